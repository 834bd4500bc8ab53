import {
  findTransactionId,
  looksLikeBkash,
  normalTransactionId,
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
