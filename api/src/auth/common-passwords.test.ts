import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './common-passwords';

it('knows all common passwords of the list, whatever their case', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 8);
  expect(long.length).toBeGreaterThanOrEqual(17_950);
  expect(
    long.every((password) => isCommonPassword(password) && isCommonPassword(password.toUpperCase())),
  ).toBe(true);
  expect(isCommonPassword('a sound password')).toBe(false);
});
