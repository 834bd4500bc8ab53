import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../auth/role';
import type { Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { CaseEvent } from '../case-event.entity';

/** What an event says; what its kind has no use for is left out. */
export type EventFacts = Pick<CaseEvent, 'caseId' | 'kind'> &
  Partial<Pick<CaseEvent, 'fromStatus' | 'toStatus' | 'text' | 'correctsId' | 'subjectId'>>;

/**
 * Writes an event of a case and raises the versions of its room, in the caller's transaction, which has locked the case:
 * first the case, then its room, so that two changes at once never wait for each other. Nothing else writes events.
 */
export async function record(
  { db, now }: RequestContext,
  actor: Viewer,
  {
    fromStatus = null,
    toStatus = null,
    text = null,
    correctsId = null,
    subjectId = null,
    ...event
  }: EventFacts,
): Promise<void> {
  const createdAt = now();
  await db.query(
    `update case_rooms set version = version + 1, record_version = record_version + 1,
       lawyer_active_at = case when $2 then $3 else lawyer_active_at end
     where case_id = $1`,
    [event.caseId, actor.role === Role.LAWYER, createdAt],
  );
  await db.insert(CaseEvent, {
    id: uuidv7(),
    ...event,
    fromStatus,
    toStatus,
    text,
    correctsId,
    subjectId,
    actorId: actor.id,
    actorRole: actor.role,
    createdAt,
  });
}
