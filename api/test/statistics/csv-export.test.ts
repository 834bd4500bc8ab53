import { aCase, aClient, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let admin: Person;
let client: Person;
let lawyer: Person;

beforeAll(async () => {
  admin = await anAdmin(app);
  client = await aClient(app, '=HYPERLINK("https://evil.example","Bill")');
  lawyer = await aLawyer(app, {}, 'Shamsun "Nahar", Begum');
});

/** The lines of a file; reading it as text leaves the byte order mark out. */
async function linesOf(address: string): Promise<string[]> {
  const { status, body } = await admin.client.rest<string>('GET', address);
  expect(status).toBe(200);
  return body.trimEnd().split('\n');
}

describe('a file of clients', () => {
  it('is an attachment that nobody caches, with the columns named', async () => {
    const { headers, body } = await admin.client.rest<string>('GET', '/admin/users.csv');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="?clients-\d{4}-\d\d-\d\d\.csv"?$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.split('\n')[0]).toBe('Id,Name,Email,Phone,Address,Cases,Joined');
  });

  it('begins with the mark by which spreadsheets know UTF-8', async () => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const response = await fetch(`${app.origin}/api/v1/admin/users.csv`, { headers });
    const start = Buffer.from(await response.arrayBuffer()).subarray(0, 3);
    expect(start.toString('hex')).toBe('efbbbf');
  });

  it('gives no spreadsheet a formula', async () => {
    const [, line] = await linesOf(`/admin/users.csv?search=${encodeURIComponent(client.email)}`);
    expect(line).toContain(`"'=HYPERLINK(""https://evil.example"",""Bill"")"`);
  });

  it('has all pages, newest first, each person once', async () => {
    const statement = `insert into accounts (id, role, name, email, password_hash, created_at)
      select gen_random_uuid(), 'user', 'Batch ' || n, 'batch-' || n || '@example.test', 'x',
        now() - interval '1 day' - (n / 4) * interval '1 microsecond' from generate_series(1, 1203) n`;
    await app.sql(statement);
    const lines = await linesOf('/admin/users.csv?search=batch-');
    const names = lines.slice(1).map((line) => Number(/Batch (\d+)/.exec(line)?.[1]));
    expect(names).toHaveLength(1203);
    expect(new Set(names).size).toBe(1203);
    expect(names.map((n) => Math.floor(n / 4))).toEqual(
      [...names].sort((one, other) => one - other).map((n) => Math.floor(n / 4)),
    );
  });

  it('that nobody waits for is no error: the next one is answered', async () => {
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${admin.token}` };
    const address = `${app.origin}/api/v1/admin/users.csv`;
    const response = await fetch(address, { headers, signal: leaving.signal });
    leaving.abort();
    await expect(response.text()).rejects.toThrow();
    expect((await fetch(address, { headers })).status).toBe(200);
  });

  it('has only the selected rows, and none of another list', async () => {
    const lines = await linesOf(`/admin/users.csv?ids=${client.id},${lawyer.id}`);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(client.id);
  });
});

it.each([
  ['users.csv?ids=nonsense', 'ids'],
  ['users.csv?ids=a&ids=b', 'ids'],
  ['users.csv?search=a&search=b', 'search'],
  ['users.csv?serach=a', 'serach'],
  ['users.csv?constructor=a', 'constructor'],
  ['lawyers.csv?verification=all', 'verification'],
  ['lawyers.csv?verification=pending&verification=verified', 'verification'],
  ['lawyers.csv?search[a]=b', 'search[a]'],
  ['cases.csv?quiet=true', 'quiet'],
  ['cases.csv?status=garbage', 'status'],
  ['cases.csv?phase=garbage', 'phase'],
  ['audit.csv?from=garbage', 'from'],
  ['audit.csv?until=5', 'until'],
  ['audit.csv?actorId=garbage', 'actorId'],
  ['audit.csv?subjectId=garbage', 'subjectId'],
  ['audit.csv?act=garbage', 'act'],
  ['audit.csv?outcome=garbage', 'outcome'],
])('a file is refused for the filter that cannot be read: %s', async (address, field) => {
  const { status, body } = await admin.client.rest('GET', `/admin/${address}`);
  expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, 'BAD_USER_INPUT', field]);
});

describe('a file of lawyers', () => {
  it('has what is filtered, quoted, and no bank details', async () => {
    const pending = await aLawyer(app, { verification: 'pending' as never }, 'Pending Person');
    const lines = await linesOf('/admin/lawyers.csv?verification=verified');
    expect(lines.some((line) => line.includes('"Shamsun ""Nahar"", Begum"'))).toBe(true);
    expect(lines.some((line) => line.includes(pending.id))).toBe(false);
    expect(lines.join()).not.toMatch(/Sonali Bank|01711111111/);
  });
});

describe('a file of cases', () => {
  it('has status and people, and not what the client wrote', async () => {
    const one = await aCase(client, lawyer, 'Wages of three months');
    const other = await aCase(client, lawyer, 'A wall');
    await setStatus(lawyer, other._id, 'hearing-1');
    const hearings = await linesOf('/admin/cases.csv?phase=hearings');
    expect(hearings.map((line) => line.split(',')[0])).toEqual(['Id', other._id]);
    const [, line] = await linesOf(`/admin/cases.csv?ids=${one._id}`);
    expect(line).toMatch(/Wages of three months,pending,unpaid,,.*\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(line).not.toContain('My neighbour');
  });
});
