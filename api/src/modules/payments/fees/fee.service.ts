import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../auth/role';
import { requireRole, type Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { conflict, notFound } from '../../../errors/app-error';
import { AuditAct, AuditSubject } from '../../../platform/audit/audit-act';
import { writeAudit } from '../../../platform/audit/write-audit';
import { countAction } from '../../../platform/rate-limits';
import { emptyToNull } from '../../../validation/text';
import type { Case } from '../../cases/case.entity';
import { getCase, lockCase } from '../../cases/case.service';
import type { CaseType } from '../../cases/case.types';
import { acceptPending, recordMoney, requireAgreeable } from '../../cases/room/money-room.service';
import { NotificationKind } from '../../notifications/notification.kinds';
import { settleNotificationsOf } from '../../notifications/notification.service';
import { notify } from '../../notifications/notify';
import { lockCaseOf } from '../../cases/lock-case-of';
import { settleCase } from '../settle-case';
import { Fee, FeeState } from './fee.entity';
import type { FeeInput } from './fee.inputs';
import { findProposedFee } from './standing-fee';

export const FEE_HAS_CHANGED = 'The fee has changed. Please look at it again.';

/** Ends a proposal in the caller's transaction. What was told of it is not told any more. */
async function answerProposal(
  tx: RequestContext,
  { id }: Fee,
  state: Exclude<FeeState, FeeState.PROPOSED>,
  reason: string | null = null,
): Promise<void> {
  await tx.db.update(Fee, { id }, { state, reason, answeredAt: tx.now() });
  await settleNotificationsOf(tx, id);
}

async function auditFee(tx: RequestContext, act: AuditAct, fee: Fee): Promise<void> {
  const { caseId, version, amountPoisha } = fee;
  const after = { version, amountPoisha: Number(amountPoisha) };
  await writeAudit(tx, act, { subject: { type: AuditSubject.CASE, id: caseId }, after });
}

/** The lawyer of a locked case proposes a fee, in place of an unanswered one. */
async function proposeFee(tx: RequestContext, lawyer: Viewer, row: Case, input: FeeInput): Promise<void> {
  const earlier = await findProposedFee(tx, row.id);
  if (earlier) await answerProposal(tx, earlier, FeeState.REPLACED);
  const fee: Fee = {
    id: uuidv7(),
    caseId: row.id,
    version: ((await tx.db.maximum(Fee, 'version', { caseId: row.id })) ?? 0) + 1,
    amountPoisha: String(input.amountPoisha),
    covers: input.covers.trim(),
    state: FeeState.PROPOSED,
    reason: null,
    proposedAt: tx.now(),
    answeredAt: null,
  };
  await tx.db.insert(Fee, fee);
  await auditFee(tx, AuditAct.FEE_STATED, fee);
  await recordMoney(tx, lawyer, 'fee proposed', { caseId: row.id, subjectId: fee.id });
  const facts = { caseId: row.id, subjectId: fee.id, actorId: lawyer.id };
  await notify(tx, row.clientId, NotificationKind.FEE_PROPOSED, facts);
}

/**
 * The case's lawyer states a fee, or the next one; the client accepts or declines it.
 * @throws AppError NOT_FOUND for other people's cases, CONFLICT where the case is not taken on or closed; RATE_LIMITED.
 */
export async function stateFee(context: RequestContext, caseId: string, input: FeeInput): Promise<CaseType> {
  const lawyer = requireRole(context, Role.LAWYER);
  await countAction(context, 'caseEntries', lawyer.id);
  return inTransaction(context, async (tx) => {
    const row = await lockCase(tx, lawyer, caseId);
    requireAgreeable(row);
    await proposeFee(tx, lawyer, row, input);
    return getCase(tx, lawyer, caseId);
  });
}

/**
 * The case's lawyer accepts a request, and states the fee in the same transaction where it is given.
 * @throws AppError NOT_FOUND for other people's cases, CONFLICT where it was answered already or the licence is not
 * verified; RATE_LIMITED.
 */
export async function acceptCase(
  context: RequestContext,
  caseId: string,
  fee: FeeInput | null,
): Promise<CaseType> {
  const lawyer = requireRole(context, Role.LAWYER);
  return inTransaction(context, async (tx) => {
    const { row, legalCase } = await acceptPending(tx, lawyer, caseId);
    if (fee === null) return legalCase;
    await countAction(context, 'caseEntries', lawyer.id);
    await proposeFee(tx, lawyer, row, fee);
    return getCase(tx, lawyer, caseId);
  });
}

/** A fee and its case, locked, for somebody who is a part of it. @throws AppError NOT_FOUND, CONFLICT for one that was answered or replaced. */
async function lockProposed(
  tx: RequestContext,
  viewer: Viewer,
  id: string,
): Promise<{ fee: Fee; row: Case }> {
  const row = await lockCaseOf(tx, viewer, Fee, id);
  if (!row) throw notFound('Fee');
  const fee = await tx.db.findOneByOrFail(Fee, { id });
  if (fee.state !== FeeState.PROPOSED) throw conflict(FEE_HAS_CHANGED);
  return { fee, row };
}

/** The case's lawyer takes a fee back that was not answered. @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED. */
export async function withdrawFee(context: RequestContext, id: string): Promise<CaseType> {
  const lawyer = requireRole(context, Role.LAWYER);
  await countAction(context, 'caseEntries', lawyer.id);
  return inTransaction(context, async (tx) => {
    const { fee } = await lockProposed(tx, lawyer, id);
    await answerProposal(tx, fee, FeeState.WITHDRAWN);
    await auditFee(tx, AuditAct.FEE_WITHDRAWN, fee);
    await recordMoney(tx, lawyer, 'fee withdrawn', { caseId: fee.caseId, subjectId: id });
    return getCase(tx, lawyer, fee.caseId);
  });
}

/**
 * The client of a locked case accepts a proposed fee; it replaces an accepted one that nobody has paid yet. One whose payment
 * was refused stays due.
 */
export async function acceptFee(tx: RequestContext, client: Viewer, fee: Fee, row: Case): Promise<void> {
  const { id, caseId } = fee;
  await tx.db.query(
    `update fees set state = 'replaced' where id = (
       select fee.id from fees fee where fee.case_id = $1 and fee.state = 'accepted' and not exists (
         select from payments payment where payment.fee_id = fee.id)
       order by fee.version desc limit 1)`,
    [caseId],
  );
  await answerProposal(tx, fee, FeeState.ACCEPTED);
  await auditFee(tx, AuditAct.FEE_ACCEPTED, fee);
  await recordMoney(tx, client, 'fee accepted', { caseId, subjectId: id });
  const facts = { caseId, subjectId: id, status: FeeState.ACCEPTED, actorId: client.id };
  await notify(tx, row.lawyerId, NotificationKind.FEE_ANSWERED, facts);
}

async function declineFee(
  tx: RequestContext,
  client: Viewer,
  { fee, row }: { fee: Fee; row: Case },
  reason: string | null,
): Promise<void> {
  const { id, caseId } = fee;
  await answerProposal(tx, fee, FeeState.DECLINED, reason);
  await auditFee(tx, AuditAct.FEE_DECLINED, fee);
  await recordMoney(tx, client, 'fee declined', { caseId, subjectId: id });
  const facts = { caseId, subjectId: id, status: FeeState.DECLINED, actorId: client.id };
  await notify(tx, row.lawyerId, NotificationKind.FEE_ANSWERED, facts);
}

/**
 * The case's client accepts the fee that was stated, or declines it and may say why.
 * @throws AppError NOT_FOUND for fees of other people's cases, CONFLICT for one that does not stand any more, and where the
 * case is closed; RATE_LIMITED.
 */
export async function answerFee(
  context: RequestContext,
  id: string,
  { accept, reason }: { accept: boolean; reason?: string | null },
): Promise<CaseType> {
  const client = requireRole(context, Role.USER);
  await countAction(context, 'caseEntries', client.id);
  return inTransaction(context, async (tx) => {
    const proposed = await lockProposed(tx, client, id);
    requireAgreeable(proposed.row);
    if (accept) await acceptFee(tx, client, proposed.fee, proposed.row);
    else await declineFee(tx, client, proposed, emptyToNull(reason) ?? null);
    await settleCase(tx, proposed.row.id);
    return getCase(tx, client, proposed.row.id);
  });
}
