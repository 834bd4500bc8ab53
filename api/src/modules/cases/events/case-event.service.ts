import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../auth/role';
import type { Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { invalidInput } from '../../../errors/app-error';
import { digestOfInput, requireSameInput } from '../../../platform/client-keys';
import { publishAfterCommit, roomChannel } from '../../../platform/live/live';
import { isIdentifier } from '../../../validation/identifier';
import type { NotifyContext } from '../../notifications/notify';
import { CaseEvent } from './case-event.entity';

/** Chosen by the client app for each write; null or undefined for a write that is never repeated. */
export type ClientKey = string | null | undefined;

/** The key of a write and the digest of its input; null for a write that is never repeated. */
export type StoredKey = Pick<CaseEvent, 'clientKey' | 'keyDigest'> | null;

interface Actor {
  id: string | null;
  role: Role | null;
}

type EventFacts = Pick<CaseEvent, 'caseId' | 'kind'> &
  Partial<Pick<CaseEvent, 'fromStatus' | 'toStatus' | 'text' | 'result' | 'correctsId' | 'subjectId'>> & {
    key?: StoredKey;
  };

/** Raises the versions of a locked case's room, so that open pages reload it. An act of the lawyer is news. */
export async function touchRecord(tx: NotifyContext, caseId: string, actor?: Actor): Promise<void> {
  await touchRecords(tx, [caseId], actor);
}

async function touchRecords(tx: NotifyContext, caseIds: readonly string[], actor?: Actor): Promise<void> {
  await publishAfterCommit(tx, ...caseIds.map(roomChannel));
  await tx.db.query(
    `update case_rooms set version = version + 1, record_version = record_version + 1,
       lawyer_active_at = case when $2 then $3 else lawyer_active_at end
     where case_id = any($1::uuid[])`,
    [caseIds, actor?.role === Role.LAWYER, tx.now()],
  );
}

/**
 * Writes an event and raises the versions of the room, in the caller's transaction, which has locked the case. Lock order: the
 * case before its room. Nothing else writes events.
 */
export async function record(tx: NotifyContext, actor: Actor, facts: EventFacts): Promise<void> {
  await recordAll(tx, actor, [facts]);
}

/** The same for several events of locked or new cases, in two statements. */
export async function recordAll(tx: NotifyContext, actor: Actor, all: readonly EventFacts[]): Promise<void> {
  const by = { actorId: actor.id, actorRole: actor.role, createdAt: tx.now() };
  await touchRecords(tx, [...new Set(all.map(({ caseId }) => caseId))], actor);
  await tx.db.insert(
    CaseEvent,
    all.map(({ key, ...facts }) => ({ id: uuidv7(), ...facts, ...key, ...by })),
  );
}

/** @param input keyed by the name of the write, so that two writes cannot share a key. @throws AppError BAD_USER_INPUT. */
export function storedKey(context: RequestContext, clientKey: ClientKey, input: object): StoredKey {
  if (clientKey === null || clientKey === undefined) return null;
  if (!isIdentifier(clientKey)) throw invalidInput({ field: 'clientKey', message: 'The key is a UUID' });
  return { clientKey, keyDigest: digestOfInput(context, input) };
}

/** Null for a first write. @throws AppError CONFLICT for another input with the same key. */
export async function findRecorded(
  { db }: RequestContext,
  { id: actorId }: Viewer,
  caseId: string,
  key: StoredKey,
): Promise<CaseEvent | null> {
  if (!key?.clientKey) return null;
  const earlier = await db.findOneBy(CaseEvent, { caseId, actorId, clientKey: key.clientKey });
  if (earlier) requireSameInput(earlier.keyDigest, key.keyDigest ?? '');
  return earlier;
}
