import { translatorFor } from '../../../i18n/render-in-language';
import { paymentSchema } from './payment-schema';

const RECEIVED =
  'You have received Tk 500.00 from 01812640275. Fee Tk 0.00. TrxID CJU0PZQ3U6 at 30/10/2025 21:02';

async function refusalOf(transactionId: string, language: 'en' | 'bn' = 'en') {
  const translator = await translatorFor(language, 'fees', 'casePage');
  const t = translator.getFixedT<['fees', 'casePage', 'shared']>(language, ['fees', 'casePage', 'shared']);
  const typed = { method: 'BKASH', amount: '500', payerNumber: '', date: '', time: '' };
  const { error } = paymentSchema(t, true).safeParse({ ...typed, transactionId });
  return error?.issues.map(({ message }) => message);
}

it('says of a message about no payment what it is about, and of another text what an ID has', async () => {
  expect(await refusalOf(RECEIVED)).toEqual([expect.stringMatching(/received money/)]);
  expect(await refusalOf(RECEIVED, 'bn')).toEqual([expect.stringContaining('টাকা')]);
  expect(await refusalOf('12')).toEqual(['A transaction ID has 6 to 32 letters and digits']);
  expect(await refusalOf('CJU0PZQ3U6')).toBeUndefined();
});
