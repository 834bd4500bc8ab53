import { quietAfterDays } from '@ainsathi/contract/limits';
import { Role } from '../../auth/role';
import type { Viewer } from '../../auth/viewer';
import { isListed, isPayee } from '../lawyers/listed-condition';
import { CaseSort } from './case.enums';
import { CaseGroup, closedStatuses } from './status/case.status';

// SQL conditions and orders of lists of cases, on `cases legal_case`.

export const CLOSED = `legal_case.status in (${closedStatuses.map((status) => `'${status}'`).join(', ')})`;

/** Rejected and withdrawn cases have no hearings; in others they stay until they are cancelled. */
export const HAS_HEARINGS = `legal_case.status <> 'rejected' and legal_case.withdrawn_at is null`;

/** SQL of `isAgreeable`. */
export const AGREEABLE = `(legal_case.client_id is not null and legal_case.lawyer_id is not null
  and legal_case.status <> 'pending' and not ${CLOSED})`;

/**
 * SQL for a quiet case: taken on, not closed, and for long without an act of the lawyer. `room` is its room; its index is by
 * the time of the lawyer's last act.
 * @param now the SQL expression of the present time.
 * @param lawyerActiveAt the SQL expression of the time of the lawyer's last act.
 */
export function quietAt(now: string, lawyerActiveAt = 'room.lawyer_active_at'): string {
  return `legal_case.status <> 'pending' and not ${CLOSED}
  and (not legal_case.is_own or legal_case.client_id is not null) and ${lawyerActiveAt} <= ${now} - interval '${quietAfterDays} days'`;
}

/** Order of payments: one that waits for an answer is before a later one that has it. */
export const waitingFirst = (payment: string): string =>
  `(${payment}.state = 'submitted') desc, ${payment}.submitted_at desc, ${payment}.id desc`;

/** A column of the payment that waits for an answer, or else of the latest that is not refused; null while the case is unpaid. */
export const latestPayment = (column: string): string => `case when legal_case.payment_status = 'paid' then (
  select payment.${column} from payments payment
  where payment.case_id = legal_case.id and payment.state <> 'refused'
  order by ${waitingFirst('payment')} limit 1) end`;
export const FEE_PROPOSED = `exists (
  select from case_dues due where due.case_id = legal_case.id and due.state = 'proposed')`;
export const PAYMENT_SUBMITTED = `exists (
  select from payments payment where payment.case_id = legal_case.id and payment.state = 'submitted')`;

const ORDERS: Record<Exclude<CaseSort, CaseSort.NEEDED_FIRST>, string> = {
  [CaseSort.NEWEST]: 'legal_case.created_at desc, legal_case.id desc',
  [CaseSort.OLDEST]: 'legal_case.created_at, legal_case.id',
  [CaseSort.TITLE]: 'lower(legal_case.title) collate "C", legal_case.id',
  [CaseSort.UPDATED]: 'legal_case.updated_at desc, legal_case.id desc',
  [CaseSort.UNCHANGED_LONGEST]: 'legal_case.updated_at, legal_case.id',
};

/** Set, and neither moved nor cancelled. @param hearing the alias of a row of `hearings`. */
export const standing = (hearing: string): string => `${hearing}.state = 'set' and not exists (
  select from hearings replacement where replacement.replaces_id = ${hearing}.id)`;
export const STANDING = standing('hearing');
/** Somebody has noted the result of a `hearing`. */
export const ANSWERED = `exists (
  select from hearing_marks mark where mark.hearing_id = hearing.id and mark.result is not null)`;
const TODAY = `(now() at time zone 'Asia/Dhaka')::date::timestamp at time zone 'Asia/Dhaka'`;

const HAS_PAYEE = `exists (
  select 1 from lawyer_profiles payee where payee.account_id = legal_case.lawyer_id and ${isPayee('payee')})`;
const FEE_TO_ANSWER = `${FEE_PROPOSED} and ${AGREEABLE} and ${HAS_PAYEE}`;
const FEE_DECLINED = `(select fee.state from fees fee where fee.case_id = legal_case.id
  order by fee.version desc limit 1) is not distinct from 'declined'`;
