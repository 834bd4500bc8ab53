import { casePhases, type CasePhase } from '@ainsathi/contract/statuses';
import type {
  Case,
  CaseAct,
  CaseGroup,
  CaseStatus,
  Fee,
  Notification,
  Payment,
} from '../src/graphql/generated/schema-types';
import type { Partly } from './answers';

/** In English and in Bangla. */
type Words = readonly [en: string, bn: string];

/** What the client is asked to do about money. */
export type MoneyTask = 'answer' | 'check' | 'pay';

/** One state of a case: what the API answers of it, and what everybody then reads and presses. */
export interface CaseState {
  name: string;
  /** The fields that are the same for everybody. */
  facts: Partly<Case>;
  client: {
    canAct: readonly CaseAct[];
    /** The words of the money in room and list; a paid case says both. */
    money: Words;
    task?: MoneyTask;
  };
  lawyer: { canAct: readonly CaseAct[]; money: Words };
  status: Words;
  /** The group of the client's and the lawyer's lists. */
  group: CaseGroup;
  /** The day of the next hearing. */
  hearing?: Words;
  /** The phases that were; the others are not part of a closed case. */
  phases?: readonly CasePhase[];
  /** The newest line of the history. */
  event?: Words;
  /** The sentence under the bell, and whose it is. */
  bell?: { to: 'user' | 'lawyer'; notice: Partly<Notification>; sentence: Words };
}

/** Half past twelve on 28 November 2026 in Dhaka. */
export const present = Date.parse('2026-11-28T06:30:00Z');

const talk = ['SEND_MESSAGE', 'ADD_DOCUMENT'] as const;
const agree = [...talk, 'MAKE_APPOINTMENT'] as const;
const write = [...talk, 'ADD_ENTRY', 'REQUEST_DOCUMENTS'] as const;
const work = [...agree, 'ADD_ENTRY', 'REQUEST_DOCUMENTS', 'STATE_FEE'] as const;

const words = {
  pending: ['Pending', 'অপেক্ষমাণ'],
  accepted: ['Accepted', 'গৃহীত'],
  rejected: ['Rejected', 'প্রত্যাখ্যাত'],
  withdrawn: ['Withdrawn', 'তুলে নেওয়া হয়েছে'],
  hearing: ['Hearing 1', 'প্রথম শুনানি'],
  closed: ['Case Closed', 'মামলা সমাপ্ত'],
  unpaid: ['Unpaid', 'পরিশোধ হয়নি'],
  nothing: ['Nothing to pay yet', 'এখনো কিছু দিতে হবে না'],
  notNeeded: ['No payment needed', 'কোনো ফি দিতে হবে না'],
  toPay: ['Fee to be paid', 'ফি পরিশোধ করতে হবে'],
  toAnswer: ['৳\u00a015,000 to answer', '৳\u00a0১৫,০০০, উত্তর বাকি'],
  sent: ['Payment completed · to be confirmed', 'ফি পরিশোধ হয়েছে · নিশ্চিত হওয়া বাকি'],
  toConfirm: ['To confirm', 'নিশ্চিত করুন'],
  notFound: ['Payment not found', 'টাকা পাওয়া যায়নি'],
  completed: ['Payment completed', 'ফি পরিশোধ হয়েছে'],
  paid: ['Paid', 'পরিশোধিত'],
} as const satisfies Record<string, Words>;

const requested = {
  id: 'requested',
  kind: 'REQUESTED',
  to: 'PENDING',
  createdAt: '2026-09-01T05:00:00Z',
} as const;
const acceptance = {
  id: 'accepted',
  kind: 'STATUS_CHANGED',
  from: 'PENDING',
  to: 'ACCEPTED',
  createdAt: '2026-09-02T05:00:00Z',
} as const;

type Event = NonNullable<Partly<Case>['events']>[number];

