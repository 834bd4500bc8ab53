import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../../context';
import { AppError, invalidInput } from '../../../errors/app-error';
import type { LawyerChange, LawyerChangeConnection } from './lawyer-change.types';

/** Keeps 90 days, and the newest change, so that its cursor stays valid. */
const SWEEP = `delete from lawyer_changes where at < now() - interval '90 days'
  and id < (select max(id) from lawyer_changes)`;

const START = { place: '0', at: '0' };

interface Position {
  place: string;
  /** Milliseconds since 1970: a restored database reuses places. */
  at: string;
}

function cursorOf({ place, at }: { place: string; at: Date | string }): string {
  const time = typeof at === 'string' ? at : at.getTime();
  return Buffer.from(`${place} ${time}`).toString('base64url');
}

function positionOf(cursor: string): Position {
  const found = /^(\d{1,18}) (\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!found?.[1] || !found[2])
    throw invalidInput({ field: 'after', message: 'after must be the endCursor of a page' });
  return { place: found[1], at: found[2] };
}

type Row = LawyerChange & { place: string };

// Not named `id`, the order of the statements: as text, 10 sorts before 9.
const COLUMNS = `id::text as "place", lawyer_id as "lawyerId", kind, at`;

/** Whether every change since a position is still stored. */
async function isKnown({ reader }: RequestContext, { place, at }: Position): Promise<boolean> {
  const rows: unknown[] =
    place === START.place
      ? await reader.query('select 1 from lawyer_changes having coalesce(min(id), 1) = 1')
      : await reader.query('select 1 from lawyer_changes where id = $1 and at = $2', [
          place,
          new Date(Number(at)),
        ]);
  return rows.length > 0;
}

/**
 * In the order of their commits, at most `limit`, each once.
 * @param after the `endCursor` of the previous page; default: the oldest stored change.
 * @throws AppError CHANGES_EXPIRED for a cursor older than 90 days, or from before a restore.
 */
export async function listLawyerChanges(
  context: RequestContext,
  after: string | null,
  limit: number,
): Promise<LawyerChangeConnection> {
  // A lagging replica may not know the primary's cursor, or show the lawyer before the change.
  if (!context.viewer) context.reader = context.platform.readers.primary;
  const { reader } = context;
  const position = after === null ? null : positionOf(after);
  if (position && !(await isKnown(context, position))) throw new AppError('CHANGES_EXPIRED');
  const rows: Row[] = await reader.query(
    `select ${COLUMNS} from lawyer_changes where id > $1 order by id limit $2`,
    [position?.place ?? START.place, limit + 1],
  );
  const items = rows.slice(0, limit);
  const [newest]: Row[] = await reader.query(
    `select ${COLUMNS} from lawyer_changes order by id desc limit 1`,
  );
  const last = items.at(-1);
  return {
    items,
    endCursor: last ? cursorOf(last) : (after ?? cursorOf(START)),
    hasMore: rows.length > limit,
    latestCursor: cursorOf(newest ?? START),
  };
}

export async function sweepLawyerChanges(dataSource: DataSource): Promise<void> {
  await dataSource.query(SWEEP);
}
