import { conflict } from '../errors/app-error';
import type { Sealing } from './encryption/sealing';

const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Drops absent fields and sorts by name, so that equal inputs give equal texts. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => !isAbsent(field));
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The digest of a write's input, stored beside its key; keyed, because amounts and ids are easy to guess. */
export function digestOfInput({ platform }: { platform: { sealing: Sealing } }, input: object): string {
  return platform.sealing.fingerprint(JSON.stringify(input, inOrder));
}

/** @throws AppError CONFLICT for another input with the same key; rows older than digests have none. */
export function requireSameInput(earlier: string | null | undefined, digest: string): void {
  if (!isAbsent(earlier) && earlier !== digest)
    throw conflict('Something else was sent with this key already. Please send it anew.');
}
