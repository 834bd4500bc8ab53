import { isInstruction, paymentLines } from './payment-lines';

it('splits the free text of a lawyer into labelled lines', () => {
  expect(
    paymentLines('bKash (personal): 01812-640275\r\n\nReference:your name\n৳ 15,000 to be sent'),
  ).toEqual([
    { label: 'bKash (personal)', value: '01812-640275' },
    { label: 'Reference', value: 'your name' },
    { label: null, value: '৳ 15,000 to be sent' },
  ]);
});

it('leaves addresses and times whole', () => {
  expect(paymentLines('https://example.com/pay\nCall after 10:30')).toEqual([
    { label: null, value: 'https://example.com/pay' },
    { label: null, value: 'Call after 10:30' },
  ]);
});

it('knows what is to be written from what is to be copied', () => {
  const lines = paymentLines(
    'Reference: your name\nরেফারেন্স: আপনার নাম\nReference: 1042\nBank: City\nWrite your name as the reference',
  );
  expect(lines.map(isInstruction)).toEqual([true, true, false, false, true]);
});

it('gives nothing for nothing', () => {
  expect(paymentLines(null)).toEqual([]);
  expect(paymentLines('  \n ')).toEqual([]);
});
