import { Permission } from '../../../auth/role';
import { requireStaffProof, requireStaff } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AuditAct, AuditSubject, writeAudit } from '../../../platform/audit/write-audit';
import { parseInput } from '../../../validation/validate-input';
import { NotificationKind } from '../../notifications/notification.kinds';
import { notify } from '../../notifications/notify';
import { endRequest } from '../end-request';
import { OpenRequest, OpenRequestState } from '../open-request.entity';
import { ClosingInput, PurposeInput } from '../open-request.inputs';
import { endRefusal } from '../open-request.policy';
import { getOpenRequestRecord } from '../open-request.queries';
import { lockRequest, refuse } from '../open-request.service';
import { conflict, found, notFound } from '../../../errors/app-error';
import type { OpenRequestRecordType, ReadOpenRequestPayload } from './open-request-staff.types';

type Act<Result> = (tx: RequestContext, request: OpenRequest) => Promise<Result>;

/** An act of staff on a locked request. @throws AppError IDENTITY_REQUIRED, NOT_FOUND. */
async function supervise<Result>(context: RequestContext, id: string, act: Act<Result>): Promise<Result> {
  requireStaff(context, Permission.SUPPORT_USERS);
  requireStaffProof(context);
  return inTransaction(context, async (tx) => {
    return act(tx, found(await lockRequest(tx, id), 'Request'));
  });
}

const subjectOf = (id: string) => ({ type: AuditSubject.OPEN_REQUEST, id });

/** Whether there is a report since reports were last dismissed or the request closed. */
async function isReported({ db }: RequestContext, { id, reviewedAt }: OpenRequest): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    `select from invitations where request_id = $1 and reported_at > coalesce($2, '-infinity'::timestamptz) limit 1`,
    [id, reviewedAt],
  );
  return rows.length > 0;
}

const NOT_REPORTED = 'Nobody has reported this request';

/** Records the purpose first. @throws AppError IDENTITY_REQUIRED, NOT_FOUND once erased, CONFLICT without a report. */
export async function readOpenRequest(
  context: RequestContext,
  id: string,
  input: PurposeInput,
): Promise<ReadOpenRequestPayload> {
  return supervise(context, id, async (tx, request) => {
    const { purpose } = await parseInput(PurposeInput, input);
    if (!(await isReported(tx, request))) throw conflict(NOT_REPORTED);
    const { title, description, opposingParties } = request;
    if (title === null || description === null) throw notFound('Text');
    await writeAudit(tx, AuditAct.OPEN_REQUEST_READ, { subject: subjectOf(id), reason: purpose });
    await tx.db.update(OpenRequest, { id }, { staffReadAt: tx.now() });
    return { title, description, opposingParties };
  });
}

/** The client reads the reason; settles the reports. @throws AppError IDENTITY_REQUIRED, NOT_FOUND, CONFLICT once the request has ended. */
export async function closeOpenRequest(
  context: RequestContext,
  id: string,
  input: ClosingInput,
): Promise<OpenRequestRecordType> {
  return supervise(context, id, async (tx, request) => {
    const { reason: closingReason } = await parseInput(ClosingInput, input);
    refuse(endRefusal(request, tx.now()));
    await writeAudit(tx, AuditAct.OPEN_REQUEST_CLOSED, { subject: subjectOf(id), reason: closingReason });
    await endRequest(tx, request, { state: OpenRequestState.CLOSED, closingReason });
    await tx.db.update(OpenRequest, { id }, { reviewedAt: tx.now() });
    await notify(tx, request.clientId, NotificationKind.OPEN_REQUEST_ENDED, { subjectId: id });
    return getOpenRequestRecord(tx, id);
  });
}

/** The reports no longer count. @throws AppError IDENTITY_REQUIRED, NOT_FOUND, CONFLICT without a report. */
export async function dismissReports(context: RequestContext, id: string): Promise<OpenRequestRecordType> {
  return supervise(context, id, async (tx, request) => {
    if (!(await isReported(tx, request))) throw conflict(NOT_REPORTED);
    await writeAudit(tx, AuditAct.REPORTS_DISMISSED, { subject: subjectOf(id) });
    await tx.db.update(OpenRequest, { id }, { reviewedAt: tx.now() });
    return getOpenRequestRecord(tx, id);
  });
}
