import type { ResultOf, VariablesOf } from 'gql.tada';
import { setTimeout as sleep } from 'node:timers/promises';
import { runAuditCommand } from '../src/commands/audit';
import { findBrokenAudit, sealAudit } from '../src/platform/audit/audit-seals';
import { createLog } from '../src/platform/log/log';
import { VerificationStatus } from '../src/modules/lawyers/verification/verification.status';
import { graphql } from './setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, PASSWORD, type Person } from './setup/people';
import { appOfTests } from './setup/running-app';

const app = appOfTests();
let admin: Person;
let client: Person;
let lawyer: Person;

beforeAll(async () => {
  [admin, client, lawyer] = [await anAdmin(app), await aClient(app), await aLawyer(app)];
});

const ENTRIES = graphql(`query ($filter: AuditFilter, $after: ID, $limit: Int) {
  auditEntries(filter: $filter, after: $after, limit: $limit) {
    items { id act outcome actorId actorName actorRole subjectType subjectId subjectName reason
      changes { name before after } requestId network }
    endCursor
  }
}`);

type Asked = VariablesOf<typeof ENTRIES>;
type Entries = ResultOf<typeof ENTRIES>['auditEntries'];

async function entries(filter: Asked['filter'], more: Asked = {}): Promise<Entries> {
  const { auditEntries } = await admin.client.query(ENTRIES, { filter, ...more });
  return auditEntries;
}

async function actsOn(subjectId: string): Promise<unknown[]> {
  return (await entries({ subjectId })).items.map(({ act }) => act).reverse();
}

