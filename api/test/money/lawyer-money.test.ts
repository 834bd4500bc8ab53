import { aTakenCase } from '../setup/case-rooms';
import { pay, stateFee, tryToAnswer, tryToConfirm } from '../setup/fees';
import { type Changes, graphql, type TypeOf } from '../setup/graphql';
import { aCase, aClient, aLawyer, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';
import { sentStatements } from '../setup/sent-statements';

const app = appOfTests();

const MONEY = graphql(`query ($group: MoneyGroup!, $month: String) { myMoney(group: $group, month: $month) {
  total items { id amountPoisha at case { id title client { name } } payment { id method transactionId payerNumber } } } }`);
const listMoney = async ({ client }: Person, group: TypeOf<'MoneyGroup'>, month?: string) =>
  (await client.query(MONEY, { group, month })).myMoney;
const SUMS = graphql(`query ($month: String!) { moneySums(month: $month) {
  receivedPoisha toConfirmPoisha duePoisha } }`);

/** The file of a month. */
const fileOf = async ({ client }: Person, month: string) =>
  client.rest<string>('GET', `/lawyers/money.csv?month=${month}`);
const linesOf = async (...asked: Parameters<typeof fileOf>) =>
  (await fileOf(...asked)).body.trim().split('\n');

/** A case with an accepted fee, in taka. */
async function agreedCase(client: Person, lawyer: Person, title: string, taka: number): Promise<string> {
  const { _id: id } = await aCase(client, lawyer, title);
  await setStatus(lawyer, id, 'accepted');
  await tryToAnswer(client, await stateFee(lawyer, id, taka));
  return id;
}

describe('the money of a lawyer', () => {
  let client: Person;
  let lawyer: Person;
  let partly: string;
  let unpaid: string;
  let waiting: string;
  const payments: Record<'confirmed' | 'submitted', string> = { confirmed: '', submitted: '' };

  beforeAll(async () => {
    [client, lawyer] = [await aClient(app, 'Rahima'), await aLawyer(app)];
    partly = await agreedCase(client, lawyer, 'Partly paid', 25_000);
    unpaid = await agreedCase(client, lawyer, '=Unpaid', 10_000);
    waiting = await agreedCase(client, lawyer, 'Waiting', 5_000);
    const details: Changes<TypeOf<'FeePaymentInput'>> = {
      ...{ method: 'BANK', transactionId: 'CITY/2026', payerNumber: '01799887766' },
      amountPoisha: 2_500_000,
    };
    payments.confirmed = await pay(client, partly, { ...details, feeId: await feeOf(partly) });
    await tryToConfirm(lawyer, payments.confirmed, 20_000);
    payments.submitted = await pay(client, waiting, {
      ...{ feeId: await feeOf(waiting), amountPoisha: 500_000, payerNumber: '01799887766' },
    });
    // 0:10 in Dhaka on 1 November.
    await app.sql(`update payments set answered_at = '2026-10-31T18:10:00Z' where id = $1`, [
      payments.confirmed,
    ]);
    const other = await aTakenCase(app);
    await tryToAnswer(other.client, await stateFee(other.lawyer, other.id));
  }, 60_000);

  const feeOf = async (caseId: string): Promise<string> => {
    const [fee] = await app.sql<{ id: string }>('select id from fees where case_id = $1', [caseId]);
    return fee!.id;
  };

  it('is what waits for an answer, what is due, and what arrived', async () => {
    expect(await listMoney(lawyer, 'TO_CONFIRM')).toMatchObject({
      total: 1,
      items: [
        {
          ...{ id: payments.submitted, amountPoisha: 500_000 },
          case: { id: waiting, title: 'Waiting', client: { name: 'Rahima' } },
          payment: { id: payments.submitted, method: 'BKASH', payerNumber: '01799887766' },
        },
      ],
    });
    const { items: due } = await listMoney(lawyer, 'DUE');
    expect(due.map(({ id, amountPoisha, payment }) => [id, amountPoisha, payment])).toEqual([
      [partly, 500_000, null],
      [unpaid, 1_000_000, null],
      [waiting, 500_000, null],
    ]);
    const received = {
      ...{ id: payments.confirmed, amountPoisha: 2_000_000 },
      at: '2026-10-31T18:10:00.000Z',
    };
    expect((await listMoney(lawyer, 'RECEIVED')).items).toMatchObject([received]);
    expect((await listMoney(lawyer, 'RECEIVED', '2026-11')).items).toMatchObject([received]);
    for (const month of ['2026-10', '2026-12'])
      expect((await listMoney(lawyer, 'RECEIVED', month)).total).toBe(0);
    for (const group of ['TO_CONFIRM', 'DUE', 'RECEIVED'] as const)
      expect((await listMoney(await aLawyer(app), group)).total).toBe(0);
  });

  it('has sums of a month in Dhaka and of today', async () => {
    const { moneySums } = await lawyer.client.query(SUMS, { month: '2026-11' });
    expect(moneySums).toEqual({
      receivedPoisha: 2_000_000,
      toConfirmPoisha: 500_000,
      duePoisha: 2_000_000,
    });
    expect((await lawyer.client.query(SUMS, { month: '2026-10' })).moneySums.receivedPoisha).toBe(0);
    for (const month of ['2026-13', '26-11', '2026-11-01', ''])
      expect((await lawyer.client.graphql(SUMS, { month })).errors?.[0]).toMatchObject({
        message: 'A month looks like 2026-11',
      });
  });

  it('of a month is a file, without the numbers that clients paid from', async () => {
    expect(await linesOf(lawyer, '2026-11')).toEqual([
      'Confirmed,Case,Client,Method,Transaction ID,Amount (BDT),Receipt',
      expect.stringMatching(/^2026-11-01 00:10,Partly paid,Rahima,bank,CITY\/2026,20000\.00,\d{4}\/0001$/),
    ]);
    expect(await linesOf(lawyer, '2026-10')).toHaveLength(1);
    expect((await fileOf(lawyer, 'all')).body).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await fileOf(client, '2026-11')).body).toMatchObject({ code: 'FORBIDDEN' });
    await app.sql(`update cases set title = '=1+1' where id = $1`, [partly]);
    expect((await linesOf(lawyer, '2026-11'))[1]).toContain(",'=1+1,");
  });

  it('costs the same statements for any number of rows', async () => {
    const count = async (limit: number) =>
      (
        await sentStatements(() =>
          lawyer.client.query(
            `{ myMoney(group: DUE, limit: ${limit}) { items { case { title } payment { id } } } }`,
          ),
        )
      ).executed;
    expect(await count(3)).toBe(await count(1));
  });
});
