import { Role } from '../../../auth/role';
import { requireRole, type Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { conflict, notFound } from '../../../errors/app-error';
import { countAction } from '../../../platform/rate-limits';
import { isIdentifier } from '../../../validation/identifier';
import { NotificationKind } from '../../notifications/notification.kinds';
import { notify } from '../../notifications/notify';
import { CaseEvent } from '../case-event.entity';
import type { Case } from '../case.entity';
import { getCase, lockCase } from '../case.service';
import { CaseEventKind, CaseStatus } from '../case.status';
import type { CaseType } from '../case.types';
import type { CaseEntryInput } from './entry.inputs';
import { mayAddEntry } from './room.policy';
import { record } from './room.service';

/**
 * Locks a case for an entry or a hearing of its lawyer, in the caller's transaction.
 * @throws AppError NOT_FOUND for other people's cases, CONFLICT where it was not taken on or is not open any more.
 */
export async function lockForEntry(tx: RequestContext, lawyer: Viewer, caseId: string): Promise<Case> {
  const row = await lockCase(tx, lawyer, caseId);
  if (mayAddEntry(lawyer, row, tx.now())) return row;
  if (row.status === CaseStatus.PENDING) throw conflict('Please accept the case first');
  if (row.clientId === null) throw conflict('Your client has left AinSathi: nothing can be added any more');
  throw conflict('This case is closed: nothing can be added any more');
}

/** The id of the entry that is corrected. @throws AppError NOT_FOUND for one of another case, CONFLICT for an older one. */
async function requireLatest({ db }: RequestContext, caseId: string, id: string): Promise<string> {
  const kind = CaseEventKind.NOTE;
  if (!isIdentifier(id) || !(await db.existsBy(CaseEvent, { id, caseId, kind }))) throw notFound('Entry');
  if (await db.existsBy(CaseEvent, { correctsId: id }))
    throw conflict('This entry was corrected already. Please correct the latest one.');
  return id;
}

/**
 * The case's lawyer adds an entry, which nobody changes later, or the correction of one; the client is told.
 * @throws AppError NOT_FOUND for other people's cases and entries, CONFLICT where the case is not open or the entry is not
 * the latest, RATE_LIMITED.
 */
export async function addCaseEntry(context: RequestContext, input: CaseEntryInput): Promise<CaseType> {
  const lawyer = requireRole(context, Role.LAWYER);
  await countAction(context, 'caseEntries', lawyer.id);
  const { caseId, text } = input;
  return inTransaction(context, async (tx) => {
    const { clientId } = await lockForEntry(tx, lawyer, caseId);
    const correctsId = input.correctsId ? await requireLatest(tx, caseId, input.correctsId) : null;
    await record(tx, lawyer, { caseId, kind: CaseEventKind.NOTE, text: text.trim(), correctsId });
    await notify(tx, clientId, NotificationKind.ENTRY_ADDED, { caseId, actorId: lawyer.id });
    return getCase(tx, lawyer, caseId);
  });
}
