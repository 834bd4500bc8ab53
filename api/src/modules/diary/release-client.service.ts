import { Role } from '../../auth/role';
import { requireCounted } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../errors/app-error';
import { personChannel, publishAfterCommit } from '../../platform/live/live';
import { changesWithoutClient, isUnjoined, keepsDiary } from '../cases/case-rules.service';
import { Case } from '../cases/case.entity';
import { getCase, lockCase } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { record } from '../cases/events/case-event.service';
import { readReleasable } from './join-link.queries';

/**
 * The client or the lawyer undoes the joining of an own case, until one of them has sent or agreed on something. The client sees
 * it no more, and the next client reads nothing of this one. Null for the client; a repeat of the lawyer changes nothing.
 * @throws AppError NOT_FOUND for other people's cases, CONFLICT once the case is used, or was never joined; RATE_LIMITED.
 */
export async function releaseClient(context: RequestContext, caseId: string): Promise<CaseType | null> {
  const person = await requireCounted(context, 'joinLinks', Role.USER, Role.LAWYER);
  const isLawyer = person.role === Role.LAWYER;
  return inTransaction(context, async (tx) => {
    const row = await lockCase(tx, person, caseId);
    if (isLawyer && !keepsDiary(person, row)) throw notFound('Case');
    if (isLawyer && isUnjoined(row)) return getCase(tx, person, caseId);
    const { clientId, isOwn } = row;
    if (!isOwn || clientId === null) throw conflict('No client has joined this case by a link');
    if (!(await readReleasable(tx.db, [caseId])).length)
      throw conflict(
        'Something was sent or agreed in this case: the client can no longer be removed from it',
      );
    await tx.db.update(Case, { id: caseId }, { ...changesWithoutClient(row), updatedAt: tx.now() });
    for (const table of ['case_readers', 'notifications'])
      await tx.db.query(`delete from ${table} where case_id = $1 and account_id = $2`, [caseId, clientId]);
    await record(tx, person, { caseId, kind: CaseEventKind.CLIENT_RELEASED });
    await publishAfterCommit(tx, personChannel(clientId));
    return isLawyer ? getCase(tx, person, caseId) : null;
  });
}
