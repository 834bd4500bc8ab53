import { AppError } from '../../../errors/app-error';
import { awayDay } from './away-day';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

describe('the day until which a lawyer is away', () => {
  it.each([
    ['2026-12-03T06:00:00Z', '2026-12-04'],
    ['2026-12-03T17:59:59Z', '2026-12-04'],
    ['2026-12-03T18:00:00Z', '2026-12-05'],
  ])('at %s is %s at the earliest, as it is that day in Dhaka', (now, earliest) => {
    expect(awayDay(day(earliest), new Date(now))).toBe(earliest);
    const before = new Date(day(earliest).getTime() - 24 * 60 * 60_000);
    expect(() => awayDay(before, new Date(now))).toThrow(AppError);
  });

  it('is cleared by null, and stays when it is left out', () => {
    expect(awayDay(null, new Date())).toBeNull();
    expect(awayDay(undefined, new Date())).toBeUndefined();
  });
});
