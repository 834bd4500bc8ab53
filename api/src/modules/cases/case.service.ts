import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireRole, requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, invalidInput, notFound } from '../../errors/app-error';
import { isIdentifier } from '../../validation/identifier';
import { findPublicLawyer } from '../lawyers/lawyer.queries';
import { CaseEvent } from './case-event.entity';
import { Case } from './case.entity';
import type { CaseRequestInput } from './case.inputs';
import { maySee, maySubmitPayment, settableStatuses } from './case.policy';
import { findCase } from './case.queries';
import { CaseEventKind, CaseStatus, PaymentStatus } from './case.status';
import type { CaseView } from './case.view';

/** A case that the viewer may see. @throws AppError NOT_FOUND, also for somebody else's. */
export async function getCase(context: RequestContext, id: string): Promise<CaseView> {
  const found = await findCase(context, id);
  if (!found) throw notFound('Case');
  return found;
}

/** The row, locked until the transaction ends, so that changes at the same time follow one another. */
async function lockCase(context: RequestContext, id: string): Promise<Case> {
  const viewer = requireViewer(context);
  const row = isIdentifier(id)
    ? await context.db.findOne(Case, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!row || !maySee(viewer, row)) throw notFound('Case');
  return row;
}

async function record(
  context: RequestContext,
  caseId: string,
  event: { kind: CaseEventKind; fromStatus: CaseStatus | null; toStatus: CaseStatus | null },
): Promise<void> {
  const actor = { actorId: context.viewer?.id ?? null, actorRole: context.viewer?.role ?? null };
  await context.db.insert(CaseEvent, { id: uuidv7(), caseId, ...event, ...actor, createdAt: context.now() });
}

/**
 * A client asks a verified lawyer to take a case; it starts pending and unpaid.
 * @throws AppError NOT_FOUND with `Lawyer not found` for a lawyer who is not verified.
 */
export async function requestCase(context: RequestContext, input: CaseRequestInput): Promise<CaseView> {
  const client = requireRole(context, Role.USER);
  return inTransaction(context, async (tx) => {
    const lawyer = await findPublicLawyer(tx, input.lawyerId);
    if (!lawyer) throw notFound('Lawyer');
    const createdAt = tx.now();
    const id = uuidv7();
    await tx.db.insert(Case, {
      id,
      clientId: client.id,
      lawyerId: lawyer.id,
      title: input.title.trim(),
      description: input.description.trim(),
      status: CaseStatus.PENDING,
      paymentStatus: PaymentStatus.UNPAID,
      createdAt,
      updatedAt: createdAt,
    });
    await record(tx, id, {
      kind: CaseEventKind.REQUESTED,
      fromStatus: null,
      toStatus: CaseStatus.PENDING,
    });
    return getCase(tx, id);
  });
}

/**
 * The case's lawyer or an admin sets a status, in any order; every change is recorded.
 * @throws AppError NOT_FOUND for somebody else's case, BAD_USER_INPUT for a status the viewer cannot set.
 */
export async function updateCaseStatus(
  context: RequestContext,
  id: string,
  status: CaseStatus,
): Promise<CaseView> {
  const viewer = requireRole(context, Role.LAWYER, Role.ADMIN);
  return inTransaction(context, async (tx) => {
    const row = await lockCase(tx, id);
    if (!settableStatuses(viewer, row).includes(status))
      throw invalidInput({ field: 'status', message: `You cannot set the status ${status}` });
    if (row.status !== status) {
      await tx.db.update(Case, { id }, { status, updatedAt: tx.now() });
      await record(tx, id, {
        kind: CaseEventKind.STATUS_CHANGED,
        fromStatus: row.status,
        toStatus: status,
      });
    }
    return getCase(tx, id);
  });
}

/**
 * Locks a case for its client's payment, tx the caller's transaction.
 * @throws AppError NOT_FOUND for somebody else's case, CONFLICT when it is paid or not accepted.
 */
export async function lockForPayment(context: RequestContext, id: string): Promise<void> {
  const viewer = requireRole(context, Role.USER);
  const row = await lockCase(context, id);
  if (row.paymentStatus === PaymentStatus.PAID) throw conflict('This case is already paid');
  if (!maySubmitPayment(viewer, row)) throw conflict('A case can be paid once the lawyer has accepted it');
}

/** Marks a locked case as paid, tx the caller's transaction. */
export async function markPaid(context: RequestContext, id: string): Promise<void> {
  await context.db.update(Case, { id }, { paymentStatus: PaymentStatus.PAID, updatedAt: context.now() });
  await record(context, id, { kind: CaseEventKind.PAYMENT_SUBMITTED, fromStatus: null, toStatus: null });
}
