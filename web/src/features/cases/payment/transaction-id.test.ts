import {
  findTransactionId,
  looksLikeBkash,
  normalTransactionId,
  readMessageTime,
  readTransactionMessage,
} from './transaction-id';

describe('the transaction ID in a pasted SMS', () => {
  it('is found with the amount sent and the time, never with the balance', () => {
    expect(
      readTransactionMessage(
        'You have sent Tk 15,000.00 to 01812640275. Ref Wages. Fee Tk 5.00. Balance Tk 1,117.78. TrxID CJU0PZQ3U6 at 30/10/2025 21:02',
      ),
    ).toEqual({ transactionId: 'CJU0PZQ3U6', amount: 'Tk 15,000.00', time: '30/10/2025 21:02' });
  });

  it('is found in other wordings', () => {
    expect(readTransactionMessage('Payment of Tk500 successful. Trx ID: 6h7801qfym')).toEqual({
      transactionId: '6H7801QFYM',
      amount: 'Tk500',
      time: null,
    });
    expect(readTransactionMessage('Transaction ID 5C8300HJ6V')?.transactionId).toBe('5C8300HJ6V');
  });

  it.each([
    [
      'Balance Tk 31,870.50. You have paid Tk 25,000.00 to 01812640275. TrxID BKL4R7T2QX at 05/02/2026 20:14',
      { transactionId: 'BKL4R7T2QX', amount: 'Tk 25,000.00', time: '05/02/2026 20:14' },
    ],
    [
      'Money Sent. Amount: Tk 2500.00 Receiver: 01812640275 TxnID: 7XKQ2M4P Fee: Tk 5.00 Balance: Tk 310.25 05/02/2026 20:14',
      { transactionId: '7XKQ2M4P', amount: 'Tk 2500.00', time: '05/02/2026 20:14' },
    ],
    [
      'Tk500.00 sent to A/C 018126402754. Fee Tk5.00 Your A/C Balance: Tk1,200.00 TxnId: 1234567890 Date: 05/02/2026 08:14:09 PM',
      { transactionId: '1234567890', amount: 'Tk500.00', time: '05/02/2026 08:14:09 PM' },
    ],
    [
      '২৫,০০০.০০ টাকা পাঠানো হয়েছে। ফি ৫.০০ টাকা। ব্যালেন্স ১,২০০.০০ টাকা। TrxID CJU০PZQ৩U৬',
      { transactionId: 'CJU0PZQ3U6', amount: '25,000.00 টাকা', time: null },
    ],
  ])('is found in messages of every service: %s', (message, expected) => {
    expect(readTransactionMessage(message)).toEqual(expected);
  });

  it('is not made up', () => {
    expect(readTransactionMessage('CJU0PZQ3U6')).toBeNull();
    expect(readTransactionMessage('Cash Out Tk 500.00 to 01812640275')).toBeNull();
    expect(readTransactionMessage('TrxID: pending')).toBeNull();
    expect(readTransactionMessage('TrxID -')).toBeNull();
  });
});

it('is compared in capitals and without spaces', () => {
  expect(normalTransactionId(' bkl4r7t2qx ')).toBe('BKL4R7T2QX');
});

it('looks like one of bKash with 10 letters and digits only', () => {
  expect(looksLikeBkash('BKL4R7T2QX')).toBe(true);
  expect(looksLikeBkash('BKL4R7T2Q')).toBe(false);
  expect(looksLikeBkash('BKL4R7T2QXX')).toBe(false);
});

it('reads Bangla digits, also in a whole message', () => {
  expect(findTransactionId('cju০pzq৩u৬')).toBe('CJU0PZQ3U6');
  expect(findTransactionId('৳ ৫০০.০০ TrxID CJU০PZQ৩U৬')).toBe('CJU0PZQ3U6');
});

it.each([
  ['30/10/2025 21:02', { date: '2025-10-30', time: '21:02' }],
  ['5/2/2026 8:14:09 PM', { date: '2026-02-05', time: '20:14' }],
  ['05/02/2026 12:05 AM', { date: '2026-02-05', time: '00:05' }],
  ['yesterday', null],
])('reads the time %s', (time, expected) => {
  expect(readMessageTime(time)).toEqual(expected);
});
