import type { CasePhase } from '@ainsathi/contract/statuses';
import type {
  Case,
  CaseAct,
  CaseGroup,
  Fee,
  Notification,
  Payment,
} from '../../src/graphql/generated/schema-types';
import type { Partly } from '../answers';

/** In English and in Bangla. */
export type Words = readonly [en: string, bn: string];

/** What the client is asked to do about money. */
type MoneyTask = 'answer' | 'check' | 'pay';

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
    /** What is asked beside it, in the room and on the dashboard. */
    also?: MoneyTask;
  };
  lawyer: { canAct: readonly CaseAct[]; money: Words };
  status: Words;
  /** The group of the client's and the lawyer's lists. */
  group: CaseGroup;
  /** The day of the next hearing. */
  hearing?: Words;
  /** The next step of the client, where a hearing within 7 days is it. */
  step?: Words;
  /** Why the case cannot go on with its lawyer, which the client reads everywhere. */
  absence?: Words;
  /** The sentence of a hearing that stands though the case is closed. */
  kept?: { client: Words; lawyer: Words };
  /** The phases that were; the others are not part of a closed case. */
  phases?: readonly CasePhase[];
  /** The newest line of the history. */
  event?: Words;
  /** The sentence under the bell, and whose it is. */
  bell?: { to: 'user' | 'lawyer'; notice: Partly<Notification>; sentence: Words };
}

/** Half past twelve on 28 November 2026 in Dhaka. */
export const present = Date.parse('2026-11-28T06:30:00Z');

export const talk = ['SEND_MESSAGE', 'ADD_DOCUMENT'] as const;
export const agree = [...talk, 'MAKE_APPOINTMENT'] as const;
export const write = [...talk, 'ADD_ENTRY', 'KEEP_DATES', 'REQUEST_DOCUMENTS'] as const;
export const work = [...agree, 'ADD_ENTRY', 'KEEP_DATES', 'REQUEST_DOCUMENTS', 'STATE_FEE'] as const;

export const words = {
  pending: ['Pending', 'অপেক্ষমাণ'],
  accepted: ['Accepted', 'গৃহীত'],
  rejected: ['Rejected', 'প্রত্যাখ্যাত'],
  withdrawn: ['Withdrawn', 'তুলে নেওয়া হয়েছে'],
  hearing: ['Hearing 1', 'প্রথম শুনানি'],
  closed: ['Case Closed', 'মামলা সমাপ্ত'],
  unpaid: ['Unpaid', 'পরিশোধ হয়নি'],
  nothing: ['Nothing to pay yet', 'এখনো কিছু দিতে হবে না'],
  notNeeded: ['No payment needed', 'কোনো ফি দিতে হবে না'],
  disputed: ['Disputed', 'বিরোধ আছে'],
  disagree: [
    'You two disagree about this payment since 21 Nov 2026',
    '২১ নভেম্বর ২০২৬ থেকে এই পেমেন্ট নিয়ে আপনাদের দুজনের বিরোধ আছে',
  ],
  toPay: ['Fee to be paid', 'ফি পরিশোধ করতে হবে'],
  toAnswer: ['৳\u00a015,000 to answer', '৳\u00a0১৫,০০০, উত্তর বাকি'],
  sent: ['Payment completed · to be confirmed', 'ফি পরিশোধ হয়েছে · নিশ্চিত হওয়া বাকি'],
  toConfirm: ['To confirm', 'নিশ্চিত করুন'],
  notFound: ['Payment not found', 'টাকা পাওয়া যায়নি'],
  completed: ['Payment completed', 'ফি পরিশোধ হয়েছে'],
  paid: ['Paid', 'পরিশোধিত'],
  gone: ['The lawyer has left AinSathi', 'আইনজীবী আর আইনসাথীতে নেই'],
  locked: ['Your lawyer’s account is locked', 'আপনার আইনজীবীর অ্যাকাউন্ট সাময়িকভাবে বন্ধ'],
  leaving: ['This lawyer is closing the account', 'আপনার আইনজীবী অ্যাকাউন্ট বন্ধ করছেন'],
  unverified: ['Your lawyer’s licence is not confirmed at present', 'আপনার আইনজীবীর সনদ এখন নিশ্চিত নয়'],
} as const satisfies Record<string, Words>;

export const requested = {
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

export type Event = NonNullable<Partly<Case>['events']>[number];

export const lawyer = {
  ...{ id: 'lawyer', name: 'Nusrat Jahan', nameBangla: 'নুসরাত জাহান', verified: true, payable: true },
  mobilePaymentDetails: 'Nagad: 01812-640275',
};
export const wages: Partly<Case> = {
  ...{ id: 'wages', title: 'Unpaid wages', description: 'Three months without wages' },
  ...{ createdAt: requested.createdAt, updatedAt: '2026-11-20T05:00:00Z', lawyer },
  client: { id: 'user', name: 'Rahima Begum', email: 'rahima@example.com' },
  due: { accepted: null, proposed: null },
};
export const withEvents = (...later: Event[]): Partly<Case> => ({
  events: [requested, acceptance, ...later],
});

export const fee: Partly<Fee> = { id: 'second', amountPoisha: 1_500_000, covers: 'The plaint' };
export const payment: Partly<Payment> = {
  ...{ id: 'p2', feeId: 'second', method: 'NAGAD', transactionId: 'CKR7W2Q9XZ', amountPoisha: 1_500_000 },
  submittedAt: '2026-11-19T05:00:00Z',
};
export const refusal: Partly<Payment> = { ...payment, state: 'REFUSED', reason: 'No SMS came with this ID.' };
export const confirmed: Partly<Payment> = {
  ...payment,
  state: 'CONFIRMED',
  answeredAt: '2026-11-20T05:00:00Z',
};
export const paid: Partly<Case> = {
  paymentStatus: 'PAID',
  bKashTrxId: 'CKR7W2Q9XZ',
  paidAt: payment.submittedAt,
};
export const happened = (kind: Event['kind'], about: Event = {}): Event => ({
  ...{ id: 'last', kind, createdAt: '2026-11-20T05:00:00Z' },
  ...about,
});
const hearingOf = (startsAt: string) => ({
  ...{
    id: 'hearing',
    startsAt,
    hasTime: true,
    court: 'Labour Court 1, Dhaka',
    purpose: 'Evidence',
    state: 'SET' as const,
  },
});
export const tomorrow = hearingOf('2026-11-29T04:30:00Z');
export const ahead = hearingOf('2026-12-07T04:30:00Z');
export const begun = hearingOf('2026-11-28T04:30:00Z');

export const accepted = (facts: Partly<Case>): Partly<Case> => ({
  ...wages,
  status: 'ACCEPTED',
  ...withEvents(),
  ...facts,
});
export const atHearing = (facts: Partly<Case>): Partly<Case> => ({
  ...accepted({ status: 'HEARING_1', ...paid, fees: [{ ...fee, state: 'ACCEPTED' }], payments: [confirmed] }),
  ...facts,
});
export const done = {
  client: { canAct: agree, money: words.completed },
  lawyer: { canAct: work, money: words.paid },
};