describe('the audit log', () => {
  it('has what an admin did to a client, without personal values', async () => {
    const person = await aClient(app, 'Marker Name');
    await admin.client.query(graphql(`query ($id: ID!) { user(id: $id) { id } }`), { id: person.id });
    await admin.client.rest('PUT', `/admin/users/${person.id}`, {
      name: 'Other Marker',
      phone: '01711112222',
    });
    await admin.client.rest('DELETE', `/admin/users/${person.id}`);
    expect(await actsOn(person.id)).toEqual(['CLIENT_VIEWED', 'CLIENT_UPDATED', 'CLIENT_DELETED']);
    const [, updated] = (await entries({ subjectId: person.id })).items;
    expect(updated).toMatchObject({
      outcome: 'DONE',
      actorId: admin.id,
      actorName: admin.name,
      actorRole: 'ADMIN',
      subjectType: 'ACCOUNT',
      subjectName: null,
      changes: [
        {
          name: 'name',
          before: expect.stringMatching(/^#[0-9a-f]{16}$/),
          after: expect.stringMatching(/^#/),
        },
        { name: 'phone', before: null, after: expect.stringMatching(/^#/) },
        { name: 'fields', before: null, after: 'name, phone' },
      ],
      requestId: expect.any(String),
    });
    const [stored] = await app.sql('select json_agg(entry)::text as text from audit_entries entry');
    for (const marker of ['Marker Name', 'Other Marker', '01711112222', '1711112222', person.email])
      expect(String(stored?.text)).not.toContain(marker);
  });

  it('has decisions on a licence with their reason, through both doors', async () => {
    const candidate = await aLawyer(app, { verification: VerificationStatus.PENDING });
    await admin.client.rest('PUT', `/admin/lawyers/${candidate.id}/verification`, {
      status: 'rejected',
      reason: 'Not on the roll',
    });
    await admin.client.query(
      graphql(`mutation ($id: ID!) { verifyLawyer(id: $id, status: VERIFIED) { lawyer { id } } }`),
      {
        id: candidate.id,
      },
    );
    const { items } = await entries({ subjectId: candidate.id });
    expect(items.map(({ act, reason, changes }) => [act, reason, changes])).toEqual([
      ['LICENSE_VERIFIED', null, [{ name: 'verification', before: 'rejected', after: 'verified' }]],
      [
        'LICENSE_REJECTED',
        'Not on the roll',
        [{ name: 'verification', before: 'pending', after: 'rejected' }],
      ],
    ]);
  });

  it('has who set the status of a case, who paid and which admin looked', async () => {
    const { _id: id } = await aCase(client, lawyer);
    await lawyer.client.rest('PUT', `/lawyers/cases/${id}/status`, { status: 'accepted' });
    await client.client.rest('PUT', `/users/cases/${id}/payment`, { bKashTrxId: 'AUDIT12345' });
    await admin.client.query(graphql(`query ($id: ID!) { case(id: $id) { id } }`), { id });
    const { items } = await entries({ subjectId: id });
    expect(items.map(({ act, actorId }) => [act, actorId])).toEqual([
      ['CASE_VIEWED', admin.id],
      ['PAYMENT_SUBMITTED', client.id],
      ['CASE_STATUS_SET', lawyer.id],
    ]);
    expect(JSON.stringify(items)).not.toContain('AUDIT12345');
  });

  it('has what was refused to staff, and nothing that was refused to others', async () => {
    const before = (await entries({ outcome: 'REFUSED' })).items.length;
    const other = await anAdmin(app);
    await admin.client.rest('DELETE', `/admin/users/${other.id}`);
    await admin.client.graphql(
      graphql(
        `mutation { requestCase(input: { lawyerId: "x", title: "t", description: "d" }) { case { id } } }`,
      ),
    );
    await client.client.rest('GET', '/admin/users');
    const { items } = await entries({ outcome: 'REFUSED' });
    expect(items.slice(0, items.length - before).map(({ act, changes }) => [act, changes])).toEqual([
      ['STAFF_REFUSED', [{ name: 'call', before: null, after: 'requestCase' }]],
      ['STAFF_REFUSED', [{ name: 'call', before: null, after: 'DELETE /api/v1/admin/users/:id' }]],
    ]);
  });

  it('has the sign-in of staff, passwords and emails that were changed', async () => {
    const staff = await anAdmin(app);
    await staff.client.rest('POST', '/auth/login', { email: staff.email, password: PASSWORD });
    await staff.client.query(
      graphql(`mutation ($email: String!) { updateProfile(input: { email: $email }) { user { id } } }`),
      {
        email: `new-${staff.email}`,
      },
    );
    await staff.client.query(
      graphql(
        `mutation ($old: String!) { changePassword(currentPassword: $old, newPassword: "another sound one") { token } }`,
      ),
      { old: PASSWORD },
    );
    expect(await actsOn(staff.id)).toEqual(['STAFF_SIGNED_IN', 'EMAIL_CHANGED', 'PASSWORD_CHANGED']);
  });

  it('has who took a list as a file, its own included', async () => {
    await admin.client.rest('GET', '/admin/users.csv');
    const response = await fetch(`${app.origin}/api/v1/admin/audit.csv?act=list-exported`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const file = await response.text();
    expect(file.split('\n')[0]).toContain('Number,Time (UTC),Act');
    expect(file).toContain('list: - > clients');
    const { items } = await entries({ act: 'LIST_EXPORTED' });
    expect(items.slice(0, 2).map(({ changes }) => changes[0])).toEqual([
      { name: 'list', before: null, after: 'audit' },
      { name: 'list', before: null, after: 'clients' },
    ]);
  });

  it('is read in pages, by actor, time and act', async () => {
    const all: Entries['items'] = [];
    let after: string | null = null;
    do {
      const page: Entries = await entries({}, { after, limit: 3 });
      all.push(...page.items);
      after = page.endCursor;
    } while (after !== null);
    const ids = all.map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((left, right) => right - left));
    expect(new Set(ids).size).toBe(ids.length);
    expect((await entries({ actorId: lawyer.id })).items.every(({ actorId }) => actorId === lawyer.id)).toBe(
      true,
    );
    expect((await entries({ from: '2100-01-01T00:00:00Z' })).items).toEqual([]);
    expect((await entries({ subjectId: 'nobody' })).items).toEqual([]);
  });

  it('is for admins alone', async () => {
    for (const person of [client, lawyer]) {
      expect(
        (await person.client.graphql(graphql(`{ auditEntries { endCursor } }`))).errors?.[0]?.extensions.code,
      ).toBe('FORBIDDEN');
      expect((await person.client.rest('GET', '/admin/audit.csv')).status).toBe(403);
    }
  });
});

describe('what cannot be written down', () => {
  it('does not happen', async () => {
    const person = await aClient(app);
    await app.sql('alter table audit_entries add constraint closed check (false) not valid');
    const { status } = await admin.client.rest('DELETE', `/admin/users/${person.id}`);
    const look = await admin.client.graphql(graphql(`query ($id: ID!) { user(id: $id) { email } }`), {
      id: person.id,
    });
    await app.sql('alter table audit_entries drop constraint closed');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(look.data?.user ?? null).toBeNull();
    expect((await person.client.rest('GET', '/users/profile')).status).toBe(200);
  });
});

describe('a seal', () => {
  const log = createLog('silent');
  const seal = () => sealAudit(app.platform.dataSource, log);
  const broken = () => findBrokenAudit(app.platform.dataSource);

  const counted = () =>
    app.sql(`
      select count(*)::int as sealed, count(distinct sealed.id)::int as once,
        (select count(*)::int from audit_entries) as all
      from audit_seals, unnest(entry_ids) sealed (id)`);

  /** Seals until all are: transactions in other databases of the server hold it up as well. */
  async function sealAll() {
    for (const until = Date.now() + 10_000; ;) {
      await seal();
      const counts = await counted();
      if (counts[0]?.sealed === counts[0]?.all || Date.now() > until) return counts;
      await sleep(50);
    }
  }

  /** As somebody who owns the database could. */
  async function asOwner(sql: string): Promise<void> {
    for (const table of ['audit_entries', 'audit_seals'])
      await app.sql(`alter table ${table} disable trigger all`);
    await app.sql(sql);
    for (const table of ['audit_entries', 'audit_seals'])
      await app.sql(`alter table ${table} enable trigger all`);
  }

  it('covers every finished entry once, also of transactions that end later', async () => {
    await seal();
    const open = app.platform.dataSource.createQueryRunner();
    await open.startTransaction();
    await open.query(
      `insert into audit_entries (act, outcome, request_id) values ('case-viewed', 'done', 'slow')`,
    );
    await app.sql(
      `insert into audit_entries (act, outcome, request_id) values ('case-viewed', 'done', 'fast')`,
    );
    await seal();
    await open.commitTransaction();
    await open.release();
    const [counts] = await sealAll();
    expect(counts?.sealed).toBe(counts?.all);
    expect(counts?.once).toBe(counts?.all);
    expect(await broken()).toBeNull();
  });

  it('refuses every change through the product and its owner', async () => {
    for (const sql of [
      'update audit_entries set act = act',
      'delete from audit_seals',
      'truncate audit_entries',
    ])
      await expect(app.sql(sql)).rejects.toThrow('the audit log is only ever added to');
  });

  it('tells which entry a superuser changed, removed or added', async () => {
    const [entry] = await app.sql('select id::text, act from audit_entries order by id limit 1 offset 2');
    const id = entry?.id as string;
    await asOwner(`update audit_entries set act = 'case-deleted' where id = ${id}`);
    expect(await broken()).toMatch(/^Seal \d+ does not fit: one of its entries/);
    await asOwner(`update audit_entries set act = '${entry?.act as string}' where id = ${id}`);
    expect(await broken()).toBeNull();

    await asOwner(
      `create table kept as select * from audit_entries where id = ${id}; delete from audit_entries where id = ${id}`,
    );
    expect(await broken()).toMatch(new RegExp(`^Seal \\d+ does not fit: entry ${id} is gone`));
    await asOwner('insert into audit_entries overriding system value select * from kept');
    expect(await broken()).toBeNull();

    await asOwner(
      `insert into audit_entries (act, outcome, request_id, transaction) values ('case-viewed', 'done', 'x', '3')`,
    );
    expect(await broken()).toMatch(/^Entry \d+ was added outside the order of time/);
    await asOwner(`delete from audit_entries where request_id = 'x'`);

    const [first] = await app.sql('select encode(hash, $1) as hash from audit_seals where id = 1', ['hex']);
    await asOwner(`update audit_seals set hash = sha256('other') where id = 1`);
    expect(await broken()).toMatch(/^Seal 1 does not fit/);
    await asOwner(`update audit_seals set hash = decode('${first?.hash as string}', 'hex') where id = 1`);
    expect(await broken()).toBeNull();
  });

  const command = (name: string) => runAuditCommand(app.platform.dataSource, [name]);

  it('goes with its entries after 7 years, and the rest still fits', async () => {
    for (const request of ['later', 'last']) {
      await app.sql(
        `insert into audit_entries (act, outcome, request_id) values ('case-viewed', 'done', '${request}')`,
      );
      await sealAll();
    }
    expect(await command('prune')).toEqual(['Nothing is older than 7 years.']);
    await asOwner(`update audit_seals set sealed_at = now() - interval '7 years 1 day' where id <= 2`);
    const [old] = await app.sql(
      `select sum(cardinality(entry_ids))::int as entries, array_agg(entry_ids[1]) as ids,
         (select encode(hash, 'hex') from audit_seals where id = 2) as hash from audit_seals where id <= 2`,
    );
    const { entries, hash, ids } = old as { entries: number; hash: string; ids: string[] };
    expect(await command('prune')).toEqual([
      `Entries removed: ${entries}, in seals: 2. That is an entry itself.`,
      `The log now goes on from the seal ${hash}, which stands in the log as well.`,
    ]);
    expect(await app.sql('select id from audit_entries where id = any($1)', [ids])).toEqual([]);
    expect(await app.sql('select min(id) as id from audit_seals')).toEqual([{ id: 3 }]);
    const pruned = await app.sql(`select after from audit_entries where act = 'audit-pruned'`);
    expect(pruned).toEqual([{ after: { seals: 2, entries, hash } }]);
    await sealAll();
    expect(await broken()).toBeNull();
    await expect(app.sql('delete from audit_cuts')).rejects.toThrow('the audit log is only ever added to');
    await expect(app.sql('delete from audit_entries')).rejects.toThrow('the audit log is only ever added to');
  });

  it('that was removed without the command is missed', async () => {
    await asOwner('delete from audit_seals where id = 3');
    expect(await broken()).toMatch(/^Seal 4 does not fit/);
    await expect(command('prune')).rejects.toThrow('Seal 4 does not fit');
  });
});
