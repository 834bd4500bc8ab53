import { registerEnumType } from 'type-graphql';
import { CaseAct } from './case-acts.policy';
import { CaseEventKind } from './events/case-event.entity';
import { CaseGroup, CasePhase, CaseStatus, PaymentStatus } from './case.status';

const statusDescriptions = Object.fromEntries(
  Object.entries(CaseStatus).map(([name, value]) => [name, { description: `\`${value}\` in the REST API.` }]),
) as Record<keyof typeof CaseStatus, { description: string }>;

registerEnumType(CaseStatus, {
  name: 'CaseStatus',
  description:
    'The status of a case. A lawyer can set the first 24, in any order; an admin PENDING, ACCEPTED, REJECTED and COMPLETED. IN_PROGRESS occurs in imported cases and cannot be set.',
  valuesConfig: statusDescriptions,
});

registerEnumType(CasePhase, {
  name: 'CasePhase',
  description: 'The six phases that a case goes through.',
  valuesConfig: {
    INTAKE: { description: 'Requested, answered, taken in.' },
    DRAFTING: { description: 'Documents are drafted and approved by the client.' },
    FILING: { description: 'Papers are submitted and the case is filed.' },
    HEARINGS: { description: 'From the first hearing date to the final argument.' },
    JUDGEMENT: { description: 'From the judgement to its execution.' },
    CLOSING: { description: 'Feedback, appeal, end.' },
  },
});

registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Whether the client has submitted a bKash transaction ID.',
  valuesConfig: {
    UNPAID: { description: 'No transaction ID has been submitted.' },
    PAID: { description: 'The client has submitted a transaction ID.' },
  },
});

registerEnumType(CaseEventKind, {
  name: 'CaseEventKind',
  description: 'What happened in a case.',
  valuesConfig: {
    REQUESTED: { description: 'The client sent the case request.' },
    STATUS_CHANGED: { description: 'The lawyer or an admin changed the status.' },
    PAYMENT_SUBMITTED: { description: 'The client submitted a transaction ID.' },
    NOTE: { description: 'The lawyer added an entry, or corrected one.' },
    HEARING_SET: { description: 'The lawyer set a hearing, or another date of one.' },
    HEARING_CANCELLED: { description: 'The lawyer cancelled a hearing.' },
    FEE_PROPOSED: { description: 'The lawyer stated a fee.' },
    FEE_ACCEPTED: { description: 'The client accepted a fee, or paid it at once.' },
    FEE_DECLINED: { description: 'The client declined a fee.' },
    FEE_WITHDRAWN: { description: 'The lawyer took a fee back before it was answered.' },
    PAYMENT_CONFIRMED: { description: 'The lawyer confirmed that a payment arrived.' },
    PAYMENT_REFUSED: { description: 'The lawyer said that a payment did not arrive.' },
    WITHDRAWN: { description: 'The client withdrew the request, which had no answer.' },
    DOCUMENT_ADDED: { description: 'The client or the lawyer added a document.' },
    DOCUMENT_DELETED: { description: 'The uploader deleted a document.' },
    DOCUMENTS_REQUESTED: { description: 'The lawyer asked the client for documents.' },
    DOCUMENTS_RECEIVED: { description: 'The client added the first document that was asked for.' },
    APPOINTMENT_AGREED: { description: 'A proposed time to talk was accepted.' },
    APPOINTMENT_CANCELLED: {
      description: 'An agreed appointment was cancelled, by itself where its case ended.',
    },
    CALL_HELD: { description: 'The client and the lawyer have talked in a call.' },
    APPOINTMENT_MISSED: { description: 'Somebody said that an appointment did not take place.' },
  },
});

registerEnumType(CaseAct, {
  name: 'CaseAct',
  description: 'What somebody may do in a case.',
  valuesConfig: {
    SEND_MESSAGE: { description: 'Send messages to the other person.' },
    ADD_DOCUMENT: { description: 'Add documents.' },
    REQUEST_DOCUMENTS: { description: 'Ask the client for documents, and take that back.' },
    ADD_ENTRY: { description: 'Add and correct entries, and set and cancel hearings.' },
    STATE_FEE: { description: 'State a fee, or another one.' },
    ANSWER_FEE: { description: 'Accept or decline the fee that was stated.' },
    PAY: { description: 'Hand in a payment of what is due.' },
    CONFIRM_PAYMENT: { description: 'Confirm or refuse a payment that was handed in.' },
    WITHDRAW: { description: 'Withdraw the request, and send it to another lawyer.' },
    MAKE_APPOINTMENT: { description: 'Propose times to talk.' },
  },
});

registerEnumType(CaseGroup, {
  name: 'CaseGroup',
  description: 'Cases grouped by what has to happen next.',
  valuesConfig: {
    TO_ANSWER: { description: 'Pending: the lawyer has to accept or reject.' },
    TO_BE_PAID: { description: 'Accepted and unpaid: the client has to pay.' },
    FEE_TO_ANSWER: { description: 'The client has to accept or decline a fee.' },
    TO_CONFIRM: { description: 'The lawyer has to confirm or refuse a payment.' },
    IN_PROGRESS: { description: 'In progress: neither pending, nor to be paid, nor closed.' },
    CLOSED: { description: 'Closed: the status is REJECTED, COMPLETED, FINAL_DISPOSAL or CASE_CLOSED.' },
  },
});

/** The orders of lists of cases. */
export enum CaseSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  TITLE = 'title',
  UPDATED = 'updated',
  UNCHANGED_LONGEST = 'unchanged-longest',
  NEEDED_FIRST = 'needed-first',
}

registerEnumType(CaseSort, {
  name: 'CaseSort',
  description: 'Order of a list of cases.',
  valuesConfig: {
    NEWEST: { description: 'Most recently requested first.' },
    OLDEST: { description: 'Earliest requested first.' },
    TITLE: { description: 'By title.' },
    UPDATED: { description: 'Most recently changed first.' },
    UNCHANGED_LONGEST: { description: 'Longest without a change first.' },
    NEEDED_FIRST: {
      description:
        'What the signed-in user has to do first, then cases in progress, then those that wait for the other person, then closed ones; the most recently changed first in each. For admins the same as UPDATED.',
    },
  },
});
