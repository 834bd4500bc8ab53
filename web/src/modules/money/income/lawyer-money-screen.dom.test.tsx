import { act, screen, waitFor } from '@testing-library/react';
import { answer, disconnect, keepPending, refuse, type Answer } from '../../../../test/answers';
import { renderPart } from '../../../../test/render-part';
import { SendConfirmationDocument, SendRefusalDocument } from '../../../outgoing/generated/send-act';
import { sendUndoable } from '../../../ui/overlays/use-undoable';
import { ConfirmPaymentDocument, RefusePaymentDocument } from '../generated/answer-payment-dialogs';
import { LawyerMoneyScreenDocument } from './generated/lawyer-money-screen';
import { WaitingPaymentsDocument } from './generated/paste-day';
import LawyerMoneyScreen from './lawyer-money-screen';

const row = (id: string, transactionId: string, amountPoisha: number | null) => ({
  ...{ id, amountPoisha, at: '2026-11-29T04:00:00.000Z' },
  case: { id: `case-${id}`, title: `Case ${id}`, client: { id: `client-${id}`, name: `Client ${id}` } },
  payment: { id, method: 'BKASH' as const, transactionId },
});
const rows = [row('a', 'AAAAAAAA11', 250_000), row('b', 'BBBBBBBB22', null)];
const sms = (id: string, amount: string) =>
  `You have received Tk ${amount} from 01700000000. Fee Tk 0.00. Balance Tk 20,288.41. TrxID ${id} at 29/11/2026 10:02`;

const sums = { toConfirmPoisha: 250_000, duePoisha: 1_000_000, receivedPoisha: 7_500_000 };
const confirmed = answer(ConfirmPaymentDocument, ({ id }) => ({
  confirmPayment: { case: { id: `case-${id}` } },
}));

const noted = answer(SendConfirmationDocument, ({ id }) => ({
  confirmPayment: { case: { id: `case-${id}` } },
}));

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-30T04:00:00Z')));
afterEach(() => jest.restoreAllMocks());

const open = (at: string, ...answers: Answer[]) =>
  renderPart(<LawyerMoneyScreen />, {
    role: 'lawyer',
    at: `/lawyer/money${at}`,
    answers: [
      answer(LawyerMoneyScreenDocument, ({ group }) => ({
        myMoney: { items: group === 'DUE' ? [{ ...rows[0], payment: null }] : rows, pages: 1 },
        moneySums: sums,
      })),
      answer(WaitingPaymentsDocument, {
        waiting: { items: [...rows, row('c', 'CCCCCCCC33', 300_000)] },
        confirmed: { items: [row('d', 'DDDDDDDD44', 400_000)] },
      }),
      ...answers,
    ],
  });

describe('the money of a lawyer', () => {
  it('has the sums of its parts, and the payments that wait with what they are compared by', async () => {
    const { sent } = await open('');
    await screen.findByText('Client a, bKash AAAAAAAA11, 29 Nov');
    expect(screen.getByRole('link', { name: 'To be confirmed ৳\u00a02,500', current: true })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Due ৳\u00a010,000' })).toBeTruthy();
    expect(screen.getByText('Sum not given')).toBeTruthy();
    expect(sent(LawyerMoneyScreenDocument)).toMatchObject([{ group: 'TO_CONFIRM', page: 1 }]);
  });

  it('states no sum before the answer, after a failure, nor a zero beside payments without a sum', async () => {
    const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
    await renderPart(<LawyerMoneyScreen />, {
      role: 'lawyer',
      at: '/lawyer/money',
      answers: [refuse(LawyerMoneyScreenDocument, { code: 'INTERNAL_SERVER_ERROR' })],
    });
    await screen.findByText('This list could not be loaded');
    expect(names()).toEqual(['To be confirmed', 'Due', 'Received']);
  });

  it('says of a page past the end that there is nothing, with a way back', async () => {
    await renderPart(<LawyerMoneyScreen />, {
      role: 'lawyer',
      at: '/lawyer/money?page=9&state=received&month=2026-01',
      answers: [
        answer(LawyerMoneyScreenDocument, {
          myMoney: { items: [], page: 9, pages: 1, limit: 20, total: 3 },
          moneySums: { toConfirmPoisha: 0, duePoisha: 0, receivedPoisha: 0 },
        }),
      ],
    });
    const back = await screen.findByRole('link', { name: 'Go to the first page' });
    expect(back.getAttribute('href')).toBe('/lawyer/money?state=received&month=2026-01');
    expect(screen.getByRole('link', { name: 'Received', current: true })).toBeTruthy();
  });

  it('confirms a payment in its row, unless it is undone', async () => {
    const { press, sent } = await open('', noted);
    await press('Arrived Payment of Client a, AAAAAAAA11');
    await press('Undo');
    await press('Arrived Payment of Client a, AAAAAAAA11');
    expect(sent(SendConfirmationDocument)).toEqual([]);
    await act(sendUndoable);
    await waitFor(() =>
      expect(sent(SendConfirmationDocument)).toMatchObject([{ id: 'a', amountPoisha: 250_000 }]),
    );
  });

  it('keeps the answers that get no response at their rows, and offers a refused one again', async () => {
    const { press, fill } = await open(
      '',
      refuse(SendConfirmationDocument, { code: 'CONFLICT', message: 'Answered' }),
      disconnect(RefusePaymentDocument),
      disconnect(SendRefusalDocument),
    );
    await press('Not Payment of Client b, BBBBBBBB22');
    await fill('What did you find?', 'No such ID');
    await press('Refuse the payment');
    await screen.findByText('Waits for a connection');
    const isDisabled = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(isDisabled(/^Arrived.+BBBBBBBB22/)).toBe(true);
    await press('Arrived Payment of Client a, AAAAAAAA11');
    expect(isDisabled(/^Arrived.+AAAAAAAA11/)).toBe(true);
    await act(sendUndoable);
    await screen.findByText(/Answered/);
    expect(isDisabled(/^Arrived.+AAAAAAAA11/)).toBe(false);
    await press('Discard');
    expect(screen.queryByText(/Answered/)).toBeNull();
  });

  it('asks for the sum where the client gave none, and for a reason of what did not arrive', async () => {
    const refused = answer(RefusePaymentDocument, { refusePayment: { case: { id: 'case-a' } } });
    const { press, fill, sent } = await open('', refused);
    await press('Arrived Payment of Client b, BBBBBBBB22');
    await screen.findByRole('heading', { name: 'How much arrived?' });
    await press('Cancel');
    await press('Not Payment of Client a, AAAAAAAA11');
    await fill('What did you find?', 'No such ID');
    await press('Refuse the payment');
    await waitFor(() =>
      expect(sent(RefusePaymentDocument)).toMatchObject([{ id: 'a', reason: 'No such ID' }]),
    );
  });

  it('has a month of what was received, the months beside it and its file; no row to answer', async () => {
    const { sent } = await open('?state=received&month=2026-01');
    await screen.findByRole('heading', { name: 'January 2026' });
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'December 2025' }).href).toContain(
      'month=2025-12',
    );
    expect(screen.getByRole('link', { name: 'February 2026' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Arrived/ })).toBeNull();
    expect(sent(LawyerMoneyScreenDocument)).toMatchObject([{ group: 'RECEIVED', month: '2026-01' }]);
  });

  it('takes a month that is no month, or to come, as this one', async () => {
    const { sent } = await open('?state=received&month=2099-13');
    await screen.findByRole('button', { name: 'Export CSV' });
    expect(sent(LawyerMoneyScreenDocument)[0]?.month).not.toBe('2099-13');
    expect(screen.getAllByRole('link').filter(({ textContent }) => /20\d\d$/.test(textContent))).toHaveLength(
      1,
    );
  });
});

