import { aTakenCase, refusalOf } from '../setup/case-rooms';
import {
  moneyOf,
  pay,
  stateFee,
  tryToAnswer,
  tryToConfirm,
  tryToPay,
  tryToStateFee,
  tryToWithdraw,
} from '../setup/fees';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

const CHANGED = ['CONFLICT', 'The fee has changed. Please look at it again.'];

/** The notices of a case, by kind. */
const toldOf = async (id: string): Promise<string[]> =>
  (
    await app.sql<{ kind: string }>(
      'select kind from notifications where case_id = $1 order by created_at, id',
      [id],
    )
  ).map(({ kind }) => kind);

describe('a stated fee', () => {
  it('is read by both people and by admins, and asked for as what is due', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const feeId = await stateFee(lawyer, id);
    for (const person of [client, lawyer, await anAdmin(app)]) {
      const money = await moneyOf(person, id);
      expect(money).toMatchObject({ paymentStatus: 'UNPAID', dueAmountPoisha: 2_500_000 });
      expect(money.fee).toMatchObject({ id: feeId, version: 1, state: 'PROPOSED', answeredAt: null });
    }
    expect((await moneyOf(client, id)).canAct).toEqual(['ANSWER_FEE', 'PAY']);
    expect((await moneyOf(lawyer, id)).canAct).toEqual(['STATE_FEE']);
  });

  it.each(['pending', 'rejected', 'completed', 'final-disposal', 'case-closed'])(
    'is refused while the case is %s',
    async (status) => {
      const { id, lawyer } = await aTakenCase(app, status);
      expect(refusalOf(await tryToStateFee(lawyer, id))?.[0]).toBe('CONFLICT');
    },
  );

  it('comes in versions: another one replaces one that was not answered', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const first = await stateFee(lawyer, id, 20_000);
    const second = await stateFee(lawyer, id, 30_000);
    const { fee, fees } = await moneyOf(client, id);
    expect(fee!.id).toBe(second);
    expect(fees.map(({ version, state }) => [version, state])).toEqual([
      [2, 'PROPOSED'],
      [1, 'REPLACED'],
    ]);
    expect(refusalOf(await tryToAnswer(client, first))).toEqual(CHANGED);
  });

  it('is taken back before it is answered', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const feeId = await stateFee(lawyer, id);
    expect(refusalOf(await tryToWithdraw(lawyer, feeId))).toBeNull();
    expect(refusalOf(await tryToWithdraw(lawyer, feeId))).toEqual(CHANGED);
    expect(refusalOf(await tryToAnswer(client, feeId))).toEqual(CHANGED);
    expect(await moneyOf(client, id)).toMatchObject({ fee: null, acceptsPayment: true });
  });

  it.each([
    [{ amountPoisha: 99, covers: 'A letter' }, 'A fee is at least ৳ 1'],
    [{ amountPoisha: 1_000_000_000_001, covers: 'A letter' }, 'A fee is at most ৳ 10,000,000,000'],
    [{ amountPoisha: 100, covers: ' ' }, 'What it covers is required'],
    [{ amountPoisha: 100, covers: 'a'.repeat(501) }, 'What it covers must be at most 500 characters'],
  ])('has an amount and says what it covers: %j', async (fee, message) => {
    const { id, lawyer } = await aTakenCase(app);
    const { errors } = await lawyer.client.graphql(
      graphql(`mutation ($id: ID!, $fee: FeeInput!) { stateFee(caseId: $id, fee: $fee) { case { id } } }`),
      { id, fee },
    );
    expect(JSON.stringify(errors)).toContain(message);
  });

  it('of two at once one is stored', async () => {
    const { id, lawyer, client } = await aTakenCase(app);
    await Promise.all([tryToStateFee(lawyer, id, 10_000), tryToStateFee(lawyer, id, 20_000)]);
    const { fees } = await moneyOf(client, id);
    expect(fees.map(({ version, state }) => [version, state])).toEqual([
      [2, 'PROPOSED'],
      [1, 'REPLACED'],
    ]);
  });
});

describe('a request', () => {
  it('is accepted together with a fee', async () => {
    const [client, lawyer] = [await aClient(app), await aLawyer(app)];
    const { _id: id } = await aCase(client, lawyer);
    const accept = graphql(
      `mutation ($id: ID!, $fee: FeeInput) { acceptCase(caseId: $id, fee: $fee) { case { status fee { amountPoisha } } } }`,
    );
    const fee = { amountPoisha: 500_000, covers: 'A legal notice' };
    const accepted = await lawyer.client.query(accept, { id, fee });
    expect(accepted.acceptCase.case).toEqual({ status: 'ACCEPTED', fee: { amountPoisha: 500_000 } });
    expect(await toldOf(id)).toEqual(['request-received', 'request-answered', 'fee-proposed']);
    expect(refusalOf(await lawyer.client.graphql(accept, { id }))).toEqual([
      'CONFLICT',
      'This request was answered already',
    ]);
  });
});

