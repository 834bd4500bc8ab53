import { v7 as uuidv7 } from 'uuid';
import { requireCounted, type Viewer } from '../../auth/viewer';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { conflict } from '../../errors/app-error';
import { AuditAct, AuditSubject, writeAudit } from '../../platform/audit/write-audit';
import { countAction } from '../../platform/rate-limits';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { type ClientKey, record, type StoredKey } from '../cases/events/case-event.service';
import { requireAgreeable, requirePayableLawyer } from '../cases/case-rules.service';
import { acceptRequest } from '../cases/status/case-status.service';
import type { Case } from '../cases/case.entity';
import { writeCase, writeCaseOf } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotificationsOf } from '../notifications/notification.service';
import { notify } from '../notifications/notify';
import { Fee, FeeState } from './fee.entity';
import type { FeeInput } from './fee.inputs';
import { settleCase } from './case-dues';

export const FEE_HAS_CHANGED = 'The fee has changed. Please look at it again.';

const FEE = { entity: Fee, name: 'Fee' } as const;

type StatedFee = Pick<Fee, 'id' | 'caseId' | 'version' | 'amountPoisha'>;

/** Runs in the caller's transaction; related notifications become read. */
async function endProposal(
  tx: RequestContext,
  { id }: StatedFee,
  state: Exclude<FeeState, FeeState.PROPOSED>,
  reason: string | null = null,
): Promise<void> {
  await tx.db.update(Fee, { id }, { state, reason, answeredAt: tx.now() });
  await settleNotificationsOf(tx, id);
}

async function auditFee(
  tx: RequestContext,
  act: AuditAct,
  { caseId, version, amountPoisha }: StatedFee,
): Promise<void> {
  const subject = { type: AuditSubject.CASE, id: caseId };
  await writeAudit(tx, act, { subject, after: { version, amountPoisha } });
}

async function proposeFee(
  tx: RequestContext,
  lawyer: Viewer,
  { id: caseId, clientId }: Case,
  { amountPoisha, covers }: FeeInput,
  key: StoredKey = null,
): Promise<void> {
  const latest = await tx.db.findOne(Fee, { where: { caseId }, order: { version: 'DESC' } });
  if (latest?.state === FeeState.PROPOSED) await endProposal(tx, latest, FeeState.REPLACED);
  const fee = {
    id: uuidv7(),
    caseId,
    version: (latest?.version ?? 0) + 1,
    amountPoisha,
    covers,
    state: FeeState.PROPOSED,
    proposedAt: tx.now(),
  };
  await tx.db.insert(Fee, fee);
  await auditFee(tx, AuditAct.FEE_STATED, fee);
  const about = { caseId, subjectId: fee.id };
  await record(tx, lawyer, { ...about, kind: CaseEventKind.FEE_PROPOSED, key });
  await notify(tx, clientId, NotificationKind.FEE_PROPOSED, { ...about, actorId: lawyer.id });
}

/** @throws AppError NOT_FOUND for other people's cases, CONFLICT where the case is not taken on or closed; RATE_LIMITED. */
export async function stateFee(
  context: RequestContext,
  caseId: string,
  input: FeeInput,
  clientKey?: ClientKey,
): Promise<CaseType> {
  const lawyer = await requireCounted(context, 'caseEntries', Role.LAWYER);
  const sent = { caseId, clientKey, input: { stateFee: input } };
  return writeCase(context, lawyer, sent, async (tx, row, key) => {
    requireAgreeable(row);
    await proposeFee(tx, lawyer, row, input, key);
  });
}

/** May state the fee at once. @throws AppError NOT_FOUND, CONFLICT if answered or unverified; RATE_LIMITED. */
export async function acceptCase(
  context: RequestContext,
  caseId: string,
  fee: FeeInput | null,
  clientKey?: ClientKey,
): Promise<CaseType> {
  const lawyer = await requireCounted(context, 'statusChanges', Role.LAWYER);
  if (fee) await countAction(context, 'caseEntries', lawyer.id);
  const sent = { caseId, clientKey, input: { acceptCase: fee ?? {} } };
  return writeCase(context, lawyer, sent, async (tx, row, key) => {
    await acceptRequest(tx, lawyer, row, key);
    if (fee) await proposeFee(tx, lawyer, row, fee);
  });
}

