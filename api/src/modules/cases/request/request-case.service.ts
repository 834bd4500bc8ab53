import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../auth/role';
import { requireRole, type Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { digestOfInput, requireSameInput } from '../../../platform/client-keys';
import { countAction } from '../../../platform/rate-limits';
import { requireConfirmedEmail } from '../../accounts/email/email-confirmation.service';
import { findPublicLawyer } from '../../lawyers/lawyer.queries';
import { NotificationKind } from '../../notifications/notification.kinds';
import { notify } from '../../notifications/notify';
import { Case } from '../case.entity';
import type { CaseRequestInput } from '../case.inputs';
import { CaseEventKind } from '../events/case-event.entity';
import { record } from '../events/case-event.service';
import { getCase } from '../case.service';
import { CaseStatus, PaymentStatus } from '../status/case.status';
import type { CaseType } from '../case.types';
import { conflict, found } from '../../../errors/app-error';

/** The id of the case of an earlier request with this key, or null. @throws AppError CONFLICT for another digest. */
export async function findRequest(
  { db }: RequestContext,
  client: Viewer,
  key: string,
  digest?: string,
): Promise<string | null> {
  const rows: { id: string; keyDigest: string | null }[] = await db.query(
    'select id, key_digest as "keyDigest" from cases where client_id = $1 and request_key = $2',
    [client.id, key],
  );
  if (digest !== undefined) requireSameInput(rows[0]?.keyDigest, digest);
  return rows[0]?.id ?? null;
}

const TOO_MANY_REQUESTS = 'You have sent many case requests already. Please try again later.';
const TOO_MANY_TO_LAWYER = 'You have sent this lawyer several requests today. Please wait for an answer.';

/** Before the transaction; a repeat with the same key is not counted. @throws AppError EMAIL_NOT_CONFIRMED, RATE_LIMITED. */
export async function admitRequest(
  context: RequestContext,
  client: Viewer,
  { requestKey, lawyerId }: Pick<CaseRequestInput, 'requestKey' | 'lawyerId'>,
): Promise<void> {
  await requireConfirmedEmail(context);
  if (context.thisMachine) return;
  if (requestKey && (await findRequest(context, client, requestKey)) !== null) return;
  await countAction(context, 'caseRequestsToLawyer', `${client.id} ${lawyerId}`, TOO_MANY_TO_LAWYER);
  await countAction(context, 'caseRequests', client.id, TOO_MANY_REQUESTS);
  await countAction(context, 'caseRequestsOfDay', client.id, TOO_MANY_REQUESTS);
}

/** A repeat with the same key returns the earlier case. @throws AppError NOT_FOUND if not verified, CONFLICT if away. */
export async function sendRequest(
  tx: RequestContext,
  client: Viewer,
  input: CaseRequestInput,
): Promise<CaseType> {
  const requestKey = input.requestKey ?? null;
  const keyDigest = digestOfInput(tx, input);
  const earlier = requestKey === null ? null : await findRequest(tx, client, requestKey, keyDigest);
  if (earlier !== null) return getCase(tx, client, earlier);
  const lawyer = found(await findPublicLawyer(tx, input.lawyerId), 'Lawyer');
  const { name, awayUntil } = lawyer;
  if (awayUntil !== null)
    throw conflict(['{{name}} takes no new cases until {{date}}', { name, date: new Date(awayUntil) }]);
  const createdAt = tx.now();
  const id = uuidv7();
  const row = {
    id,
    clientId: client.id,
    lawyerId: lawyer.id,
    requestKey,
    keyDigest,
    title: input.title,
    description: input.description,
    status: CaseStatus.PENDING,
    paymentStatus: PaymentStatus.UNPAID,
    createdAt,
    updatedAt: createdAt,
  };
  await tx.db.createQueryBuilder().insert().into(Case).values(row).orIgnore().updateEntity(false).execute();
  // A concurrent request with the same key may have been stored meanwhile.
  const stored = requestKey === null ? id : await findRequest(tx, client, requestKey, keyDigest);
  if (stored !== null && stored !== id) return getCase(tx, client, stored);
  await record(tx, client, { caseId: id, kind: CaseEventKind.REQUESTED, toStatus: CaseStatus.PENDING });
  await notify(tx, lawyer.id, NotificationKind.REQUEST_RECEIVED, { caseId: id, actorId: client.id });
  return getCase(tx, client, id);
}

/**
 * A client asks a verified lawyer to take a case; it starts pending and unpaid. A repeat with the same key returns the earlier
 * case.
 * @throws AppError NOT_FOUND for a lawyer who is not verified, CONFLICT for a lawyer who is away, RATE_LIMITED.
 */
export async function requestCase(context: RequestContext, input: CaseRequestInput): Promise<CaseType> {
  const client = requireRole(context, Role.USER);
  await admitRequest(context, client, input);
  return inTransaction(context, (tx) => sendRequest(tx, client, input));
}
