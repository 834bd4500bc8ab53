import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../../context';
import { AppError, invalidInput } from '../../../errors/app-error';
import type { LawyerChange, LawyerChangeConnection } from './lawyer-change.types';

/** How long changes can be followed; the newest stays, so that its cursor is always found. */
const SWEEP = `delete from lawyer_changes where at < now() - interval '90 days'
  and id < (select max(id) from lawyer_changes)`;

const START = { place: '0', at: '0' };

interface Position {
  place: string;
  /** Milliseconds since 1970: a database that was restored uses places again. */
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

// Not named `id`, by which the statements order: as a text, 10 comes before 9.
const COLUMNS = `id::text as "place", lawyer_id as "lawyerId", kind, at`;

/** Whether no change between a position and now was deleted. */
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
 * Changes of the directory in the order of their commits, at most `limit`, each once.
 * @param after the `endCursor` of the page before; without it, the oldest that are stored.
 * @throws AppError CHANGES_EXPIRED for a cursor of more than 90 days, or from before the database was restored.
 */
export async function listLawyerChanges(
  context: RequestContext,
  after: string | null,
  limit: number,
): Promise<LawyerChangeConnection> {
  // A replica that lags lacks a cursor of the primary, and shows the lawyer as before the change.
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
