import {
  daysBeforeReview,
  daysToReview,
  hoursUntilWithdrawable,
  openDaysAfterClosing,
} from '@ainsathi/contract/limits';
import {
  isClient,
  isLawyer,
  isUnjoined,
  keepsDiary,
  maySubmitPayment,
  type Participants,
  type Person,
} from './case.policy';
import type { Case } from './case.entity';
import { CaseStatus, type Dues, isClosed, isTakenOn } from './status/case.status';

/** The acts in the room of a case. Never stored. */
export enum CaseAct {
  ADD_ENTRY = 'add-entry',
  KEEP_DATES = 'keep-dates',
  SEND_MESSAGE = 'send-message',
  ADD_DOCUMENT = 'add-document',
  REQUEST_DOCUMENTS = 'request-documents',
  STATE_FEE = 'state-fee',
  ANSWER_FEE = 'answer-fee',
  PAY = 'pay',
  CONFIRM_PAYMENT = 'confirm-payment',
  WITHDRAW = 'withdraw',
  MAKE_APPOINTMENT = 'make-appointment',
  REVIEW = 'review',
}

export type RoomState = Participants & Pick<Case, 'status' | 'closedAt' | 'withdrawnAt' | 'createdAt'>;

/** Also needed by the rules of fees and payments. */
export interface MoneyState extends RoomState, Dues {
  lawyerPayable: boolean;
  paymentSubmitted: boolean;
  answeredAt: Date | null;
  reviewable: boolean;
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** When the room closes: 30 days after the case was closed, at once for a rejected or withdrawn case; null while it is not closed. */
export function closesAt({
  status,
  closedAt,
  withdrawnAt,
}: Pick<RoomState, 'status' | 'closedAt' | 'withdrawnAt'>): Date | null {
  if (!closedAt) return null;
  const days = status === CaseStatus.REJECTED || withdrawnAt !== null ? 0 : openDaysAfterClosing;
  return new Date(closedAt.getTime() + days * DAY);
}

function isInOpenTime(room: RoomState, now: Date): boolean {
  if (room.status === CaseStatus.REJECTED || room.withdrawnAt !== null) return false;
  const end = closesAt(room);
  return end === null || now < end;
}

/** Whether something can be added: the case is neither rejected, withdrawn nor closed long ago, and both people have accounts, or it is unjoined. */
export function isOpen(room: RoomState, now: Date): boolean {
  const hasClient = room.clientId !== null || isUnjoined(room);
  return hasClient && room.lawyerId !== null && isInOpenTime(room, now);
}

/**
 * Entries, documents and messages: for participants, closed or not; of a withdrawn request only for the client, and of an own
 * case what came since the client joined. @param at the time of the thing; null for the content to come.
 */
export function mayReadContent(
  person: Person,
  room: Participants & Pick<RoomState, 'withdrawnAt'>,
  at: Date | null = null,
): boolean {
  const { isOwn, joinedAt, withdrawnAt } = room;
  if (isClient(person, room)) return !isOwn || at === null || (joinedAt !== null && at >= joinedAt);
  return isLawyer(person, room) && withdrawnAt === null;
}

/** Entries and corrections: the case's lawyer, while the case is taken on and open. */
export function mayAddEntry(person: Person, room: RoomState, now: Date): boolean {
  return isLawyer(person, room) && isTakenOn(room.status, room.withdrawnAt) && isOpen(room, now);
}

/** Hearings and results: who keeps the diary, while the case is taken on and open, even where the client left. */
export function mayKeepDates(person: Person, room: RoomState, now: Date): boolean {
  return keepsDiary(person, room) && isTakenOn(room.status, room.withdrawnAt) && isInOpenTime(room, now);
}

/** To move or cancel a hearing to come: the case's lawyer, however long ago the case was closed. */
export function mayChangeHearing(person: Person, room: RoomState): boolean {
  return keepsDiary(person, room) && room.status !== CaseStatus.REJECTED && room.withdrawnAt === null;
}

/** When the client may withdraw an unanswered request; null for other cases, own ones at any status, and other people. */
export function withdrawableAt(person: Person, room: RoomState): Date | null {
  if (!isClient(person, room) || room.isOwn || room.status !== CaseStatus.PENDING) return null;
  return new Date(room.createdAt.getTime() + hoursUntilWithdrawable * HOUR);
}

/** The case's client, once the request has waited for two days. */
export function mayWithdraw(person: Person, room: RoomState, now: Date): boolean {
  const from = withdrawableAt(person, room);
  return from !== null && from <= now;
}

/** Participants, while the case is open, pending included. */
export function mayAddDocument(person: Person, room: RoomState, now: Date): boolean {
  return mayReadContent(person, room) && isOpen(room, now);
}

/** The same in a case with a client. */
export function maySendMessage(person: Person, room: RoomState, now: Date): boolean {
  return room.clientId !== null && mayAddDocument(person, room, now);
}

/** The case's lawyer, who may add entries, of a client. */
export function mayRequestDocuments(person: Person, room: RoomState, now: Date): boolean {
  return room.clientId !== null && mayAddEntry(person, room, now);
}

export function mayDeleteDocument(
  person: Person,
  room: RoomState,
  uploaderId: string | null,
  now: Date,
): boolean {
  return uploaderId === person.id && mayAddDocument(person, room, now);
}

/** Whether fees, appointments and calls are possible: the case is taken on, not closed, and both people have accounts. */
export function isAgreeable({
  status,
  withdrawnAt,
  clientId,
  lawyerId,
}: Pick<RoomState, 'status' | 'withdrawnAt' | 'clientId' | 'lawyerId'>): boolean {
  return clientId !== null && lawyerId !== null && isTakenOn(status, withdrawnAt) && !isClosed(status);
}

/**
 * From when to when its client may review the lawyer: from closing or 60 days after the answer, of an own case 60 days after
 * joining, until 365 days after closing. Null for a case that was not taken on.
 */
export function reviewTimes({
  status,
  withdrawnAt,
  isOwn,
  joinedAt,
  answeredAt,
  closedAt,
}: Pick<MoneyState, 'status' | 'withdrawnAt' | 'isOwn' | 'joinedAt' | 'answeredAt' | 'closedAt'>): {
  from: Date;
  until: Date | null;
} | null {
  if (!isTakenOn(status, withdrawnAt)) return null;
  const daysAfter = (at: Date | null, days: number) => at && new Date(at.getTime() + days * DAY);
  const later = daysAfter(isOwn ? joinedAt : answeredAt, daysBeforeReview);
  const from = !isOwn && closedAt && (!later || closedAt < later) ? closedAt : later;
  return from && { from, until: daysAfter(closedAt, daysToReview) };
}

/** A first review: the case's client, within its times. */
function mayReview(person: Person, room: MoneyState, now: Date): boolean {
  const times = isClient(person, room) && room.reviewable ? reviewTimes(room) : null;
  return times !== null && times.from <= now && (times.until === null || now < times.until);
}

const ACTS: Record<CaseAct, (person: Person, room: MoneyState, now: Date) => boolean> = {
  [CaseAct.ADD_ENTRY]: mayAddEntry,
  [CaseAct.KEEP_DATES]: mayKeepDates,
  [CaseAct.SEND_MESSAGE]: maySendMessage,
  [CaseAct.ADD_DOCUMENT]: mayAddDocument,
  [CaseAct.REQUEST_DOCUMENTS]: mayRequestDocuments,
  [CaseAct.STATE_FEE]: (person, room) => isLawyer(person, room) && isAgreeable(room),
  [CaseAct.ANSWER_FEE]: (person, room) =>
    isClient(person, room) && room.feeProposed && room.lawyerPayable && isAgreeable(room),
  [CaseAct.PAY]: maySubmitPayment,
  [CaseAct.CONFIRM_PAYMENT]: (person, room) => isLawyer(person, room) && room.paymentSubmitted,
  [CaseAct.WITHDRAW]: mayWithdraw,
  [CaseAct.MAKE_APPOINTMENT]: (person, room) => mayReadContent(person, room) && isAgreeable(room),
  [CaseAct.REVIEW]: mayReview,
};

export function actsOf(person: Person, room: MoneyState, now: Date): CaseAct[] {
  return Object.values(CaseAct).filter((act) => ACTS[act](person, room, now));
}
