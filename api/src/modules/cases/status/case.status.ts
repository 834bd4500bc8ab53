import {
  casePhases,
  caseStatuses,
  type CasePhase as CasePhaseValue,
  type CaseStatusName,
  type CaseStatusValue,
} from '@ainsathi/contract/statuses';

type CaseStatuses = typeof caseStatuses;

const names = Object.keys(caseStatuses) as CaseStatusName[];

/** The database stores the values and REST sends them. */
export const CaseStatus = Object.fromEntries(names.map((name) => [name, caseStatuses[name].value])) as {
  readonly [Name in CaseStatusName]: CaseStatuses[Name]['value'];
};
export type CaseStatus = CaseStatusValue;

/** By their names in GraphQL. */
export const CasePhase = Object.fromEntries(casePhases.map((phase) => [phase.toUpperCase(), phase])) as {
  readonly [Phase in CasePhaseValue as Uppercase<Phase>]: Phase;
};
export type CasePhase = CasePhaseValue;

const statusesWhere = (applies: (rules: CaseStatuses[CaseStatusName]) => boolean): readonly CaseStatus[] =>
  names.filter((name) => applies(caseStatuses[name])).map((name) => CaseStatus[name]);

export enum PaymentStatus {
  UNPAID = 'unpaid',
  PAID = 'paid',
}

export enum CaseGroup {
  TO_ANSWER = 'to-answer',
  TO_BE_PAID = 'to-be-paid',
  PAYMENT_REFUSED = 'payment-refused',
  FEE_TO_ANSWER = 'fee-to-answer',
  TO_CONFIRM = 'to-confirm',
  UNREAD = 'unread',
  NO_DATE = 'no-date',
  OWN = 'own',
  IN_PROGRESS = 'in-progress',
  CLOSED = 'closed',
}

export const adminStatuses = statusesWhere(({ setBy }) => setBy.some((role) => role === 'admin'));

/** In the usual order of a case. */
export const lawyerStatuses = statusesWhere(({ setBy }) => setBy.some((role) => role === 'lawyer'));

export const statusesOfPhase = (phase: CasePhase): readonly CaseStatus[] =>
  statusesWhere((rules) => rules.phase === phase);

/** Statuses after which nothing more is expected. */
export const closedStatuses = statusesWhere(({ closed }) => closed);

export function isClosed(status: CaseStatus): boolean {
  return closedStatuses.includes(status);
}

/** Neither pending, rejected nor withdrawn. */
export function isTakenOn(status: CaseStatus, withdrawnAt: Date | null): boolean {
  return status !== CaseStatus.PENDING && status !== CaseStatus.REJECTED && withdrawnAt === null;
}

export interface Dues {
  status: CaseStatus;
  withdrawnAt: Date | null;
  paymentStatus: PaymentStatus;
  /** Whether an accepted fee is unpaid, or the last payment was refused. */
  feeDue: boolean;
  /** Whether a stated fee is unanswered. */
  feeProposed: boolean;
}

/** Unpaid, taken on and not closed, and either just accepted, or with a stated fee or a refused payment. */
export function isPayable({ status, withdrawnAt, paymentStatus, feeDue, feeProposed }: Dues): boolean {
  if (paymentStatus !== PaymentStatus.UNPAID || !isTakenOn(status, withdrawnAt) || isClosed(status))
    return false;
  return status === CaseStatus.ACCEPTED || feeDue || feeProposed;
}
