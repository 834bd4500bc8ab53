import { newPasswordProblem } from '@ainsathi/contract/new-password';
import { isCommonPassword } from '../../auth/common-passwords';
import { parseInput } from '../../validation/validate-input';
import { RegisterInput } from '../registration/registration.inputs';
import { refuseWeakPassword } from './account.service';

const people = [
  { name: 'Rahima Khatun', email: 'rahima.k85@example.test' },
  { name: 'রহিমা খাতুন', email: 'Rahima+court@example.test' },
];
const words = [
  'rahima',
  'RAHIMA.K85',
  'রহিমা',
  'খাতুন',
  'ainsathi',
  'Court',
  'example',
  'umbrella',
  'তালগাছ',
  'dolil',
];
const around = [
  '',
  '-',
  '1985',
  ' 26 ',
  '১৯৮৫',
  'x'.repeat(8),
  '🔑🔑🔑',
  '⚖️⚖️',
  'x'.repeat(121),
  '!!!!!!!!!!',
];
const passwords = words.flatMap((word) => around.map((part) => word + part));

async function isTaken(password: string, owner: { name: string; email: string }): Promise<boolean> {
  try {
    const input = await parseInput(RegisterInput, { ...owner, password });
    refuseWeakPassword(input.password, 'password', input);
    return true;
  } catch {
    return false;
  }
}

it('is refused by a form exactly if the API refuses it, except for common ones', async () => {
  const asked = passwords.filter((password) => !isCommonPassword(password));
  expect(asked.length * people.length).toBeGreaterThanOrEqual(190);
  const verdicts: string[] = [];
  for (const owner of people)
    for (const password of asked)
      if ((newPasswordProblem(password, owner) === null) !== (await isTaken(password, owner)))
        verdicts.push(`${owner.name}: ${password}`);
  expect(verdicts).toEqual([]);
});
