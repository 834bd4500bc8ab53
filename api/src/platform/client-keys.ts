import { conflict } from '../errors/app-error';
import type { Sealing } from './encryption/sealing';

const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Without what is absent, and in the order of the names, so that the same input is the same text. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => !isAbsent(field));
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Stands beside the key of a write for the input that came with it; keyed, because sums and ids are soon guessed. */
export function digestOfInput({ platform }: { platform: { sealing: Sealing } }, input: object): string {
  return platform.sealing.fingerprint(JSON.stringify(input, inOrder));
}

/** @throws AppError CONFLICT where another input came with a key; what was stored before there were digests has none. */
export function requireSameInput(earlier: string | null | undefined, digest: string): void {
  if (!isAbsent(earlier) && earlier !== digest)
    throw conflict('Something else was sent with this key already. Please send it anew.');
}
