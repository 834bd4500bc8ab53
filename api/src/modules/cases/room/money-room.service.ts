import type { Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { conflict } from '../../../errors/app-error';
import type { Case } from '../case.entity';
import { lockCase, updateCaseStatus } from '../case.service';
import { CaseEventKind, CaseStatus } from '../case.status';
import type { CaseType } from '../case.types';
import { isAgreeable } from './room.policy';
import { record } from './room.service';

const KINDS = {
  'fee proposed': CaseEventKind.FEE_PROPOSED,
  'fee accepted': CaseEventKind.FEE_ACCEPTED,
  'fee declined': CaseEventKind.FEE_DECLINED,
  'fee withdrawn': CaseEventKind.FEE_WITHDRAWN,
  'payment submitted': CaseEventKind.PAYMENT_SUBMITTED,
  'payment confirmed': CaseEventKind.PAYMENT_CONFIRMED,
  'payment refused': CaseEventKind.PAYMENT_REFUSED,
} as const;

/** Writes what happened to a fee or a payment into the history of its locked case. */
export async function recordMoney(
  tx: RequestContext,
  actor: Viewer,
  what: keyof typeof KINDS,
  { caseId, subjectId }: { caseId: string; subjectId: string },
): Promise<void> {
  await record(tx, actor, { caseId, kind: KINDS[what], subjectId });
}

/** @throws AppError CONFLICT where no fee is agreed on: before the case is taken on, and once it is closed or somebody has left. */
export function requireAgreeable(row: Case): void {
  if (isAgreeable(row)) return;
  if (row.status === CaseStatus.PENDING) throw conflict('Please accept the case first');
  if (row.clientId === null) throw conflict('Your client has left AinSathi: nothing can be added any more');
  if (row.lawyerId === null) throw conflict('The lawyer has left AinSathi: there is nobody to pay');
  throw conflict('This case is closed: no fee can be agreed on any more');
}

/** The case's lawyer accepts a pending request, in the caller's transaction. @throws AppError CONFLICT where it was answered. */
export async function acceptPending(
  tx: RequestContext,
  lawyer: Viewer,
  caseId: string,
): Promise<{ row: Case; legalCase: CaseType }> {
  const row = await lockCase(tx, lawyer, caseId);
  if (row.status !== CaseStatus.PENDING) throw conflict('This request was answered already');
  return { row, legalCase: await updateCaseStatus(tx, caseId, CaseStatus.ACCEPTED) };
}
