import { createHash } from 'node:crypto';
import { AppError } from '../errors/app-error';
import type { Sentence } from '../i18n/sentences';

export const VERSION_DESCRIPTION =
  'Opaque text that changes whenever an editable field does. Sent back with an edit, it protects what was saved meanwhile.';
export const VERSION_INPUT_DESCRIPTION =
  'The `version` that the edit is based on. When it is no longer the present one: CONFLICT with the field `version`. Without it, nothing is compared.';

/** A hash of an object's editable fields, in a fixed order. */
export function versionOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}

/** Refuses an edit of an older version. @throws AppError CONFLICT naming the field `version`. */
export function refuseStale(
  sent: string | null | undefined,
  present: string,
  message: Sentence = 'This was changed meanwhile, in another window or on another device',
): void {
  if (sent === null || sent === undefined || sent === present) return;
  throw new AppError('CONFLICT', { message, fields: [{ field: 'version', message }] });
}