/** @throws AppError CONFLICT for an answered or replaced fee. */
function requireProposed({ state }: Fee): void {
  if (state !== FeeState.PROPOSED) throw conflict(FEE_HAS_CHANGED);
}

/** The case's lawyer withdraws an unanswered fee. @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED. */
export async function withdrawFee(
  context: RequestContext,
  id: string,
  clientKey?: ClientKey,
): Promise<CaseType> {
  const lawyer = await requireCounted(context, 'caseEntries', Role.LAWYER);
  const sent = { ...FEE, id, clientKey, input: { withdrawFee: id } };
  return writeCaseOf(context, lawyer, sent, async (tx, { id: caseId }, fee, key) => {
    requireProposed(fee);
    await endProposal(tx, fee, FeeState.WITHDRAWN);
    await auditFee(tx, AuditAct.FEE_WITHDRAWN, fee);
    await record(tx, lawyer, { caseId, kind: CaseEventKind.FEE_WITHDRAWN, subjectId: id, key });
  });
}

/** The names in the audit log and in the history. */
const ANSWERS = { [FeeState.ACCEPTED]: 'FEE_ACCEPTED', [FeeState.DECLINED]: 'FEE_DECLINED' } as const;

interface FeeAnswer {
  state: keyof typeof ANSWERS;
  reason?: string | null;
  key: StoredKey;
}

async function recordAnswer(
  tx: RequestContext,
  client: Viewer,
  { lawyerId }: Case,
  fee: StatedFee,
  { state, reason, key }: FeeAnswer,
): Promise<void> {
  const name = ANSWERS[state];
  const about = { caseId: fee.caseId, subjectId: fee.id };
  await endProposal(tx, fee, state, reason);
  await auditFee(tx, AuditAct[name], fee);
  await record(tx, client, { ...about, kind: CaseEventKind[name], key });
  await notify(tx, lawyerId, NotificationKind.FEE_ANSWERED, { ...about, status: state, actorId: client.id });
}

/** Replaces an accepted fee without any payment; a fee whose payment was refused stays due. */
export async function acceptFee(
  tx: RequestContext,
  client: Viewer,
  row: Case,
  fee: StatedFee,
  key: StoredKey = null,
): Promise<void> {
  await tx.db.query(
    `update fees set state = 'replaced' where id = (
       select fee.id from fees fee where fee.case_id = $1 and fee.state = 'accepted' and not exists (
         select from payments payment where payment.fee_id = fee.id)
       order by fee.version desc limit 1)`,
    [row.id],
  );
  await recordAnswer(tx, client, row, fee, { state: FeeState.ACCEPTED, key });
}

/**
 * The case's client accepts the stated fee, or declines it with an optional reason.
 * @throws AppError NOT_FOUND for other people's cases, CONFLICT for an answered or replaced fee, where the case is closed, and for
 * accepting that of a lawyer who may not be paid; RATE_LIMITED.
 */
export async function answerFee(
  context: RequestContext,
  id: string,
  { accept, reason }: { accept: boolean; reason?: string | null },
  clientKey?: ClientKey,
): Promise<CaseType> {
  const client = await requireCounted(context, 'caseEntries', Role.USER);
  const sent = { ...FEE, id, clientKey, input: { answerFee: { id, accept, reason } } };
  return writeCaseOf(context, client, sent, async (tx, row, fee, key) => {
    requireProposed(fee);
    requireAgreeable(row);
    if (accept) await requirePayableLawyer(tx, row);
    const declined = { state: FeeState.DECLINED, reason, key } as const;
    if (accept) await acceptFee(tx, client, row, fee, key);
    else await recordAnswer(tx, client, row, fee, declined);
    await settleCase(tx, row.id);
  });
}
