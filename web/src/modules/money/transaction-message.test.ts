import { readTaka } from '../../ui/taka';
import { findTransactionId, readMessageTime, readTransactionMessage } from './transaction-id';

const END = 'TrxID CJU0PZQ3U6 at 20/11/2026 21:02';
const poishaOf = (message: string) => readTaka(readTransactionMessage(message)?.amount ?? '');

describe('a message about a payment', () => {
  it.each([
    `Payment of Tk 2,500.00 to CHAMBER OF A B is successful. Balance Tk 20,268.41. ${END}`,
    `Send Money Tk 2,500.00 to 01700000000 successful. Ref case fee 45. Fee Tk 5.00. Balance Tk 120.08. ${END}`,
    `Send Money Tk 2,500.00 to 01700000000 successful. Ref Tk 3,000 agreed. Fee Tk 5.00. Balance Tk 120.08. ${END}`,
    `Send Money Tk 2,500.00 to 01700000000 successful. Ref cancelled cheque. Fee Tk 5.00. Balance Tk 120.08. ${END}`,
    `Bill successfully paid.\nBiller: LEGAL AID\nMM/YYYY: 112026\nSMS Account: 01700000000\nAmount: Tk 2,500.00\nFee: Tk 0.00\nTrxID: CJU0PZQ3U6 at 20/11/2026 21:02`,
    'Fee: Tk 5.00\nAmount: Tk 2,500.00\nTrxID: CJU0PZQ3U6 at 20/11/2026 21:02',
    'Send Money\nChamber of A B\nTime\n09:02pm 20/11/26\nTransaction ID\nCJU0PZQ3U6\nTotal\n৳2,505.00\nAmount\n৳2,500.00\nCharge\n৳5.00',
    // Other services, other words and other places of the reference.
    `Money Sent.\nAmount: Tk 2,500.00\nReceiver: 01700000000\nRef: money received back\nTxnID: CJU0PZQ3U6\nFee: Tk 5.00\nBalance: Tk 310.25\n20/11/2026 21:02`,
    `Send Money\nReference\nTk 3,000 cash in pending\nTotal\n৳2,505.00\nAmount\n৳2,500.00\nCharge\n৳5.00\n${END}`,
    `Ref: recharge of Tk 90. Tk 2,500.00 sent to 01700000000. Fee Tk 5.00. ${END}`,
    `Payment of Tk 2,500.00 to CHAMBER received by merchant. ${END}`,
    `Your A/C 017 debited Tk 2,500.00 for fund transfer. Remarks: refund of deposit. Charge Tk 5.00. ${END}`,
    `You have sent Tk 2,500.00 to 01700000000. Fee Tk 5.00. ${END}. Get Cashback on your next Mobile Recharge and Add Money!`,
    `৳২,৫০০.০০ পাঠানো হয়েছে। রেফারেন্স: ফেরত টাকা পেয়েছেন। ফি ৳৫.০০। ${END}`,
    `Tk 2,500.00 received from 01700000000. Comm: Tk 10.00. Balance Tk 310.25. ${END}`,
    // Bangla labels and halves of the day.
    'সেন্ড মানি ৳২,৫০০.০০ সফল। ফি ৳৫.০০। লেনদেন নং: CJU0PZQ3U6 সময়: ২০/১১/২০২৬ ০৯:০২ পিএম',
    'পেমেন্ট ২,৫০০ টাকা সফল। ব্যালেন্স ৩১০ টাকা। TrxID নম্বর CJU0PZQ3U6, ২০/১১/২৬ ৯:০২ পি.এম.',
  ])('gives ID, amount and time, whatever the reference says: %s', (message) => {
    const found = readTransactionMessage(message);
    expect(found).toMatchObject({ transactionId: 'CJU0PZQ3U6', problem: null });
    expect(readTaka(found?.amount ?? '')).toBe(250_000);
    expect(readMessageTime(found?.time ?? '')).toEqual({ date: '2026-11-20', time: '21:02' });
  });
});

