import { phoneDigitsOf } from './phone';

describe('the digits of a search for a phone number', () => {
  it.each([
    ['01712-345678', '1712345678'],
    ['+880 1712-345678', '1712345678'],
    ['8801712', '1712'],
    ['০১৭১২ ৩৪৫', '1712345'],
    ['345678', '345678'],
    ['(0)1712', '1712'],
  ])('%s searches for %s', (search, digits) => expect(phoneDigitsOf(search)).toBe(digits));

  it.each(['Farida', 'farida017@example.com', '01', '+', ''])('%p is not part of a phone number', (search) =>
    expect(phoneDigitsOf(search)).toBeNull(),
  );
});
