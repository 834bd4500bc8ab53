import { Connection } from 'pg';
import { addEntry } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let client: Person;
let lawyer: Person;

const TITLES = graphql(`query ($phase: CasePhase, $quiet: Boolean! = false, $sort: CaseSort! = NEWEST) {
  myCases(phase: $phase, quiet: $quiet, sort: $sort) { items { title } }
}`);

async function titles(person: Person, variables: Record<string, unknown>): Promise<string[]> {
  const { myCases } = await person.client.query(TITLES, variables);
  return myCases.items.map(({ title }: { title: string }) => title);
}

/** Cases of one client and one lawyer by title, with their status and the days since the lawyer changed it. */
const CASES = [
  ['Waiting', 'pending', 40],
  ['To be paid', 'accepted', 2],
  ['In court', 'hearing-1', 31],
  ['To approve', 'client-review-approval', 29],
  ['Over', 'case-closed', 90],
  ['Drafted', 'document-drafting', 1],
] as const;

beforeAll(async () => {
  [client, lawyer] = [await aClient(app), await aLawyer(app)];
  for (const [title, status, days] of CASES) {
    const { _id: id } = await aCase(client, lawyer, title);
    if (status !== 'pending') await setStatus(lawyer, id, status);
    const { dataSource } = app.platform;
    const back = `now() - $2 * interval '1 day' - interval '1 minute'`;
    await dataSource.query(`update cases set updated_at = ${back} where id = $1`, [id, days]);
    await dataSource.query(`update case_rooms set lawyer_active_at = ${back} where case_id = $1`, [id, days]);
  }
});

describe('a list of cases', () => {
  it('is filtered by the phase of the status', async () => {
    expect(await titles(lawyer, { phase: 'HEARINGS' })).toEqual(['In court']);
    expect(await titles(client, { phase: 'DRAFTING', sort: 'TITLE' })).toEqual(['Drafted', 'To approve']);
  });

  it('has the case that has not changed for longest first', async () => {
    expect(await titles(lawyer, { sort: 'UNCHANGED_LONGEST' })).toEqual([
      'Over',
      'Waiting',
      'In court',
      'To approve',
      'To be paid',
      'Drafted',
    ]);
  });

  it('is counted only for a query that selects how many there are', async () => {
    // A connection parses a statement once: each query selects fields that no other does.
    const messages = Connection.prototype as unknown as { parse: (statement: { text: string }) => void };
    const parsed = jest.spyOn(messages, 'parse');
    const isCounted = async (fields: string): Promise<boolean[]> => {
      parsed.mockClear();
      await client.client.query(`{ myCases(limit: 1) { ${fields} } }`);
      const texts = parsed.mock.calls.map(([{ text }]) => text).filter((text) => text.includes('legal_case'));
      return texts.map((text) => text.includes('as total from cases'));
    };
    try {
      expect(await isCounted('items { title paidAt } page limit')).toEqual([false]);
      expect(await isCounted('items { title createdAt } total')).toEqual([true]);
      expect(await isCounted('items { title updatedAt } ... on CasePage { pages }')).toEqual([true]);
    } finally {
      parsed.mockRestore();
    }
  });

  it('begins with what the client has to do', async () => {
    expect(await titles(client, { sort: 'NEEDED_FIRST' })).toEqual([
      'To be paid',
      'To approve',
      'Drafted',
      'In court',
      'Waiting',
      'Over',
    ]);
  });

  it('begins with what the lawyer has to answer', async () => {
    expect(await titles(lawyer, { sort: 'NEEDED_FIRST' })).toEqual([
      'Waiting',
      'Drafted',
      'In court',
      'To be paid',
      'To approve',
      'Over',
    ]);
  });

  it('has the cases without news for 30 days, which are neither pending nor closed', async () => {
    expect(await titles(lawyer, { quiet: true })).toEqual(['In court']);
    const { myCaseCounts } = await lawyer.client.query(graphql(`{ myCaseCounts { quiet } }`));
    expect(myCaseCounts).toEqual({ quiet: 1 });
  });

  it('counts an entry of the lawyer as news, and a status of an admin not', async () => {
    const [active, ...others] = [await aClient(app), await aLawyer(app), await anAdmin(app)] as const;
    const [advocate, admin] = others;
    const { _id: id } = await aCase(active, advocate, 'Silent');
    await setStatus(advocate, id, 'hearing-1');
    await app.sql(`update case_rooms set lawyer_active_at = now() - interval '31 days' where case_id = $1`, [
      id,
    ]);
    await admin.client.rest('PUT', `/admin/cases/${id}/status`, { status: 'accepted' });
    expect(await titles(advocate, { quiet: true })).toEqual(['Silent']);
    await addEntry(advocate, id, 'The other side asked for time.');
    expect(await titles(advocate, { quiet: true })).toEqual([]);
  });
});

