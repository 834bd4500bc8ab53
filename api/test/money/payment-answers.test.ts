import type { VariablesOf } from 'gql.tada';
import { aTakenCase, type CaseWithPeople, refusalOf } from '../setup/case-rooms';
import {
  aTransactionId,
  moneyOf,
  pay,
  stateFee,
  tryToAnswer,
  tryToConfirm,
  tryToPay,
  tryToRefuse,
} from '../setup/fees';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, setStatus } from '../setup/people';
import type { CaseV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';
import { remindOfPayments } from '../../src/modules/money/remind-of-payments';

const app = appOfTests();

/** A case whose fee is paid and waits for the lawyer. */
async function aPaidCase(): Promise<CaseWithPeople & { paymentId: string }> {
  const people = await aTakenCase(app);
  const feeId = await stateFee(people.lawyer, people.id);
  return { ...people, paymentId: await pay(people.client, people.id, { feeId }) };
}

const year = (): string => new Date().toLocaleDateString('en', { timeZone: 'Asia/Dhaka', year: 'numeric' });

describe('a confirmed payment', () => {
  it('has a receipt with the next number of the lawyer in the year, and the amount that arrived', async () => {
    const { id, client, lawyer, paymentId } = await aPaidCase();
    const bangla = ['নুসরাত জাহান', 'জাহান চেম্বার'];
    await app.sql(
      'update lawyer_profiles set own_name_bangla = $2, chamber_name_bangla = $3 where account_id = $1',
      [lawyer.id, ...bangla],
    );
    const [profile] = await app.sql<{ name_bangla: string | null }>(
      'select name_bangla from lawyer_profiles where account_id = $1',
      [lawyer.id],
    );
    expect((await moneyOf(lawyer, id)).canAct).toContain('CONFIRM_PAYMENT');
    expect(refusalOf(await tryToConfirm(lawyer, paymentId, 24_000))).toBeNull();
    const { payments, paymentStatus, canAct } = await moneyOf(client, id);
    expect([paymentStatus, canAct]).toEqual(['PAID', []]);
    expect(payments[0]).toMatchObject({
      state: 'CONFIRMED',
      amountPoisha: 2_400_000,
      receipt: { number: `${year()}/0001` },
    });
    const [receipt] = await app.sql('select * from receipts where payment_id = $1', [paymentId]);
    expect(receipt).toMatchObject({
      series: lawyer.id,
      lawyer_name: lawyer.name,
      lawyer_name_bangla: profile!.name_bangla,
      chamber_name_bangla: bangla[1],
      client_name: client.name,
      case_title: 'A boundary dispute',
      covers: 'Drafting and filing the plaint',
      amount_poisha: '2400000',
      method: 'bkash',
    });
    const told = await app.sql(
      `select account_id from notifications where kind = 'payment-confirmed' and case_id = $1`,
      [id],
    );
    expect(told).toEqual([{ account_id: client.id }]);
  });

  it('is in the group of payments to confirm until it is answered, and first among what the lawyer has to do', async () => {
    const { id, client, lawyer, paymentId } = await aPaidCase();
    const { _id: other } = await aCase(client, lawyer);
    await setStatus(lawyer, other, 'hearing-1');
    const query = graphql(`query ($group: CaseGroup, $sort: CaseSort) {
      myCases(group: $group, sort: $sort) { items { id } } }`);
    const idsOf = async (variables: VariablesOf<typeof query>): Promise<string[]> => {
      const { myCases } = await lawyer.client.query(query, variables);
      return myCases.items.map((item) => item.id);
    };
    expect(await idsOf({ group: 'TO_CONFIRM' })).toEqual([id]);
    expect(await idsOf({ sort: 'NEEDED_FIRST' })).toEqual([id, other]);
    await tryToConfirm(lawyer, paymentId);
    expect(await idsOf({ group: 'TO_CONFIRM' })).toEqual([]);
  });

  it('stands before a later one that was answered first, with its ID', async () => {
    const { id, client, lawyer, paymentId } = await aPaidCase();
    const second = await stateFee(lawyer, id);
    await tryToAnswer(client, second);
    const later = await pay(client, id, { feeId: second });
    const first = async () => {
      const { bKashTrxId, payments } = await moneyOf(client, id);
      return { id: payments[0]?.id, hasItsId: bKashTrxId === payments[0]?.transactionId };
    };
    expect(await first()).toEqual({ id: later, hasItsId: true });
    await tryToConfirm(lawyer, later);
    expect(await first()).toEqual({ id: paymentId, hasItsId: true });
    await tryToConfirm(lawyer, paymentId);
    expect(await first()).toEqual({ id: later, hasItsId: true });
  });

  it('is answered once, by the case’s lawyer alone, in any status', async () => {
    const { id, client, lawyer, paymentId } = await aPaidCase();
    for (const person of [await aLawyer(app), await aClient(app), client, await anAdmin(app)])
      expect(refusalOf(await tryToConfirm(person, paymentId))?.[0]).toMatch(/NOT_FOUND|FORBIDDEN/);
    await setStatus(lawyer, id, 'case-closed');
    const outcomes = await Promise.all([tryToConfirm(lawyer, paymentId), tryToRefuse(lawyer, paymentId)]);
    const refusals = outcomes.map(refusalOf);
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(refusals).toContainEqual(['CONFLICT', 'This payment was answered already']);
  });

  it('numbers receipts without gaps, although some confirmations fail', async () => {
    const lawyer = await aLawyer(app);
    const paymentIds: string[] = [];
    for (let n = 0; n < 25; n += 1) {
      const client = await aClient(app);
      const { _id: id } = await client.client
        .rest<CaseV1>('POST', '/users/cases', {
          lawyerId: lawyer.id,
          title: `Case ${n}`,
          description: 'A wall.',
        })
        .then(({ body }) => body);
      await setStatus(lawyer, id, 'accepted');
      paymentIds.push(await pay(client, id));
    }
    await app.sql(`alter table receipts add constraint closed check (case_title not like '%5') not valid`);
    await Promise.all(paymentIds.flatMap((id) => [tryToConfirm(lawyer, id), tryToConfirm(lawyer, id)]));
    await app.sql('alter table receipts drop constraint closed');
    await Promise.all(paymentIds.map((id) => tryToConfirm(lawyer, id)));
    const numbers = await app.sql('select number from receipts where series = $1 order by number', [
      lawyer.id,
    ]);
    expect(numbers.map(({ number }) => number)).toEqual(paymentIds.map((_, index) => index + 1));
  });

  it('has a receipt that nothing changes, not even the end of the accounts', async () => {
    const { client, lawyer, paymentId } = await aPaidCase();
    await tryToConfirm(lawyer, paymentId);
    for (const sql of ['update receipts set number = 9', 'delete from receipts', 'truncate receipts'])
      await expect(app.sql(sql)).rejects.toThrow('receipts is only ever added to');
    const admin = await anAdmin(app);
    await admin.client.rest('DELETE', `/admin/users/${client.id}`);
    await admin.client.rest('DELETE', `/admin/lawyers/${lawyer.id}`);
    const [receipt] = await app.sql('select client_name, lawyer_name from receipts where payment_id = $1', [
      paymentId,
    ]);
    expect(receipt).toEqual({ client_name: client.name, lawyer_name: lawyer.name });
  });
});

describe('a refused payment', () => {
  it('makes the fee due again, and frees its transaction ID', async () => {
    const { id, client, lawyer } = await aTakenCase(app, 'hearing-1');
    const feeId = await stateFee(lawyer, id);
    const transactionId = aTransactionId();
    const paymentId = await pay(client, id, { feeId, transactionId });
    expect(refusalOf(await tryToRefuse(lawyer, paymentId))).toBeNull();
    const money = await moneyOf(client, id);
    expect(money).toMatchObject({ paymentStatus: 'UNPAID', bKashTrxId: null, acceptsPayment: true });
    expect(money.payments[0]).toMatchObject({ state: 'REFUSED', reason: 'Nothing came with this ID.' });
    expect(refusalOf(await tryToPay(client, id, { feeId, transactionId }))).toBeNull();
    expect((await moneyOf(client, id)).payments.map(({ state }) => state)).toEqual(['SUBMITTED', 'REFUSED']);
  });

  it('of a case without a fee is handed in again in any open status', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const paymentId = await pay(client, id);
    await setStatus(lawyer, id, 'hearing-1');
    await tryToRefuse(lawyer, paymentId);
    expect((await moneyOf(client, id)).acceptsPayment).toBe(true);
    expect(refusalOf(await tryToPay(client, id))).toBeNull();
  });

  it('has its own ID in the history for everybody, like the later ones, and the first one where older events name none', async () => {
    const { id, client, lawyer } = await aTakenCase(app, 'hearing-1');
    const ids = [aTransactionId(), aTransactionId(), aTransactionId()] as const;
    const firstFee = await stateFee(lawyer, id);
    await tryToRefuse(lawyer, await pay(client, id, { feeId: firstFee, transactionId: ids[0] }));
    await tryToConfirm(lawyer, await pay(client, id, { feeId: firstFee, transactionId: ids[1] }));
    const secondFee = await stateFee(lawyer, id);
    await tryToAnswer(client, secondFee);
    await pay(client, id, { feeId: secondFee, transactionId: ids[2] });
    // Events before there were fees name no payment; a case had a single payment.
    await app.sql('alter table case_events disable trigger case_events_append_only');
    await app.sql(
      `update case_events set subject_id = null where subject_id = (
         select id from payments where case_id = $1 and transaction_id = $2) and kind = 'payment-submitted'`,
      [id, ids[0]],
    );
    await app.sql('alter table case_events enable trigger case_events_append_only');
    for (const person of [client, lawyer, await anAdmin(app)]) {
      const { case: seen } = await person.client.query(
        graphql(`query ($id: ID!) { case(id: $id) { events { kind payment { transactionId } } } }`),
        { id },
      );
      const lines = seen!.events.flatMap(({ kind, payment }) =>
        kind.startsWith('PAYMENT') ? [[kind, payment?.transactionId]] : [],
      );
      expect(lines).toEqual([
        ['PAYMENT_SUBMITTED', ids[0]],
        ['PAYMENT_REFUSED', ids[0]],
        ['PAYMENT_SUBMITTED', ids[1]],
        ['PAYMENT_CONFIRMED', ids[1]],
        ['PAYMENT_SUBMITTED', ids[2]],
      ]);
    }
  });

  it('says why', async () => {
    const { lawyer, paymentId } = await aPaidCase();
    expect(JSON.stringify((await tryToRefuse(lawyer, paymentId, '  ')).errors)).toContain('Please say why');
  });
});

