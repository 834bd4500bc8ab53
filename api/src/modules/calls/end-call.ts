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

/** Announces a change of a locked case's call to the call, the room, and open pages of both people. */
export async function publishCall(
  tx: NotifyContext,
  { id, clientId, lawyerId }: Pick<Case, 'id' | 'clientId' | 'lawyerId'>,
  callId: string,
): Promise<void> {
  const people = [clientId, lawyerId].filter((person) => person !== null).map(personChannel);
  await touchRecord(tx, id);
  // Pages compare versions: without a newer notification they would not notice the end of a call.
  await touchNotification(tx, callKey(callId));
  await publishAfterCommit(tx, callChannel(callId), ...people);
}

/**
 * Ends a live call of a locked case: now, but not after the deadline to answer, nor long after somebody was last seen. Records
 * a call that was connected, without its content.
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
    // The lawyer has talked with the client, on either side's call.
    await touchRecord(tx, row.id, { id: row.lawyerId, role: Role.LAWYER });
  }
  await publishCall(tx, row, id);
}

/** The live call of a locked case, or null. Ends a call that is over. */
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

/** Ends calls that are over, and deletes signals unread for two minutes. Idempotent. */
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