describe('an answer to a fee', () => {
  it.each([true, false])('reaches the lawyer as it is: accepted %s', async (accept) => {
    const { id, client, lawyer } = await aTakenCase(app);
    expect(refusalOf(await tryToAnswer(client, await stateFee(lawyer, id), accept))).toBeNull();
    const { myNotifications } = await lawyer.client.query(
      graphql(`{ myNotifications { items { kind caseStatus feeAccepted } } }`),
    );
    expect(myNotifications.items).toContainEqual({
      kind: 'FEE_ANSWERED',
      caseStatus: null,
      feeAccepted: accept,
    });
  });

  it('is waited for in one group, as the acts say, also beside an accepted fee and in a paid case', async () => {
    const groups = ['TO_ANSWER', 'FEE_TO_ANSWER', 'TO_BE_PAID', 'IN_PROGRESS', 'CLOSED'] as const;
    const query = graphql(`query ($group: CaseGroup) { myCases(group: $group) { items { id } } }`);
    const groupsOf = async ({ client }: Person, id: string): Promise<string[]> => {
      const found = [];
      for (const group of groups) {
        const { myCases } = await client.query(query, { group });
        if (myCases.items.some((item) => item.id === id)) found.push(group);
      }
      return found;
    };
    for (const status of ['accepted', 'hearing-1']) {
      const { id, client, lawyer } = await aTakenCase(app, status);
      const feeId = await stateFee(lawyer, id);
      for (const person of [client, lawyer]) expect(await groupsOf(person, id)).toEqual(['FEE_TO_ANSWER']);
      expect((await moneyOf(client, id)).canAct).toContain('ANSWER_FEE');
      await tryToAnswer(client, feeId);
      expect(await groupsOf(client, id)).toEqual(['TO_BE_PAID']);
      const nextId = await stateFee(lawyer, id);
      expect(await groupsOf(client, id)).toEqual(['FEE_TO_ANSWER']);
      await tryToWithdraw(lawyer, nextId);
      await pay(client, id, { feeId });
      expect(await groupsOf(client, id)).toEqual(['IN_PROGRESS']);
      const lastId = await stateFee(lawyer, id);
      expect(await groupsOf(client, id)).toEqual(['FEE_TO_ANSWER']);
      await tryToAnswer(client, lastId, false);
      expect(await groupsOf(client, id)).toEqual(['IN_PROGRESS']);
      const { myCaseCounts } = await client.client.query(
        graphql(`{ myCaseCounts { total pending feesToAnswer toBePaid inProgress closed } }`),
      );
      expect(myCaseCounts).toEqual({
        ...{ total: 1, pending: 0, feesToAnswer: 0, toBePaid: 0, inProgress: 1, closed: 0 },
      });
    }
  });

  it('is not waited for, nor can it accept, while the lawyer may not be paid', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const feeId = await stateFee(lawyer, id);
    await app.sql(
      `insert into account_locks (account_id, reason, locked_at) values ($1, 'Complaints', now())`,
      [lawyer.id],
    );
    const counts = graphql(`{ myCaseCounts { feesToAnswer toBePaid inProgress } }`);
    const { myCaseCounts } = await client.client.query(counts);
    expect(myCaseCounts).toEqual({ feesToAnswer: 0, toBePaid: 0, inProgress: 1 });
    expect((await moneyOf(client, id)).canAct).not.toContain('ANSWER_FEE');
    expect(refusalOf(await tryToAnswer(client, feeId))).toEqual([
      'CONFLICT',
      'This lawyer cannot be paid at present: please do not pay',
    ]);
    expect(refusalOf(await tryToAnswer(client, feeId, false))).toBeNull();
  });

  it('leaves nothing to be paid where it declines the only fee', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await tryToAnswer(client, await stateFee(lawyer, id), false);
    const { myCaseCounts } = await client.client.query(graphql(`{ myCaseCounts { toBePaid inProgress } }`));
    expect(myCaseCounts).toEqual({ toBePaid: 0, inProgress: 1 });
  });

  it('accepts it: the fee is due, and the lawyer is notified', async () => {
    const { id, client, lawyer } = await aTakenCase(app, 'hearing-1');
    const feeId = await stateFee(lawyer, id);
    const toAnswer = async (): Promise<number> =>
      (await client.client.query(graphql(`{ myCases(group: FEE_TO_ANSWER) { total } }`))).myCases.total;
    expect(await toAnswer()).toBe(1);
    expect(refusalOf(await tryToAnswer(client, feeId))).toBeNull();
    expect(await toAnswer()).toBe(0);
    const money = await moneyOf(client, id);
    expect(money).toMatchObject({ paymentStatus: 'UNPAID', acceptsPayment: true, canAct: ['PAY'] });
    expect(money.fee).toMatchObject({ id: feeId, state: 'ACCEPTED' });
    expect(await toldOf(id)).toContain('fee-answered');
    const { myCaseCounts } = await client.client.query(
      graphql(`{ myCaseCounts { toBePaid feesToAnswer toConfirm } }`),
    );
    expect(myCaseCounts).toEqual({ toBePaid: 1, feesToAnswer: 0, toConfirm: 0 });
  });

  it('declines it, and may say why', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const feeId = await stateFee(lawyer, id);
    expect(refusalOf(await tryToAnswer(client, feeId, false, ' Too much for me. '))).toBeNull();
    const { fee, fees } = await moneyOf(lawyer, id);
    expect(fee).toBeNull();
    expect(fees[0]).toMatchObject({ state: 'DECLINED', reason: 'Too much for me.' });
  });

  it('is the client’s alone: nobody else finds the fee', async () => {
    const { id, lawyer } = await aTakenCase(app);
    const feeId = await stateFee(lawyer, id);
    const others: Person[] = [await aClient(app), lawyer, await aLawyer(app)];
    for (const person of others)
      expect(refusalOf(await tryToAnswer(person, feeId))?.[0]).toMatch(/NOT_FOUND|FORBIDDEN/);
    expect(refusalOf(await tryToWithdraw(await aLawyer(app), feeId))?.[0]).toBe('NOT_FOUND');
    expect(refusalOf(await tryToStateFee(await aLawyer(app), id))?.[0]).toBe('NOT_FOUND');
  });

  it('of accepting and taking back at once, one wins', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const feeId = await stateFee(lawyer, id);
    const outcomes = await Promise.all([tryToAnswer(client, feeId), tryToWithdraw(lawyer, feeId)]);
    expect(outcomes.map(refusalOf).filter((refusal) => refusal === null)).toHaveLength(1);
  });
});

