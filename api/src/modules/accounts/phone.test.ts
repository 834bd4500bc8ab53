import { phoneDigitsOf } from './phone';

describe('part of a phone number, as it is searched for', () => {
  it.each([
    ['01712-345678', '1712345678'],
    ['+880 1712-345678', '1712345678'],
    ['8801712', '1712'],
    ['০১৭১২ ৩৪৫', '1712345'],
    ['345678', '345678'],
    ['(0)1712', '1712'],
  ])('%s is found by %s', (search, digits) => expect(phoneDigitsOf(search)).toBe(digits));

  it.each(['Farida', 'farida017@example.com', '01', '+', ''])('%p is none', (search) =>
    expect(phoneDigitsOf(search)).toBeNull(),
  );
});
