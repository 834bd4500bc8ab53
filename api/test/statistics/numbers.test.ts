import { randomUUID } from 'node:crypto';
import { StaffRole } from '../../src/auth/role';
import { graphql } from '../setup/graphql';
import { ask, familyLawyers, hoursPass, propose } from '../setup/open-requests';
import { aCase, aClient, aLawyer, anAdmin, aStaffMember, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let owner: Person;
let client: Person;
let lawyer: Person;

/** Two days in Dhaka: from 18:00 UTC of the 9th to 18:00 UTC of the 11th. */
const days = { from: '2026-03-10', to: '2026-03-11' };

interface Row {
  at: string;
  status?: string;
  answered?: string;
  withdrawn?: string;
  own?: boolean;
  fee?: string;
  paid?: { at: string; method?: string; taka?: number };
}

/** A case as it is stored; its texts must be in no file. */
async function add({
  at,
  status = 'pending',
  answered,
  withdrawn,
  own = false,
  fee,
  paid,
}: Row): Promise<string> {
  const id = randomUUID();
  await app.sql(
    `insert into cases (id, client_id, lawyer_id, title, description, status, created_at, answered_at, withdrawn_at, is_own, joined_at)
     values ($1, $2, $3, 'A secret title', 'A secret description', $4, $5, $6, $7, $8::boolean, case when $8::boolean then $5::timestamptz end)`,
    [id, client.id, lawyer.id, status, at, answered, withdrawn, own],
  );
  if (fee)
    await app.sql(
      `insert into fees (id, case_id, version, amount_poisha, covers, state, proposed_at, answered_at)
       values (gen_random_uuid(), $1, 1, 1234550, 'A secret scope', 'accepted', $2, $2)`,
      [id, fee],
    );
  if (paid)
    await app.sql(
      `insert into payments (id, case_id, method, transaction_id, payer_number, amount_poisha, state, submitted_at, answered_at)
       values (gen_random_uuid(), $1, $2, $3, '01700000009', $4, 'confirmed', $5, $5)`,
      [id, paid.method ?? 'bkash', `TX${id.slice(0, 8).toUpperCase()}`, (paid.taka ?? 100) * 100, paid.at],
    );
  return id;
}

const noon = '2026-03-10T06:00:00Z';
let paid: string;
let ownCase: string;

beforeAll(async () => {
  [owner, client, lawyer] = [await anAdmin(app), await aClient(app), await aLawyer(app)];
  // Just outside.
  await add({ at: '2026-03-09T17:59:59.999Z', status: 'accepted', answered: noon });
  await add({ at: '2026-03-11T18:00:00Z', status: 'accepted', answered: '2026-03-12T18:00:00Z' });
  // Just inside: the first moment and the last one.
  await add({ at: '2026-03-09T18:00:00Z' });
  await add({
    ...{ at: '2026-03-11T17:59:59.999Z', status: 'case-closed', withdrawn: '2026-03-20T00:00:00Z' },
  });
  await add({ at: noon, status: 'rejected', answered: '2026-03-10T08:00:00Z' });
  await add({ at: noon, status: 'accepted', answered: '2026-03-10T10:30:00Z' });
  await add({ at: noon, status: 'completed', answered: '2026-03-11T06:00:00Z', fee: '2026-03-11T18:00:00Z' });
  // An admin accepted it.
  await add({ at: noon, status: 'accepted' });
  paid = await add({
    ...{ at: noon, status: 'hearing-1', answered: '2026-03-11T06:00:00Z', fee: noon },
    paid: { at: '2026-03-11T17:59:59Z', taka: 12_345 },
  });
  // Began with a proposal.
  await add({ at: noon, status: 'accepted', answered: noon, fee: noon, paid: { at: noon, method: 'nagad' } });
  // Own cases: no requests, but what was paid counts.
  ownCase = await add({ at: noon, own: true, status: 'accepted', fee: noon, paid: { at: noon, taka: 50 } });
  // Paid for an earlier case, the moment before and after the days.
  await add({ at: '2026-01-01T00:00:00Z', status: 'accepted', paid: { at: '2026-03-09T17:59:59Z' } });
  await add({ at: '2026-01-01T00:00:00Z', status: 'accepted', paid: { at: '2026-03-11T18:00:00Z' } });
});

const NUMBERS = graphql(`query ($from: Date!, $to: Date!) { numbers(from: $from, to: $to) {
  steps { step count } medianHours payments { method count amountPoisha } complaints { outcome count } waiting { kind count } } }`);
const LIST = graphql(`query ($from: Date, $to: Date, $step: RequestStep) {
  cases(requestedFrom: $from, requestedTo: $to, step: $step, limit: 50) { items { id } total } }`);

const numbersOf = async (period = days) => (await owner.client.query(NUMBERS, period)).numbers;
const listOf = async (variables: object) => (await owner.client.query(LIST, variables as never)).cases;

async function linesOf(address: string): Promise<string[]> {
  const { status, body } = await owner.client.rest<string>('GET', address);
  expect([address, status]).toEqual([address, 200]);
  return body.trimEnd().split('\n');
}

describe('the numbers of days in Dhaka', () => {
  it('are those that were counted by hand', async () => {
    const { steps, medianHours, payments } = await numbersOf();
    expect(Object.fromEntries(steps.map(({ step, count }) => [step, count]))).toEqual({
      ...{ ASKED: 7, ANSWERED: 5, ACCEPTED: 4, FEE_STATED: 2, PAID: 1, FROM_SEVERAL: 1 },
    });
    // Of 2, 4.5, 24 and 24 hours.
    expect(medianHours).toBe(14.3);
    expect(payments).toEqual([
      { method: 'BKASH', count: 2, amountPoisha: 1_239_500 },
      { method: 'NAGAD', count: 1, amountPoisha: 10_000 },
    ]);
  });

  it('are those of the lists to which they link, in which no own case is', async () => {
    for (const { step, count } of (await numbersOf()).steps) {
      const { items, total } = await listOf({ ...days, step });
      expect([step, total]).toEqual([step, count]);
      expect(items.map(({ id }) => id)).not.toContain(ownCase);
    }
    expect((await listOf({ ...days, step: 'PAID' })).items).toEqual([{ id: paid }]);
    expect((await listOf(days)).total).toBe(8);
    const rows = await linesOf(
      `/admin/cases.csv?requestedFrom=${days.from}&requestedTo=${days.to}&step=fee-stated`,
    );
    expect(rows).toHaveLength(3);
  });

  it('count complaints by outcome on the day they were closed, and a case in dispute once', async () => {
    const closed = (at: string) =>
      app.sql(
        `insert into complaints (id, complaint_key, complainant_id, about_id, category, state, outcome, created_at, changed_at, closed_at)
         values (gen_random_uuid(), gen_random_uuid(), $1, $2, 'behaviour', 'closed', 'not-upheld', $3, $3, $3)`,
        [client.id, lawyer.id, at],
      );
    const inside = ['2026-03-09T18:00:00Z', '2026-03-11T17:59:59.999Z'];
    for (const at of [...inside, '2026-03-09T17:59:59.999Z', '2026-03-11T18:00:00Z']) await closed(at);
    for (const [from, about] of [
      [client.id, lawyer.id],
      [lawyer.id, client.id],
    ])
      await app.sql(
        `insert into complaints (id, complaint_key, complainant_id, about_id, case_id, category, state, created_at, changed_at)
         values (gen_random_uuid(), gen_random_uuid(), $1, $2, $3, 'money', 'new', now(), now())`,
        [from, about, paid],
      );
    const { complaints, waiting } = await numbersOf();
    expect(complaints).toEqual([{ outcome: 'NOT_UPHELD', count: 2 }]);
    expect(waiting).toContainEqual({ kind: 'DISPUTES', count: 1 });
    const { closed: list, disputed } = await owner.client.query(
      graphql(`query ($from: Date!, $to: Date!) {
        closed: complaints(outcome: NOT_UPHELD, closedFrom: $from, closedTo: $to) { total }
        disputed: cases(disputed: true) { items { id } total } }`),
      days,
    );
    expect([list.total, disputed]).toEqual([2, { items: [{ id: paid }], total: 1 }]);
    expect(await linesOf('/admin/cases.csv?disputed=1')).toHaveLength(2);
  });

  it('have no median and no payment where nothing was', async () => {
    const { steps, medianHours, payments } = await numbersOf({ from: '2024-02-29', to: '2024-02-29' });
    expect([steps.every(({ count }) => count === 0), medianHours, payments]).toEqual([true, null, []]);
  });

  it.each([
    ['2026-03-11', '2026-03-10', 'to'],
    ['2025-03-10', '2026-03-11', 'from'],
  ])('from %s to %s are refused', async (from, to, field) => {
    const { errors } = await owner.client.graphql(NUMBERS, { from, to });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });

  it.each([
    ['2025-03-11', '2026-03-11'],
    ['0001-01-01', '0001-01-01'],
    ['9999-12-31', '9999-12-31'],
  ])('from %s to %s are read', async (from, to) => {
    expect((await numbersOf({ from, to })).steps).toHaveLength(6);
  });

  it.each([StaffRole.VERIFIER, StaffRole.MODERATOR, StaffRole.SUPPORT])(
    'are closed to the role %s',
    async (role) => {
      const colleague = await aStaffMember(app, [role]);
      const { errors } = await colleague.client.graphql(NUMBERS, days);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      for (const file of ['payments', 'fees', 'requests'])
        expect((await colleague.client.rest('GET', `/admin/${file}.csv`)).status).toBe(403);
    },
  );
});

describe('the files of the owners', () => {
  const period = `from=${days.from}&to=${days.to}`;

  it.each([
    ['payments', 3, 'Confirmed,Case,Lawyer,Client,Method,Transaction ID,Amount (BDT),Receipt'],
    ['fees', 3, 'Stated,Case,Lawyer,Client,Amount (BDT),State,Answered'],
    ['requests', 8, 'Requested,Case,Lawyer,Client,Asked several,Answered,Withdrawn,Status,Fee stated,Paid'],
  ])('have the %s of these days, and nothing that was written', async (name, count, columns) => {
    const [head, ...rows] = await linesOf(`/admin/${name}.csv?${period}`);
    expect([head, rows.length]).toEqual([columns, count]);
    expect(rows.join('\n')).not.toMatch(/secret|01700000009/i);
    expect(rows.some((row) => row.includes(ownCase))).toBe(name !== 'requests');
  });

  it('have the payments of one method, as many as their number says', async () => {
    for (const { method, count } of (await numbersOf()).payments)
      expect(await linesOf(`/admin/payments.csv?${period}&method=${method.toLowerCase()}`)).toHaveLength(
        count + 1,
      );
    for (const wrong of ['payments.csv?method=cheque', 'fees.csv?method=bkash'])
      expect((await owner.client.rest('GET', `/admin/${wrong}`)).status).toBe(400);
  });

  it('say of a payment and of a request what they are', async () => {
    const ofCase = (rows: string[]) => rows.filter((row) => row.includes(paid));
    expect(ofCase(await linesOf(`/admin/payments.csv?${period}`))[0]).toMatch(
      /^2026-03-11 23:59,.*,Advocate Karim Uddin,Rahima Khatun,bkash,TX\w+,12345\.00,$/,
    );
    expect(ofCase(await linesOf(`/admin/requests.csv?${period}`))[0]).toMatch(
      /^2026-03-10 12:00,.*,no,2026-03-11 12:00,,hearing-1,yes,yes$/,
    );
  });

  it.each([
    'from=2026-02-30',
    'to=2026-03-11T00:00:00Z',
    'from=yesterday',
    'days=30',
    'from=2020-01-01&to=2026-01-01',
  ])('are refused for %s', async (query) => {
    const { status, body } = await owner.client.rest('GET', `/admin/payments.csv?${query}`);
    expect([status, body.code, query.startsWith(body.errors![0]!.field)]).toEqual([
      400,
      'BAD_USER_INPUT',
      true,
    ]);
  });

  it('are of the last 30 days without a period', async () => {
    await add({ at: new Date(Date.now() - 28 * 86_400_000).toISOString(), status: 'accepted' });
    await add({ at: new Date(Date.now() - 31 * 86_400_000).toISOString(), status: 'accepted' });
    expect(await linesOf('/admin/requests.csv')).toHaveLength(2);
  });

  it('need a proof of identity, and the entry of each has the number of its rows', async () => {
    await app.sql(
      `update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`,
      [owner.id],
    );
    const refused = await owner.client.rest('GET', `/admin/payments.csv?${period}`);
    await app.sql('update sessions set authenticated_at = now() where account_id = $1', [owner.id]);
    expect([refused.status, refused.body.code]).toEqual([403, 'IDENTITY_REQUIRED']);
    await linesOf(`/admin/requests.csv?${period}`);
    const [entry] = await app.sql(
      `select after from audit_entries where act = 'list-exported' order by id desc limit 1`,
    );
    expect(entry).toMatchObject({ after: { list: 'requests', selected: null, rows: 8 } });
  });
});

describe('what waits now', () => {
  const waiting = async (kind: string) => (await numbersOf()).waiting.find((one) => one.kind === kind)!.count;
  const LATE = graphql('{ adminLawyers(late: true) { items { id } total } }');

  it('is a lawyer with requests older than 48 hours, once, as in the list', async () => {
    await app.sql(`update cases set status = 'rejected' where status = 'pending'`);
    const late = await aLawyer(app, {}, 'A late lawyer');
    for (let n = 0; n < 2; n += 1) {
      const { _id: id } = await aCase(client, late);
      expect(await waiting('LATE_LAWYERS')).toBe(n);
      await app.sql(`update cases set created_at = now() - interval '49 hours' where id = $1`, [id]);
    }
    expect(await waiting('LATE_LAWYERS')).toBe(1);
    expect((await owner.client.query(LATE)).adminLawyers).toEqual({ items: [{ id: late.id }], total: 1 });
    expect(await linesOf('/admin/lawyers.csv?late=1')).toHaveLength(2);
    await app.sql('update cases set withdrawn_at = now() where lawyer_id = $1', [late.id]);
    expect(await waiting('LATE_LAWYERS')).toBe(0);
  });

  it('does not say to verifiers, who see no cases, which lawyers are late', async () => {
    const verifier = await aStaffMember(app, [StaffRole.VERIFIER]);
    const { errors } = await verifier.client.graphql(LATE);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await verifier.client.rest('GET', '/admin/lawyers.csv?late=1')).status).toBe(403);
    expect((await verifier.client.rest('GET', '/admin/lawyers.csv')).status).toBe(200);
  });

  it('is a request to several lawyers that nobody has answered for a day', async () => {
    const unanswered = async () =>
      (await owner.client.query(graphql('{ openRequests(unanswered: true) { total } }'))).openRequests.total;
    const [first] = await familyLawyers(app, 2);
    await ask(client);
    expect([await waiting('UNANSWERED_REQUESTS'), await unanswered()]).toEqual([0, 0]);
    await hoursPass(app, 25);
    expect([await waiting('UNANSWERED_REQUESTS'), await unanswered()]).toEqual([1, 1]);
    await app.sql(`update invitations set due_at = now() + interval '1 day'`);
    await propose(first!);
    expect([await waiting('UNANSWERED_REQUESTS'), await unanswered()]).toEqual([0, 0]);
  });

  it('is a licence, and a text with any number of reports, as in their lists', async () => {
    await aLawyer(app, { verification: 'pending' as never });
    await app.sql(
      `insert into reviews (id, name, designation, review, created_at) values ($1, 'A', 'B', 'C', now())`,
      [client.id],
    );
    await app.sql(
      `insert into reports (id, subject, subject_id, reason, reporter, created_at)
       select gen_random_uuid(), 'review', $1, 'false', n::text, now() from generate_series(1, 2) n`,
      [client.id],
    );
    const lists = await owner.client.query(
      graphql(`{ moderationQueue { total } adminLawyers(verification: PENDING) { total } }`),
    );
    expect([lists.moderationQueue.total, lists.adminLawyers.total]).toEqual([1, 1]);
    expect([await waiting('REPORTS'), await waiting('LICENSES')]).toEqual([1, 1]);
  });
});