const lawyer = {
  ...{ id: 'lawyer', name: 'Nusrat Jahan', nameBangla: 'নুসরাত জাহান', verified: true },
  mobilePaymentDetails: 'Nagad: 01812-640275',
};
const wages: Partly<Case> = {
  ...{ id: 'wages', title: 'Unpaid wages', description: 'Three months without wages' },
  ...{ createdAt: requested.createdAt, updatedAt: '2026-11-20T05:00:00Z', lawyer },
  client: { id: 'user', name: 'Rahima Begum', email: 'rahima@example.com' },
  due: { accepted: null, proposed: null },
};
const withEvents = (...later: Event[]): Partly<Case> => ({ events: [requested, acceptance, ...later] });

const fee: Partly<Fee> = { id: 'second', amountPoisha: 1_500_000, covers: 'The plaint' };
const payment: Partly<Payment> = {
  ...{ id: 'p2', feeId: 'second', method: 'NAGAD', transactionId: 'CKR7W2Q9XZ', amountPoisha: 1_500_000 },
  submittedAt: '2026-11-19T05:00:00Z',
};
const refusal: Partly<Payment> = { ...payment, state: 'REFUSED', reason: 'No SMS came with this ID.' };
const confirmed: Partly<Payment> = { ...payment, state: 'CONFIRMED', answeredAt: '2026-11-20T05:00:00Z' };
const paid: Partly<Case> = { paymentStatus: 'PAID', bKashTrxId: 'CKR7W2Q9XZ', paidAt: payment.submittedAt };
const happened = (kind: Event['kind'], about: Event = {}): Event => ({
  ...{ id: 'last', kind, createdAt: '2026-11-20T05:00:00Z' },
  ...about,
});
const hearingOf = (startsAt: string) => ({
  ...{ id: 'hearing', startsAt, court: 'Labour Court 1, Dhaka', purpose: 'Evidence', state: 'SET' as const },
});
const ahead = hearingOf('2026-12-07T04:30:00Z');
const begun = hearingOf('2026-11-28T04:30:00Z');

const accepted = (facts: Partly<Case>): Partly<Case> => ({
  ...wages,
  status: 'ACCEPTED',
  ...withEvents(),
  ...facts,
});
const atHearing = (facts: Partly<Case>): Partly<Case> => ({
  ...accepted({ status: 'HEARING_1', ...paid, fees: [{ ...fee, state: 'ACCEPTED' }], payments: [confirmed] }),
  ...facts,
});
const done = {
  client: { canAct: agree, money: words.completed },
  lawyer: { canAct: work, money: words.paid },
};

const requests: CaseState[] = [
  {
    name: 'a request without an answer',
    facts: { ...wages, status: 'PENDING', events: [requested] },
    client: { canAct: talk, money: words.nothing },
    lawyer: { canAct: talk, money: words.unpaid },
    ...{ status: words.pending, group: 'TO_ANSWER' },
    event: ['Case request sent', 'মামলার অনুরোধ পাঠানো হয়েছে'],
    bell: {
      to: 'lawyer',
      notice: { kind: 'REQUEST_RECEIVED', actorName: 'Rahima Begum' },
      sentence: [
        'Rahima Begum asks you to take “Unpaid wages”',
        'Rahima Begum আপনাকে মামলা নিতে অনুরোধ করেছেন: ‘Unpaid wages’',
      ],
    },
  },
  {
    name: 'rejected',
    facts: {
      ...{ ...wages, status: 'REJECTED' },
      events: [requested, happened('STATUS_CHANGED', { from: 'PENDING', to: 'REJECTED' })],
    },
    client: { canAct: [], money: words.notNeeded },
    lawyer: { canAct: [], money: words.notNeeded },
    ...{ status: words.rejected, group: 'CLOSED', event: words.rejected },
    bell: {
      to: 'user',
      notice: { kind: 'REQUEST_ANSWERED', caseStatus: 'REJECTED', actorName: 'Nusrat Jahan' },
      sentence: ['Nusrat Jahan has rejected “Unpaid wages”', 'Nusrat Jahan মামলাটি নেননি: ‘Unpaid wages’'],
    },
  },
  {
    name: 'withdrawn',
    facts: {
      ...{ ...wages, status: 'CASE_CLOSED', withdrawnAt: '2026-11-20T05:00:00Z' },
      events: [requested, happened('WITHDRAWN', { from: 'PENDING', to: 'CASE_CLOSED' })],
    },
    client: { canAct: [], money: words.notNeeded },
    lawyer: { canAct: [], money: words.notNeeded },
    ...{ status: words.withdrawn, group: 'CLOSED', event: ['Request withdrawn', 'অনুরোধ তুলে নেওয়া হয়েছে'] },
    bell: {
      to: 'lawyer',
      notice: { kind: 'CASE_WITHDRAWN', actorName: 'Rahima Begum' },
      sentence: [
        'Rahima Begum has withdrawn “Unpaid wages”',
        'Rahima Begum অনুরোধ তুলে নিয়েছেন: ‘Unpaid wages’',
      ],
    },
  },
];

