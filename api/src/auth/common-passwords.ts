import { passwordLength } from '@ainsathi/contract/limits';
import { dictionary } from '@zxcvbn-ts/language-common';

let common: Set<string> | null = null;

function load(): Set<string> {
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
}

/** The 17,950 most common passwords of at least 8 characters, ignoring case. */
export function isCommonPassword(password: string): boolean {
  common ??= load();
  return common.has(password.toLowerCase());
}

/** Shorter words occur in many passwords by chance. */
const LEAST_LETTERS = 4;

/** Whether a password has too few letters and digits besides a name, an email or the product's name, ignoring case. */
export function isNamePassword(password: string, { name, email }: { name: string; email: string }): boolean {
  const plain = (text: string) => text.normalize('NFC').toLowerCase();
  const words = [...email.split('@'), ...email.split(/[@.+_-]/), ...name.split(/\s+/), 'ainsathi']
    .map(plain)
    .filter((word) => word.length >= LEAST_LETTERS)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain(password));
  return rest !== plain(password) && rest.replace(/[^\p{L}\p{M}\p{N}]/gu, '').length < passwordLength.min;
}
