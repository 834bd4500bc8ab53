import { offlineWords } from './words';
import { formatAge, withAge } from './age';

const now = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;

describe('the age of a saved copy', () => {
  it.each([
    [0, 'just now'],
    [59_000, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [3 * 60 * minute + 30 * minute, '3 hours ago'],
    [49 * 60 * minute, '2 days ago'],
  ])('of %d ms is "%s"', (age, text) => {
    expect(formatAge(now - age, now, offlineWords.en)).toBe(text);
  });

  it('is never in the future, even after the clock was set back', () => {
    expect(formatAge(now + 5 * minute, now, offlineWords.en)).toBe('just now');
  });

  it('is put into a sentence', () => {
    expect(withAge('Saved {{age}}.', now - minute, now, offlineWords.en)).toBe('Saved 1 minute ago.');
  });
});
