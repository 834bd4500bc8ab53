import { CaseAct } from './case-acts.policy';
import { CaseEventKind } from './events/case-event.entity';
import { CaseGroup, CasePhase, CaseStatus, PaymentStatus } from './status/case.status';
import { describeEnum, restNames } from '../../graphql/fields';

describeEnum(
  CaseStatus,
  'CaseStatus',
  'The status of a case. A lawyer can set the first 24, in any order; an admin PENDING, ACCEPTED, REJECTED and COMPLETED. IN_PROGRESS occurs in imported cases and cannot be set.',
  restNames(CaseStatus),
);

describeEnum(CasePhase, 'CasePhase', 'The six phases that a case goes through.', {
  INTAKE: 'Requested, answered, taken in.',
  DRAFTING: 'Documents are drafted and approved by the client.',
  FILING: 'Papers are submitted and the case is filed.',
  HEARINGS: 'From the first hearing date to the final argument.',
  JUDGEMENT: 'From the judgement to its execution.',
  CLOSING: 'Feedback, appeal, end.',
});

describeEnum(PaymentStatus, 'PaymentStatus', 'Whether the client has submitted a bKash transaction ID.', {
  UNPAID: 'No transaction ID has been submitted.',
  PAID: 'The client has submitted a transaction ID.',
});

describeEnum(CaseEventKind, 'CaseEventKind', 'What happened in a case.', {
  REQUESTED: 'The client sent the case request.',
  CASE_ADDED: 'The lawyer added the case.',
  CLIENT_JOINED: 'The client joined the own case of a lawyer.',
  CLIENT_RELEASED: 'The client left it again.',
  STATUS_CHANGED: 'The lawyer or an admin changed the status.',
  PAYMENT_SUBMITTED: 'The client submitted a transaction ID.',
  NOTE: 'The lawyer added an entry, or corrected one.',
  HEARING_SET: 'The lawyer set a hearing, or another date of one.',
  HEARING_CANCELLED: 'The lawyer cancelled a hearing.',
  HEARING_RESULT: 'The lawyer noted what happened at a hearing, or corrected it.',
  FEE_PROPOSED: 'The lawyer stated a fee.',
  FEE_ACCEPTED: 'The client accepted a fee, or paid it at once.',
  FEE_DECLINED: 'The client declined a fee.',
  FEE_WITHDRAWN: 'The lawyer took a fee back before it was answered.',
  PAYMENT_CONFIRMED: 'The lawyer confirmed that a payment arrived.',
  PAYMENT_REFUSED: 'The lawyer said that a payment did not arrive.',
  WITHDRAWN: 'The client withdrew the request, which had no answer.',
  DOCUMENT_ADDED: 'The client or the lawyer added a document.',
  DOCUMENT_DELETED: 'The uploader deleted a document.',
  DOCUMENTS_REQUESTED: 'The lawyer asked the client for documents.',
  DOCUMENTS_RECEIVED: 'The client added the first document that was asked for.',
  APPOINTMENT_AGREED: 'A proposed time to talk was accepted.',
  APPOINTMENT_CANCELLED: 'An agreed appointment was cancelled, by itself where its case ended.',
  CALL_HELD: 'The client and the lawyer have talked in a call.',
  APPOINTMENT_MISSED: 'Somebody said that an appointment did not take place.',
});

describeEnum(CaseAct, 'CaseAct', 'What somebody may do in a case.', {
  SEND_MESSAGE: 'Send messages to the other person.',
  ADD_DOCUMENT: 'Add documents.',
  REQUEST_DOCUMENTS: 'Ask the client for documents, and take that back.',
  ADD_ENTRY: 'Add and correct entries.',
  KEEP_DATES: 'Set, move and cancel hearings, and note their results.',
  STATE_FEE: 'State a fee, or another one.',
  ANSWER_FEE: 'Accept or decline the fee that was stated.',
  PAY: 'Hand in a payment of what is due.',
  CONFIRM_PAYMENT: 'Confirm or refuse a payment that was handed in.',
  WITHDRAW: 'Withdraw the request, and send it to another lawyer.',
  MAKE_APPOINTMENT: 'Propose times to talk.',
  REVIEW: 'Say for the first time whether to send a friend to the lawyer.',
});

describeEnum(CaseGroup, 'CaseGroup', 'Cases grouped by what has to happen next.', {
  TO_ANSWER: 'Pending: the lawyer has to accept or reject, or is absent.',
  TO_BE_PAID:
    'Accepted and unpaid, without a fee to answer, a refused payment or a last fee that was declined: the client has to pay.',
  PAYMENT_REFUSED: 'The lawyer refused the last payment of what is due: the client has to check it.',
  FEE_TO_ANSWER: 'Without a refused payment: the client has to accept or decline a fee.',
  TO_CONFIRM: 'The lawyer has to confirm or refuse a payment.',
  UNREAD: 'With messages that the signed-in client or lawyer has not read; none for admins.',
  NO_DATE: 'Neither pending nor closed, without a hearing to come, or today without a result.',
  OWN: 'Own cases of the lawyer, joined or not.',
  IN_PROGRESS:
    'In progress: neither pending, nor with a fee to answer, nor to be paid, nor with a refused payment, nor closed.',
  CLOSED: 'Closed: the status is REJECTED, COMPLETED, FINAL_DISPOSAL or CASE_CLOSED.',
});

export enum CaseSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  TITLE = 'title',
  UPDATED = 'updated',
  UNCHANGED_LONGEST = 'unchanged-longest',
  NEEDED_FIRST = 'needed-first',
}

describeEnum(CaseSort, 'CaseSort', 'Order of a list of cases.', {
  NEWEST: 'Most recently requested first.',
  OLDEST: 'Earliest requested first.',
  TITLE: 'By title.',
  UPDATED: 'Most recently changed first.',
  UNCHANGED_LONGEST: 'Longest without a change first.',
  NEEDED_FIRST:
    'What the signed-in user has to do first, then cases in progress, then those that wait for the other person, then closed ones; the most recently changed first in each. For admins the same as UPDATED.',
});
