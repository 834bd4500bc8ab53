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

export type Person = Pick<Viewer, 'id' | 'role' | 'permissions'>;

/** Null once the account is deleted. */
export type Participants = Pick<Case, 'clientId' | 'lawyerId'>;

/** With whether the lawyer has an account and a verified licence. */
interface Standing extends Participants {
  lawyerVerified: boolean;
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

/** Visible to its client, its lawyer and admins who support users; for everybody else the case does not exist. */
export function maySee(person: Person, legalCase: Participants): boolean {
  return isSupport(person) || isClient(person, legalCase) || isLawyer(person, legalCase);
}

/** `maySee` in SQL, on `cases legal_case`; `case-visibility.test.ts` compares the two. */
export function visibleTo(person: Person): WhereClause {
  const { id, role } = person;
  const where = new WhereClause();
  if (role === Role.ADMIN) return isSupport(person) ? where : where.add('false');
  return where.add(role === Role.LAWYER ? 'legal_case.lawyer_id = ?' : 'legal_case.client_id = ?', id);
}

/** The case's lawyer: any of 24, but only with a verified licence to accept, and none for a withdrawn request; admins: any of 4. */
export function settableStatuses(person: Person, legalCase: Standing): readonly CaseStatus[] {
  if (isLawyer(person, legalCase)) {
    if (legalCase.withdrawnAt !== null) return [];
    return legalCase.lawyerVerified
      ? lawyerStatuses
      : lawyerStatuses.filter((status) => status !== CaseStatus.ACCEPTED);
  }
  return isSupport(person) ? adminStatuses : [];
}

/** In any order: the present status does not matter. */
export function maySetStatus(person: Person, legalCase: Standing, status: CaseStatus): boolean {
  return settableStatuses(person, legalCase).includes(status);
}

/** Only the case's client pays, only what is due, and only a verified lawyer with an account. */
export function maySubmitPayment(person: Person, legalCase: Standing & Dues): boolean {
  return isClient(person, legalCase) && legalCase.lawyerVerified && isPayable(legalCase);
}

/** The lawyer's payment details and phone number: for the lawyer and admins always; for the client once the case is accepted, while the licence is verified. */
export function maySeePaymentDetails(person: Person, legalCase: Standing & { status: CaseStatus }): boolean {
  if (isSupport(person) || isLawyer(person, legalCase)) return true;
  return (
    isClient(person, legalCase) &&
    legalCase.lawyerVerified &&
    isTakenOn(legalCase.status, legalCase.withdrawnAt)
  );
}
