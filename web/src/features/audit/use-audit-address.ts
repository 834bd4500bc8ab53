import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AuditAct, AuditFilter, AuditOutcome } from '../../graphql/generated/schema-types';
import { readChoice } from '../../lists/list-address';
import { paths, withQuery } from '../../routing/paths';

export const auditActs = [
  'LICENSE_VERIFIED',
  'LICENSE_REJECTED',
  'LICENSE_REOPENED',
  'LAWYER_VIEWED',
  'LAWYER_UPDATED',
  'LAWYER_DELETED',
  'CLIENT_VIEWED',
  'CLIENT_UPDATED',
  'CLIENT_DELETED',
  'CASE_VIEWED',
  'CASE_STATUS_SET',
  'PAYMENT_SUBMITTED',
  'POST_UPDATED',
  'POST_DELETED',
  'REVIEW_DELETED',
  'LIST_EXPORTED',
  'STAFF_SIGNED_IN',
  'STAFF_REFUSED',
  'ADMIN_CREATED',
  'ADMIN_RESET',
  'STAFF_INVITED',
  'STAFF_JOINED',
  'STAFF_ROLES_CHANGED',
  'STAFF_ENDED',
  'ACCOUNT_LOCKED',
  'ACCOUNT_UNLOCKED',
  'SESSIONS_ENDED',
  'PASSWORD_RESET_SENT',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'EMAIL_CHANGE_ASKED',
  'EMAIL_CHANGED',
  'EMAIL_CHANGE_UNDONE',
  'FACTOR_ENABLED',
  'FACTOR_REMOVED',
  'RECOVERY_CODES_RENEWED',
  'RECOVERY_CODE_USED',
] as const satisfies readonly AuditAct[];

export const auditOutcomes = ['DONE', 'REFUSED'] as const satisfies readonly AuditOutcome[];

const keys = ['act', 'outcome', 'by', 'about', 'from', 'until'] as const;
type AuditKey = (typeof keys)[number];

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;

/** The first moment of a day in Dhaka, such as of `2026-11-22`; null for anything else. */
function beginOfDay(day: string | null): Date | null {
  const begin = new Date(`${/^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? day : ''}T00:00:00+06:00`);
  return Number.isNaN(begin.getTime()) ? null : begin;
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
  /** The URL after a change; another filter starts with the newest entries. */
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
    go: (changes: Parameters<typeof to>[0]) => void navigate(to(changes), { preventScrollReset: true }),
  };
}

export type AuditAddress = ReturnType<typeof useAuditAddress>;
