import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AccessKind, CaseAccess } from './case-access.entity';

/** A visit that follows another of the same person within these minutes is the same visit. */
const MINUTES_OF_A_VISIT = 15;

/** Writes down that an admin looks at the record of a case, before it is shown; one line a visit. */
export async function noteRecordViewed(
  context: RequestContext,
  admin: Viewer,
  caseId: string,
): Promise<void> {
  const at = context.now();
  const since = new Date(at.getTime() - MINUTES_OF_A_VISIT * 60_000);
  await inTransaction(context, async ({ db }) => {
    // Of two looks at once the second finds the line of the first.
    await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `case access ${admin.id} ${caseId}`,
    ]);
    const noted = await db.query<unknown[]>(
      'select from case_accesses where case_id = $1 and account_id = $2 and kind = $3 and at > $4 limit 1',
      [caseId, admin.id, AccessKind.RECORD_VIEWED, since],
    );
    if (noted.length > 0) return;
    const access = { caseId, accountId: admin.id, accountRole: admin.role, kind: AccessKind.RECORD_VIEWED };
    await db.insert(CaseAccess, { id: uuidv7(), ...access, at });
  });
}
