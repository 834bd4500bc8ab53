import { Permission, Role } from '../../auth/role';
import { maySee, type Person } from './case.policy';
import { CaseStatus, PaymentStatus } from './status/case.status';
import {
  actsOf,
  CaseAct,
  closesAt,
  isOpen,
  mayAddEntry,
  mayReadContent,
  type MoneyState,
  maySendMessage,
  mayWithdraw,
  withdrawableAt,
} from './case-acts.policy';

const NOW = new Date('2026-11-06T06:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 24 * 60 * 60_000);

const PEOPLE: Record<string, Person> = {
  'own client': { id: 'client', role: Role.USER, permissions: [] },
  'own lawyer': { id: 'lawyer', role: Role.LAWYER, permissions: [] },
  'other client': { id: 'another', role: Role.USER, permissions: [] },
  'other lawyer': { id: 'another', role: Role.LAWYER, permissions: [] },
  admin: { id: 'admin', role: Role.ADMIN, permissions: [Permission.SUPPORT_USERS] },
  'admin without the permission': { id: 'admin', role: Role.ADMIN, permissions: [Permission.MODERATE] },
};

const OPEN: MoneyState = {
  clientId: 'client',
  lawyerId: 'lawyer',
  isOwn: false,
  joinedAt: null,
  status: CaseStatus.HEARING_1,
  closedAt: null,
  lawyerPayable: true,
  paymentStatus: PaymentStatus.UNPAID,
  feeDue: false,
  feeProposed: false,
  paymentSubmitted: false,
  withdrawnAt: null,
  createdAt: daysAgo(90),
  answeredAt: daysAgo(59),
  reviewable: true,
};

/** Whether anybody can add something in each state of a case, and whether the lawyer can. */
const STATES: Record<string, [room: MoneyState, open: boolean, entries: boolean]> = {
  pending: [{ ...OPEN, status: CaseStatus.PENDING }, true, false],
  accepted: [{ ...OPEN, status: CaseStatus.ACCEPTED }, true, true],
  'in court': [OPEN, true, true],
  'of an imported status': [{ ...OPEN, status: CaseStatus.IN_PROGRESS }, true, true],
  rejected: [{ ...OPEN, status: CaseStatus.REJECTED, closedAt: daysAgo(1) }, false, false],
  'closed for 29 days': [{ ...OPEN, status: CaseStatus.CASE_CLOSED, closedAt: daysAgo(29) }, true, true],
  'closed for 30 days': [{ ...OPEN, status: CaseStatus.CASE_CLOSED, closedAt: daysAgo(30) }, false, false],
  'withdrawn a moment ago': [
    { ...OPEN, status: CaseStatus.CASE_CLOSED, closedAt: NOW, withdrawnAt: NOW },
    false,
    false,
  ],
  'without its client': [{ ...OPEN, clientId: null }, false, false],
  'without its lawyer': [{ ...OPEN, lawyerId: null }, false, false],
  'own and joined': [{ ...OPEN, isOwn: true, joinedAt: daysAgo(3) }, true, true],
};

const UNJOINED: MoneyState = { ...OPEN, clientId: null, isOwn: true, status: CaseStatus.CASE_INTAKE };

const who = (may: (person: Person) => boolean): string[] =>
  Object.entries(PEOPLE).flatMap(([name, person]) => (may(person) ? [name] : []));

const present = (names: string[], { clientId, lawyerId }: MoneyState): string[] =>
  names.filter(
    (name) => (name === 'own client' ? clientId : name === 'own lawyer' ? lawyerId : true) !== null,
  );

describe.each(Object.entries(STATES))('a case that is %s', (_name, [room, open, entries]) => {
  it('has a record for its people and for admins who support users', () => {
    expect(who((person) => maySee(person, room))).toEqual(
      present(['own client', 'own lawyer', 'admin'], room),
    );
  });

  it('has content for its people alone', () => {
    expect(who((person) => mayReadContent(person, room))).toEqual(
      present(room.withdrawnAt ? ['own client'] : ['own client', 'own lawyer'], room),
    );
  });

  it(`is ${open ? 'open' : 'not open'}`, () => {
    expect(isOpen(room, NOW)).toBe(open);
  });

  it(`takes messages of ${open ? 'both people' : 'nobody'}`, () => {
    const expected = open ? ['own client', 'own lawyer'] : [];
    expect(who((person) => maySendMessage(person, room, NOW))).toEqual(expected);
    expect(who((person) => actsOf(person, room, NOW).includes(CaseAct.SEND_MESSAGE))).toEqual(expected);
  });

  const isAgreed = entries && room.closedAt === null;
  it(`takes appointments of ${isAgreed ? 'both people' : 'nobody'}`, () => {
    expect(who((person) => actsOf(person, room, NOW).includes(CaseAct.MAKE_APPOINTMENT))).toEqual(
      isAgreed ? ['own client', 'own lawyer'] : [],
    );
  });

  const hasDates = entries || room.clientId === null;
  it(`takes dates and results of ${hasDates ? 'its lawyer' : 'nobody'}`, () => {
    expect(who((person) => actsOf(person, room, NOW).includes(CaseAct.KEEP_DATES))).toEqual(
      hasDates ? ['own lawyer'] : [],
    );
  });

  it(`takes entries of ${entries ? 'its lawyer' : 'nobody'}`, () => {
    const expected = entries ? ['own lawyer'] : [];
    expect(who((person) => mayAddEntry(person, room, NOW))).toEqual(expected);
    expect(who((person) => actsOf(person, room, NOW).includes(CaseAct.ADD_ENTRY))).toEqual(expected);
  });
});

it('an own case that nobody has joined exists for its lawyer alone, who keeps it without a client’s acts', () => {
  const acts = { [CaseAct.ADD_ENTRY]: true, [CaseAct.KEEP_DATES]: true, [CaseAct.ADD_DOCUMENT]: true };
  expect(who((person) => maySee(person, UNJOINED))).toEqual(['own lawyer']);
  for (const act of Object.values(CaseAct))
    expect([act, who((person) => actsOf(person, UNJOINED, NOW).includes(act))]).toEqual([
      act,
      act in acts ? ['own lawyer'] : [],
    ]);
});

it('the client of an own case reads what came since, and its lawyer everything', () => {
  const joined = { ...OPEN, isOwn: true, joinedAt: daysAgo(3) };
  for (const [days, people] of [
    [4, ['own lawyer']],
    [3, ['own client', 'own lawyer']],
  ] as const)
    expect(who((person) => mayReadContent(person, joined, daysAgo(days)))).toEqual(people);
});

it('a room closes 30 days after its case, at once for a rejected or withdrawn case', () => {
  const closedAt = daysAgo(10);
  expect(closesAt(OPEN)).toBeNull();
  expect(closesAt({ ...OPEN, status: CaseStatus.COMPLETED, closedAt })).toEqual(daysAgo(-20));
  expect(closesAt({ ...OPEN, status: CaseStatus.REJECTED, closedAt })).toEqual(closedAt);
  const withdrawn = { ...OPEN, status: CaseStatus.CASE_CLOSED, closedAt, withdrawnAt: closedAt };
  expect(closesAt(withdrawn)).toEqual(closedAt);
});

describe('a request is withdrawn by its client alone, 48 hours after it was sent, while it waits for its answer', () => {
  const PENDING = { ...OPEN, status: CaseStatus.PENDING };
  const STATES_OF_REQUEST: [name: string, room: MoneyState, who: string[]][] = [
    ['sent a day ago', { ...PENDING, createdAt: daysAgo(1) }, []],
    [
      'sent a moment less than two days ago',
      { ...PENDING, createdAt: new Date(daysAgo(2).getTime() + 1) },
      [],
    ],
    ['sent two days ago', { ...PENDING, createdAt: daysAgo(2) }, ['own client']],
    ['whose lawyer has left', { ...PENDING, lawyerId: null }, ['own client']],
    ['whose client has left', { ...PENDING, clientId: null }, []],
    ['accepted', { ...OPEN, status: CaseStatus.ACCEPTED }, []],
    ['withdrawn', { ...OPEN, status: CaseStatus.CASE_CLOSED, closedAt: NOW, withdrawnAt: NOW }, []],
  ];

  it.each(STATES_OF_REQUEST)('one %s', (_name, room, expected) => {
    expect(who((person) => mayWithdraw(person, room, NOW))).toEqual(expected);
    expect(who((person) => actsOf(person, room, NOW).includes(CaseAct.WITHDRAW))).toEqual(expected);
  });

  it('and its client knows from when on', () => {
    const sent = { ...PENDING, createdAt: daysAgo(1) };
    expect(who((person) => withdrawableAt(person, sent) !== null)).toEqual(['own client']);
    expect(withdrawableAt({ id: 'client', role: Role.USER, permissions: [] }, sent)).toEqual(daysAgo(-1));
  });
});

describe('the lawyer is reviewed by the client alone', () => {
  const CLOSED = { ...OPEN, status: CaseStatus.CASE_CLOSED, closedAt: daysAgo(1) };
  const OWN_CASE = { ...CLOSED, isOwn: true, answeredAt: daysAgo(90) };
  const TIMES: [name: string, room: MoneyState, isPossible: boolean][] = [
    ['once the case is closed', CLOSED, true],
    ['364 days after closing', { ...CLOSED, closedAt: daysAgo(364) }, true],
    ['365 days after closing', { ...CLOSED, closedAt: daysAgo(365) }, false],
    ['59 days after the answer', OPEN, false],
    ['60 days after the answer', { ...OPEN, answeredAt: daysAgo(60) }, true],
    ['of a rejected request', { ...CLOSED, status: CaseStatus.REJECTED }, false],
    ['of a withdrawn request', { ...CLOSED, withdrawnAt: daysAgo(1) }, false],
    ['of a request that waits', { ...OPEN, status: CaseStatus.PENDING, answeredAt: daysAgo(60) }, false],
    ['of an own case, 59 days after joining', { ...OWN_CASE, joinedAt: daysAgo(59) }, false],
    ['of an own case, 60 days after joining', { ...OWN_CASE, joinedAt: daysAgo(60) }, true],
    ['of a case that is not reviewable', { ...CLOSED, reviewable: false }, false],
  ];

  it.each(TIMES)('%s', (_name, room, isPossible) => {
    expect(who((person) => actsOf(person, room, NOW).includes(CaseAct.REVIEW))).toEqual(
      isPossible ? ['own client'] : [],
    );
  });
});

const ACCEPTED: MoneyState = { ...OPEN, status: CaseStatus.ACCEPTED };
const PAID = { paymentStatus: PaymentStatus.PAID };

/** Who may pay, answer a fee, state a fee, and answer a payment in each state of the money. */
const MONEY: Record<string, [room: MoneyState, acts: Partial<Record<CaseAct, string>>]> = {
  'pending, without a fee': [{ ...OPEN, status: CaseStatus.PENDING }, {}],
  'accepted, without a fee': [ACCEPTED, { pay: 'own client', 'state-fee': 'own lawyer' }],
  'in court, without a fee': [OPEN, { 'state-fee': 'own lawyer' }],
  'in court, with a fee to answer': [
    { ...OPEN, feeProposed: true },
    { pay: 'own client', 'answer-fee': 'own client', 'state-fee': 'own lawyer' },
  ],
  'in court, with an accepted fee or a refused payment': [
    { ...OPEN, feeDue: true },
    { pay: 'own client', 'state-fee': 'own lawyer' },
  ],
  'paid, with a further fee to answer': [
    { ...OPEN, ...PAID, feeProposed: true },
    { 'answer-fee': 'own client', 'state-fee': 'own lawyer' },
  ],
  'paid, not answered': [
    { ...ACCEPTED, ...PAID, paymentSubmitted: true },
    { 'state-fee': 'own lawyer', 'confirm-payment': 'own lawyer' },
  ],
  'closed, with what was due and a payment to answer': [
    { ...OPEN, status: CaseStatus.COMPLETED, feeDue: true, feeProposed: true, paymentSubmitted: true },
    { 'confirm-payment': 'own lawyer' },
  ],
  'accepted, of a lawyer whose licence is not verified': [
    { ...ACCEPTED, lawyerPayable: false },
    { 'state-fee': 'own lawyer' },
  ],
  'with a fee to answer, of a lawyer who may not be paid': [
    { ...OPEN, lawyerPayable: false, feeProposed: true },
    { 'state-fee': 'own lawyer' },
  ],
  'with a fee to answer, without its client': [{ ...OPEN, clientId: null, feeProposed: true }, {}],
  'with a fee to answer, without its lawyer': [
    { ...OPEN, lawyerId: null, lawyerPayable: false, feeProposed: true },
    {},
  ],
};

describe.each(Object.entries(MONEY))('a case that is %s', (_name, [room, expected]) => {
  it.each([CaseAct.PAY, CaseAct.ANSWER_FEE, CaseAct.STATE_FEE, CaseAct.CONFIRM_PAYMENT])(
    'lets nobody but those named: %s',
    (act) => {
      expect(who((person) => actsOf(person, room, NOW).includes(act))).toEqual(
        expected[act] === undefined ? [] : [expected[act]],
      );
    },
  );
});