describe('a payment', () => {
  it('of 20 at once counts once', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const feeId = await stateFee(lawyer, id);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => tryToPay(client, id, { feeId })));
    expect(outcomes.filter((outcome) => refusalOf(outcome) === null)).toHaveLength(1);
  });

  it('uses a transaction ID once for each method, that of a bank as often as it says', async () => {
    const transactionId = aTransactionId();
    const outcomes: unknown[] = [];
    for (const method of ['BKASH', 'BKASH', 'NAGAD', 'BANK', 'BANK']) {
      const { id, client } = await aTakenCase(app);
      outcomes.push(refusalOf(await tryToPay(client, id, { method, transactionId }))?.[1] ?? null);
    }
    expect(outcomes).toEqual([null, 'This transaction ID has already been used', null, null, null]);
  });

  it('says how, how much, from where and when', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    const transferredAt = '2026-02-05T14:14:00.000Z';
    const details = {
      method: 'NAGAD',
      amountPoisha: 2_500_050,
      payerNumber: ' “০১৭১২-৩৪৫\u200b৬৭৮” ',
      transferredAt,
    };
    await pay(client, id, details);
    const stored = { ...details, payerNumber: '01712-345678' };
    for (const person of [client, lawyer])
      expect((await moneyOf(person, id)).payments[0]).toMatchObject(stored);
    const admin = await anAdmin(app);
    const seen = await admin.client.graphql(
      graphql(`query ($id: ID!) { case(id: $id) { payments { method payerNumber } } }`),
      { id },
    );
    expect(JSON.stringify(seen)).not.toContain('345678');
    expect(seen.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('says the same at the REST door', async () => {
    const { id, client } = await aTakenCase(app);
    const transfer = {
      method: 'rocket',
      amountPoisha: 100,
      payerNumber: '01812',
      transferredAt: '2026-02-05T14:14:00Z',
    };
    const { status } = await client.client.rest('PUT', `/users/cases/${id}/payment`, {
      bKashTrxId: '1234567890',
      ...transfer,
    });
    expect(status).toBe(200);
    expect((await moneyOf(client, id)).payments[0]).toMatchObject({ method: 'ROCKET', amountPoisha: 100 });
  });

  it.each([
    [{ transferredAt: '2099-01-01T00:00:00Z' }, 'The payment cannot be in the future'],
    [{ transactionId: 'ab' }, 'A transaction ID has 6 to 32 letters and digits'],
    [{ method: 'BANK', transactionId: 'ab!' }, 'The reference of a bank has 4 to 64 letters'],
    [{ amountPoisha: 99 }, 'An amount is at least ৳ 1'],
    [{ payerNumber: '0'.repeat(41) }, 'Number you paid from must be at most 40 characters'],
  ])('is refused with %j', async (input, message) => {
    const { id, client } = await aTakenCase(app);
    expect(JSON.stringify((await tryToPay(client, id, input)).errors)).toContain(message);
  });
});

