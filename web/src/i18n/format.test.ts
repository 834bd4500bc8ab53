import { banglaFormats } from './bn/formats';
import { englishFormats } from './en/formats';
import {
  addFormats,
  formatDate,
  formatDateTime,
  formatMonth,
  formatNumber,
  formatShortNumber,
  formatRecentDate,
  formatTime,
  formatWeekday,
  yearInDhaka,
} from './format';

// 18:30 UTC is after midnight in Dhaka (UTC+6).
const night = '2026-11-06T18:30:00.000Z';

beforeAll(() => {
  addFormats('en', englishFormats);
  addFormats('bn', banglaFormats);
});

describe('dates and times', () => {
  it('are those of Asia/Dhaka', () => {
    expect(formatDate(night, 'en')).toBe('7 Nov 2026');
    expect(formatDate(night, 'en', 'long')).toBe('7 November 2026');
    expect(formatDate(night, 'en', 'weekday')).toBe('Saturday 7 November 2026');
    expect(formatDate(night, 'en', 'monthAndYear')).toBe('November 2026');
    expect(formatTime(night, 'en')).toBe('12:30 am');
    expect(formatDateTime(night, 'en')).toBe('7 Nov 2026, 12:30 am');
    expect(formatMonth('2026-01', 'en')).toBe('Jan');
    expect(yearInDhaka(new Date('2026-12-31T20:00:00Z'))).toBe('2027');
  });

  it('are in Bangla words and digits, with the part of the day before the hour, and months in full', () => {
    expect(formatDate(night, 'bn')).toBe('৭ নভেম্বর ২০২৬');
    expect(formatDate(night, 'bn', 'long')).toBe('৭ নভেম্বর ২০২৬');
    expect(formatDate(night, 'bn', 'weekday')).toBe('শনিবার, ৭ নভেম্বর ২০২৬');
    expect(formatDate(night, 'bn', 'monthAndYear')).toBe('নভেম্বর ২০২৬');
    expect(formatDate(night, 'bn', 'year')).toBe('২০২৬');
    expect(formatRecentDate(night, 'bn', new Date('2026-12-01T00:00:00Z'))).toBe('৭ নভেম্বর');
    expect(formatDateTime(night, 'bn')).toBe('৭ নভেম্বর ২০২৬, রাত ১২:৩০');
    expect(formatMonth('2026-01', 'bn')).toBe('জানুয়ারি'.normalize('NFC'));
    expect(formatWeekday('2026-11-22', 'bn')).toBe('রোব');
  });

  it.each([
    ['21:59', 'রাত ৩:৫৯'],
    ['22:00', 'ভোর ৪:০০'],
    ['00:00', 'সকাল ৬:০০'],
    ['06:00', 'দুপুর ১২:০০'],
    ['09:00', 'বিকেল ৩:০০'],
    ['12:00', 'সন্ধ্যা ৬:০০'],
    ['14:00', 'রাত ৮:০০'],
  ])('%s UTC is %s in Dhaka', (utc, bangla) => {
    expect(formatTime(`2026-11-06T${utc}:00Z`, 'bn')).toBe(bangla);
  });
});

describe('numbers', () => {
  it('are grouped the South Asian way', () => {
    expect(formatNumber(12345678, 'en')).toBe('1,23,45,678');
    expect(formatNumber(125000, 'bn')).toBe('১,২৫,০০০');
  });

  it('are short in narrow places from ten thousand on', () => {
    expect(formatShortNumber(9_999, 'en')).toBe('9,999');
    expect(formatShortNumber(22_323, 'en')).toBe('22.3K');
    expect(formatShortNumber(22_323, 'bn')).toMatch(/^২২.৩\sহা$/);
  });
});
