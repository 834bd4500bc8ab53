import { IsNull } from 'typeorm';
import { type WorkOnCases, workOnCase } from '../cases/work-on-case';
import { Call } from './call.entity';
import { overAt } from './call.queries';
import { endLiveCall } from './end-call';

const OVER = `select call.case_id as "caseId" from calls call where call.ended_at is null and ${overAt('$1::timestamptz')}`;

/** Ends calls that are over, and deletes signals that nobody has read for two minutes. A repeat changes nothing. */
export async function sweepCalls(platform: WorkOnCases, now = new Date()): Promise<void> {
  const { dataSource } = platform;
  const over = await dataSource.query<{ caseId: string }[]>(`${OVER} limit 500`, [now]);
  for (const { caseId } of over)
    await workOnCase(platform, caseId, now, async (tx, row) => {
      const still = await tx.db.query<unknown[]>(`${OVER} and call.case_id = $2`, [now, caseId]);
      const live = await tx.db.findOneBy(Call, { caseId, endedAt: IsNull() });
      if (live && still.length > 0) await endLiveCall(tx, row, live);
    });
  await dataSource.query(
    `delete from call_signals where created_at < $1::timestamptz - interval '2 minutes'`,
    [now],
  );
}
