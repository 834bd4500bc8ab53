import { v7 as uuidv7 } from 'uuid';
import { Permission } from '../../auth/permission';
import { Role } from '../../auth/role';
import { requirePermission, requireRole, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { AuditAct, AuditSubject } from '../../platform/audit/audit-act';
import { writeAudit } from '../../platform/audit/write-audit';
import { inTransaction } from '../../db/transaction';
import { conflict, invalidInput, notFound } from '../../errors/app-error';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import { countAction } from '../../platform/rate-limits';
import { isIdentifier } from '../../validation/identifier';
import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotifications } from '../notifications/notification.service';
import { notify } from '../notifications/notify';
import { findPublicLawyer, isVerifiedLawyer } from '../lawyers/lawyer.queries';
import { Case } from './case.entity';
import type { CaseRequestInput } from './case.inputs';
import { maySee, maySetStatus } from './case.policy';
import { findVisibleCase } from './case.queries';
import { CaseEventKind, CaseStatus, isClosed, PaymentStatus } from './case.status';
import type { CaseType } from './case.types';
import { record } from './room/room.service';

/** A case that the viewer may see. @throws AppError NOT_FOUND, also for other people's cases. */
export async function getCase(context: RequestContext, viewer: Viewer, id: string): Promise<CaseType> {
  const legalCase = await findVisibleCase(context, viewer, id);
  if (!legalCase) throw notFound('Case');
  return legalCase;
}

/**
 * The row, locked until the transaction ends, so that concurrent changes follow one another. What only refers to the case
 * need not wait for it. @throws AppError NOT_FOUND, also for other people's cases.
 */
export async function lockCase({ db }: RequestContext, viewer: Viewer, id: string): Promise<Case> {
  const row = isIdentifier(id)
    ? await db.findOne(Case, { where: { id }, lock: { mode: 'for_no_key_update' } })
    : null;
  if (!row || !maySee(viewer, row)) throw notFound('Case');
  return row;
}

/**
 * The id of the case that a client's request with this key made, or null. Locks the key until the transaction ends, so
 * that of two requests at once the second one finds the first.
 */
async function lockAndFindRequest(tx: RequestContext, client: Viewer, key: string): Promise<string | null> {
  await tx.db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `case request ${client.id} ${key}`,
  ]);
  return findRequest(tx, client, key);
}

async function findRequest({ db }: RequestContext, client: Viewer, key: string): Promise<string | null> {
  const rows: { id: string }[] = await db.query(
    'select id from cases where client_id = $1 and request_key = $2',
    [client.id, key],
  );
  return rows[0]?.id ?? null;
}

const TOO_MANY_REQUESTS = 'You have sent many case requests already. Please try again later.';
const TOO_MANY_TO_LAWYER = 'You have sent this lawyer several requests today. Please wait for an answer.';

/** Counts a case request; one that is sent again, because its response was lost, is not counted. */
async function countRequest(
  context: RequestContext,
  client: Viewer,
  { requestKey, lawyerId }: CaseRequestInput,
): Promise<void> {
  if (context.thisMachine) return;
  if (requestKey && (await findRequest(context, client, requestKey)) !== null) return;
  await countAction(context, 'caseRequestsToLawyer', `${client.id} ${lawyerId}`, TOO_MANY_TO_LAWYER);
  await countAction(context, 'caseRequests', client.id, TOO_MANY_REQUESTS);
  await countAction(context, 'caseRequestsOfDay', client.id, TOO_MANY_REQUESTS);
}

/**
 * A client asks a verified lawyer to take a case; it starts pending and unpaid.
 * A request with the key of an earlier one answers that one's case: the app sends again when a response was lost.
 * @throws AppError NOT_FOUND with `Lawyer not found` for a lawyer who is not verified, RATE_LIMITED.
 */
