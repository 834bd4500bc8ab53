import { invalidInput } from '../errors/app-error';

/** Deeper than any input of the API. */
const MAX_DEPTH = 12;
/** More than ten updates of a lawyer's profile with full lists. */
const MAX_LIST_ENTRIES = 1_000;

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/**
 * Rejects input that would block the process or overflow its stack, before anything traverses it: deep nesting, and sparse
 * arrays from a high index in a form's field name, so that a short form would allocate millions of entries.
 * @throws AppError BAD_USER_INPUT naming `field`.
 */
export function rejectDeepInput(input: unknown, field = 'body'): void {
  let entries = 0;
  const check = (value: unknown, depth: number): void => {
    if (!isPlain(value)) return;
    if (depth > MAX_DEPTH) throw invalidInput({ field, message: 'What was sent is nested too deeply' });
    if (Array.isArray(value)) entries += value.length;
    if (entries > MAX_LIST_ENTRIES)
      throw invalidInput({ field, message: 'What was sent has lists that are too long' });
    for (const part of Object.values(value) as unknown[]) check(part, depth + 1);
  };
  check(input, 0);
}
