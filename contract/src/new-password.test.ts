import { isNamePassword, newPasswordProblem } from './new-password';

const owner = { name: 'Rahima Khatun', email: 'rahima.k85@example.test' };

it.each([
  'Rahima-Khatun-1985',
  'rahima.k85@example.test',
  'RAHIMA.K85!!',
  'ainsathi2026',
  'AinSathi_Rahima_01',
  'khatunkhatun',
  '01712345678',
  '০১৭১২-৩৪৫৬৭৮',
  'rahima +8801712345678!',
])('knows %s as a password of its owner', (password) => {
  expect(isNamePassword(password, owner)).toBe(true);
});

it.each([
  'a sound password',
  'ainsathi and nine more words',
  'khatun has a red umbrella',
  '12345678-1985',
  '20171234567890',
])('takes %s', (password) => {
  expect(isNamePassword(password, owner)).toBe(false);
});

it('knows a name in Bangla', () => {
  expect(isNamePassword('রহিমা১৯৮৫', { name: 'রহিমা খাতুন', email: 'x@example.test' })).toBe(true);
});

it.each([
  ['', 'short'],
  ['🔑🔑🔑🔑', 'short'],
  ['⚖️⚖️⚖️⚖️⚖️⚖️⚖️', 'short'],
  ['x'.repeat(129), 'long'],
  ['khatun 1985', 'named'],
  ['🔑🔑🔑🔑🔑🔑🔑🔑', null],
  ['x'.repeat(128), null],
])('finds with %j: %s', (password, problem) => {
  expect(newPasswordProblem(password, owner)).toBe(problem);
});
