import { ageOf, withAge } from './age';

const now = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;

describe('the age of what was kept', () => {
  it.each([
    [0, 'just now'],
    [59_000, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [3 * 60 * minute + 30 * minute, '3 hours ago'],
    [49 * 60 * minute, '2 days ago'],
  ])('of %d ms is "%s"', (passed, text) => {
    expect(ageOf(now - passed, now)).toBe(text);
  });

  it('is never in the future, whatever happened to the clock', () => {
    expect(ageOf(now + 5 * minute, now)).toBe('just now');
  });

  it('stands in its sentence', () => {
    expect(withAge('Saved {{age}}.', now - minute, now)).toBe('Saved 1 minute ago.');
  });
});
