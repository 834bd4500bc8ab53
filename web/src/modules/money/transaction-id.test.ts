import { readTaka } from '../../ui/taka';
import { hasIdShape, looksLikeMethod } from './payment-methods';
import { findTransactionId, readMessageTime, readTransactionMessage } from './transaction-id';

describe('the transaction ID in a pasted SMS', () => {
  it('is found with the amount sent and the time, never with the balance', () => {
    expect(
      readTransactionMessage(
        'You have sent Tk 15,000.00 to 01812640275. Ref Wages. Fee Tk 5.00. Balance Tk 1,117.78. TrxID CJU0PZQ3U6 at 30/10/2025 21:02',
      ),
    ).toEqual({
      transactionId: 'CJU0PZQ3U6',
      amount: 'Tk 15,000.00',
      time: '30/10/2025 21:02',
      problem: null,
    });
  });

  it('is found in other wordings', () => {
    expect(readTransactionMessage('Payment of Tk500 successful. Trx ID: 6h7801qfym')).toEqual({
      transactionId: '6H7801QFYM',
      amount: 'Tk500',
      time: null,
      problem: null,
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
    expect(readTransactionMessage(message)).toEqual({ ...expected, problem: null });
  });

  it.each([
    [
      'You have sent Tk2,500.00 to 01700-000000 successfully. Fee Tk5.00. TrxID BKL4R7T2QX at 2026-11-20 21:02:11. Balance Tk1,310.25',
      'BKL4R7T2QX',
    ],
    [
      'A/C: 017000000001 Tk2,500.00 Comm:Tk12.50; A/C Balance: Tk310.25.TxnId: 4829105537 Date:20-NOV-26 09:02:11 pm. Download the app',
      '4829105537',
    ],
    [
      'Tk 2,500.00 received from 01700000000. Comm: Tk 10.00. Balance Tk 310.25. TxnID: 4829105537 at 20/11/26 21:02',
      '4829105537',
    ],
    [
      'Money Sent.\nAmount: Tk 2,500.00\nReceiver: 01700000000\nRef: fee\nTxnID: 7XKQ2M4P\nFee: Tk 5.00\nBalance: Tk 310.25\n20/11/2026 21:02',
      '7XKQ2M4P',
    ],
    ['Fee Tk 5.00 VAT Tk 0.75 Amount Tk 2,500.00 TxnID 7XKQ2M4P 20-11-2026 21:02', '7XKQ2M4P'],
    [
      'Total BDT 2,505.00 Amount BDT 2,500.00 Charge BDT 5.00 Txn ID: BKL4R7T2QX 20 Nov 2026 09:02 PM',
      'BKL4R7T2QX',
    ],
    [
      'আপনি ২,৫০০.০০ টাকা পাঠিয়েছেন। চার্জ ৫.০০ টাকা। ট্রানজেকশন আইডি: BKL৪R৭T২QX সময়: ২০/১১/২০২৬ ২১:০২',
      'BKL4R7T2QX',
    ],
    ['You have sent Tk 2,500.00 to 01700000000. TrxID ABCDEFGHJK at 20/11/2026 21:02', 'ABCDEFGHJK'],
    ['Tk2500 sent to 01700000000. TxID:BKL4R7T2QX 20/11/2026 09:02PM', 'BKL4R7T2QX'],
    ['Payment TrxID BKL4R7T2QX at 20/11/2026 21:02 Tk 2,500.00', 'BKL4R7T2QX'],
    ['Tk 2,500.00 to account 1234. Ref: FT26036ABC12 20/11/2026 21:02', 'FT26036ABC12'],
    ['Cash Out Tk 2,500.00 Fee Tk 37.50 TrxID BKL4R7T2QX 09:02pm 20/11/26', 'BKL4R7T2QX'],
  ])('is found with amount and time as services write them: %s', (message, id) => {
    const found = readTransactionMessage(message);
    expect(found).toMatchObject({ transactionId: id, problem: null });
    expect(readTaka(found?.amount ?? '')).toBe(250_000);
    expect(readMessageTime(found?.time ?? '')).toEqual({ date: '2026-11-20', time: '21:02' });
  });

  it('is that of the money sent, where a message of money received is pasted with it', () => {
    const received = 'You have received Tk 2,500.00 from 01700000000. TrxID AAA1BBB2CC at 18/11/2026 10:00';
    const sent = 'You have sent Tk 2,500.00 to 01800000000. TrxID BKL4R7T2QX at 20/11/2026 21:02';
    expect(readTransactionMessage(`${received}\n${sent}`)).toMatchObject({
      transactionId: 'BKL4R7T2QX',
      problem: null,
    });
  });

  it.each([
    ['lines', '\n'],
    ['paragraphs', '\n\n'],
  ])('is that of the last of several messages, by their times or else their places: %s', (_, between) => {
    const message = (id: string, taka: number, end = '') =>
      `You have sent Tk ${taka}.00 to 01700000000. Fee Tk 5.00. TrxID ${id}${end}`;
    const [early, late] = [' at 19/11/2026 21:02', ' at 20/11/2026 9:02'];
    const read = (...messages: string[]) => readTransactionMessage(messages.join(between));
    const last = { transactionId: 'BKL4R7T2QB', amount: 'Tk 300.00', problem: null };
    expect(read(message('BKL4R7T2QA', 200, early), message('BKL4R7T2QB', 300, late))).toMatchObject(last);
    expect(read(message('BKL4R7T2QB', 300, late), message('BKL4R7T2QA', 200, early))).toMatchObject(last);
    expect(read(message('BKL4R7T2QA', 200), message('BKL4R7T2QB', 300))).toMatchObject(last);
  });

  it('is asked for alone where several messages cannot be told apart', () => {
    const sent = 'You have sent Tk 300.00 to 01700000000. TrxID BKL4R7T2QA at 20/11/2026 21:02';
    expect(readTransactionMessage(`${sent} ${sent.replace('QA', 'QB')}`)?.problem).toBe('several');
    const nagad = 'Money Sent.\nAmount: Tk 300.00\nTxnID: 7XKQ2M4P\nFee: Tk 5.00\n20/11/2026 21:02';
    const received = 'Money Received.\nAmount: Tk 900.00\nTxnID: 7XKQ2M4Q\n21/11/2026 21:02';
    expect(readTransactionMessage(`${nagad}\n${received}`)?.problem).toBe('several');
    expect(readTransactionMessage(`${nagad}\n\n${received}`)).toMatchObject({
      ...{ transactionId: '7XKQ2M4P', amount: 'Tk 300.00', time: '20/11/2026 21:02', problem: null },
    });
  });

  it('comes with the sum of its own message, not of one without an ID before it', () => {
    const advertisement = 'Pay Tk 50 bills with the app!';
    const sent = 'You have sent Tk 300.00 to 01700000000. TrxID BKL4R7T2QA at 20/11/2026 21:02';
    expect(readTransactionMessage(`${advertisement}\n\n${sent}`)?.amount).toBe('Tk 300.00');
  });

  it('of a payment that was reversed is not taken unseen', () => {
    const message = 'Your Send Money of Tk 2,500.00 was reversed. TrxID BKL4R7T2QX at 20/11/2026 21:02';
    expect(readTransactionMessage(message)?.problem).toBe('reversed');
    expect(findTransactionId(message)).not.toBe('BKL4R7T2QX');
  });

  it('is not made up', () => {
    expect(readTransactionMessage('CJU0PZQ3U6')).toBeNull();
    expect(readTransactionMessage('Cash Out Tk 500.00 to 01812640275')).toBeNull();
    expect(readTransactionMessage('TrxID: pending')).toBeNull();
    expect(readTransactionMessage('TrxID -')).toBeNull();
  });
});

it.each([
  ...[' bkl4r7t2qx ', 'BKL4R7T2QX\u2060', 'BKL4\u200bR7T2QX', '\u2068BKL4R7T2QX\u2069', 'BKL4R\u00ad7T2QX'],
  ...[
    'BKL4R7T2QX.',
    'BKL4 R7T2 QX',
    'BKL4R7T2QX\u00a0',
    'ＢＫＬ４Ｒ７Ｔ２ＱＸ',
    'BKL৪R৭T২QX',
    '“BKL4R7T2QX”',
  ],
  ...['TrxID: BKL4R7T2QX', 'TrxID\u200b: BKL4R7T2QX', 'Trx\u2060ID BKL4R7T2QX.', 'TrxID: “BKL4 R7T2 QX”'],
  ...[
    'লেনদেন আইডি\u200c: BKL4R7T2QX।',
    '(TrxID：BKL4R7T2QX)',
    'BKL4R7T2QX,',
    'BKL4R7T2QX।',
    'BKL4R7T2QX\ufe0f',
  ],
])('is read from %j', (text) => {
  expect(findTransactionId(text)).toBe('BKL4R7T2QX');
});

it.each(['কখগঘঙচছজ', 'BKL4R', 'TrxID: pending', 'TrxID'])('is not %j', (text) => {
  expect(hasIdShape('BKASH', findTransactionId(text))).toBe(false);
});

it('of a bank keeps its strokes and hyphens', () => {
  expect(findTransactionId('FT26\u201145/12')).toBe('FT26-45/12');
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
  ['20/11/2026 25:02', null],
])('reads the time %s', (time, expected) => {
  expect(readMessageTime(time)).toEqual(expected);
});

it.each([
  ['BKASH', 'BKL4R7T2QX', true],
  ['BKASH', 'BKL4R7T2', false],
  ['BKASH', 'BKL4R7T2QXX', false],
  ['NAGAD', '7XKQ2M4P', true],
  ['NAGAD', 'BKL4R7T2QX', false],
  ['ROCKET', '1234567890', true],
  ['ROCKET', 'BKL4R7T2QX', false],
  ['BANK', 'FT/2026-00017', true],
] as const)('an ID of %s: %s looks right: %s', (method, id, expected) => {
  expect(looksLikeMethod(method, id)).toBe(expected);
});

it.each([
  ['BKASH', 'ABC12', false],
  ['BKASH', 'ABC123', true],
  ['BANK', 'FT/2026-00017', true],
  ['BANK', 'FT', false],
  ['ROCKET', 'FT/2026-00017', false],
] as const)('an ID of %s: %s is taken: %s', (method, id, expected) => {
  expect(hasIdShape(method, id)).toBe(expected);
});

it.each([
  '20/11/2026, 9:02 PM',
  '20/11/2026 at 21:02',
  '20.11.2026 21:02',
  '2026-11-20T21:02:11',
  '20 November 2026, 9:02 pm',
  '9:02 PM on 20/11/2026',
])('finds the time %s in a message', (time) => {
  const found = readTransactionMessage(`Tk 2,500 sent. TrxID BKL4R7T2QX ${time}`);
  expect(found).toMatchObject({ amount: 'Tk 2,500', problem: null });
  expect(readMessageTime(found?.time ?? '')).toEqual({ date: '2026-11-20', time: '21:02' });
});

it('a Bangla visarga ends the label of an ID', () => {
  expect(findTransactionId('ট্রানজেকশন আইডিঃ BKL4R7T2QX')).toBe('BKL4R7T2QX');
});
