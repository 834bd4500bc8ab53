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
