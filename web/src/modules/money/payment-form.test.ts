import { translatorFor } from '../../../test/render-in-language';
import { paymentSchema } from './payment-form';

const RECEIVED =
  'You have received Tk 500.00 from 01812640275. Fee Tk 0.00. TrxID CJU0PZQ3U6 at 30/10/2025 21:02';

async function refusalOf(transactionId: string, language: 'en' | 'bn' = 'en', more: object = {}) {
  const translator = await translatorFor(language, 'fees');
  const t = translator.getFixedT<['fees', 'shared']>(language, ['fees', 'shared']);
  const typed = { method: 'BKASH', amount: '500', payerNumber: '', date: '', time: '' };
  const { error } = paymentSchema(t, true).safeParse({ ...typed, transactionId, ...more });
  return error?.issues.map(({ message }) => message);
}

it.each([
  ['BKASH', 'Please enter bKash transaction ID', 'বিকাশ TrxID নম্বর লিখুন'],
  ['NAGAD', 'Please enter Nagad transaction ID', 'নগদ TrxID নম্বর লিখুন'],
  ['ROCKET', 'Please enter Rocket transaction ID', 'রকেট TrxID নম্বর লিখুন'],
  ['BANK', 'Please enter the reference of the bank', 'ব্যাংকের রেফারেন্স লিখুন'],
])(
  'asks for the missing ID of %s by its name, beside what else is wrong',
  async (method, english, bangla) => {
    expect(await refusalOf('  ', 'en', { method })).toEqual([english]);
    expect(await refusalOf('', 'bn', { method })).toEqual([bangla]);
    const wrong = ['Enter an amount in taka, such as 25,000', english];
    expect(await refusalOf('', 'en', { method, amount: 'all' })).toEqual(wrong);
  },
);

it('says of a message about no payment what it is about, and of another text what an ID has', async () => {
  expect(await refusalOf(RECEIVED)).toEqual([expect.stringMatching(/received money/)]);
  expect(await refusalOf(RECEIVED, 'bn')).toEqual([expect.stringContaining('টাকা')]);
  expect(await refusalOf('12')).toEqual(['A transaction ID has 6 to 32 letters and digits']);
  expect(await refusalOf('CJU0PZQ3U6')).toBeUndefined();
});