describe('a message about no payment is named', () => {
  it.each([
    ['reversed', `Your transaction of Tk 2,500.00 could not be completed. ${END}`],
    ['reversed', `Insufficient balance for Tk 2,500.00. ${END}`],
    ['pending', `Payment Request of Tk 2,500.00 from CHAMBER. ${END}`],
    ['received', `Your loan of Tk 2,500.00 has been disbursed. ${END}`],
    ['received', `You have received Tk 2,500.00 from 01700000000. Fee Tk 0.00. Balance Tk 20,288.41. ${END}`],
    ['received', `You have received Tk 2,500.00 from 01700000000. Ref test payment. Fee Tk 0.00. ${END}`],
    [
      'received',
      'Money Received.\nAmount: Tk 2,500.00\nSender: 01700000000\nRef: N/A\nTxnID: CJU0PZQ3U6\nBalance: Tk 310.25',
    ],
    [
      'received',
      `Tk2,500.00 received from A/C:01700000000 Fee:Tk0, Your A/C Balance: Tk3,000 TxnId:4829105537`,
    ],
    ['received', `Your A/C 1234 is credited with BDT 2,500.00. ${END}`],
    ['received', `আপনি ০১৭০০০০০০০০ থেকে ২,৫০০.০০ টাকা পেয়েছেন। ${END}`],
    [
      'cashIn',
      `Cash In Tk 2,500.00 from 01700000000 successful. Fee Tk 0.00. Balance Tk 2,506.91. ${END}. Download App: https://example.com/app`,
    ],
    ['cashIn', `Add Money Tk 2,500.00 from card successful. ${END}`],
    ['cashIn', `ক্যাশ ইন ২,৫০০.০০ টাকা সফল হয়েছে। ${END}`],
    [
      'cashback',
      `Congratulations! You have received Cashback Tk 2,500.00. Balance Tk 71.91. ${END}. Cashback on transaction`,
    ],
    ['cashback', `অভিনন্দন! আপনি ২,৫০০.০০ টাকা ক্যাশব্যাক পেয়েছেন। ${END}`],
    [
      'recharge',
      `Mobile Recharge request of Tk 2,500.00 for 01700000000 was successful. Balance Tk 71.91. ${END}`,
    ],
    ['recharge', `০১৭০০০০০০০০ নম্বরে ২,৫০০ টাকা রিচার্জ সফল। ${END}`],
    ['pending', `Your request to send Tk 2,500.00 to 01700000000 is pending. ${END}`],
    ['pending', `Send Money Tk 2,500.00 to 01700000000. ${END}. Status: Processing`],
    ['pending', `Request money Tk 2,500.00 from 01700000000. ${END}`],
    ['received', `আপনার অ্যাকাউন্টে ২,৫০০ টাকা এসেছে। ${END}`],
    ['reversed', `রিফান্ড ৳২,৫০০.০০ সফল। ${END}`],
    ['reversed', `Your Send Money of Tk 2,500.00 was reversed. Ref pending case. ${END}`],
    ['reversed', `Send Money Tk 2,500.00 to 01700000000 was not successful. ${END}`],
  ])('as %s: %s', (problem, message) => {
    expect(readTransactionMessage(message)?.problem).toBe(problem);
    expect(findTransactionId(message)).not.toMatch(/^[A-Z0-9]{6,32}$/);
  });
});

describe('the amount of a message', () => {
  it.each([
    ['Transaction ID\nBKL4R7T2QX\nTotal\n৳25,000.00 + ৳5.00', 2_500_000],
    ['TrxID BKL4R7T2QX Total ৳25,000.00 + ৳5.00 Amount ৳25,000.00', 2_500_000],
    ['মোট ৳২৫,০০০.০০ + ৳৫.০০ ট্রানজেকশন আইডি BKL4R7T2QX', 2_500_000],
    ['TrxID BKL4R7T2QX ৳25,000.00 + charge ৳5.00', 2_500_000],
    ['Amount: 25,000.00 Charge: 5.00 Total: 25,005.00 TrxID BKL4R7T2QX', 2_500_000],
    ['মোট ৳২৫,০০৫ পরিমাণ ৳২৫,০০০ চার্জ ৳৫ ট্রানজেকশন আইডি BKL4R7T2QX', 2_500_000],
    ['Total amount: Tk 25,005.00 Amount: Tk 25,000.00 Charges: Tk 5.00 TrxID BKL4R7T2QX', 2_500_000],
    ['Fee amount Tk 5.00, Amount Tk 25,000.00 TrxID BKL4R7T2QX', 2_500_000],
    ['Total Tk 25,000.00 TrxID BKL4R7T2QX', 2_500_000],
    ['Total BDT 2,505.00 Amount BDT 2,500.00 Charge BDT 5.00 TrxID BKL4R7T2QX', 250_000],
  ])('is what was paid, never what follows a plus or what the service takes: %s', (message, poisha) => {
    expect(poishaOf(message)).toBe(poisha);
  });

  it.each([
    'Total ৳2,505.00 Charge ৳5.00 TrxID BKL4R7T2QX',
    'Charge Tk 5.00 Total Tk 2,505.00 TrxID BKL4R7T2QX',
    'মোট ২,৫০৫.০০ টাকা, চার্জ ৫.০০ টাকা, ট্রানজেকশন আইডি BKL4R7T2QX',
    'VAT Tk 0.75 Charge Tk 5.00 TrxID BKL4R7T2QX',
    'মোট ৳২,৫০৫.০০ (২,৫০০ + ৫) ট্রানজেকশন আইডি BKL4R7T2QX',
  ])('is left to the person where the message has only a total beside a charge: %s', (message) => {
    expect(readTransactionMessage(message)).toMatchObject({ transactionId: 'BKL4R7T2QX', amount: null });
  });
});

it('a time whose half of the day is a Bangla word is left to the person', () => {
  const message = 'পেমেন্ট ৳২,৫০০ সফল। TrxID CJU0PZQ3U6, ২০/১১/২০২৬ রাত ৯:০২';
  expect(readTransactionMessage(message)).toMatchObject({ time: null });
  expect(readTransactionMessage(message.replace('রাত ৯:০২', '') + 'রাত ৯:০২ ২০/১১/২৬')?.time).toBeNull();
});

it.each([
  `Balance before Tk 20,000.00. You sent Tk 2,500.00 to 01700000000. ${END}`,
  `You saved Tk 50.00! Payment Tk 2,500.00 to CHAMBER. ${END}`,
  `Daily limit left Tk 10,000.00. You have sent Tk 2,500.00 to 01700000000. ${END}`,
])('of several sums none is chosen: %s', (message) => {
  expect(readTransactionMessage(message)).toMatchObject({ amount: null, problem: null });
});

it('a sum with a space between its groups is whole', () => {
  expect(
    poishaOf(`Tk 15 000.00 sent to 01700000000. Your PIN should not be shared. Charge Tk 5.00. ${END}`),
  ).toBe(1_500_000);
});
