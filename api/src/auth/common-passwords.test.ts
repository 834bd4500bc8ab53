import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword, isNamePassword } from './common-passwords';

it('knows all common passwords of the list, whatever their case', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 8);
  expect(long.length).toBeGreaterThanOrEqual(17_950);
  expect(
    long.every((password) => isCommonPassword(password) && isCommonPassword(password.toUpperCase())),
  ).toBe(true);
  expect(isCommonPassword('a sound password')).toBe(false);
});

const OWNER = { name: 'Rahima Khatun', email: 'rahima.k85@example.test' };

it.each([
  'Rahima-Khatun-1985',
  'rahima.k85@example.test',
  'RAHIMA.K85!!',
  'ainsathi2026',
  'AinSathi_Rahima_01',
  'khatunkhatun',
])('knows %s as a password of its owner', (password) => {
  expect(isNamePassword(password, OWNER)).toBe(true);
});

it.each(['a sound password', 'ainsathi and nine more words', 'khatun has a red umbrella', '12345678-1985'])(
  'takes %s',
  (password) => {
    expect(isNamePassword(password, OWNER)).toBe(false);
  },
);

it('knows a name in Bangla', () => {
  expect(isNamePassword('রহিমা১৯৮৫', { name: 'রহিমা খাতুন', email: 'x@example.test' })).toBe(true);
});
