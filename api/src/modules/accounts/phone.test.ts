import { normalizePhone, phoneDigitsOf } from './phone';

describe('a phone number', () => {
  it.each([
    ...['01712345678 (bKash)', '1712345678', '+88-01712-345678', '+880 (0) 1712 345678', '৮৮০১৭১২৩৪৫৬৭৮'],
    ...[
      '01712\u2060345678',
      '(01712-345678)',
      '“01712‑345678”',
      '\u202a+8801712345678\u202c',
      '০১৭১২ ৩৪৫ ৬৭৮।',
    ],
    ...['01712345678\ufe0f', '＋８８０１７１２３４５６７８', '٠١٧١٢٣٤٥٦٧٨'],
  ])('is read from %j', (text) => expect(normalizePhone(text)).toBe('+8801712345678'));

  it.each(['', ' ', '\u200b', null])('is none in %j', (text) => expect(normalizePhone(text)).toBeNull());

  it.each([
    '01712-345678, 345679',
    '01712345678;01912345678',
    '01712345678 / 01912345678',
    '01712345678 ext 5',
    '01712345678#5',
    '01712345678 x12',
    '+44 20 7946 0958, 0959',
    'call 01712345678',
    ...['.', '()', '-'],
  ])('%s is refused instead of being cut or cleared', (text) =>
    expect(() => normalizePhone(text)).toThrow('Phone must be a valid number'),
  );
});

describe('the digits of a search for a phone number', () => {
  it.each([
    ['01712-345678', '1712345678'],
    ['+880 1712-345678', '1712345678'],
    ['8801712', '1712'],
    ['০১৭১২ ৩৪৫', '1712345'],
    ['345678', '345678'],
    ['(0)1712', '1712'],
    ['(017\u200b12)', '1712'],
    ['১৭১২।', '1712'],
  ])('%s searches for %s', (search, digits) => expect(phoneDigitsOf(search)).toBe(digits));

  it.each(['Farida', 'farida017@example.com', '01', '+', ''])('%p is not part of a phone number', (search) =>
    expect(phoneDigitsOf(search)).toBeNull(),
  );
});
