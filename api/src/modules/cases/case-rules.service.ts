import type { Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { conflict } from '../../errors/app-error';
import { isPayableLawyer } from '../lawyers/lawyer.queries';
import {
  isAgreeable,
  mayAddDocument,
  mayAddEntry,
  mayChangeHearing,
  mayKeepDates,
  mayReadContent,
  mayRequestDocuments,
  maySendMessage,
  reviewTimes,
} from './case-acts.policy';
import type { Case } from './case.entity';
import { isUnjoined, keepsDiary, OF_REQUESTS } from './case.policy';
import { REVIEWABLE } from './review-condition';
import { CaseStatus, isPayable, isTakenOn, PaymentStatus } from './status/case.status';

// Rules of locked cases, for the services of everything in a case, each with its message.

const CLIENT_LEFT = 'Your client has left AinSathi: nothing can be added any more';
const NO_CLIENT = 'This case has no client on AinSathi yet';
const CASE_CLOSED = 'This case is closed: nothing can be added any more';
const NOT_ACCEPTED = 'Please accept the case first';

/** For an entry. @throws AppError CONFLICT where the case is not taken on or not open. */
export function requireEntry({ now }: RequestContext, lawyer: Viewer, row: Case): void {
  if (mayAddEntry(lawyer, row, now())) return;
  if (row.status === CaseStatus.PENDING) throw conflict(NOT_ACCEPTED);
  if (row.clientId === null) throw conflict(CLIENT_LEFT);
  throw conflict(CASE_CLOSED);
}

/** For a document request. @throws AppError CONFLICT as `requireEntry`, and without a client. */
export function requireDocumentRequest(context: RequestContext, lawyer: Viewer, row: Case): void {
  if (isUnjoined(row)) throw conflict(NO_CLIENT);
  if (!mayRequestDocuments(lawyer, row, context.now())) requireEntry(context, lawyer, row);
}

/** For a hearing or a result. @throws AppError CONFLICT where the case is not taken on or not in its open time. */
export function requireDates({ now }: RequestContext, person: Viewer, row: Case): void {
  if (!mayKeepDates(person, row, now()))
    throw conflict(row.status === CaseStatus.PENDING ? NOT_ACCEPTED : CASE_CLOSED);
}

/** For a hearing that is set. @throws AppError CONFLICT where the case was rejected or withdrawn. */
export function requireHearingChange(lawyer: Viewer, row: Case): void {
  if (!mayChangeHearing(lawyer, row)) throw conflict(CASE_CLOSED);
}

/** For a message. @throws AppError CONFLICT where the case is not open, or has no client yet. */
export function requireSendable({ now }: RequestContext, sender: Viewer, row: Case): void {
  if (isUnjoined(row)) throw conflict(NO_CLIENT);
  if (!maySendMessage(sender, row, now()))
    throw conflict('This case is closed; messages can no longer be sent');
}

/** For adding or deleting documents. @throws AppError CONFLICT where the case is not open. */
export function requireOpenForDocuments({ now }: RequestContext, person: Viewer, row: Case): void {
  if (!mayAddDocument(person, row, now()))
    throw conflict('This case is closed; documents can no longer be added or deleted');
}

/** For a fee. @throws AppError CONFLICT unless `isAgreeable`. */
export function requireAgreeable(row: Case): void {
  if (isAgreeable(row)) return;
  if (isUnjoined(row)) throw conflict(NO_CLIENT);
  if (row.status === CaseStatus.PENDING) throw conflict(NOT_ACCEPTED);
  if (row.clientId === null) throw conflict(CLIENT_LEFT);
  if (row.lawyerId === null) throw conflict('The lawyer has left AinSathi: there is nobody to pay');
  throw conflict('This case is closed: no fee can be agreed on any more');
}

/** For an appointment or a call. @throws AppError CONFLICT unless `isAgreeable`. */
export function requireTakenOn(row: Case): void {
  if (!isAgreeable(row)) throw conflict('Appointments and calls need a case that is taken on and not closed');
}

/** @throws AppError CONFLICT where the lawyer may not be paid. */
export async function requirePayableLawyer(tx: RequestContext, { lawyerId }: Case): Promise<void> {
  if (!(await isPayableLawyer(tx, lawyerId)))
    throw conflict('This lawyer cannot be paid at present: please do not pay');
}

/** @param feeProposed is the due fee unanswered. @throws AppError CONFLICT if nothing is due or the lawyer may not be paid. */
export async function requirePayable(tx: RequestContext, row: Case, feeProposed: boolean): Promise<void> {
  const dues = Object.assign({ feeProposed }, row);
  if (row.paymentStatus === PaymentStatus.PAID) throw conflict('This case is already paid');
  if (!isPayable(dues)) throw conflict('A case can be paid once the lawyer has accepted it');
  if (row.lawyerId === null) throw conflict('The lawyer has left AinSathi: there is nobody to pay');
  await requirePayableLawyer(tx, row);
}

export { isUnjoined, keepsDiary };

/** What changes of an own case whose client leaves: an unjoined case has no status of requests. */
export function changesWithoutClient({ status }: Case): Partial<Case> {
  const open = OF_REQUESTS.includes(status) ? { status: CaseStatus.CASE_INTAKE, closedAt: null } : {};
  return { clientId: null, joinedAt: null, clientCallsFrom: null, ...open };
}

/** For a first review. @throws AppError CONFLICT unless `mayReview`; the same one without work and in a conflict of interest. */
export async function requireReview({ db, now }: RequestContext, client: Viewer, row: Case): Promise<void> {
  const times = reviewTimes(row);
  if (!times || now() < times.from)
    throw conflict('You can say this once the case is closed, or two months after it began');
  if (times.until && now() >= times.until) throw conflict('The time for this is over');
  const possible = await db.query<unknown[]>(
    `select from cases legal_case where legal_case.id = $1 and legal_case.client_id = $2 and ${REVIEWABLE}`,
    [row.id, client.id],
  );
  if (possible.length === 0) throw conflict('We cannot take a review of this lawyer for this case');
}

/** Whether no lawyer has taken the case on. */
export function isRequest({ status, withdrawnAt }: Pick<Case, 'status' | 'withdrawnAt'>): boolean {
  return !isTakenOn(status, withdrawnAt);
}

/** @param at when the document was added. */
export function mayReadDocuments(
  person: Viewer,
  row: Pick<Case, 'clientId' | 'lawyerId' | 'isOwn' | 'joinedAt' | 'withdrawnAt'>,
  at: Date,
): boolean {
  return mayReadContent(person, row, at);
}
