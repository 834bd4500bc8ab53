import { fromDhaka, isWeekend, toDhaka } from './dhaka-time';

describe('a time in Dhaka', () => {
  it('is six hours before UTC, over midnight too', () => {
    expect(fromDhaka({ date: '2026-12-07', time: '10:30' })).toBe('2026-12-07T04:30:00.000Z');
    expect(fromDhaka({ date: '2026-12-07', time: '02:00' })).toBe('2026-12-06T20:00:00.000Z');
  });

  it('comes back as it was typed', () => {
    expect(toDhaka('2026-12-06T20:00:00.000Z')).toEqual({ date: '2026-12-07', time: '02:00' });
  });

  it.each([
    { date: '', time: '10:30' },
    { date: '2026-12-07', time: '' },
    { date: '2026-13-40', time: '10:30' },
  ])('is none for $date $time', (typed) => {
    expect(fromDhaka(typed)).toBeNull();
  });
});

it('courts rest on Friday and Saturday', () => {
  const days = ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'];
  expect(days.map(isWeekend)).toEqual([false, true, true, false]);
});
