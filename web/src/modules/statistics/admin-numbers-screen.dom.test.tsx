import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, refuse, valuesOf, type Answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { AdminCasesDocument } from '../cases/generated/admin-cases-screen';
import { AdminComplaintsDocument } from '../complaints/generated/admin-complaints-screen';
import { AdminLawyersDocument } from '../lawyers/generated/admin-lawyers-screen';
import { AdminRequestsScreenDocument } from '../open-requests/generated/admin-requests-screen';
import { AdminNumbersDocument } from './generated/admin-numbers-screen';

const numbers = answer(AdminNumbersDocument, {
  numbers: {
    steps: valuesOf('RequestStep').map((step, place) => ({ step: step as never, count: 1_234 - place })),
    medianHours: 4.5,
    payments: [{ method: 'BKASH', count: 2, amountPoisha: 12_345_00 }],
    complaints: [{ outcome: 'UPHELD', count: 3 }],
    waiting: valuesOf('WaitingKind').map((kind, place) => ({ kind: kind as never, count: place })),
  },
});
const open = (at: string, ...answers: Answer[]) =>
  renderPage(at, { role: 'admin', answers: [numbers, ...answers] });
describe('the numbers of the owners', () => {
  it('are of the last 30 days, today included', async () => {
    const { sent } = await open('/admin/numbers');
    await screen.findByRole('link', { name: 'Asked a lawyer 1,234' });
    const [{ from, to } = { from: '', to: '' }] = sent(AdminNumbersDocument);
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(29);
  });

  it('are links to the lists of just these rows; of payments, to a file', async () => {
    await open('/admin/numbers?from=2026-03-10&to=2026-03-11');
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    const cases = '/admin/cases?from=2026-03-10&to=2026-03-11&step=';
    expect(await hrefOf('A fee was stated 1,231')).toBe(`${cases}fee_stated`);
    expect(await hrefOf('Half were answered within 4.5 hours')).toBe(`${cases}answered`);
    expect(await hrefOf('Lawyers with requests older than 48 hours 0')).toBe('/admin/lawyers?state=late');
    expect(await hrefOf('Requests to several, a day without a proposal 1')).toBe(
      '/admin/requests?state=unanswered',
    );
    expect(await hrefOf('Cases whose people disagree about money 2')).toBe('/admin/cases?status=disputed');
    expect(await hrefOf('Complaints: the complainant was right 3')).toBe(
      '/admin/complaints?state=all&from=2026-03-10&to=2026-03-11&outcome=upheld',
    );
    screen.getByRole('button', { name: 'bKash, 2 payments' });
    screen.getByText('৳ 12,345');
    screen.getByRole('button', { name: 'Payments (CSV)' });
  });

  it('follow the days that are chosen, and keep them while a day is emptied', async () => {
    const { sent } = await open('/admin/numbers?from=2026-03-10&to=2026-03-11');
    const from = await screen.findByLabelText<HTMLInputElement>('First day');
    fireEvent.input(from, { target: { value: '' } });
    fireEvent.input(from, { target: { value: '2026-03-01' } });
    await waitFor(() =>
      expect(sent(AdminNumbersDocument).at(-1)).toEqual({ from: '2026-03-01', to: '2026-03-11' }),
    );
    expect(sent(AdminNumbersDocument)).toHaveLength(2);
  });

  it.each(['from=2026-02-30&to=2026-03-11', 'from=x&to=2026-03-11'])('take %s as 30 days', async (query) => {
    const { sent } = await open(`/admin/numbers?${query}`);
    await screen.findByRole('link', { name: 'Asked a lawyer 1,234' });
    expect(sent(AdminNumbersDocument)).toEqual([{ from: '2026-02-10', to: '2026-03-11' }]);
  });

  it('say why days are refused', async () => {
    const message = 'Choose at most 366 days';
    await renderPage('/admin/numbers?from=2020-01-01&to=2026-03-11', {
      role: 'admin',
      answers: [refuse(AdminNumbersDocument, { code: 'BAD_USER_INPUT', message })],
    });
    await screen.findByText('These numbers could not be loaded');
    screen.getByText(message);
  });
});

describe('the lists behind them', () => {
  it('of cases say what is shown, keep it with another page, and lead to all', async () => {
    const list = answer(AdminCasesDocument, {
      cases: { items: [], page: 1, pages: 3, total: 60, limit: 20 },
    });
    const { sent, user } = await open('/admin/cases?from=2026-03-10&to=2026-03-11&step=fee_stated', list);
    await screen.findByText(/^Only requests: A fee was stated, from 10 Mar 2026, until 11 Mar 2026\./);
    const asked = { requestedFrom: '2026-03-10', requestedTo: '2026-03-11', step: 'FEE_STATED' };
    expect(sent(AdminCasesDocument)).toMatchObject([asked]);
    await user.click(screen.getByRole('link', { name: 'Show all' }));
    await waitFor(() =>
      expect(sent(AdminCasesDocument).at(-1)).toMatchObject({
        requestedFrom: null,
        requestedTo: null,
        step: null,
      }),
    );
    expect(screen.queryByText(/^Only requests/)).toBeNull();
  });

  it('of complaints say what is shown, and lead to all', async () => {
    const list = answer(AdminComplaintsDocument, { complaints: { items: [], page: 1, pages: 1, total: 0 } });
    const at = '/admin/complaints?state=all&from=2026-03-10&to=2026-03-11&outcome=not_upheld';
    const { sent, user } = await open(at, list);
    await screen.findByText(
      /^Only those closed: Could not be confirmed, from 10 Mar 2026, until 11 Mar 2026\./,
    );
    expect(sent(AdminComplaintsDocument)).toMatchObject([
      { state: null, outcome: 'NOT_UPHELD', closedFrom: '2026-03-10', closedTo: '2026-03-11' },
    ]);
    await user.click(screen.getByRole('link', { name: 'Show all' }));
    await waitFor(() =>
      expect(sent(AdminComplaintsDocument).at(-1)).toMatchObject({
        ...{ state: null, outcome: null, closedFrom: null, closedTo: null },
      }),
    );
  });

  it('of cases in dispute are a choice of the filter', async () => {
    const cases = await open('/admin/cases?status=disputed', answer(AdminCasesDocument, {}));
    expect((await screen.findByLabelText<HTMLSelectElement>('Status')).selectedOptions[0]?.text).toBe(
      'Disputed',
    );
    expect(cases.sent(AdminCasesDocument)).toMatchObject([{ disputed: true, quiet: false, status: null }]);
  });

  it('of lawyers have a tab', async () => {
    const lawyers = await open('/admin/lawyers?state=late', answer(AdminLawyersDocument, {}));
    await screen.findByRole('link', { name: 'Requests older than 48 hours', current: true });
    expect(lawyers.sent(AdminLawyersDocument)).toMatchObject([{ late: true, verification: null }]);
  });

  it('of requests to several have a tab', async () => {
    const requests = await open('/admin/requests?state=unanswered', answer(AdminRequestsScreenDocument, {}));
    await screen.findByRole('link', { name: 'A day without a proposal', current: true });
    expect(requests.sent(AdminRequestsScreenDocument)).toMatchObject([
      { unanswered: true, reported: false, state: null },
    ]);
  });
});
