import { cutText } from '@ainsathi/contract/cut-text';
import type { EntityManager } from 'typeorm';
import { coarseNetwork } from '../network';
import type { Logger } from 'pino';

/** The values are stored and never reused for another act. */
export enum AuditAct {
  LAWYER_VIEWED = 'lawyer-viewed',
  LAWYER_UPDATED = 'lawyer-updated',
  LAWYER_DELETED = 'lawyer-deleted',
  LICENSE_VERIFIED = 'license-verified',
  LICENSE_REJECTED = 'license-rejected',
  LICENSE_REOPENED = 'license-reopened',
  LICENSE_LAPSED = 'license-lapsed',
  LICENCE_ASKED = 'licence-asked',
  LICENCE_PAPER_VIEWED = 'licence-paper-viewed',
  CLIENT_VIEWED = 'client-viewed',
  CLIENT_UPDATED = 'client-updated',
  CLIENT_DELETED = 'client-deleted',
  CASE_VIEWED = 'case-viewed',
  CASE_STATUS_SET = 'case-status-set',
  CASE_WITHDRAWN = 'case-withdrawn',
  PAYMENT_SUBMITTED = 'payment-submitted',
  PAYMENT_CONFIRMED = 'payment-confirmed',
  PAYMENT_REFUSED = 'payment-refused',
  FEE_STATED = 'fee-stated',
  FEE_WITHDRAWN = 'fee-withdrawn',
  FEE_ACCEPTED = 'fee-accepted',
  FEE_DECLINED = 'fee-declined',
  DOCUMENT_DELETED = 'document-deleted',
  POST_UPDATED = 'post-updated',
  POST_DELETED = 'post-deleted',
  REVIEW_SHOWN = 'review-shown',
  REVIEW_DELETED = 'review-deleted',
  CONTENT_HIDDEN = 'content-hidden',
  CONTENT_SHOWN = 'content-shown',
  CONTENT_REPORTS_SETTLED = 'content-reports-settled',
  LIST_EXPORTED = 'list-exported',
  OWN_DATA_EXPORTED = 'own-data-exported',
  AUDIT_PRUNED = 'audit-pruned',
  STAFF_SIGNED_IN = 'staff-signed-in',
  STAFF_SIGN_IN_FAILED = 'staff-sign-in-failed',
  STAFF_REFUSED = 'staff-refused',
  OWNERS_NOTIFIED = 'owners-notified',
  ADMIN_CREATED = 'admin-created',
  ADMIN_RESET = 'admin-reset',
  STAFF_INVITED = 'staff-invited',
  STAFF_JOINED = 'staff-joined',
  STAFF_ROLES_CHANGED = 'staff-roles-changed',
  STAFF_ENDED = 'staff-ended',
  ACCOUNT_LOCKED = 'account-locked',
  ACCOUNT_UNLOCKED = 'account-unlocked',
  SESSIONS_ENDED = 'sessions-ended',
  PASSWORD_RESET_SENT = 'password-reset-sent',
  PAYMENT_DETAILS_CHANGED = 'payment-details-changed',
  PASSWORD_CHANGED = 'password-changed',
  PASSWORD_RESET = 'password-reset',
  EMAIL_CHANGE_ASKED = 'email-change-asked',
  EMAIL_CHANGED = 'email-changed',
  EMAIL_CHANGE_UNDONE = 'email-change-undone',
  ACCOUNT_SECURED = 'account-secured',
  SIGN_IN_PHONE_SET = 'sign-in-phone-set',
  SIGN_IN_PHONE_CHANGED = 'sign-in-phone-changed',
  SIGN_IN_PHONE_MOVED = 'sign-in-phone-moved',
  CALENDAR_FEED_CREATED = 'calendar-feed-created',
  CALENDAR_FEED_REVOKED = 'calendar-feed-revoked',
  FACTOR_ENABLED = 'factor-enabled',
  FACTOR_REMOVED = 'factor-removed',
  PASSKEY_ADDED = 'passkey-added',
  PASSKEY_REMOVED = 'passkey-removed',
  RECOVERY_CODES_RENEWED = 'recovery-codes-renewed',
  RECOVERY_CODE_USED = 'recovery-code-used',
  FACTOR_REMOVAL_ASKED = 'factor-removal-asked',
  FACTOR_REMOVAL_STOPPED = 'factor-removal-stopped',
  ACCOUNT_DELETION_REQUESTED = 'account-deletion-requested',
  ACCOUNT_DELETION_CANCELLED = 'account-deletion-cancelled',
  OPEN_REQUEST_READ = 'open-request-read',
  OPEN_REQUEST_CLOSED = 'open-request-closed',
  REPORTS_DISMISSED = 'reports-dismissed',
  COMPLAINT_TAKEN = 'complaint-taken',
  COMPLAINT_GIVEN_BACK = 'complaint-given-back',
  COMPLAINT_ANSWERED = 'complaint-answered',
  COMPLAINT_CLOSED = 'complaint-closed',
  NOTE_ADDED = 'note-added',
}

