import { StaffRole } from '../../src/auth/role';
import { notifyOfUnusualActs } from '../../src/modules/audit/unusual-staff-acts';
import { graphql } from '../setup/graphql';
import { anAdmin, aStaffMember, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const MOST = 500;

const app = appOfTests();
let owner: Person;
let clients: string[];
let lawyers: string[];
let cases: string[];

const idsOf = async (sql: string): Promise<string[]> => (await app.sql(sql)).map(({ id }) => id as string);

beforeAll(async () => {
  owner = await anAdmin(app);
  const insert = (role: string) => `insert into accounts (id, role, name, email, password_hash, created_at)
    select gen_random_uuid(), '${role}', 'Person ' || n, '${role}' || n || '@example.test', 'none', now()
    from generate_series(1, ${MOST + 1}) n returning id`;
  clients = await idsOf(insert('user'));
  lawyers = await idsOf(insert('lawyer'));
  await app.sql(
    `insert into lawyer_profiles (account_id, license_number, experience, name, name_key)
     select id, 'LOOK-' || id, 1, name, lower(name) from accounts where role = 'lawyer'`,
  );
  cases = await idsOf(
    `insert into cases (id, client_id, title, description)
     select gen_random_uuid(), id, 'Case', 'One' from accounts where role = 'user' returning id`,
  );
});

/** Looks at so many people, of which each is one of the first. */
type Door = (staff: Person, count: number) => Promise<void>;

async function ok(answer: Promise<{ status: number; errors?: unknown }>): Promise<void> {
  const { status, errors } = await answer;
  expect([status, errors]).toEqual([200, undefined]);
}

const file =
  (list: string, ids: () => string[]): Door =>
  async ({ client }, count) => {
    for (let from = 0; from < count; from += 100)
      await ok(
        client.rest(
          'GET',
          `/admin/${list}.csv?ids=${ids()
            .slice(from, Math.min(from + 100, count))
            .join(',')}`,
        ),
      );
  };

const pages =
  (field: string, fields: string): Door =>
  async ({ client }, count) => {
    const limit = count % 100 === 0 ? 100 : 1;
    for (let page = 1; page <= count / limit; page += 1)
      await ok(
        client.graphql(
          `query ($page: Int!, $limit: Int!) { ${field}(page: $page, limit: $limit) { items { ${fields} } } }`,
          { page, limit },
        ),
      );
  };

const one =
  (path: string, ids: () => string[]): Door =>
  async ({ client }, count) => {
    for (const id of ids().slice(0, count)) await ok(client.rest('GET', `/admin/${path}/${id}`));
  };

const DOORS: Record<string, Door> = {
  'files of selected clients': file('users', () => clients),
  'files of selected lawyers': file('lawyers', () => lawyers),
  'files of selected cases': file('cases', () => cases),
  'pages of clients with their emails': pages('users', 'id email'),
  'pages of lawyers with their emails': pages('adminLawyers', 'id email'),
  'pages of cases with emails': pages('cases', 'id client { email }'),
  'the page of a client': one('users', () => clients),
};

let colleagues = 0;
const aColleague = () =>
  aStaffMember(app, [StaffRole.SUPPORT, StaffRole.VERIFIER], `Colleague ${(colleagues += 1)}`);

async function notifiedOf(name: string): Promise<unknown[]> {
  await notifyOfUnusualActs(app.platform.dataSource);
  const { myNotifications } = await owner.client.query(
    graphql(`{ myNotifications(limit: 50) { items { unusualActs actorName } } }`),
  );
  return myNotifications.items
    .filter(({ actorName }) => actorName === name)
    .map(({ unusualActs }) => unusualActs);
}

it.each(Object.entries(DOORS))(
  'owners are notified of the 501st person by %s, and not of 500',
  async (_, look) => {
    const colleague = await aColleague();
    await look(colleague, MOST);
    expect(await notifiedOf(colleague.name)).toEqual([]);
    await look(colleague, 1);
    expect(await notifiedOf(colleague.name)).toEqual(['PEOPLE']);
  },
);

it('the doors are added up', async () => {
  const colleague = await aColleague();
  const doors = Object.values(DOORS);
  for (const look of doors.slice(0, 5)) await look(colleague, 100);
  expect(await notifiedOf(colleague.name)).toEqual([]);
  for (const look of doors.slice(-1)) await look(colleague, 1);
  expect(await notifiedOf(colleague.name)).toEqual(['PEOPLE']);
});

it('a file that a filter has narrowed counts its rows, and an empty one none', async () => {
  const colleague = await aColleague();
  await ok(colleague.client.rest('GET', '/admin/cases.csv?search=nothing%20of%20it'));
  expect(await notifiedOf(colleague.name)).toEqual([]);
  await ok(colleague.client.rest('GET', '/admin/cases.csv'));
  expect(await notifiedOf(colleague.name)).toEqual(['PEOPLE']);
  const entries = await app.sql(
    `select after -> 'rows' as rows from audit_entries where actor_id = $1 and act = 'list-exported' order by at`,
    [colleague.id],
  );
  expect(entries.map(({ rows }) => rows as number)).toEqual([0, MOST + 1]);
});

it.each([
  ['requests', 'select'],
  [
    'fees',
    `insert into fees (id, case_id, version, amount_poisha, covers, state, proposed_at)
     select gen_random_uuid(), id, 1, 100, 'Work', 'proposed', now() from cases`,
  ],
  [
    'payments',
    `insert into payments (id, case_id, transaction_id, amount_poisha, state, submitted_at, answered_at)
     select gen_random_uuid(), id, 'TX' || upper(left(id::text, 8)), 100, 'confirmed', now(), now() from cases`,
  ],
])('the file of %s of the owners counts its rows', async (list, rows) => {
  await app.sql(rows);
  const colleague = await aStaffMember(app, [StaffRole.OWNER], `Owner of ${list}`);
  await ok(colleague.client.rest('GET', `/admin/${list}.csv?from=2020-01-01&to=2020-01-31`));
  expect(await notifiedOf(colleague.name)).toEqual([]);
  await ok(colleague.client.rest('GET', `/admin/${list}.csv`));
  expect(await notifiedOf(colleague.name)).toEqual(['PEOPLE']);
});

it('names alone, which lists give, count nothing', async () => {
  const colleague = await aColleague();
  await pages('users', 'id name')(colleague, MOST);
  await pages('users', 'id name')(colleague, 1);
  expect(await notifiedOf(colleague.name)).toEqual([]);
});
