import type { Language } from '@ainsathi/contract/languages';
import { screen, within } from '@testing-library/react';
import { answer, type Partly } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import type { Case, Payment } from '../../graphql/generated/schema-types';
import { ClientCasesDocument } from '../cases/generated/client-cases-screen';
import { ClientDashboardDocument } from '../dashboards/generated/client-dashboard-screen';

const fee = { id: 'second', amountPoisha: 1_500_000, covers: 'The plaint' };
const refused: Partly<Payment> = {
  ...{ id: 'p2', feeId: fee.id, state: 'REFUSED', method: 'NAGAD', transactionId: 'CKR7W2Q9XZ' },
  ...{ amountPoisha: 1_500_000, reason: 'No SMS came with this ID.' },
};

const caseWith = (payments: readonly Partly<Payment>[], facts: Partly<Case> = {}): Partly<Case> => ({
  refusedPayment: payments.find(({ feeId }) => feeId === fee.id),
  ...{ id: 'wages', title: 'Unpaid wages', status: 'ACCEPTED', paymentStatus: 'UNPAID' },
  ...{ acceptsPayment: true, canAct: ['PAY', 'SEND_MESSAGE'], dueAmountPoisha: fee.amountPoisha },
  lawyer: { id: 'lawyer', name: 'Nusrat Jahan', verified: true, mobilePaymentDetails: 'Nagad: 01812-640275' },
  due: { accepted: fee, proposed: null },
  fees: [{ ...fee, state: 'ACCEPTED' }],
  ...{ payments, withdrawnAt: null },
  ...facts,
});

interface Words {
  language: Language;
  id: string;
  payment: Partly<Payment>;
  sentence: string;
  warning: string;
}

const open = async (legalCase: Partly<Case>, language: Language = 'en') =>
  renderPage('/user/cases/wages', { known: { case: legalCase }, language });
const timesSaid = (text: string) => document.body.textContent.split(text).length - 1;

describe('after a refusal the case', () => {
  it.each<Words>([
    {
      ...{ language: 'en', id: 'Transaction ID', payment: refused },
      sentence: 'Your payment of ৳\u00a015,000 did not arrive: “No SMS came with this ID.”',
      warning: 'Do not send the money again. Compare the ID with your SMS, last digits first.',
    },
    {
      ...{ language: 'bn', id: 'TrxID নম্বর', payment: refused },
      sentence: 'আপনার ৳\u00a0১৫,০০০ পৌঁছায়নি: ‘No SMS came with this ID.’',
      warning: 'টাকা আবার পাঠাবেন না। এসএমএসের সঙ্গে আইডি মেলান, শেষ অঙ্ক আগে।',
    },
    {
      ...{ language: 'en', id: 'Transaction ID', payment: { ...refused, amountPoisha: null } },
      sentence: 'Your payment did not arrive: “No SMS came with this ID.”',
      warning: 'Do not send the money again.',
    },
    {
      ...{ language: 'bn', id: 'TrxID নম্বর', payment: { ...refused, amountPoisha: null } },
      sentence: 'আপনার টাকা পৌঁছায়নি: ‘No SMS came with this ID.’',
      warning: 'টাকা আবার পাঠাবেন না।',
    },
  ])('says once $sentence, with the ID to compare', async ({ language, id, payment, ...words }) => {
    await open(caseWith([payment]), language);
    const isHeading = (_: string, element: Element | null) => element?.tagName === 'H2';
    const headings = (await screen.findAllByText(isHeading)).map(({ textContent }) => textContent);
    expect(headings).toContain(words.sentence);
    expect([timesSaid(words.sentence), timesSaid(words.warning)]).toEqual([1, 1]);
    expect(screen.getByLabelText<HTMLInputElement>(id).value).toBe('CKR7W2Q9XZ');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Nagad|নগদ/ }).checked).toBe(true);
  });

  it('shows nothing to copy until the client opens how to send it', async () => {
    const { user } = await open(caseWith([refused]));
    await screen.findByText('How to send it');
    expect(screen.queryByText('01812-640275')).toBeNull();
    expect(screen.queryByRole('heading', { name: /^Send/ })).toBeNull();
    await user.click(screen.getByText('How to send it'));
    expect(screen.getByText('01812-640275')).toBeTruthy();
  });

  it('says so of the fee that is due, not of the payment that was sent last', async () => {
    const later: Partly<Payment> = { ...refused, id: 'p3', feeId: 'third', state: 'SUBMITTED' };
    await open(caseWith([later, refused]));
    await screen.findByRole('heading', { name: /did not arrive/ });
  });

  it.each([
    [
      'the next payment',
      caseWith([{ ...refused, id: 'p3', state: 'SUBMITTED' }, refused], {
        ...{ paymentStatus: 'PAID', refusedPayment: null },
      }),
    ],
    ['another fee is accepted', caseWith([{ ...refused, feeId: 'first' }])],
  ])('says so until %s', async (_, legalCase) => {
    await open(legalCase);
    await screen.findByRole('heading', { name: 'Payment' });
    expect(timesSaid('did not arrive')).toBe(0);
  });
});

it('the list names a refused payment and leads to its ID', async () => {
  const row = { ...caseWith([refused]), lastPayments: [refused] };
  const counts = { total: 1, paymentsRefused: 1 };
  await renderPage('/user/cases?pay=wages', {
    answers: [
      answer(ClientCasesDocument, {
        myCases: { items: [row], page: 1, pages: 1, total: 1 },
        myCaseCounts: counts,
      }),
    ],
  });
  const link = within(await screen.findByRole('row', { name: /Unpaid wages/ })).getByRole('link', {
    name: /^Check the ID/,
  });
  expect(link.getAttribute('href')).toBe('/user/cases/wages?tab=payment');
  screen.getByText(/^Your payment of ৳\s15,000 did not arrive: “No SMS came with this ID.”$/);
  screen.getByText('One case. One payment did not arrive.');
  screen.getByRole('link', { name: 'Payment to check 1' });
  expect(screen.queryByText(/Pay the fee|Fee to be paid/)).toBeNull();
  expect(screen.queryByText('01812-640275')).toBeNull();
});

it('a refused payment is a task of the dashboard, which leads to its ID', async () => {
  const row = { ...caseWith([refused]), lastPayments: [refused] };
  await renderPage('/user', {
    answers: [
      answer(ClientDashboardDocument, {
        myCaseCounts: { total: 1, paymentsRefused: 1 },
        paymentsRefused: { items: [row] },
      }),
    ],
  });
  await screen.findByRole('heading', { name: /^Your payment of ৳\u00a015,000 did not arrive/ });
  const link = screen.getByRole('link', { name: /^Check the ID/ });
  expect(link.getAttribute('href')).toBe('/user/cases/wages?tab=payment');
});