const money: CaseState[] = [
  {
    name: 'accepted without a fee',
    facts: accepted({}),
    client: { canAct: [...agree, 'PAY'], money: words.toPay, task: 'pay' },
    lawyer: { canAct: work, money: words.unpaid },
    ...{ status: words.accepted, group: 'TO_BE_PAID', event: words.accepted },
    bell: {
      to: 'user',
      notice: { kind: 'REQUEST_ANSWERED', caseStatus: 'ACCEPTED', actorName: 'Nusrat Jahan' },
      sentence: ['Nusrat Jahan has accepted “Unpaid wages”', 'Nusrat Jahan মামলাটি নিয়েছেন: ‘Unpaid wages’'],
    },
  },
  {
    name: 'a proposed fee',
    facts: accepted({
      ...{ due: { accepted: null, proposed: fee }, fees: [{ ...fee, state: 'PROPOSED' }] },
      ...{ dueAmountPoisha: 1_500_000, ...withEvents(happened('FEE_PROPOSED', { fee })) },
    }),
    client: { canAct: [...agree, 'ANSWER_FEE', 'PAY'], money: words.toAnswer, task: 'answer' },
    lawyer: { canAct: work, money: words.unpaid },
    ...{
      status: words.accepted,
      group: 'FEE_TO_ANSWER',
      event: ['Fee quoted: ৳\u00a015,000', 'ফি জানানো: ৳\u00a0১৫,০০০'],
    },
    bell: {
      to: 'user',
      notice: { kind: 'FEE_PROPOSED', actorName: 'Nusrat Jahan' },
      sentence: [
        'Nusrat Jahan has quoted a fee for “Unpaid wages”',
        'Nusrat Jahan ‘Unpaid wages’ মামলায় ফি জানিয়েছেন',
      ],
    },
  },
  {
    name: 'a declined fee',
    facts: accepted({
      ...{ fees: [{ ...fee, state: 'DECLINED' }], ...withEvents(happened('FEE_DECLINED', { fee })) },
    }),
    client: { canAct: [...agree, 'PAY'], money: words.nothing },
    lawyer: { canAct: work, money: words.unpaid },
    ...{ status: words.accepted, group: 'IN_PROGRESS', event: ['Fee declined', 'ফিতে রাজি হননি'] },
    bell: {
      to: 'lawyer',
      notice: { kind: 'FEE_ANSWERED', feeAccepted: false, actorName: 'Rahima Begum' },
      sentence: [
        'Rahima Begum has declined the fee for “Unpaid wages”',
        'Rahima Begum ‘Unpaid wages’ মামলার ফিতে রাজি হননি',
      ],
    },
  },
  {
    name: 'an accepted, unpaid fee',
    facts: accepted({
      ...{ due: { accepted: fee, proposed: null }, fees: [{ ...fee, state: 'ACCEPTED' }] },
      ...{ dueAmountPoisha: 1_500_000, ...withEvents(happened('FEE_ACCEPTED', { fee })) },
    }),
    client: { canAct: [...agree, 'PAY'], money: words.toPay, task: 'pay' },
    lawyer: { canAct: work, money: words.unpaid },
    ...{
      status: words.accepted,
      group: 'TO_BE_PAID',
      event: ['Fee accepted: ৳\u00a015,000', 'ফিতে রাজি: ৳\u00a0১৫,০০০'],
    },
    bell: {
      to: 'lawyer',
      notice: { kind: 'FEE_ANSWERED', feeAccepted: true, actorName: 'Rahima Begum' },
      sentence: [
        'Rahima Begum has accepted the fee for “Unpaid wages”',
        'Rahima Begum ‘Unpaid wages’ মামলার ফিতে রাজি হয়েছেন',
      ],
    },
  },
  {
    name: 'a payment that is not confirmed',
    facts: accepted({
      ...{ ...paid, fees: [{ ...fee, state: 'ACCEPTED' }], payments: [{ ...payment, state: 'SUBMITTED' }] },
      ...withEvents(happened('PAYMENT_SUBMITTED', { payment })),
    }),
    client: { canAct: agree, money: words.sent },
    lawyer: { canAct: [...work, 'CONFIRM_PAYMENT'], money: words.toConfirm },
    ...{
      status: words.accepted,
      group: 'TO_CONFIRM',
      event: ['Payment sent by the client', 'টাকা পাঠানোর কথা জানানো হয়েছে'],
    },
    bell: {
      to: 'lawyer',
      notice: { kind: 'PAYMENT_SUBMITTED', actorName: 'Rahima Begum' },
      sentence: [
        'Rahima Begum has submitted a payment for “Unpaid wages”. Please check that it arrived.',
        'Rahima Begum ফি দেওয়ার তথ্য জমা দিয়েছেন: ‘Unpaid wages’। টাকা এসেছে কি না মিলিয়ে দেখুন।',
      ],
    },
  },
  {
    name: 'a refused payment',
    facts: accepted({
      ...{
        due: { accepted: fee, proposed: null },
        fees: [{ ...fee, state: 'ACCEPTED' }],
        payments: [refusal],
      },
      ...{ dueAmountPoisha: 1_500_000, ...withEvents(happened('PAYMENT_REFUSED', { payment })) },
    }),
    client: { canAct: [...agree, 'PAY'], money: words.notFound, task: 'check' },
    lawyer: { canAct: work, money: words.notFound },
    ...{ status: words.accepted, group: 'TO_BE_PAID', event: ['Payment not received', 'টাকা পৌঁছায়নি'] },
    bell: {
      to: 'user',
      notice: { kind: 'PAYMENT_REFUSED', actorName: 'Nusrat Jahan' },
      sentence: [
        'Your payment for “Unpaid wages” did not arrive',
        '‘Unpaid wages’ মামলায় আপনার পাঠানো টাকা পৌঁছায়নি',
      ],
    },
  },
  {
    name: 'a confirmed payment',
    facts: accepted({
      ...{ ...paid, fees: [{ ...fee, state: 'ACCEPTED' }], payments: [confirmed] },
      ...withEvents(happened('PAYMENT_CONFIRMED', { payment })),
    }),
    ...done,
    ...{
      status: words.accepted,
      group: 'IN_PROGRESS',
      event: ['Payment confirmed: ৳\u00a015,000', 'পেমেন্ট নিশ্চিত: ৳\u00a0১৫,০০০'],
    },
    bell: {
      to: 'user',
      notice: { kind: 'PAYMENT_CONFIRMED', actorName: 'Nusrat Jahan' },
      sentence: [
        'Nusrat Jahan has confirmed your payment for “Unpaid wages”',
        'Nusrat Jahan ‘Unpaid wages’ মামলার টাকা পাওয়া নিশ্চিত করেছেন',
      ],
    },
  },
  {
    name: 'two fees of which the first is paid',
    facts: atHearing({
      ...{ paymentStatus: 'UNPAID', bKashTrxId: null, paidAt: null, dueAmountPoisha: 1_500_000 },
      due: { accepted: fee, proposed: null },
      fees: [
        { ...fee, state: 'ACCEPTED' },
        { ...fee, id: 'first', amountPoisha: 500_000, state: 'ACCEPTED' },
      ],
      payments: [{ ...confirmed, id: 'p1', feeId: 'first', amountPoisha: 500_000 }],
    }),
    client: { canAct: [...agree, 'PAY'], money: words.toPay, task: 'pay' },
    lawyer: { canAct: work, money: words.unpaid },
    ...{ status: words.hearing, group: 'TO_BE_PAID' },
  },
  {
    name: 'a paid fee and another one to answer',
    facts: atHearing({
      due: { accepted: null, proposed: fee },
      fees: [
        { ...fee, state: 'PROPOSED' },
        { ...fee, id: 'first', state: 'ACCEPTED' },
      ],
      payments: [{ ...confirmed, feeId: 'first' }],
    }),
    client: { canAct: [...agree, 'ANSWER_FEE'], money: words.toAnswer, task: 'answer' },
    lawyer: { canAct: work, money: words.paid },
    ...{ status: words.hearing, group: 'FEE_TO_ANSWER' },
  },
  {
    name: 'in court without any fee',
    facts: accepted({ status: 'HEARING_1' }),
    client: { canAct: agree, money: words.nothing },
    lawyer: { canAct: work, money: words.unpaid },
    ...{ status: words.hearing, group: 'IN_PROGRESS' },
  },
  {
    name: 'closed with a fee that was not answered',
    facts: accepted({
      ...{ status: 'CASE_CLOSED', due: { accepted: null, proposed: fee } },
      ...{ fees: [{ ...fee, state: 'PROPOSED' }], dueAmountPoisha: 1_500_000 },
    }),
    client: { canAct: talk, money: words.notNeeded },
    lawyer: { canAct: write, money: words.notNeeded },
    ...{ status: words.closed, group: 'CLOSED' },
  },
  {
    name: 'closed with an unpaid fee',
    facts: accepted({
      ...{ status: 'CASE_CLOSED', due: { accepted: fee, proposed: null } },
      ...{ fees: [{ ...fee, state: 'ACCEPTED' }], dueAmountPoisha: 1_500_000 },
    }),
    client: { canAct: talk, money: words.notNeeded },
    lawyer: { canAct: write, money: words.notNeeded },
    ...{ status: words.closed, group: 'CLOSED' },
  },
  {
    name: 'closed after a declined fee',
    facts: accepted({ status: 'CASE_CLOSED', fees: [{ ...fee, state: 'DECLINED' }] }),
    client: { canAct: talk, money: words.notNeeded },
    lawyer: { canAct: write, money: words.notNeeded },
    ...{ status: words.closed, group: 'CLOSED' },
  },
  {
    name: 'closed after a refused payment',
    facts: accepted({
      ...{ status: 'CASE_CLOSED', due: { accepted: fee, proposed: null }, payments: [refusal] },
      ...{ fees: [{ ...fee, state: 'ACCEPTED' }], dueAmountPoisha: 1_500_000 },
    }),
    client: { canAct: talk, money: words.notNeeded },
    lawyer: { canAct: write, money: words.notNeeded },
    ...{ status: words.closed, group: 'CLOSED' },
  },
];