describe('a further fee', () => {
  it('after a paid one has to be accepted before it is paid', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const first = await stateFee(lawyer, id);
    await tryToConfirm(lawyer, await pay(client, id, { feeId: first }));
    const second = await stateFee(lawyer, id, 10_000);
    expect(await moneyOf(client, id)).toMatchObject({ paymentStatus: 'PAID', acceptsPayment: false });
    expect(refusalOf(await tryToPay(client, id, { feeId: second }))?.[1]).toBe('This case is already paid');
    await tryToAnswer(client, second);
    expect(await moneyOf(client, id)).toMatchObject({
      paymentStatus: 'UNPAID',
      bKashTrxId: null,
      paidAt: null,
    });
    expect(refusalOf(await tryToPay(client, id, { feeId: second }))).toBeNull();
    expect(await moneyOf(client, id)).toMatchObject({ paymentStatus: 'PAID', fee: null });
  });

  it('leaves an accepted one in force until the client accepts it', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const first = await stateFee(lawyer, id);
    await tryToAnswer(client, first);
    const second = await stateFee(lawyer, id, 30_000);
    expect((await moneyOf(client, id)).fee!.id).toBe(first);
    await tryToAnswer(client, second);
    const { fee, fees } = await moneyOf(client, id);
    expect(fee!.id).toBe(second);
    expect(fees.map(({ state }) => state)).toEqual(['ACCEPTED', 'REPLACED']);
  });
});

it('what was agreed on is in the history, without names in the audit log', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  const feeId = await stateFee(lawyer, id);
  await tryToAnswer(client, feeId);
  const { case: legalCase } = await client.client.query(
    graphql(`query ($id: ID!) { case(id: $id) { events { kind fee { id amountPoisha } } } }`),
    { id },
  );
  expect(legalCase!.events.slice(-2)).toEqual([
    { kind: 'FEE_PROPOSED', fee: { id: feeId, amountPoisha: 2_500_000 } },
    { kind: 'FEE_ACCEPTED', fee: { id: feeId, amountPoisha: 2_500_000 } },
  ]);
  const entries = await app.sql(
    `select act, after from audit_entries where subject_id = $1 and act like 'fee-%' order by id`,
    [id],
  );
  expect(entries).toEqual([
    { act: 'fee-stated', after: { version: 1, amountPoisha: 2_500_000 } },
    { act: 'fee-accepted', after: { version: 1, amountPoisha: 2_500_000 } },
  ]);
});

it('a case that is not accepted any more is paid once a fee was stated', async () => {
  const { id, client, lawyer } = await aTakenCase(app, 'hearing-1');
  expect(refusalOf(await tryToPay(client, id))?.[1]).toBe(
    'A case can be paid once the lawyer has accepted it',
  );
  const feeId = await stateFee(lawyer, id);
  expect(refusalOf(await tryToPay(client, id))).toEqual(CHANGED);
  await pay(client, id, { feeId });
  const { fees, payments } = await moneyOf(client, id);
  expect(fees[0]!.state).toBe('ACCEPTED');
  expect(payments[0]!.feeId).toBe(feeId);
  await setStatus(lawyer, id, 'case-closed');
  expect(refusalOf(await tryToStateFee(lawyer, id))?.[0]).toBe('CONFLICT');
});
