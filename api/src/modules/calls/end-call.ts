import { IsNull } from 'typeorm';
import { Role } from '../../auth/role';
import { callChannel, personChannel, publishAfterCommit } from '../../platform/live/live';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { record, touchRecord } from '../cases/events/case-event.service';
import { Case } from '../cases/case.entity';
import { type WorkPlatform, workOnRow } from '../notifications/work-on-row';
import type { NotifyContext } from '../notifications/notify';
import { touchNotification } from '../notifications/notify-now';
import { Call } from './call.entity';
import { isDeserted, LAST_LOOK, overAt } from './call.queries';

export const callKey = (callId: string): string => `call ${callId}`;

/** Says that a call of a locked case has changed: to its pages, to the room, and to open pages of both people. */
export async function publishCall(
  tx: NotifyContext,
  { id, clientId, lawyerId }: Pick<Case, 'id' | 'clientId' | 'lawyerId'>,
  callId: string,
): Promise<void> {
  const people = [clientId, lawyerId].filter((person) => person !== null).map(personChannel);
  await touchRecord(tx, id);
  // A page compares what it is sent: without a newer notification it would not notice that a call is over.
  await touchNotification(tx, callKey(callId));
  await publishAfterCommit(tx, callChannel(callId), ...people);
}

/**
 * Ends a live call of a locked case: now, as long as it could be answered, and as somebody was last there. A call that was
 * connected is recorded, without a word of what was said.
 */
export async function endLiveCall(tx: NotifyContext, row: Case, call: Call): Promise<void> {
  const { id, startedBy, connectedAt } = call;
  await tx.db.query(
    `update calls set version = version + 1, ended_at = case
       when connected_at is null then least($2, answer_by)
       when ${isDeserted('$2::timestamptz')} then ${LAST_LOOK} else $2 end where id = $1`,
    [id, tx.now()],
  );
  await tx.db.query('delete from call_signals where call_id = $1', [id]);
  if (connectedAt) {
    const starter = { id: startedBy === Role.LAWYER ? row.lawyerId : row.clientId, role: startedBy };
    await record(tx, starter, { caseId: row.id, kind: CaseEventKind.CALL_HELD, subjectId: id });
    // Both count, also when the client called: the lawyer has talked with the client.
    await touchRecord(tx, row.id, { id: row.lawyerId, role: Role.LAWYER });
  }
  await publishCall(tx, row, id);
}

/** The live call of a locked case, or null; one that is over is ended. */
export async function findLiveCall(tx: NotifyContext, row: Case): Promise<Call | null> {
  const live = await tx.db.findOneBy(Call, { caseId: row.id, endedAt: IsNull() });
  if (!live) return null;
  const over = await tx.db.query<unknown[]>(
    `select from calls call where call.id = $1 and ${overAt('$2::timestamptz')}`,
    [live.id, tx.now()],
  );
  if (over.length === 0) return live;
  await endLiveCall(tx, row, live);
  return null;
}

/** Ends calls that are over, and deletes signals that nobody has read for two minutes. A repeat changes nothing. */
export async function sweepCalls(platform: WorkPlatform, now = new Date()): Promise<void> {
  const { dataSource } = platform;
  const over = await dataSource.query<{ caseId: string }[]>(
    `select call.case_id as "caseId" from calls call where call.ended_at is null and ${overAt('$1::timestamptz')} limit 500`,
    [now],
  );
  for (const { caseId } of over) await workOnRow(platform, Case, { id: caseId }, now, findLiveCall);
  await dataSource.query(
    `delete from call_signals where created_at < $1::timestamptz - interval '2 minutes'`,
    [now],
  );
}
