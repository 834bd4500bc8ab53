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

/** For what the operator does on the machine itself. */
export function byOperator(db: EntityManager): AuditContext {
  return { db, requestId: 'operator', network: 'operator', viewer: null };
}

/** For what is done by a schedule. */
export function byJob(db: EntityManager): AuditContext {
  return { db, requestId: 'job', network: 'job', viewer: null };
}

export function accountSubject(id: string | readonly string[]): NonNullable<AuditDetails['subject']> {
  return { type: AuditSubject.ACCOUNT, id };
}

/** States, roles, amounts, names of fields, and fingerprints of what is personal; never a personal value itself. */
export type AuditState = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export interface AuditDetails {
  /** Of several ids each has an entry of its own. */
  subject?: { type: AuditSubject; id: string | readonly string[] };
  before?: AuditState;
  after?: AuditState;
  /** At most 1,000 characters. */
  reason?: string | null;
  outcome?: AuditOutcome;
  /** Who did it, where the viewer does not say so, such as when signing in. */
  actor?: { id: string; role: string };
}

/** Writes what was done, in the transaction of the context: without its entry it does not happen. Call it before a file is read. */
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
/** Strangers cause these entries, so that an account has a limited number of them in an hour. */
const MOST_FAILED_SIGN_INS = 20;

/** Writes down what was refused to somebody of the staff; for other people a refusal is a line of the log alone. */
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

/** Writes down a failed sign-in to an account of the staff. Nobody awaits it: the response time would show which emails belong to staff. */
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
