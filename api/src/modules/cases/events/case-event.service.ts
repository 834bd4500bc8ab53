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

/** Chosen by the client app for each write; null and undefined for one that cannot be repeated. */
export type ClientKey = string | null | undefined;

/** The key of a write of a locked case, and what came with it; null for one that cannot be repeated. */
export type StoredKey = Pick<CaseEvent, 'clientKey' | 'keyDigest'> | null;

/** The person whose act an event is; null for what happens by itself. */
interface Actor {
  id: string | null;
  role: Role | null;
}

type EventFacts = Pick<CaseEvent, 'caseId' | 'kind'> &
  Partial<Pick<CaseEvent, 'fromStatus' | 'toStatus' | 'text' | 'correctsId' | 'subjectId'>> & {
    key?: StoredKey;
  };

/** Raises the versions of a locked case's room, so that its people read the record again. An act of the lawyer is news. */
export async function touchRecord(tx: NotifyContext, caseId: string, actor?: Actor): Promise<void> {
  await publishAfterCommit(tx, roomChannel(caseId));
  await tx.db.query(
    `update case_rooms set version = version + 1, record_version = record_version + 1,
       lawyer_active_at = case when $2 then $3 else lawyer_active_at end
     where case_id = $1`,
    [caseId, actor?.role === Role.LAWYER, tx.now()],
  );
}

/**
 * Writes an event of a case and raises the versions of its room, in the caller's transaction, which has locked the case:
 * first the case, then its room, so that two changes at once never wait for each other. Nothing else writes events.
 */
export async function record(tx: NotifyContext, actor: Actor, { key, ...facts }: EventFacts): Promise<void> {
  await touchRecord(tx, facts.caseId, actor);
  await tx.db.insert(CaseEvent, {
    id: uuidv7(),
    ...facts,
    ...key,
    actorId: actor.id,
    actorRole: actor.role,
    createdAt: tx.now(),
  });
}

/**
 * The key of a write, with the digest of what came with it. @param input by the name of the write, so that one key is not two
 * writes. @throws AppError BAD_USER_INPUT for a key that is no UUID.
 */
export function storedKey(context: RequestContext, clientKey: ClientKey, input: object): StoredKey {
  if (clientKey === null || clientKey === undefined) return null;
  if (!isIdentifier(clientKey)) throw invalidInput({ field: 'clientKey', message: 'The key is a UUID' });
  return { clientKey, keyDigest: digestOfInput(context, input) };
}

/**
 * The event that a person recorded in a locked case with a key; null for a write that is not a repetition.
 * @throws AppError CONFLICT where something else came with the key.
 */
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
