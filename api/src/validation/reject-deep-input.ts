import { AppError } from '../errors/app-error';

/** Nothing that is sent here has more levels. */
const DEEPEST = 12;
/** Ten operations with every list of a lawyer's profile full have fewer entries. */
const MOST_LIST_ENTRIES = 1_000;

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

function refuse(field: string, message: string): never {
  throw new AppError('BAD_USER_INPUT', { message, fields: [{ field, message }] });
}

/**
 * Refuses what would keep the process busy or end its stack, before anything walks through it: nesting without end, and
 * lists that a form made long by a high number in a name (they hold gaps, so that a short form can ask for millions).
 * @throws AppError BAD_USER_INPUT naming `field`.
 */
export function refuseBoundless(sent: unknown, field = 'body'): void {
  let entries = 0;
  let level = [sent].filter(isPlain);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) refuse(field, 'What was sent is nested too deeply');
    for (const part of level) if (Array.isArray(part)) entries += part.length;
    if (entries > MOST_LIST_ENTRIES) refuse(field, 'What was sent has lists that are too long');
    level = level.flatMap((part) => Object.values(part) as unknown[]).filter(isPlain);
  }
}
