import { type WorkOnCases, workOnCase } from '../cases/work-on-case';
import { overAt } from './call.queries';
import { findLiveCall } from './end-call';

/** Ends calls that are over, and deletes signals that nobody has read for two minutes. A repeat changes nothing. */
export async function sweepCalls(platform: WorkOnCases, now = new Date()): Promise<void> {
  const { dataSource } = platform;
  const over = await dataSource.query<{ caseId: string }[]>(
    `select call.case_id as "caseId" from calls call where call.ended_at is null and ${overAt('$1::timestamptz')} limit 500`,
    [now],
  );
  for (const { caseId } of over) await workOnCase(platform, caseId, now, findLiveCall);
  await dataSource.query(
    `delete from call_signals where created_at < $1::timestamptz - interval '2 minutes'`,
    [now],
  );
}
