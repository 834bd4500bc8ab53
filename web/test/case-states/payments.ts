import {
  talk,
  agree,
  write,
  work,
  words,
  withEvents,
  fee,
  payment,
  refusal,
  confirmed,
  paid,
  happened,
  accepted,
  atHearing,
  done,
  type CaseState,
} from './case-state';

export const payments: CaseState[] = [
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
    ...{ status: words.accepted, group: 'PAYMENT_REFUSED', event: ['Payment not received', 'টাকা পৌঁছায়নি'] },
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
    name: 'a refused payment that the two disagree about',
    facts: accepted({
      ...{ due: { accepted: fee, proposed: null }, fees: [{ ...fee, state: 'ACCEPTED' }] },
      ...{ payments: [refusal], dueAmountPoisha: 1_500_000, moneyDisputedSince: '2026-11-21T05:00:00Z' },
    }),
    client: { canAct: [...agree, 'PAY'], money: words.notFound, task: 'check' },
    lawyer: { canAct: work, money: words.notFound },
    ...{ status: words.accepted, group: 'PAYMENT_REFUSED' },
  },
  {
    name: 'a refused payment and another fee to answer',
    facts: atHearing({
      ...{ paymentStatus: 'UNPAID', bKashTrxId: null, paidAt: null, dueAmountPoisha: 1_500_000 },
      due: { accepted: fee, proposed: { ...fee, id: 'third', amountPoisha: 800_000 } },
      fees: [
        { ...fee, id: 'third', amountPoisha: 800_000, state: 'PROPOSED' },
        { ...fee, state: 'ACCEPTED' },
      ],
      payments: [refusal],
    }),
    client: {
      ...{ canAct: [...agree, 'ANSWER_FEE', 'PAY'], money: words.notFound },
      ...{ task: 'check', also: 'answer' },
    },
    lawyer: { canAct: work, money: words.notFound },
    ...{ status: words.hearing, group: 'PAYMENT_REFUSED' },
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
    name: 'two payments of which the later one is confirmed',
    facts: atHearing({
      ...{ ...paid, bKashTrxId: 'AAA1111111' },
      fees: [
        { ...fee, state: 'ACCEPTED' },
        { ...fee, id: 'first', amountPoisha: 500_000, state: 'ACCEPTED' },
      ],
      payments: [
        { ...payment, id: 'p1', feeId: 'first', transactionId: 'AAA1111111', state: 'SUBMITTED' },
        confirmed,
      ],
      ...withEvents(happened('PAYMENT_CONFIRMED', { payment })),
    }),
    client: { canAct: agree, money: words.sent },
    lawyer: { canAct: [...work, 'CONFIRM_PAYMENT'], money: words.toConfirm },
    ...{ status: words.hearing, group: 'TO_CONFIRM' },
    event: ['Payment confirmed: ৳\u00a015,000', 'পেমেন্ট নিশ্চিত: ৳\u00a0১৫,০০০'],
  },
  {
    name: 'a payment to confirm to a lawyer who has left',
    facts: accepted({
      ...{ lawyer: null, ...paid, fees: [{ ...fee, state: 'ACCEPTED' }] },
      payments: [{ ...payment, state: 'SUBMITTED' }],
    }),
    client: { canAct: [], money: words.sent },
    lawyer: { canAct: [], money: words.sent },
    ...{ status: words.accepted, group: 'TO_CONFIRM', absence: words.gone },
  },
  {
    name: 'rejected after a payment',
    facts: accepted({
      ...{ status: 'REJECTED', ...paid, fees: [{ ...fee, state: 'ACCEPTED' }], payments: [confirmed] },
    }),
    client: { canAct: [], money: words.completed },
    lawyer: { canAct: [], money: words.paid },
    ...{ status: words.rejected, group: 'CLOSED' },
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
