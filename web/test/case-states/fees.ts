import {
  talk,
  agree,
  write,
  work,
  words,
  withEvents,
  fee,
  confirmed,
  happened,
  accepted,
  atHearing,
  done,
  type CaseState,
} from './case-state';

export const fees: CaseState[] = [
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
    name: 'a paid fee and another one that was declined',
    facts: atHearing({
      fees: [
        { ...fee, state: 'DECLINED' },
        { ...fee, id: 'first', state: 'ACCEPTED' },
      ],
      payments: [{ ...confirmed, feeId: 'first' }],
      ...withEvents(happened('FEE_DECLINED', { fee })),
    }),
    ...done,
    ...{ status: words.hearing, group: 'IN_PROGRESS', event: ['Fee declined', 'ফিতে রাজি হননি'] },
  },
  {
    name: 'a withdrawn fee',
    facts: accepted({
      ...{ fees: [{ ...fee, state: 'WITHDRAWN' }], ...withEvents(happened('FEE_WITHDRAWN', { fee })) },
    }),
    client: { canAct: [...agree, 'PAY'], money: words.toPay, task: 'pay' },
    lawyer: { canAct: work, money: words.unpaid },
    ...{ status: words.accepted, group: 'TO_BE_PAID', event: ['Fee withdrawn', 'ফি তুলে নেওয়া'] },
  },
  {
    name: 'a paid fee and another one that was withdrawn',
    facts: atHearing({
      fees: [
        { ...fee, state: 'WITHDRAWN' },
        { ...fee, id: 'first', state: 'ACCEPTED' },
      ],
      payments: [{ ...confirmed, feeId: 'first' }],
    }),
    ...done,
    ...{ status: words.hearing, group: 'IN_PROGRESS' },
  },
  {
    name: 'a fee that a client who has left had to pay',
    facts: accepted({
      ...{ client: null, due: { accepted: fee, proposed: null }, fees: [{ ...fee, state: 'ACCEPTED' }] },
      dueAmountPoisha: 1_500_000,
    }),
    client: { canAct: [], money: words.nothing },
    lawyer: { canAct: ['KEEP_DATES'], money: words.unpaid },
    ...{ status: words.accepted, group: 'IN_PROGRESS' },
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
];
