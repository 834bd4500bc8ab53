import { dictionary } from '@zxcvbn-ts/language-common';

const SHORTEST = 8;
const HOW_MANY = 3_000;

let common: Set<string> | null = null;

function load(): Set<string> {
  const ranked = dictionary['passwords-common'];
  return new Set(ranked.filter((password) => password.length >= SHORTEST).slice(0, HOW_MANY));
}

/** True for one of the 3,000 most common passwords that are long enough to be chosen here, without case. */
export function isCommonPassword(password: string): boolean {
  common ??= load();
  return common.has(password.toLowerCase());
}
