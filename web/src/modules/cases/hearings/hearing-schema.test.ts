import type { TFunction } from 'i18next';
import { hearingSchema, type HearingValues } from './hearing-schema';

const named = ((key: string) => key) as unknown as TFunction<['room', 'forms']>;
const hearing: HearingValues = {
  date: '2026-12-07',
  time: '10:30',
  court: ' Family Court 3 ',
  place: '',
  purpose: 'Evidence',
  bring: '',
};

const problems = (values: Partial<HearingValues>) =>
  hearingSchema(named)
    .safeParse({ ...hearing, ...values })
    .error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-12-07T04:00:00Z') }));
afterEach(() => jest.useRealTimers());

describe('a hearing before it is sent', () => {
  it('is for a time to come in Dhaka, wherever the device is', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ time: '10:00' })).toEqual(['date: hearing.whenPast']);
  });

  it('has a day, a time, a court and a purpose', () => {
    expect(problems({ time: '' })).toEqual(['date: hearing.whenMissing']);
    expect(problems({ court: ' ', purpose: '' })).toEqual([
      'court: hearing.courtMissing',
      'purpose: hearing.purposeMissing',
    ]);
  });

  it('says too much nowhere', () => {
    const long = 'a'.repeat(501);
    expect(problems({ court: long, place: long, purpose: long, bring: long })).toHaveLength(4);
  });
});