describe('a request of a lawyer who cannot answer', () => {
  const LOCK = graphql(`mutation ($id: ID!) { lockAccount(id: $id, reason: "Reported") { lockedId } }`);
  const absences: [string, (staff: Person, id: string) => Promise<unknown>][] = [
    ['has left', async ({ client: staff }, id) => staff.rest('DELETE', `/admin/lawyers/${id}`)],
    ['is locked', async ({ client: staff }, id) => staff.query(LOCK, { id })],
  ];
  it.each(absences)('who %s stays unanswered, and comes first', async (_, make) => {
    const [asker, absent, present] = [await aClient(app), await aLawyer(app), await aLawyer(app)];
    await aCase(asker, absent, 'Unanswered');
    const { _id: id } = await aCase(asker, present, 'In court');
    await setStatus(present, id, 'hearing-1');
    const PENDING = graphql(`{ myCaseCounts { pending } myCases(group: TO_ANSWER) { total } }`);
    const pending = { myCaseCounts: { pending: 1 }, myCases: { total: 1 } };
    const order = async () => titles(asker, { sort: 'NEEDED_FIRST' });
    expect([await asker.client.query(PENDING), await order()]).toEqual([pending, ['In court', 'Unanswered']]);
    await make(await anAdmin(app), absent.id);
    expect([await asker.client.query(PENDING), await order()]).toEqual([pending, ['Unanswered', 'In court']]);
  });
});

describe('the day of acceptance', () => {
  it('is known however much happened later, and null without it', async () => {
    const [asker, advocate] = [await aClient(app), await aLawyer(app)];
    const { _id: id } = await aCase(asker, advocate, 'Long');
    const ACCEPTED = graphql(`query ($id: ID!) { case(id: $id) { acceptedAt } }`);
    const acceptedAt = async () => (await asker.client.query(ACCEPTED, { id })).case?.acceptedAt;
    expect(await acceptedAt()).toBeNull();
    await setStatus(advocate, id, 'accepted');
    const at = await acceptedAt();
    await app.sql(
      `insert into case_events (id, case_id, kind, text, created_at)
       select gen_random_uuid(), $1, 'note', 'News', now() from generate_series(1, 100)`,
      [id],
    );
    expect(at).toEqual(expect.any(String));
    expect(await acceptedAt()).toBe(at);
  });
});

describe('the days without news', () => {
  const DAYS = graphql(`{ myCases(sort: TITLE) { items { title quietDays } } }`);

  it('stand on those cases for the lawyer and for admins', async () => {
    const { myCases } = await lawyer.client.query(DAYS);
    const days = Object.fromEntries(
      myCases.items.map(({ title, quietDays }: { title: string; quietDays: number | null }) => [
        title,
        quietDays,
      ]),
    );
    expect(days).toEqual({
      Drafted: null,
      'In court': 31,
      Over: null,
      'To approve': null,
      'To be paid': null,
      Waiting: null,
    });
    const { cases } = await (
      await anAdmin(app)
    ).client.query(graphql(`{ cases(quiet: true) { items { quietDays } } }`));
    expect(cases.items).toEqual([{ quietDays: 31 }]);
  });

  it('are not for clients', async () => {
    const { errors } = await client.client.graphql(DAYS);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

const OF_LAWYER = [
  ...['name', 'nameBangla', 'profilePicSmall', 'district', 'chamberName', 'chamberNameBangla', 'verified'],
  ...['clientPhone', 'chamberAddress', 'chamberAddressBangla', 'bankDetails', 'mobilePaymentDetails'],
];
const FIELDS = [
  ...[
    'title',
    'description',
    'status',
    'paymentStatus',
    'bKashTrxId',
    'paidAt',
    'client { name email phone }',
  ],
  ...[
    'settableStatuses',
    'acceptsPayment',
    'canAct',
    'withdrawableAt',
    'createdAt',
    'updatedAt',
    'pastStatuses',
  ],
  ...OF_LAWYER.map((field) => `lawyer { ${field} }`),
];

it.each(FIELDS)('%s alone is in a list what it is in the case with all fields', async (field) => {
  await app.sql(
    `update lawyer_profiles set client_phone = '+8801712345678', chamber_address = 'Court Road', bank_details = 'Bank',
       mobile_payment_details = 'bKash' where account_id = $1`,
    [lawyer.id],
  );
  for (const person of [client, lawyer]) {
    const { myCases } = await person.client.query<{
      myCases: { items: ({ id: string } & Record<string, unknown>)[] };
    }>(`{ myCases(limit: 100) { items { id ${field} } } }`);
    expect(myCases.items).toHaveLength(CASES.length);
    for (const { id, ...listed } of myCases.items) {
      const all = await person.client.query<{ case: object }>(
        `query ($id: ID!) { case(id: $id) { ${FIELDS.join(' ')} } }`,
        {
          id,
        },
      );
      expect(all.case).toMatchObject(listed);
    }
  }
});
