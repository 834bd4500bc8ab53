import type { Sealing } from '../encryption/sealing';
import type { AuditState } from './write-audit';

/** Values that identify a person: the log stores only their fingerprints. */
const PERSONAL = new Set(['name', 'email', 'phone', 'address']);

function stateOf(
  sealing: Sealing,
  values: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): AuditState {
  const entries = fields.flatMap((field): [string, string | null][] => {
    if (!PERSONAL.has(field)) return [];
    const value = values[field];
    return [[field, typeof value === 'string' ? sealing.fingerprint(value) : null]];
  });
  return Object.fromEntries(entries);
}

/** The changed fields of an edit, with fingerprints of personal values before and after. */
export function personalChanges(
  sealing: Sealing,
  present: object,
  edit: object,
): { before: AuditState; after: AuditState } {
  const [now, next] = [present as Record<string, unknown>, edit as Record<string, unknown>];
  const fields = Object.keys(next).filter((field) => next[field] !== undefined && next[field] !== now[field]);
  return { before: stateOf(sealing, now, fields), after: { ...stateOf(sealing, next, fields), fields } };
}
