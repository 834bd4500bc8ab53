import { matchDay, readDay } from './day-messages';

const bKash = (id: string, amount: string, reference = '') =>
  `You have received Tk ${amount} from 01700000000.${reference} Fee Tk 0.00. Balance Tk 20,288.41. TrxID ${id} at 29/11/2026 10:02`;
const nagad = (id: string, amount: string, reference = 'N/A') =>
  `Money Received.\nAmount: Tk ${amount}\nSender: 01700000000\nRef: ${reference}\nTxnID: ${id}\nBalance: Tk 310.25\n29/11/2026 10:02`;
const rocket = (id: string, amount: string) =>
  `Tk${amount} received from A/C:017000000001 Fee:Tk0, Your A/C Balance: Tk3,000 TxnId:${id} Date:29-NOV-26 10:02:03 am`;
const bangla = (id: string, amount: string) =>
  `আপনি ০১৭০০০০০০০০ থেকে ${amount} টাকা পেয়েছেন। ফি ০.০০ টাকা। ব্যালেন্স ৫,০০০ টাকা। TrxID ${id} ২৯/১১/২০২৬ ১০:০২`;

const read = (...messages: string[]) => readDay(messages.join('\n')).map((one) => Object.values(one));

describe('the messages of a day', () => {
  const four = [
    bKash('CJU0PZQ3U6', '2,500.00'),
    nagad('72ABCD9X', '3,000.00'),
    rocket('4829105537', '1,200.00'),
    bangla('CJU0PZQ3U7', '৪,৫০০.০০'),
  ];
  const found = [
    ['CJU0PZQ3U6', 250_000],
    ['72ABCD9X', 300_000],
    ['4829105537', 120_000],
    ['CJU0PZQ3U7', 450_000],
  ];

  it.each([
    ['one below the other', '\n'],
    ['with empty lines between', '\n\n'],
    ['with the names of a copied chat between', '\n\n[29/11, 10:02] bKash:\n'],
  ])('are told apart %s', (_, between) => {
    expect(readDay(four.join(between)).map((one) => Object.values(one))).toEqual(found);
    expect(readDay(four.toReversed().join(between)).map((one) => Object.values(one))).toEqual(
      found.toReversed(),
    );
  });

  it('count once, however often they were pasted, and not at all with two sums', () => {
    expect(read(four[0]!, four[0]!)).toEqual([found[0]]);
    expect(read(four[0]!, bKash('CJU0PZQ3U6', '9,000.00'))).toEqual([['CJU0PZQ3U6', null]]);
  });

  it.each([
    ['another ID', bKash('CJU0PZQ3U6', '10.00', ' Ref Tk 50,000.00 TrxID AAAA1234BB.')],
    ['another ID on a line', nagad('72ABCD9X', '10.00', 'TxnID: AAAA1234 Amount: Tk 50,000')],
    ['an ID alone', nagad('72ABCD9X', '10.00', 'TxnID: AAAA1234')],
  ])('are not believed what the payer wrote: %s', (_, message) => {
    for (const { amountPoisha } of readDay(message)) expect(amountPoisha).toBeNull();
    expect(readDay(message)).toHaveLength(2);
  });

  it.each([
    ['in words', bKash('CJU0PZQ3U6', '10.00', ' Ref Tk 50,000.00.')],
    ['as an amount', bKash('CJU0PZQ3U6', '10.00', ' Ref Amount: Tk 50,000.00.')],
    ['in Bangla', `১০.০০ টাকা পেয়েছেন। রেফারেন্স: পরিমাণ ৳৫০,০০০। TrxID CJU0PZQ3U6`],
    ['as a note', 'Tk 10.00 received. Note: amount Tk 50,000.00. TrxID CJU0PZQ3U6'],
  ])('have the sum of the service, not that of the payer %s', (_, message) => {
    expect(read(message)).toEqual([['CJU0PZQ3U6', 1_000]]);
  });

  it.each(['reversed. ', 'Pending: ', 'Cashback '])('without money have no sum: %s', (word) => {
    expect(read(word + bKash('CJU0PZQ3U6', '10.00'))).toEqual([['CJU0PZQ3U6', null]]);
  });

  it('in rubbish are none, and reading it takes no time', () => {
    expect(readDay('')).toEqual([]);
    const begun = performance.now();
    for (const rubbish of ['a', 'TrxID ', 'Tk 1,', 'Ref ', '1,1', '\n', 'TrxID AAAA1234BB Tk 5 '])
      readDay(rubbish.repeat(60_000 / rubbish.length));
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

describe('a message and the payments that wait', () => {
  const payment = (id: string, transactionId: string, amountPoisha: number | null) => ({
    ...{ id, transactionId, amountPoisha },
  });
  const waiting = [
    payment('equal', 'AAAAAAAA11', 100),
    payment('sum', 'BBBBBBBB22', 200),
    payment('open', 'CCCCCCCC33', null),
    payment('twice', 'DDDDDDDD44', 400),
    payment('again', 'DDDDDDDD44', 400),
    payment('alike', 'EEEEEEEE55', 500),
  ];
  const finding = (transactionId: string, amountPoisha: number | null) => {
    const [match] = matchDay([{ transactionId, amountPoisha }], waiting, new Set(['FFFFFFFF66']));
    return [match?.finding, match?.payment?.id];
  };

  it.each([
    ['AAAAAAAA11', 100, ['equal', 'equal']],
    ['BBBBBBBB22', 100, ['sum', 'sum']],
    ['CCCCCCCC33', 300, ['sum', 'open']],
    ['DDDDDDDD44', 400, ['several', undefined]],
    ['EEEEEEEE5S', 500, ['id', 'alike']],
    ['AAAAAAAA11', null, ['unclear', 'equal']],
    ['FFFFFFFF66', 100, ['confirmed', undefined]],
    ['GGGGGGGG77', 900, ['unknown', undefined]],
  ])('%s with %s is %j', (id, sum, expected) => {
    expect(finding(id, sum)).toEqual(expected);
  });

  it('of the same sum is not named where its own message is there', () => {
    const messages = [
      { transactionId: 'EEEEEEEE55', amountPoisha: 500 },
      { transactionId: 'HHHHHHHH88', amountPoisha: 500 },
    ];
    expect(matchDay(messages, waiting, new Set()).map((one) => one.finding)).toEqual(['equal', 'unknown']);
  });
});
