import { partOfDay } from './part-of-day';

it('is that of Dhaka', () => {
  expect(partOfDay(new Date('2026-11-20T21:59:00Z'))).toBe('night');
  expect(partOfDay(new Date('2026-11-20T22:00:00Z'))).toBe('morning');
  expect(partOfDay(new Date('2026-11-21T05:59:00Z'))).toBe('morning');
  expect(partOfDay(new Date('2026-11-21T06:00:00Z'))).toBe('afternoon');
  expect(partOfDay(new Date('2026-11-21T11:00:00Z'))).toBe('evening');
  expect(partOfDay(new Date('2026-11-21T15:59:00Z'))).toBe('evening');
  expect(partOfDay(new Date('2026-11-21T16:00:00Z'))).toBe('night');
});