export enum AuditSubject {
  ACCOUNT = 'account',
  CASE = 'case',
  POST = 'post',
  REVIEW = 'review',
  CLIENT_REVIEW = 'client-review',
  OPEN_REQUEST = 'open-request',
  COMPLAINT = 'complaint',
}

export enum AuditOutcome {
  DONE = 'done',
  REFUSED = 'refused',
}

export interface AuditContext {
  db: EntityManager;
  requestId: string;
  network: string;
  viewer: { id: string; role: string; sessionId: string } | null;
}

export function byOperator(db: EntityManager): AuditContext {
  return { db, requestId: 'operator', network: 'operator', viewer: null };
}

/** For scheduled work. */
export function byJob(db: EntityManager): AuditContext {
  return { db, requestId: 'job', network: 'job', viewer: null };
}

export function accountSubject(id: string | readonly string[]): NonNullable<AuditDetails['subject']> {
  return { type: AuditSubject.ACCOUNT, id };
}

/** States, roles, amounts, field names, and fingerprints of personal values; never a personal value itself. */
export type AuditState = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export interface AuditDetails {
  /** Each of several ids gets its own entry. */
  subject?: { type: AuditSubject; id: string | readonly string[] };
  before?: AuditState;
  after?: AuditState;
  /** At most 1,000 characters. */
  reason?: string | null;
  outcome?: AuditOutcome;
  /** The actor without a viewer, such as at a sign-in. */
  actor?: { id: string; role: string };
}

/** Writes an entry in the transaction of the context: no act without its entry. Call it before reading a file. */
export async function writeAudit(
  { db, requestId, network, viewer }: AuditContext,
  act: AuditAct,
  {
    subject,
    before,
    after,
    reason,
    outcome = AuditOutcome.DONE,
    actor = viewer ?? undefined,
  }: AuditDetails = {},
): Promise<void> {
  await db.query(
    `insert into audit_entries (act, outcome, actor_id, actor_role, session_id, request_id, network,
       subject_type, subject_id, before, after, reason)
     select $1, $2, $3::uuid, $4, $5::uuid, $6, $7, $8, subject.id, $10::jsonb, $11::jsonb, $12
     from unnest($9::uuid[]) subject (id)`,
    [
      act,
      outcome,
      actor?.id ?? null,
      actor?.role ?? null,
      viewer?.sessionId ?? null,
      requestId,
      coarseNetwork(network),
      subject?.type ?? null,
      typeof subject?.id === 'object' ? subject.id : [subject?.id ?? null],
      before ? JSON.stringify(before) : null,
      after ? JSON.stringify(after) : null,
      reason ?? null,
    ],
  );
}

const LONGEST_CALL = 100;
const ADMIN = 'admin';
/** Strangers cause these entries, so they are limited for each account and hour. */
const MOST_FAILED_SIGN_INS = 20;

/** Records a refusal to staff; other people's refusals are only logged. */
export async function auditRefusal(context: AuditContext, call: string): Promise<void> {
  if (context.viewer?.role !== ADMIN) return;
  await writeAudit(context, AuditAct.STAFF_REFUSED, {
    outcome: AuditOutcome.REFUSED,
    after: { call: cutText(call, LONGEST_CALL) },
  });
}

async function writeFailedSignIn(context: AuditContext, accountId: string): Promise<void> {
  const [account] = await context.db.query<unknown[]>(
    `select from accounts where id = $1 and role = '${ADMIN}' and $3 > (
       select count(*) from audit_entries
       where subject_id = $1 and act = $2 and at > now() - interval '1 hour')`,
    [accountId, AuditAct.STAFF_SIGN_IN_FAILED, MOST_FAILED_SIGN_INS],
  );
  if (!account) return;
  const subject = accountSubject(accountId);
  await writeAudit(context, AuditAct.STAFF_SIGN_IN_FAILED, { outcome: AuditOutcome.REFUSED, subject });
}

/** Records a failed sign-in to a staff account. Not awaited: the response time would reveal which emails belong to staff. */
export function auditFailedSignIn(
  context: AuditContext & { platform: { log: Logger } },
  accountId: string,
): void {
  writeFailedSignIn(context, accountId).catch((error: unknown) =>
    context.platform.log.warn(
      { err: error, requestId: context.requestId },
      'a failed sign-in of the staff was not written down',
    ),
  );
}
