import { Permission, Role } from '../../auth/role';
import { hasPermission, type Viewer } from '../../auth/viewer';
import { WhereClause } from '../../db/select-page';
import type { Case } from './case.entity';
import {
  adminStatuses,
  CaseStatus,
  type Dues,
  isPayable,
  isTakenOn,
  lawyerStatuses,
} from './status/case.status';
import { whereUnjoined } from './unjoined-condition';

export type Person = Pick<Viewer, 'id' | 'role' | 'permissions'>;

/** Null once the account is deleted. */
export type Participants = Pick<Case, 'clientId' | 'lawyerId' | 'isOwn' | 'joinedAt'>;

/** An own case that no client has joined: it exists for its lawyer alone. */
export function isUnjoined({ isOwn, joinedAt }: Pick<Participants, 'isOwn' | 'joinedAt'>): boolean {
  return isOwn && joinedAt === null;
}

/** With whether the lawyer has an account and a verified licence. */
interface Standing extends Participants {
  lawyerVerified: boolean;
  withdrawnAt: Date | null;
}

/** With whether the lawyer may be paid: also while the verification has only run out. */
interface Paying extends Participants {
  lawyerPayable: boolean;
  withdrawnAt: Date | null;
}

export function isClient(person: Person, { clientId }: Participants): boolean {
  return person.role === Role.USER && person.id === clientId;
}

function isSupport(person: Person): boolean {
  return hasPermission(person, Permission.SUPPORT_USERS);
}

export function isLawyer(person: Person, { lawyerId }: Participants): boolean {
  return person.role === Role.LAWYER && person.id === lawyerId;
}

/** Who keeps the diary of a case: dates, results and facts. Every rule of the diary asks this function. */
export function keepsDiary(person: Person, legalCase: Participants): boolean {
  return isLawyer(person, legalCase);
}

/** Visible to its client, its lawyer and, unless it is unjoined, admins who support users; for everybody else the case does not exist. */
export function maySee(person: Person, legalCase: Participants): boolean {
  if (isClient(person, legalCase) || isLawyer(person, legalCase)) return true;
  return isSupport(person) && !isUnjoined(legalCase);
}

/** `maySee` in SQL, on `cases legal_case`; `case-visibility.test.ts` compares the two. */
export function visibleTo(person: Person): WhereClause {
  const { id, role } = person;
  const where = new WhereClause();
  if (role === Role.ADMIN)
    return where.add(isSupport(person) ? `not ${whereUnjoined('legal_case')}` : 'false');
  return where.add(role === Role.LAWYER ? 'legal_case.lawyer_id = ?' : 'legal_case.client_id = ?', id);
}

/** Statuses of a request, which an unjoined case never was. */
export const OF_REQUESTS: readonly CaseStatus[] = [
  CaseStatus.PENDING,
  CaseStatus.ACCEPTED,
  CaseStatus.REJECTED,
];

/** The case's lawyer: any of 24 (of an unjoined case none of requests), but only with a verified licence to accept, and none for a withdrawn request; admins: any of 4. */
export function settableStatuses(person: Person, legalCase: Standing): readonly CaseStatus[] {
  if (isLawyer(person, legalCase)) {
    if (legalCase.withdrawnAt !== null) return [];
    if (isUnjoined(legalCase)) return lawyerStatuses.filter((status) => !OF_REQUESTS.includes(status));
    return legalCase.lawyerVerified
      ? lawyerStatuses
      : lawyerStatuses.filter((status) => status !== CaseStatus.ACCEPTED);
  }
  return isSupport(person) && !isUnjoined(legalCase) ? adminStatuses : [];
}

/** In any order: the present status does not matter. */
export function maySetStatus(person: Person, legalCase: Standing, status: CaseStatus): boolean {
  return settableStatuses(person, legalCase).includes(status);
}

/** Only the case's client pays, only what is due, and only a lawyer whose verification no decision ended. */
export function maySubmitPayment(person: Person, legalCase: Paying & Dues): boolean {
  return isClient(person, legalCase) && legalCase.lawyerPayable && isPayable(legalCase);
}

/** The lawyer's payment details and phone number: for the lawyer and admins always; for the client once the case is accepted, while the lawyer may be paid. */
export function maySeePaymentDetails(person: Person, legalCase: Paying & { status: CaseStatus }): boolean {
  if (isSupport(person) || isLawyer(person, legalCase)) return true;
  return (
    isClient(person, legalCase) &&
    legalCase.lawyerPayable &&
    isTakenOn(legalCase.status, legalCase.withdrawnAt)
  );
}

/** SQL: of an own case what came since the joining. @param at SQL of the thing's time. @param room alias of `cases`. */
export function readableSince({ role }: Pick<Viewer, 'role'>, at: string, room = 'legal_case'): string {
  return role === Role.USER ? `(not ${room}.is_own or ${at} >= ${room}.joined_at)` : 'true';
}
