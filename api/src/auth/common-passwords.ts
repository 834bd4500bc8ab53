import { dictionary } from '@zxcvbn-ts/language-common';

const MIN_LENGTH = 8;
const COUNT = 3_000;

let common: Set<string> | null = null;

function load(): Set<string> {
  const ranked = dictionary['passwords-common'];
  return new Set(ranked.filter((password) => password.length >= MIN_LENGTH).slice(0, COUNT));
}

/** True for one of the 3,000 most common passwords of at least 8 characters, ignoring case. */
export function isCommonPassword(password: string): boolean {
  common ??= load();
  return common.has(password.toLowerCase());
}
