import { aCase, aClient, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;
let admin: Person;
let client: Person;
let lawyer: Person;

beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
  client = await aClient(app, '=HYPERLINK("https://evil.example","Bill")');
  lawyer = await aLawyer(app, {}, 'Shamsun "Nahar", Begum');
});
afterAll(() => app.stop());

/** The lines of a file; reading it as text leaves the byte order mark out. */
async function linesOf(address: string): Promise<string[]> {
  const { status, body } = await admin.client.rest('GET', address);
  expect(status).toBe(200);
  return body.trimEnd().split('\n');
}

describe('a file of clients', () => {
  it('is an attachment that nobody caches, with the columns named', async () => {
    const { headers, body } = await admin.client.rest('GET', '/admin/users.csv');
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
    await app.platform.dataSource.query(statement);
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
    const lines = await linesOf(`/admin/users.csv?ids=${client.id},${lawyer.id},nonsense`);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(client.id);
  });

  it.each(['ids=nonsense', 'ids=a&ids=b'])('with %s has no rows, not all', async (query) => {
    expect(await linesOf(`/admin/users.csv?${query}`)).toHaveLength(1);
  });
});

describe('a file of lawyers', () => {
  it('has what is filtered, quoted, and no bank details', async () => {
    const pending = await aLawyer(app, { verification: 'pending' as never }, 'Pending Person');
    const lines = await linesOf('/admin/lawyers.csv?verification=verified');
    expect(lines.some((line) => line.includes('"Shamsun ""Nahar"", Begum"'))).toBe(true);
    expect(lines.some((line) => line.includes(pending.id))).toBe(false);
    expect(lines.join()).not.toMatch(/Sonali Bank|01711111111/);
  });

  it.each(['verification=all', 'verification=pending&verification=verified'])(
    'refuses %s instead of leaving it out',
    async (query) => {
      const { status, body } = await admin.client.rest('GET', `/admin/lawyers.csv?${query}`);
      expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );
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
