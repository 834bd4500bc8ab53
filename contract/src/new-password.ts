import { latinDigits } from './bangla-digits';
import { passwordLength } from './limits';

interface Owner {
  name: string;
  email: string;
}

/** Shorter words occur in many passwords by chance. */
const leastLetters = 4;

/** A mobile number cannot be a password: it is the name of a sign-in. */
const mobileNumber = /(?<!\d)(?:\+?88)?01[3-9]\d{2}[ -]?\d{6}(?!\d)/g;

/** Whether a password has too few letters and digits besides a name, an email, a mobile number or the product's name, ignoring case. */
export function isNamePassword(password: string, { name, email }: Owner): boolean {
  const plain = (text: string) => latinDigits(text.normalize('NFC').toLowerCase());
  const words = [...email.split('@'), ...email.split(/[@.+_-]/), ...name.split(/\s+/), 'ainsathi']
    .map(plain)
    .filter((word) => word.length >= leastLetters)
    .sort((one, other) => other.length - one.length);
  const typed = plain(password);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), typed.replace(mobileNumber, ''));
  return rest !== typed && rest.replace(/[^\p{L}\p{M}\p{N}]/gu, '').length < passwordLength.min;
}

/** How many characters a password has: an emoji is one, whatever its presentation. */
export function passwordSize(password: string): number {
  return Array.from(password.replace(/[\uFE0E\uFE0F]/g, '')).length;
}

/** Why the API would refuse a new password; null for one that it takes, unless it is one of the common passwords. */
export function newPasswordProblem(password: string, owner: Owner): 'short' | 'long' | 'named' | null {
  const size = passwordSize(password);
  if (size > passwordLength.max) return 'long';
  if (size < passwordLength.min) return 'short';
  return isNamePassword(password, owner) ? 'named' : null;
}
