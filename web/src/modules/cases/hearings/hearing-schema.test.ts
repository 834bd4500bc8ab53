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

describe('a hearing before it is sent', () => {
  it('may be over, and need not have a time', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ date: '1998-02-03', time: '' })).toEqual([]);
  });

  it('has a day, a court and a purpose', () => {
    expect(problems({ date: '' })).toEqual(['date: hearing.dayMissing']);
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