describe('the pasted SMS of a day', () => {
  const day = [
    sms('AAAAAAAA11', '2,500.00'),
    sms('CCCCCCCC33', '৩,০০০.০০'),
    sms('DDDDDDDD44', '4,000.00'),
    sms('XXXXXXXX99', '4,000.00'),
  ].join('\n');

  it('tick what has the same ID and sum; three presses confirm it, and nothing of the text is sent', async () => {
    const { press, user, sent } = await open('', confirmed);
    await press('Paste today’s SMS');
    await user.click(await screen.findByLabelText('Paste the SMS here'));
    await user.paste(day);
    await screen.findByText('Confirmed already');
    expect(screen.getByText('No payment that waits has this ID')).toBeTruthy();
    await press('Confirm 2');
    await screen.findByText('2 payments are confirmed');
    expect(sent(ConfirmPaymentDocument).map(({ id, amountPoisha }) => [id, amountPoisha])).toEqual([
      ['a', 250_000],
      ['c', 300_000],
    ]);
    expect(
      JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
    ).not.toContain('AAAAAAAA11');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say so where the client gave no sum', async () => {
    const { press, user } = await open('');
    await press('Paste today’s SMS');
    await user.click(await screen.findByLabelText('Paste the SMS here'));
    await user.paste(sms('BBBBBBBB22', '1,000.00'));
    await screen.findByText('Client b gives no sum. Confirm it in its row.');
  });

  it('wait at their rows until each is answered: a reload meanwhile sends the others', async () => {
    const { press, user } = await open('', keepPending(ConfirmPaymentDocument));
    await press('Paste today’s SMS');
    await user.click(await screen.findByLabelText('Paste the SMS here'));
    await user.paste(day);
    await press('Confirm 2');
    const name = /^Arrived.+AAAAAAAA11/;
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name, hidden: true }).disabled).toBe(true),
    );
  });

  it('leave out what is not ticked, and say what was not confirmed', async () => {
    const { press, user, sent } = await open(
      '',
      refuse(ConfirmPaymentDocument, { code: 'CONFLICT', message: 'This payment was answered already' }),
    );
    await press('Paste today’s SMS');
    await user.click(await screen.findByLabelText('Paste the SMS here'));
    await user.paste(day);
    await user.click(await screen.findByRole('checkbox', { name: /CCCCCCCC33/ }));
    await press('Confirm 1');
    await screen.findByText('This payment was answered already');
    expect(sent(ConfirmPaymentDocument)).toHaveLength(1);
    await waitFor(() => expect(sent(WaitingPaymentsDocument)).toHaveLength(2));
  });

  it.each([
    ['Hello', 'We find no transaction ID in this.'],
    ['TrxID AAAAAAAA11 '.repeat(60_000), 'This is too much at once. Paste the messages of one day.'],
  ])('that are none say so: %.20s', async (text, sentence) => {
    const { press, user } = await open('');
    await press('Paste today’s SMS');
    await user.click(await screen.findByLabelText('Paste the SMS here'));
    await user.paste(text);
    await screen.findByText(sentence);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nothing to confirm' }).disabled).toBe(true);
  });
});
