import { cutText } from '@ainsathi/contract/cut-text';
import type { EntityManager } from 'typeorm';
import { coarseNetwork } from '../network';
import { AuditAct, AuditOutcome, AuditSubject } from './audit-act';
import type { Logger } from 'pino';

export interface AuditContext {
  db: EntityManager;
  requestId: string;
  network: string;
  viewer: { id: string; role: string; sessionId: string } | null;
}

/** For the operator's commands. */
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