const hearings: CaseState[] = [
  {
    name: 'a hearing ahead',
    facts: atHearing({
      ...{ hearings: [ahead], nextHearing: ahead },
      ...withEvents(happened('HEARING_SET', { hearing: ahead })),
    }),
    ...done,
    ...{ status: words.hearing, group: 'IN_PROGRESS', hearing: ['7 Dec', '৭ ডিসেম্বর'] },
    event: ['Hearing set for 7 Dec 2026, 10:30 am', 'শুনানির তারিখ ধার্য: ৭ ডিসেম্বর ২০২৬'],
    bell: {
      to: 'user',
      notice: { kind: 'HEARING_SET', at: ahead.startsAt },
      sentence: ['Hearing in “Unpaid wages” on 7 Dec 2026', '৭ ডিসেম্বর ২০২৬ তারিখে শুনানি: ‘Unpaid wages’'],
    },
  },
  {
    name: 'a hearing of today that has begun',
    facts: atHearing({ hearings: [begun], nextHearing: begun }),
    ...done,
    ...{ status: words.hearing, group: 'IN_PROGRESS', hearing: ['28 Nov', '২৮ নভেম্বর'] },
  },
  {
    name: 'a cancelled hearing',
    facts: atHearing({
      ...{ hearings: [], nextHearing: null },
      ...withEvents(
        happened('HEARING_SET', { id: 'set', hearing: ahead, createdAt: '2026-11-10T05:00:00Z' }),
        happened('HEARING_CANCELLED', { hearing: { ...ahead, state: 'CANCELLED' } }),
      ),
    }),
    ...done,
    ...{ status: words.hearing, group: 'IN_PROGRESS' },
    event: ['Hearing of 7 Dec 2026 cancelled', '৭ ডিসেম্বর ২০২৬ তারিখের শুনানি বাতিল'],
    bell: {
      to: 'user',
      notice: { kind: 'HEARING_CANCELLED', at: ahead.startsAt },
      sentence: [
        'The hearing in “Unpaid wages” on 7 Dec 2026 is cancelled',
        '৭ ডিসেম্বর ২০২৬ তারিখের শুনানি বাতিল হয়েছে: ‘Unpaid wages’',
      ],
    },
  },
  {
    name: 'closed with a hearing that was kept',
    facts: atHearing({
      ...{ status: 'CASE_CLOSED', hearings: [ahead], nextHearing: ahead },
      ...withEvents(happened('STATUS_CHANGED', { from: 'HEARING_1', to: 'CASE_CLOSED' })),
    }),
    client: { canAct: talk, money: words.completed },
    lawyer: { canAct: write, money: words.paid },
    ...{
      status: words.closed,
      group: 'CLOSED',
      hearing: ['7 Dec', '৭ ডিসেম্বর'],
      event: words.closed,
    },
    bell: {
      to: 'user',
      notice: { kind: 'STATUS_CHANGED', caseStatus: 'CASE_CLOSED' },
      sentence: ['“Unpaid wages” is now: Case Closed', '‘Unpaid wages’ এখন: মামলা সমাপ্ত'],
    },
  },
];

