import { ownDataWord } from '../../src/modules/accounts/own-data/own-data-page';
import { OWN_DATA } from '../../src/modules/accounts/own-data/own-data.columns';
import { aTakenCase } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { sendMessage } from '../setup/messages';
import { anAdmin } from '../setup/people';
import type { OwnDataV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

/** Tables that refer to an account and are no part of its copy: secrets, mails on their way, and marks of the product. */
const NOT_COPIED = new Set([
  ...['account_tokens', 'totp_factors', 'recovery_codes', 'login_challenges', 'factor_removals'],
  ...['mails', 'email_holds', 'account_changes', 'staff_roles', 'account_locks'],
  'case_readers',
]);

it('has every table with something of a person', async () => {
  const rows = await app.sql<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid in ('accounts'::regclass, 'lawyer_profiles'::regclass)`,
  );
  const copied = Object.values(OWN_DATA).join(' ');
  const missing = rows
    .map(({ name }) => name)
    .filter((name) => !NOT_COPIED.has(name) && !new RegExp(`(from|join) ${name}\\b`).test(copied));
  expect(missing).toEqual([]);
});

it('gives the client and the lawyer the data of their own cases as a file, and notes it', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  const { id: elsewhere, client: stranger } = await aTakenCase(app);
  await sendMessage(client, id, 'The deed is with my uncle');
  await sendMessage(stranger, elsewhere, 'Of another case');
  for (const person of [client, lawyer]) {
    const { status, headers, body } = await person.client.rest<OwnDataV1>('GET', '/account/data');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=ainsathi-data-[\d-]+\.json$/);
    expect(body.account).toMatchObject([{ id: person.id, email: person.email }]);
    expect(body.cases).toMatchObject([{ id, client: client.name, lawyer: lawyer.name }]);
    expect(body.messages).toMatchObject([{ sender_role: 'user', body: 'The deed is with my uncle' }]);
    expect(body.sessions?.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/Of another case|argon2|password/);
    const noted = await app.sql(
      `select from audit_entries where act = 'own-data-exported' and actor_id = $1 and subject_id = $1`,
      [person.id],
    );
    expect(noted).toHaveLength(1);
  }
  expect((await client.client.rest<OwnDataV1>('GET', '/account/data')).body.lawyer_profile).toEqual([]);
});

it('says who of the staff looked at a case, and names its lawyer as everybody reads the name', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  const admin = await anAdmin(app);
  await admin.client.query(graphql(`query ($id: ID!) { case(id: $id) { description } }`), { id });
  await app.sql(
    `insert into case_accesses (id, case_id, account_id, account_role, kind, at)
     values (gen_random_uuid(), $1, $2, 'lawyer', 'document-viewed', now())`,
    [id, lawyer.id],
  );
  await app.sql(`update accounts set name = 'Not Checked Yet' where id = $1`, [lawyer.id]);
  const { body } = await client.client.rest<OwnDataV1>('GET', '/account/data');
  expect(body['staff_access']).toMatchObject([{ case_id: id, kind: 'record-viewed', name: admin.name }]);
  expect(body.cases).toMatchObject([{ lawyer: lawyer.name }]);
  const { case: room } = await client.client.query(
    graphql(`query ($id: ID!) { case(id: $id) { room { accesses { items { actorName } } } } }`),
    { id },
  );
  expect(room?.room?.accesses.items.map(({ actorName }) => actorName).sort()).toEqual(
    [admin.name, lawyer.name].sort(),
  );
});

it('asks for a recent proof, and gives three copies an hour', async () => {
  const { client } = await aTakenCase(app);
  await app.sql(
    `update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`,
    [client.id],
  );
  expect((await client.client.rest('GET', '/account/data')).body.code).toBe('IDENTITY_REQUIRED');
  await app.sql('update sessions set authenticated_at = now() where account_id = $1', [client.id]);
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await client.client.rest('GET', '/account/data')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

describe('as a page', () => {
  it('is one HTML file in the language of the account, with what the people wrote as text', async () => {
    const { id, client, lawyer } = await aTakenCase(app);
    await sendMessage(client, id, '<script>alert(1)</script> & the deed');
    await app.sql(`update accounts set language = 'bn' where id = $1`, [client.id]);
    const read = async (person: typeof client) => {
      const { status, headers, body } = await person.client.rest<string>('GET', '/account/data?form=page');
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename=ainsathi-data-[\d-]+\.html$/);
      return body;
    };
    const bangla = await read(client);
    expect(bangla).toContain('<html lang="bn">');
    expect(bangla).toContain('<h2>বার্তা</h2>');
    expect(bangla).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; the deed');
    expect(bangla).not.toMatch(/<script|[\da-f]{8}-[\da-f]{4}-7/);
    const english = await read(lawyer);
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('<h2>Messages</h2>');
    expect(english).toMatch(/<p>Nothing is stored of: .*Passkeys.*<\/p>/);
    const noted = await app.sql(
      `select from audit_entries where act = 'own-data-exported' and actor_id = any($1)`,
      [[client.id, lawyer.id]],
    );
    expect(noted).toHaveLength(2);
  });

  it('is refused for another form', async () => {
    const { client } = await aTakenCase(app);
    expect((await client.client.rest('GET', '/account/data?form=archive')).status).toBe(400);
  });

  it('has a Bangla word for each part and column', async () => {
    const names = new Set(Object.keys(OWN_DATA));
    for (const statement of Object.values(OWN_DATA)) {
      const of = statement.replaceAll('$1', `'${crypto.randomUUID()}'::uuid`);
      await app.sql(`create view own_data_part as ${of}`);
      const columns = await app.sql<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = 'own_data_part'`,
      );
      await app.sql('drop view own_data_part');
      for (const { name } of columns)
        if (!/^(id|\w+_id)$/.test(name) || name === 'transaction_id') names.add(name);
    }
    expect([...names].filter((name) => !/[\u0980-\u09ff]/.test(ownDataWord('bn', name)))).toEqual([]);
  });
});