it('a lawyer is reminded of an unanswered payment after 2 and 7 days, once each, and not after 14', async () => {
  const { dataSource } = app.platform;
  const { id, lawyer, paymentId } = await aPaidCase();
  const reminders = async (days: number): Promise<number> => {
    const now = new Date(Date.now() + days * 24 * 3_600_000);
    await remindOfPayments(dataSource, now);
    await remindOfPayments(dataSource, now);
    const rows = await app.sql(
      `select from notifications where case_id = $1 and account_id = $2 and kind = 'payment-unconfirmed'`,
      [id, lawyer.id],
    );
    return rows.length;
  };
  expect([await reminders(1.9), await reminders(2.1), await reminders(6), await reminders(7.1)]).toEqual([
    0, 1, 1, 2,
  ]);
  await tryToConfirm(lawyer, paymentId);
  const unread = await app.sql(
    `select from notifications where subject_id = $1 and read_at is null and account_id = $2`,
    [paymentId, lawyer.id],
  );
  expect(unread).toEqual([]);
  const old = await aPaidCase();
  await remindOfPayments(dataSource, new Date(Date.now() + 15 * 24 * 3_600_000));
  expect(
    await app.sql(`select from notifications where subject_id = $1 and kind = 'payment-unconfirmed'`, [
      old.paymentId,
    ]),
  ).toEqual([]);
});
