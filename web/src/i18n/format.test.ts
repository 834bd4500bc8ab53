import { formatDate, formatDateTime, formatMonth, formatNumber, formatTime, yearInDhaka } from './format';

// 18:30 UTC is after midnight in Dhaka (UTC+6).
const night = '2026-11-06T18:30:00.000Z';

describe('dates and times', () => {
  it('are those of Asia/Dhaka', () => {
    expect(formatDate(night)).toBe('7 Nov 2026');
    expect(formatDate(night, 'long')).toBe('7 November 2026');
    expect(formatDate(night, 'weekday')).toBe('Saturday 7 November 2026');
    expect(formatDate(night, 'monthAndYear')).toBe('November 2026');
    expect(formatTime(night)).toBe('12:30 am');
    expect(formatDateTime(night)).toBe('7 Nov 2026, 12:30 am');
    expect(formatMonth('2026-01')).toBe('Jan');
    expect(yearInDhaka(new Date('2026-12-31T20:00:00Z'))).toBe('2027');
  });

  it('are in Bangla for Bangla', () => {
    expect(formatDate(night, 'long', 'bn')).toBe('৭ নভেম্বর, ২০২৬');
  });
});

describe('numbers', () => {
  it('are grouped the South Asian way', () => {
    expect(formatNumber(12345678)).toBe('1,23,45,678');
    expect(formatNumber(125000, 'bn')).toBe('১,২৫,০০০');
  });
});
