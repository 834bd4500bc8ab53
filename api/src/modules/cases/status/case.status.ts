import {
  casePhases,
  caseStatuses,
  type CasePhase as CasePhaseValue,
  type CaseStatusName,
  type CaseStatusValue,
} from '@ainsathi/contract/statuses';

type CaseStatuses = typeof caseStatuses;

const names = Object.keys(caseStatuses) as CaseStatusName[];

/** The status of a case. The values are what the database stores and REST sends. */
export const CaseStatus = Object.fromEntries(names.map((name) => [name, caseStatuses[name].value])) as {
  readonly [Name in CaseStatusName]: CaseStatuses[Name]['value'];
};
export type CaseStatus = CaseStatusValue;

/** The six phases of a case, by their names in GraphQL. */
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
  FEE_TO_ANSWER = 'fee-to-answer',
  TO_CONFIRM = 'to-confirm',
  UNREAD = 'unread',
  IN_PROGRESS = 'in-progress',
  CLOSED = 'closed',
}

export const adminStatuses = statusesWhere(({ setBy }) => setBy.some((role) => role === 'admin'));

/** The 24 statuses a lawyer sets, in the usual order of a case. */
export const lawyerStatuses = statusesWhere(({ setBy }) => setBy.some((role) => role === 'lawyer'));

export const statusesOfPhase = (phase: CasePhase): readonly CaseStatus[] =>
  statusesWhere((rules) => rules.phase === phase);

/** Statuses after which nothing more is expected. */
export const closedStatuses = statusesWhere(({ closed }) => closed);

export function isClosed(status: CaseStatus): boolean {
  return closedStatuses.includes(status);
}

/** Whether the lawyer has taken the case on: neither waits it for an answer, nor was it rejected or withdrawn. */
export function isTakenOn(status: CaseStatus, withdrawnAt: Date | null): boolean {
  return status !== CaseStatus.PENDING && status !== CaseStatus.REJECTED && withdrawnAt === null;
}

export interface Dues {
  status: CaseStatus;
  withdrawnAt: Date | null;
  paymentStatus: PaymentStatus;
  /** An accepted fee is unpaid, or the last payment was refused. */
  feeDue: boolean;
  /** A fee was stated that the client has not answered. */
  feeProposed: boolean;
}

/**
 * Whether a payment can be handed in: unpaid, taken on and not closed, and the case was just accepted, or a fee was stated
 * or a payment refused. Without either that is an accepted case alone.
 */
export function isPayable({ status, withdrawnAt, paymentStatus, feeDue, feeProposed }: Dues): boolean {
  if (paymentStatus !== PaymentStatus.UNPAID || !isTakenOn(status, withdrawnAt) || isClosed(status))
    return false;
  return status === CaseStatus.ACCEPTED || feeDue || feeProposed;
}
