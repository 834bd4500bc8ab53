import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, refuse } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { AdminRequestsScreenDocument } from './generated/admin-requests-screen';
import { CloseOpenRequestDocument } from './records/generated/report-dialog';

it.each(['reported', 'all'])(
  'who closes a request that a colleague closed just now reads that in the list %s, with the reason still there',
  async (state) => {
    let isClosed = false;
    const refusal = refuse(CloseOpenRequestDocument, { code: 'CONFLICT', message: 'This request has ended' });
    const { press, fill, sent } = await renderPage(`/admin/requests?state=${state}`, {
      role: 'admin',
      answers: [
        answer(AdminRequestsScreenDocument, () => {
          const record = { id: 'a', state: isClosed ? 'CLOSED' : 'OPEN', reports: ['SPAM'] };
          const items = isClosed && state === 'reported' ? [] : [record];
          return { openRequests: { items, total: items.length } };
        }),
        {
          ...refusal,
          respond: (variables) => {
            isClosed = true;
            return refusal.respond(variables);
          },
        },
      ],
    });
    await press(/^Look at the reports/);
    const dialog = await screen.findByRole('dialog');
    await fill('Reason, which the client reads', 'It sells land');
    await press('Close the request', dialog);
    await waitFor(() => expect(sent(AdminRequestsScreenDocument)).toHaveLength(2));
    await screen.findByText(state === 'all' ? 'Closed by the staff' : 'No requests found');
    const after = screen.getByRole('dialog');
    await within(after).findByText(/This request has ended/);
    within(after).getByDisplayValue('It sells land');
  },
);

it('the purpose and the reason that staff type outlast a closed dialog, each for its request', async () => {
  const items = ['a', 'b'].map((id) => ({ id, state: 'OPEN' as const, reports: ['SPAM' as const] }));
  const { press, fill } = await renderPage('/admin/requests?state=reported', {
    role: 'admin',
    answers: [answer(AdminRequestsScreenDocument, { openRequests: { items, total: 2 } })],
  });
  const [first, second] = await screen.findAllByRole('button', { name: /^Look at the reports/ });
  if (!first || !second) throw new Error('Two requests are shown');
  fireEvent.click(first);
  await fill(/^Why do you read it/, 'A lawyer says that it sells land');
  await fill('Reason, which the client reads', 'It sells land');
  await press('Close', await screen.findByRole('dialog'));
  fireEvent.click(second);
  await screen.findByRole('dialog');
  expect(screen.queryByDisplayValue(/sells land/)).toBeNull();
  await press('Close', screen.getByRole('dialog'));
  fireEvent.click(first);
  await screen.findByDisplayValue('It sells land');
  screen.getByDisplayValue('A lawyer says that it sells land');
});
