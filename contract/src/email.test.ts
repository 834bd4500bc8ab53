import { emailPattern, readEmail } from './email';

describe('an email address', () => {
  it.each([
    'Rahim৯৯@example.com',
    ' rahim99@example.com ',
    'mailto:rahim99@example.com',
    'Rahim Uddin <rahim99@example.com>',
    'rahim99@example.com\u200b',
    'rahim99@exam\u00adple.com',
    '\u2060rahim99@example.com\u200d',
    '‘rahim99@example.com’',
  ])('is read from %j', (text) => {
    expect(readEmail(text).toLowerCase()).toBe('rahim99@example.com');
    expect(readEmail(text)).toMatch(emailPattern);
  });

  it.each([
    'rahim@example,com',
    'rahim@উদাহরণ.বাংলা',
    'রহিম@example.com',
    'rahim@example',
    'rahim@@example.com',
    '.rahim@example.com',
    'ra..him@example.com',
    'rahim@-example.com',
    'rahim @example.com',
  ])('is not %j', (text) => {
    expect(readEmail(text)).not.toMatch(emailPattern);
  });
});