export async function requestCase(context: RequestContext, input: CaseRequestInput): Promise<CaseType> {
  const client = requireRole(context, Role.USER);
  await requireConfirmedEmail(context);
  await countRequest(context, client, input);
  return inTransaction(context, async (tx) => {
    const requestKey = input.requestKey ?? null;
    const earlier = requestKey === null ? null : await lockAndFindRequest(tx, client, requestKey);
    if (earlier !== null) return getCase(tx, client, earlier);
    const lawyer = await findPublicLawyer(tx, input.lawyerId);
    if (!lawyer) throw notFound('Lawyer');
    const createdAt = tx.now();
    const id = uuidv7();
    await tx.db.insert(Case, {
      id,
      clientId: client.id,
      lawyerId: lawyer.id,
      requestKey,
      title: input.title.trim(),
      description: input.description.trim(),
      status: CaseStatus.PENDING,
      paymentStatus: PaymentStatus.UNPAID,
      feeDue: false,
      answeredAt: null,
      closedAt: null,
      createdAt,
      updatedAt: createdAt,
    });
    await record(tx, client, { caseId: id, kind: CaseEventKind.REQUESTED, toStatus: CaseStatus.PENDING });
    await notify(tx, lawyer.id, NotificationKind.REQUEST_RECEIVED, { caseId: id, actorId: client.id });
    return getCase(tx, client, id);
  });
}

/** What a request waits for is done once it is answered. */
const WAITING_KINDS = [
  NotificationKind.REQUEST_RECEIVED,
  NotificationKind.REQUEST_UNANSWERED,
  NotificationKind.REQUEST_STILL_UNANSWERED,
];

/** Tells the client, and the lawyer where an admin did it. The lawyer's first answer is told once, by a kind of its own. */
async function tellOfStatus(tx: RequestContext, actor: Viewer, row: Case, status: CaseStatus): Promise<void> {
  const facts = { caseId: row.id, status, actorId: actor.id };
  const isLawyer = actor.role === Role.LAWYER;
  const wasPending = row.status === CaseStatus.PENDING;
  if (wasPending) await settleNotifications(tx, row.id, WAITING_KINDS);
  const isAnswer = status === CaseStatus.ACCEPTED || status === CaseStatus.REJECTED;
  const firstAnswer = { ...facts, onceKey: `request-answered ${row.id}` };
  const isToldAsAnswer =
    isLawyer &&
    wasPending &&
    isAnswer &&
    (await notify(tx, row.clientId, NotificationKind.REQUEST_ANSWERED, firstAnswer));
  if (!isToldAsAnswer) await notify(tx, row.clientId, NotificationKind.STATUS_CHANGED, facts);
  if (!isLawyer) await notify(tx, row.lawyerId, NotificationKind.STATUS_CHANGED, facts);
}

/** The lawyer's first status is the answer; a closed status after an open one closes the case. */
function momentsOf(
  { now }: RequestContext,
  { role }: Viewer,
  { answeredAt, closedAt }: Case,
  status: CaseStatus,
): Pick<Case, 'answeredAt' | 'closedAt'> {
  return {
    answeredAt: answeredAt ?? (role === Role.LAWYER ? now() : null),
    closedAt: isClosed(status) ? (closedAt ?? now()) : null,
  };
}

/**
 * The case's lawyer or an admin sets a status, in any order; every change is recorded.
 * @throws AppError NOT_FOUND for other people's cases, BAD_USER_INPUT for a status that the viewer cannot set, CONFLICT
 * for accepting without a verified licence.
 */
export async function updateCaseStatus(
  context: RequestContext,
  id: string,
  status: CaseStatus,
): Promise<CaseType> {
  const viewer = requireRole(context, Role.LAWYER, Role.ADMIN);
  requirePermission(context, Permission.SUPPORT_USERS);
  await countAction(context, 'statusChanges', viewer.id);
  return inTransaction(context, async (tx) => {
    const row = await lockCase(tx, viewer, id);
    const { clientId, lawyerId } = row;
    const lawyerVerified = await isVerifiedLawyer(tx, lawyerId);
    if (viewer.role === Role.LAWYER && status === CaseStatus.ACCEPTED && !lawyerVerified)
      throw conflict('You can accept cases once your licence is verified');
    if (!maySetStatus(viewer, { clientId, lawyerId, lawyerVerified }, status))
      throw invalidInput({ field: 'status', message: `You cannot set the status ${status}` });
    if (row.status !== status) {
      await tx.db.update(
        Case,
        { id },
        { status, updatedAt: tx.now(), ...momentsOf(tx, viewer, row, status) },
      );
      const change = { fromStatus: row.status, toStatus: status };
      await record(tx, viewer, { caseId: id, kind: CaseEventKind.STATUS_CHANGED, ...change });
      await writeAudit(tx, AuditAct.CASE_STATUS_SET, {
        subject: { type: AuditSubject.CASE, id },
        before: { status: row.status },
        after: { status },
      });
      await tellOfStatus(tx, viewer, row, status);
    }
    return getCase(tx, viewer, id);
  });
}
