import { talk, words, requested, wages, happened, type CaseState } from './case-state';

export const requests: CaseState[] = [
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
