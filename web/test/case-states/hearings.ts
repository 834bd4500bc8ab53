import { casePhases, type CasePhase } from '@ainsathi/contract/statuses';
import type { CaseStatus } from '../../src/graphql/generated/schema-types';
import {
  talk,
  write,
  words,
  withEvents,
  happened,
  ahead,
  begun,
  tomorrow,
  agree,
  work,
  fee,
  refusal,
  atHearing,
  done,
  type CaseState,
} from './case-state';

const byLawyer = { actorRole: 'LAWYER', actorName: 'Nusrat Jahan', actorNameBangla: 'নুসরাত জাহান' } as const;

export const hearings: CaseState[] = [
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
    ...{
      status: words.hearing,
      group: 'IN_PROGRESS',
      hearing: ['today, since 10:30 am', 'আজ, সকাল ১০:৩০ থেকে'],
    },
    step: [
      'Be at Labour Court 1, Dhaka today, 10:30 am',
      'আজ সকাল ১০:৩০ আদালতে থাকবেন: Labour Court 1, Dhaka',
    ],
  },
  {
    name: 'a hearing tomorrow, with a refused payment',
    facts: atHearing({
      ...{
        hearings: [tomorrow],
        nextHearing: tomorrow,
        paymentStatus: 'UNPAID',
        bKashTrxId: null,
        paidAt: null,
      },
      ...{ due: { accepted: fee, proposed: null }, payments: [refusal], dueAmountPoisha: 1_500_000 },
    }),
    client: { canAct: [...agree, 'PAY'], money: words.notFound, task: 'check' },
    lawyer: { canAct: work, money: words.notFound },
    ...{
      status: words.hearing,
      group: 'PAYMENT_REFUSED',
      hearing: ['tomorrow', 'আগামীকাল'],
    },
    step: [
      'Be at Labour Court 1, Dhaka tomorrow, 10:30 am',
      'আগামীকাল সকাল ১০:৩০ আদালতে থাকবেন: Labour Court 1, Dhaka',
    ],
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
    name: 'rejected after a hearing of this morning',
    facts: atHearing({ status: 'REJECTED', hearings: [begun], nextHearing: null }),
    client: { canAct: [], money: words.completed },
    lawyer: { canAct: [], money: words.paid },
    ...{ status: words.rejected, group: 'CLOSED' },
  },
  {
    name: 'closed with a hearing that was kept',
    facts: atHearing({
      ...{ status: 'CASE_CLOSED', hearings: [ahead], nextHearing: ahead },
      ...withEvents(
        happened('HEARING_SET', { id: 'set', hearing: ahead, createdAt: '2026-11-10T05:00:00Z' }),
        happened('STATUS_CHANGED', { ...byLawyer, from: 'HEARING_1', to: 'CASE_CLOSED' }),
        happened('APPOINTMENT_CANCELLED', { id: 'ended', appointment: { startsAt: '2026-11-30T04:30:00Z' } }),
      ),
    }),
    client: { canAct: talk, money: words.completed },
    lawyer: { canAct: write, money: words.paid },
    ...{
      status: words.closed,
      group: 'CLOSED',
      hearing: ['7 Dec', '৭ ডিসেম্বর'],
      event: words.closed,
    },
    kept: {
      client: [
        'Nusrat Jahan closed the case and kept the date: Labour Court 1, Dhaka, 10:30 am',
        'নুসরাত জাহান মামলা শেষ করেছেন, তারিখটি রেখেছেন: Labour Court 1, Dhaka, সকাল ১০:৩০',
      ],
      lawyer: [
        'You closed the case and kept the date: Labour Court 1, Dhaka, 10:30 am',
        'আপনি মামলা শেষ করেছেন, তারিখটি রেখেছেন: Labour Court 1, Dhaka, সকাল ১০:৩০',
      ],
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

export const closed = casePhases.map((phase): CaseState => {
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
