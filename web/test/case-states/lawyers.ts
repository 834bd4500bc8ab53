import type { Case } from '../../src/graphql/generated/schema-types';
import type { Partly } from '../answers';
import {
  accepted,
  agree,
  atHearing,
  confirmed,
  done,
  fee,
  lawyer,
  requested,
  talk,
  wages,
  words,
  work,
  write,
  type CaseState,
  type Words,
} from './case-state';

const unlisted = { ...lawyer, verified: false, payable: false };
/** Each state of a lawyer who is not listed, and the cause that a client reads. */
const lawyers: readonly (readonly [who: string, lawyer: Partly<Case>['lawyer'], cause: Words])[] = [
  ['who has left', null, words.gone],
  ['whose account is locked', { ...unlisted, isLocked: true }, words.locked],
  ['who is leaving', { ...unlisted, isLeaving: true }, words.leaving],
  ['who is leaving and locked', { ...unlisted, isLeaving: true, isLocked: true }, words.locked],
  ['whose licence is not confirmed', unlisted, words.unverified],
];

function statesOf([who, of, cause]: (typeof lawyers)[number]): CaseState[] {
  const may = <Act>(acts: readonly Act[]) => (of ? acts : []);
  const stops = cause === words.unverified ? {} : { absence: cause };
  const unpaid = {
    client: { canAct: may(agree), money: words.nothing },
    lawyer: { canAct: may(work), money: words.unpaid },
    ...({ status: words.accepted, group: 'IN_PROGRESS', absence: cause } as const),
  };
  const withFee = (state: 'ACCEPTED' | 'PROPOSED') =>
    accepted({
      ...{ lawyer: of, dueAmountPoisha: 1_500_000, fees: [{ ...fee, state }] },
      due: { accepted: state === 'ACCEPTED' ? fee : null, proposed: state === 'PROPOSED' ? fee : null },
    });
  return [
    {
      name: `a request to a lawyer ${who}`,
      facts: { ...wages, lawyer: of, status: 'PENDING', events: [requested] },
      client: { canAct: may(talk), money: words.nothing },
      lawyer: { canAct: may(talk), money: words.unpaid },
      ...{ status: words.pending, group: 'TO_ANSWER', absence: cause },
    },
    { name: `a fee to pay to a lawyer ${who}`, facts: withFee('ACCEPTED'), ...unpaid },
    { name: `a fee to answer, of a lawyer ${who}`, facts: withFee('PROPOSED'), ...unpaid },
    {
      name: `in court with a lawyer ${who}`,
      facts: atHearing({ lawyer: of }),
      client: { ...done.client, canAct: may(agree) },
      lawyer: { ...done.lawyer, canAct: may(work) },
      ...{ status: words.hearing, group: 'IN_PROGRESS', ...stops },
    },
    {
      name: `a paid fee and another one to answer, of a lawyer ${who}`,
      facts: atHearing({
        ...{ lawyer: of, due: { accepted: null, proposed: fee } },
        fees: [
          { ...fee, state: 'PROPOSED' },
          { ...fee, id: 'first', state: 'ACCEPTED' },
        ],
        payments: [{ ...confirmed, feeId: 'first' }],
      }),
      client: { ...done.client, canAct: may(agree) },
      lawyer: { ...done.lawyer, canAct: may(work) },
      ...{ status: words.hearing, group: 'IN_PROGRESS', ...stops },
    },
    {
      name: `a paid fee and another one to pay, to a lawyer ${who}`,
      facts: atHearing({
        ...{ lawyer: of, paymentStatus: 'UNPAID', bKashTrxId: null, paidAt: null },
        ...{ dueAmountPoisha: 1_500_000, due: { accepted: fee, proposed: null } },
        fees: [
          { ...fee, state: 'ACCEPTED' },
          { ...fee, id: 'first', amountPoisha: 500_000, state: 'ACCEPTED' },
        ],
        payments: [{ ...confirmed, feeId: 'first', amountPoisha: 500_000 }],
      }),
      client: { canAct: may(agree), money: words.nothing },
      lawyer: { canAct: may(work), money: words.unpaid },
      ...{ status: words.hearing, group: 'IN_PROGRESS', ...stops },
    },
    {
      name: `closed by a lawyer ${who}`,
      facts: atHearing({ lawyer: of, status: 'CASE_CLOSED' }),
      client: { canAct: may(talk), money: words.completed },
      lawyer: { canAct: may(write), money: words.paid },
      ...{ status: words.closed, group: 'CLOSED' },
    },
  ];
}

/** Cases of lawyers who are not listed; a lapsed one is paid, and takes nothing new. */
export const lawyerStates: CaseState[] = [
  ...lawyers.flatMap(statesOf),
  {
    name: 'a fee to pay to a lawyer whose verification ran out',
    facts: accepted({
      ...{
        lawyer: { ...unlisted, payable: true },
        due: { accepted: fee, proposed: null },
        fees: [{ ...fee, state: 'ACCEPTED' }],
      },
      dueAmountPoisha: 1_500_000,
    }),
    client: { canAct: [...agree, 'PAY'], money: words.toPay, task: 'pay' },
    lawyer: { canAct: work, money: words.unpaid },
    ...{ status: words.accepted, group: 'TO_BE_PAID' },
  },
];
