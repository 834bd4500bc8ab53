import { dayLater, diaryPath, isDay, readDiaryAddress } from './diary-address';

const read = (query: string) => readDiaryAddress(new URLSearchParams(query), '2026-11-29');

describe('the address of the diary', () => {
  it.each([
    ['', '2026-11-29', 1],
    ['day=2026-12-07', '2026-12-07', 1],
    ['day=2026-12-07&days=7', '2026-12-07', 7],
    ['day=2026-02-30', '2026-11-29', 1],
    ['day=0026-02-03', '2026-11-29', 1],
    ['day=tomorrow&days=60', '2026-11-29', 1],
  ])('%s shows %s, %i days', (query, day, days) => expect(read(query)).toEqual({ day, days }));

  it('has no day for today', () => {
    expect(diaryPath({ day: null })).toBe('/lawyer/diary');
    expect(diaryPath({ day: '2026-12-07', days: 7 })).toBe('/lawyer/diary?day=2026-12-07&days=7');
  });
});

it('knows the days of the calendar', () => {
  expect(dayLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(isDay('1949-12-31')).toBe(false);
});
