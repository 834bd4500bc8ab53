import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AuditAct, AuditFilter, AuditOutcome } from '../../graphql/generated/schema-types';
import { readChoice } from '../../lists/list-address';
import { paths, withQuery } from '../../routing/paths';
import { preservePlace } from '../../lib/preserve-place';
import { fromDhaka } from '../../lib/dhaka-time';

/** In the order of the choice; a missing act fails the compile. */
const actsInOrder: Record<AuditAct, true> = {
  LICENSE_VERIFIED: true,
  LICENSE_REJECTED: true,
  LICENSE_REOPENED: true,
  LICENSE_LAPSED: true,
  LICENCE_ASKED: true,
  LICENCE_PAPER_VIEWED: true,
  LAWYER_VIEWED: true,
  LAWYER_UPDATED: true,
  LAWYER_DELETED: true,
  CLIENT_VIEWED: true,
  CLIENT_UPDATED: true,
  CLIENT_DELETED: true,
  CASE_VIEWED: true,
  CASE_STATUS_SET: true,
  CASE_WITHDRAWN: true,
  PAYMENT_SUBMITTED: true,
  PAYMENT_CONFIRMED: true,
  PAYMENT_REFUSED: true,
  FEE_STATED: true,
  FEE_WITHDRAWN: true,
  FEE_ACCEPTED: true,
  FEE_DECLINED: true,
  DOCUMENT_DELETED: true,
  POST_UPDATED: true,
  POST_DELETED: true,
  REVIEW_SHOWN: true,
  REVIEW_DELETED: true,
  CONTENT_HIDDEN: true,
  CONTENT_SHOWN: true,
  CONTENT_REPORTS_SETTLED: true,
  OPEN_REQUEST_READ: true,
  OPEN_REQUEST_CLOSED: true,
  REPORTS_DISMISSED: true,
  COMPLAINT_TAKEN: true,
  COMPLAINT_GIVEN_BACK: true,
  COMPLAINT_ANSWERED: true,
  COMPLAINT_CLOSED: true,
  NOTE_ADDED: true,
  LIST_EXPORTED: true,
  OWN_DATA_EXPORTED: true,
  AUDIT_PRUNED: true,
  STAFF_SIGNED_IN: true,
  STAFF_SIGN_IN_FAILED: true,
  STAFF_REFUSED: true,
  OWNERS_NOTIFIED: true,
  ADMIN_CREATED: true,
  ADMIN_RESET: true,
  STAFF_INVITED: true,
  STAFF_JOINED: true,
  STAFF_ROLES_CHANGED: true,
  STAFF_ENDED: true,
  ACCOUNT_LOCKED: true,
  ACCOUNT_UNLOCKED: true,
  SESSIONS_ENDED: true,
  PASSWORD_RESET_SENT: true,
  PAYMENT_DETAILS_CHANGED: true,
  PASSWORD_CHANGED: true,
  PASSWORD_RESET: true,
  EMAIL_CHANGE_ASKED: true,
  EMAIL_CHANGED: true,
  SIGN_IN_PHONE_SET: true,
  SIGN_IN_PHONE_CHANGED: true,
  SIGN_IN_PHONE_MOVED: true,
  ACCOUNT_SECURED: true,
  CALENDAR_FEED_CREATED: true,
  CALENDAR_FEED_REVOKED: true,
  EMAIL_CHANGE_UNDONE: true,
  FACTOR_ENABLED: true,
  FACTOR_REMOVED: true,
  PASSKEY_ADDED: true,
  PASSKEY_REMOVED: true,
  RECOVERY_CODES_RENEWED: true,
  RECOVERY_CODE_USED: true,
  FACTOR_REMOVAL_ASKED: true,
  FACTOR_REMOVAL_STOPPED: true,
  ACCOUNT_DELETION_REQUESTED: true,
  ACCOUNT_DELETION_CANCELLED: true,
};

// `Object.keys` types keys as `string`; the record has no others.
export const auditActs = Object.keys(actsInOrder) as AuditAct[];

export const auditOutcomes = ['DONE', 'REFUSED'] as const satisfies readonly AuditOutcome[];

const keys = ['act', 'outcome', 'by', 'about', 'from', 'until'] as const;
type AuditKey = (typeof keys)[number];

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;

/** 0:00 in Dhaka on a day such as `2026-11-22`; null otherwise. */
function beginOfDay(day: string | null): Date | null {
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? fromDhaka({ date: day ?? '', time: '00:00' }) : null;
  return begin === null ? null : new Date(begin);
}

/** The filters of the audit log, all kept in the URL. */
export function useAuditAddress() {
  const [present] = useSearchParams();
  const navigate = useNavigate();
  const act = readChoice(present.get('act'), auditActs);
  const outcome = readChoice(present.get('outcome'), auditOutcomes);
  const from = beginOfDay(present.get('from'));
  const lastDay = beginOfDay(present.get('until'));
  const until = lastDay && new Date(lastDay.getTime() + DAY_MILLISECONDS);
  const filter: AuditFilter = {
    act,
    outcome,
    actorId: present.get('by'),
    subjectId: present.get('about'),
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  };
  /** Another filter restarts with the newest entries. */
  const to = (changes: Partial<Record<AuditKey | 'after', string | null>>): string =>
    withQuery(paths.admin.audit, {
      ...Object.fromEntries(
        keys.map((key) => [key, changes[key] === undefined ? present.get(key) : changes[key] || null]),
      ),
      after: changes.after ?? null,
    });
  return {
    act,
    outcome,
    filter,
    from: from ? present.get('from') : null,
    until: lastDay ? present.get('until') : null,
    after: present.get('after'),
    isNarrowed: keys.some((key) => present.get(key)),
    to,
    go: (changes: Parameters<typeof to>[0]) => void navigate(to(changes), { state: preservePlace }),
  };
}

export type AuditAddress = ReturnType<typeof useAuditAddress>;