/** A status of each phase from which a case may be closed. */
const statusOf: Record<CasePhase, CaseStatus> = {
  intake: 'CASE_INTAKE',
  drafting: 'DOCUMENT_DRAFTING',
  filing: 'CASE_FILING',
  hearings: 'HEARING_1',
  judgement: 'JUDGEMENT_ANNOUNCED',
  closing: 'APPEAL_FILING',
};

const closed = casePhases.map((phase): CaseState => {
  const step = happened('STATUS_CHANGED', {
    ...{ id: 'step', to: statusOf[phase], createdAt: '2026-10-01T05:00:00Z' },
  });
  return {
    name: `closed from the phase ${phase}`,
    facts: atHearing({
      status: 'CASE_CLOSED',
      ...withEvents(step, happened('STATUS_CHANGED', { from: statusOf[phase], to: 'CASE_CLOSED' })),
    }),
    client: { canAct: talk, money: words.completed },
    lawyer: { canAct: write, money: words.paid },
    ...{
      status: words.closed,
      group: 'CLOSED',
      event: words.closed,
      phases: casePhases.filter((one) => ['intake', phase, 'closing'].includes(one)),
    },
  };
});

/** The states of a request, of money, of a hearing and of a closed case. */
export const caseStates: readonly CaseState[] = [...requests, ...money, ...hearings, ...closed];
