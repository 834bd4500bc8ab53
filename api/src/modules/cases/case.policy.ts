import { Role } from '../../auth/role';
import {
  adminStatuses,
  type CaseStatus,
  isPayable,
  isTakenOn,
  lawyerStatuses,
  type PaymentStatus,
} from './case.status';

/** Who looks. */
interface Person {
  id: string;
  role: Role;
}

/** Whose case it is, and how it stands. */
interface Ownership {
  clientId: string | null;
  lawyerId: string | null;
  status: CaseStatus;
  paymentStatus: PaymentStatus;
}

function isClient(person: Person, { clientId }: Ownership): boolean {
  return person.role === Role.USER && person.id === clientId;
}

function isLawyer(person: Person, { lawyerId }: Ownership): boolean {
  return person.role === Role.LAWYER && person.id === lawyerId;
}

/** A case is told to its client, its lawyer and admins; to everybody else it does not exist. */
export function maySee(person: Person, item: Ownership): boolean {
  return person.role === Role.ADMIN || isClient(person, item) || isLawyer(person, item);
}

/** The statuses somebody may set: the case's lawyer any of 24, admins any of 4. */
export function settableStatuses(person: Person, item: Ownership): readonly CaseStatus[] {
  if (isLawyer(person, item)) return lawyerStatuses;
  return person.role === Role.ADMIN ? adminStatuses : [];
}

/** Only the case's own client pays, only while accepted and unpaid. */
export function maySubmitPayment(person: Person, item: Ownership): boolean {
  return isClient(person, item) && isPayable(item.status, item.paymentStatus);
}

/** The lawyer's payment details: for the lawyer and admins always, for the client once the case is accepted. */
export function maySeePaymentDetails(person: Person, item: Ownership): boolean {
  if (person.role === Role.ADMIN || isLawyer(person, item)) return true;
  return isClient(person, item) && isTakenOn(item.status);
}
