import { type EntityManager, type EntityTarget, type FindOptionsWhere, In } from 'typeorm';
import type { Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { found, notFound } from '../../errors/app-error';
import type { Name } from '../../i18n/sentences';
import { isIdentifier } from '../../validation/identifier';
import { Case } from './case.entity';
import { type ClientKey, findRecorded, type StoredKey, storedKey } from './events/case-event.service';
import { maySee } from './case.policy';
import { findVisibleCase } from './case.queries';
import type { CaseType } from './case.types';

/** @throws AppError NOT_FOUND, also for other people's cases. */
export async function getCase(context: RequestContext, viewer: Viewer, id: string): Promise<CaseType> {
  return found(await findVisibleCase(context, viewer, id), 'Case');
}

/** Locks the row until the transaction ends; rows that only refer to the case need not wait. */
async function findLocked(db: EntityManager, id: string): Promise<Case | null> {
  return db.findOne(Case, { where: { id }, lock: { mode: 'for_no_key_update' } });
}

/** Locks a case: concurrent changes run one after another. @throws AppError NOT_FOUND, also for other people's cases. */
export async function lockCase({ db }: RequestContext, viewer: Viewer, id: string): Promise<Case> {
  const row = isIdentifier(id) ? await findLocked(db, id) : null;
  if (!row || !maySee(viewer, row)) throw notFound('Case');
  return row;
}

/** Locks those of the cases that the viewer may see, in the order of their ids. */
export async function lockCases(
  { db }: RequestContext,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Case[]> {
  const lock = { mode: 'for_no_key_update' } as const;
  const rows = await db.find(Case, { where: { id: In(ids) }, order: { id: 'asc' }, lock });
  return rows.filter((row) => maySee(viewer, row));
}

interface OfCase {
  id: string;
  caseId: string;
}

/** Locks the case first. @param name its name in the error. @throws AppError NOT_FOUND, also for other people's cases. */
export async function lockCaseOf<Thing extends OfCase>(
  { db }: RequestContext,
  viewer: Viewer,
  entity: EntityTarget<Thing>,
  id: string,
  name: Name,
): Promise<{ row: Case; thing: Thing }> {
  // TypeORM cannot infer that every entity here has an id.
  const where = { id } as FindOptionsWhere<Thing>;
  const found = isIdentifier(id) ? await db.findOneBy(entity, where) : null;
  const row = found && (await findLocked(db, found.caseId));
  if (!row || !maySee(viewer, row)) throw notFound(name);
  return { row, thing: await db.findOneByOrFail(entity, where) };
}

export interface KeyedInput {
  clientKey?: ClientKey;
  /** Keyed by the name of the write. */
  input: object;
}

async function writeOnce(
  tx: RequestContext,
  actor: Viewer,
  { id }: Case,
  { clientKey, input }: KeyedInput,
  write: (key: StoredKey) => Promise<unknown>,
): Promise<CaseType> {
  const key = storedKey(tx, clientKey, input);
  if (!(await findRecorded(tx, actor, id, key))) await write(key);
  return getCase(tx, actor, id);
}

/** Runs a write in one transaction that locks the case; a repeat with the same key changes nothing and returns the case. */
export async function writeCase(
  context: RequestContext,
  actor: Viewer,
  { caseId, ...sent }: { caseId: string } & KeyedInput,
  write: (tx: RequestContext, row: Case, key: StoredKey) => Promise<unknown>,
): Promise<CaseType> {
  return inTransaction(context, async (tx) => {
    const row = await lockCase(tx, actor, caseId);
    return writeOnce(tx, actor, row, sent, async (key) => write(tx, row, key));
  });
}

/** The same for something that belongs to a case, such as a fee. */
export async function writeCaseOf<Thing extends OfCase>(
  context: RequestContext,
  actor: Viewer,
  { entity, name, id, ...sent }: { entity: EntityTarget<Thing>; name: Name; id: string } & KeyedInput,
  write: (tx: RequestContext, row: Case, thing: Thing, key: StoredKey) => Promise<unknown>,
): Promise<CaseType> {
  return inTransaction(context, async (tx) => {
    const { row, thing } = await lockCaseOf(tx, actor, entity, id, name);
    return writeOnce(tx, actor, row, sent, async (key) => write(tx, row, thing, key));
  });
}
