import { translatorFor } from '../../../test/render-in-language';
import { toDhaka } from '../../lib/dhaka-time';
import { proposalSchema } from './propose-schema';

const now = Date.parse('2026-11-21T04:00:00Z');
const inMinutes = (minutes: number) => toDhaka(new Date(now + minutes * 60_000).toISOString());
const none = { date: '', time: '' };

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

async function problemsOf(...times: { date: string; time: string }[]): Promise<string[]> {
  const translator = await translatorFor('en', 'appointments', 'room', 'forms');
  const t = translator.getFixedT<['appointments', 'room', 'forms']>('en', ['appointments', 'room', 'forms']);
  const result = proposalSchema(t).safeParse({ mode: 'PHONE', minutes: '30', times, note: '' });
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the times of a proposal', () => {
  it('may be 30 minutes to 90 days ahead', async () => {
    expect(await problemsOf(inMinutes(31), inMinutes(60), inMinutes(90 * 24 * 60))).toEqual([]);
    expect(await problemsOf(inMinutes(29))).toEqual([
      'times.0.date: Choose a time at least 30 minutes from now',
    ]);
    expect(await problemsOf(inMinutes(90 * 24 * 60 + 1))).toEqual([
      'times.0.date: Choose a time within 90 days',
    ]);
  });

  it('are all given, and differ', async () => {
    expect(await problemsOf(inMinutes(60), none, inMinutes(60))).toEqual([
      'times.1.date: Choose the day and the time',
      'times.2.date: Choose another time than before',
    ]);
  });
});
