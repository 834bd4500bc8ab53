import { emailPattern, readEmail } from './email';

describe('an email address', () => {
  it.each([
    'Rahim৯৯@example.com',
    ' rahim99@example.com ',
    'mailto:rahim99@example.com',
    'mailto:rahim99@example.com?subject=Case&body=a@b',
    'Rahim Uddin <rahim99@example.com>',
    'Rahim Uddin <rahim99@example.com>,',
    '<mailto:rahim99@example.com>',
    'Email: rahim99@example.com',
    'ই-মেইল: rahim99@example.com',
    'ইমেইলঃ rahim99@example.com',
    'E-mail address：rahim99@example.com',
    'rahim99@example.com\u200b',
    'rahim99@exam\u00adple.com',
    '\u2060rahim99@example.com\u200d',
    '‘rahim99@example.com’',
    '«rahim99@example.com»',
    'rahim99@example.com.',
    'rahim99@example.com,',
    'rahim99@example.com;',
    '(rahim99@example.com)',
    '[rahim99@example.com].',
    'rahim99@example.com।',
    'rahim99＠example．com',
    'rahim99@example.com/',
    'rahim99@ example.com',
    'rahim99 @ example.com',
    'RAHIM99@EXAMPLE.COM',
  ])('is read from %j', (text) => {
    expect(readEmail(text).toLowerCase()).toBe('rahim99@example.com');
    expect(readEmail(text)).toMatch(emailPattern);
  });

  it.each([
    ['rahim@xn--p5b2a5a2bvef.xn--54b7fta0cc', 'rahim@xn--p5b2a5a2bvef.xn--54b7fta0cc'],
    ['rahim@XN--P5B2A5A2BVEF.XN--54B7FTA0CC', 'rahim@XN--P5B2A5A2BVEF.XN--54B7FTA0CC'],
    ['rahim@উদাহরণ.বাংলা', 'rahim@xn--d5b6ci4b4b3a.xn--54b7fta0cc'],
    ['rahim@উদাহরণ.বাংলা।', 'rahim@xn--d5b6ci4b4b3a.xn--54b7fta0cc'],
    ['rahim@Sub.উদাহরণ.com', 'rahim@sub.xn--d5b6ci4b4b3a.com'],
    ['rahim.x@sub.example.museum', 'rahim.x@sub.example.museum'],
    ['rahim+case@example.com', 'rahim+case@example.com'],
    ['r@example.co', 'r@example.co'],
    ["o'rahim@example.com", "o'rahim@example.com"],
    ['what?@example.com', 'what?@example.com'],
  ])('%j is %j', (text, address) => {
    expect(readEmail(text)).toBe(address);
    expect(address).toMatch(emailPattern);
  });

  it.each([
    'rahim@example,com',
    'রহিম@example.com',
    'rahim@example',
    'rahim@@example.com',
    'ra..him@example.com',
    'rahim@-example.com',
    '"rahim x"@example.com',
    'rahim@example.com,karim@example.com',
    'rahim@example.com karim@example.com',
    'rahim@example.com;karim@example.com',
    'rahim@example.xn--',
    'rahim@বাংলা',
    'rahim@উদা হরণ.বাংলা',
    '',
  ])('is not %j', (text) => {
    expect(readEmail(text)).not.toMatch(emailPattern);
  });
});
