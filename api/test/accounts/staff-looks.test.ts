import { StaffRole } from '../../src/auth/role';
import { aCase, aClient, aLawyer, aStaffMember, type Person } from '../setup/people';
import type { CaseV1, PageV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let client: Person;
let lawyer: Person;
let cases: string[];

beforeAll(async () => {
  [client, lawyer] = [await aClient(app), await aLawyer(app)];
  cases = [(await aCase(client, lawyer))._id, (await aCase(client, lawyer))._id];
});

const support = () => aStaffMember(app, [StaffRole.SUPPORT]);

/** What is written down of a colleague's looks: the subjects of the audit log, and the cases of the access record. */
async function written({ id }: Person): Promise<{ entries: string[]; lines: string[] }> {
  const { dataSource } = app.platform;
  const entries = await dataSource.query<{ act: string; id: string }[]>(
    `select act, subject_id as id from audit_entries where actor_id = $1 and act like '%-viewed'`,
    [id],
  );
  const lines = await dataSource.query<{ id: string }[]>(
    'select case_id as id from case_accesses where account_id = $1',
    [id],
  );
  return {
    entries: entries.map(({ act, id: subject }) => `${act} ${subject}`).sort(),
    lines: lines.map(({ id: caseId }) => caseId).sort(),
  };
}

const nothing = { entries: [], lines: [] };
const ofCases = (ids: readonly string[]) => ({
  entries: ids.map((id) => `case-viewed ${id}`).sort(),
  lines: [...ids].sort(),
});

it.each([
  'cases { items { __typename id title status client { id name } lawyer { id name nameBangla } quietDays } }',
  'users { items { id name createdAt } }',
  'adminLawyers { items { id name verification education { degree } licenseNumber } }',
])('lists give title, people and status without a trace: %s', async (query) => {
  const colleague = await support();
  await colleague.client.query(`{ ${query} }`);
  expect(await written(colleague)).toEqual(nothing);
});

it.each([
  'description',
  'bKashTrxId',
  'client { id email }',
  'client { ... on CaseClient { phone } }',
  'lawyer { bankDetails }',
  'events { id }',
  'record { messages }',
])('a list of cases with more is one entry and one line for each: %s', async (fields) => {
  const colleague = await support();
  const query = `query { listed: cases { items { id ...Shown } } } fragment Shown on Case { shown: id ${fields} }`;
  await colleague.client.query(query);
  expect(await written(colleague)).toEqual(ofCases(cases));
});

it('the list of REST is one entry and one line for each case', async () => {
  const colleague = await support();
  const { body } = await colleague.client.rest<PageV1<'cases', CaseV1>>('GET', '/admin/cases');
  expect(body.cases[0]!.description).toBeTruthy();
  expect(await written(colleague)).toEqual(ofCases(cases));
});

it.each(['users { items { email } }', 'users { items { id phone } }'])(
  'a list of contacts is one entry for each client: %s',
  async (query) => {
    const colleague = await support();
    await colleague.client.query(`{ ${query} }`);
    expect(await written(colleague)).toEqual({ entries: [`client-viewed ${client.id}`], lines: [] });
  },
);

it.each(['email', 'phone', 'clientPhone', 'bankDetails', 'mobilePaymentDetails', 'address'])(
  'a list of lawyers with %s is one entry for each',
  async (field) => {
    const colleague = await support();
    await colleague.client.query(`{ adminLawyers { items { id ${field} } } }`);
    expect(await written(colleague)).toEqual({ entries: [`lawyer-viewed ${lawyer.id}`], lines: [] });
  },
);

it('the lists of people of REST are one entry for each', async () => {
  const colleague = await support();
  await colleague.client.rest('GET', '/admin/users');
  await colleague.client.rest('GET', '/admin/lawyers');
  const entries = [`client-viewed ${client.id}`, `lawyer-viewed ${lawyer.id}`];
  expect(await written(colleague)).toEqual({ entries, lines: [] });
});

describe('the present status, set again', () => {
  const mutation = (fields: string) =>
    `mutation { updateCaseStatus(caseId: "${cases[0]}", status: PENDING) { case { id status ${fields} } } }`;
  const changes = () =>
    app.sql<unknown>(
      `select status, updated_at, (select count(*) from case_events), (select count(*) from notifications)
       from cases where id = $1`,
      [cases[0]],
    );

  it('changes nothing, and gives what lists give without a trace', async () => {
    const [colleague, before] = [await support(), await changes()];
    await colleague.client.query(mutation('title client { name }'));
    expect(await changes()).toEqual(before);
    expect(await written(colleague)).toEqual(nothing);
  });

  it('shows more only with an entry and a line, through both transports', async () => {
    const [one, other] = [await support(), await support()];
    await one.client.query(mutation('description'));
    expect(await written(one)).toEqual(ofCases(cases.slice(0, 1)));
    await other.client.rest('PUT', `/admin/cases/${cases[0]}/status`, { status: 'pending' });
    expect(await written(other)).toEqual(ofCases(cases.slice(0, 1)));
  });
});