/** The last payment of what is due, where its lawyer refused it: the source `payment` of a subquery. */
export const REFUSED_PAYMENT = `(select last.* from payments last where last.case_id = legal_case.id
    and last.fee_id is not distinct from (
      select fee.id from case_dues due join fees fee on fee.id = due.fee_id
      where due.case_id = legal_case.id order by due.state = 'accepted' desc, fee.version desc limit 1)
  order by last.submitted_at desc, last.id desc limit 1) payment where payment.state = 'refused'`;
const PAYABLE = `legal_case.payment_status = 'unpaid' and legal_case.client_id is not null
  and (legal_case.status = 'accepted' and not ${FEE_DECLINED}
  or legal_case.fee_due and legal_case.status <> 'pending' and not ${CLOSED}) and ${HAS_PAYEE}`;
const REFUSED = `${PAYABLE} and exists (select from ${REFUSED_PAYMENT})`;
export const GROUPS: Record<Exclude<CaseGroup, CaseGroup.UNREAD>, string> = {
  [CaseGroup.TO_ANSWER]: `legal_case.status = 'pending'`,
  [CaseGroup.TO_BE_PAID]: `${PAYABLE} and not (${FEE_TO_ANSWER}) and not exists (select from ${REFUSED_PAYMENT})`,
  [CaseGroup.PAYMENT_REFUSED]: REFUSED,
  [CaseGroup.FEE_TO_ANSWER]: `${FEE_TO_ANSWER} and not (${REFUSED})`,
  [CaseGroup.TO_CONFIRM]: PAYMENT_SUBMITTED,
  [CaseGroup.CLOSED]: CLOSED,
  [CaseGroup.OWN]: 'legal_case.is_own',
  [CaseGroup.NO_DATE]: `legal_case.status <> 'pending' and not ${CLOSED} and not exists (
    select from hearings hearing where hearing.case_id = legal_case.id and hearing.starts_at >= ${TODAY} and ${STANDING} and not ${ANSWERED})`,
  [CaseGroup.IN_PROGRESS]: `not ${CLOSED} and legal_case.status <> 'pending' and not (${FEE_TO_ANSWER}) and not (${PAYABLE})`,
};

export function unreadBy(role: Role): string {
  if (role === Role.ADMIN) return 'false';
  return `exists (select from case_readers reader where reader.case_id = legal_case.id and reader.unread > 0
    and reader.account_id = legal_case.${role === Role.LAWYER ? 'lawyer_id' : 'client_id'})`;
}

/** Its lawyer has left, is leaving or locked, or may not take a request. */
const LAWYER_ABSENT = `not ${CLOSED} and not exists (
  select from lawyer_profiles profile where profile.account_id = legal_case.lawyer_id and not profile.locked
    and (legal_case.status <> 'pending' or ${isListed('profile')}))`;

/** The client has to answer or pay a fee, approve the papers, or ask another lawyer. */
const NEEDS_CLIENT = `(${PAYABLE}) or (${FEE_TO_ANSWER}) or legal_case.status = 'client-review-approval'
  or ${LAWYER_ABSENT}`;

/** The lawyer has to answer a request, or confirm a payment. */
const NEEDS_LAWYER = `${GROUPS[CaseGroup.TO_ANSWER]} or ${PAYMENT_SUBMITTED}`;

/** Ranks cases; no index holds the rank, so use it only for one person's cases. */
const neededFirst = (needed: string, waiting: string): string =>
  `case when ${needed} then 0 when ${CLOSED} then 3 when ${waiting} then 2 else 1 end, ${ORDERS[CaseSort.UPDATED]}`;

export function orderOf(sort: CaseSort, { role }: Viewer): string {
  if (sort !== CaseSort.NEEDED_FIRST) return ORDERS[sort];
  if (role === Role.USER) return neededFirst(NEEDS_CLIENT, GROUPS[CaseGroup.TO_ANSWER]);
  if (role === Role.LAWYER) return neededFirst(NEEDS_LAWYER, NEEDS_CLIENT);
  return ORDERS[CaseSort.UPDATED];
}
