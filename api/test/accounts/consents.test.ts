import { policyVersions } from '@ainsathi/contract/policies';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aClient, type Person } from '../setup/people';
import type { ConsentV1, SignedInV1 } from '../setup/rest-bodies';
import { appOfTests, startApp } from '../setup/running-app';

const app = appOfTests();
let person: Person;

beforeAll(async () => {
  person = await aClient(app);
});

const PASSWORD = 'a sound password';

async function registered(door: 'REST' | 'GraphQL'): Promise<Person['client']> {
  const visitor = person.client.as(null);
  const input = { name: 'Rahima', email: `${door}@consent.example`, password: PASSWORD };
  if (door === 'REST') await visitor.rest('POST', '/auth/register', input);
  else
    await visitor.query(
      graphql(`mutation ($input: RegisterInput!) { register(input: $input) { message } }`),
      {
        input,
      },
    );
  const { body } = await visitor.rest<SignedInV1>('POST', '/auth/login', {
    email: input.email,
    password: PASSWORD,
  });
  return visitor.as(body.token);
}

const consentsOf = async (client: Person['client']) =>
  (await client.rest<ConsentV1[]>('GET', '/account/consents')).body;

it.each(['REST', 'GraphQL'] as const)(
  'registering by %s records the present terms and privacy notice',
  async (door) => {
    const client = await registered(door);
    const consents = await consentsOf(client);
    expect(consents.map(({ kind, version, withdrawnAt }) => [kind, version, withdrawnAt]).sort()).toEqual([
      ['privacy', policyVersions.privacy.version, null],
      ['terms', policyVersions.terms.version, null],
    ]);
    expect((await client.query(graphql(`{ changedPolicies }`))).changedPolicies).toEqual([]);
  },
);

it('who accepted an older text is asked, and accepting twice records one', async () => {
  const other = await aClient(app);
  const run = (sql: string) => app.sql<object>(sql, [other.id]);
  await run(
    `insert into consents values (gen_random_uuid(), $1, 'terms', '2020-01-01', now() - interval '1 year', null, '')`,
  );
  expect((await other.client.query(graphql(`{ changedPolicies }`))).changedPolicies).toEqual(['TERMS']);
  await Promise.all([
    other.client.query(graphql(`mutation { acceptPolicies { consents { kind } } }`)),
    other.client.rest('POST', '/account/consents/policies'),
  ]);
  await other.client.rest('POST', '/account/consents/policies');
  expect((await other.client.query(graphql(`{ changedPolicies }`))).changedPolicies).toEqual([]);
  const kept = await consentsOf(other.client);
  expect(kept.map(({ kind, version }) => [kind, version]).sort()).toEqual([
    ['privacy', policyVersions.privacy.version],
    ['terms', '2020-01-01'],
    ['terms', policyVersions.terms.version],
  ]);
});

it('who registered before versions were kept is not asked', async () => {
  expect((await person.client.query(graphql(`{ changedPolicies }`))).changedPolicies).toEqual([]);
});

it('the choice of copies on a device is made 20 times an hour at most, because each is a row', async () => {
  const proxied = await startApp({ trustProxy: 1 }, undefined, { beside: app });
  await proxied.platform.limits.offlineChoices.penalty(person.id, 20);
  const { status } = await new Client(proxied.origin, person.token).rest(
    'PUT',
    '/account/consents/offline-cases',
    { given: true },
  );
  expect(status).toBe(429);
  await proxied.stop();
});

it('copies of cases on a device are agreed to and taken back, at both doors', async () => {
  const SET = graphql(
    `mutation ($given: Boolean!) { setOfflineCases(given: $given) { consents { kind withdrawnAt } } }`,
  );
  await person.client.query(SET, { given: true });
  await person.client.query(SET, { given: true });
  expect(await consentsOf(person.client)).toEqual([
    expect.objectContaining({ kind: 'offline-cases', withdrawnAt: null }),
  ]);
  await person.client.rest('PUT', '/account/consents/offline-cases', { given: false });
  expect(await consentsOf(person.client)).toEqual([
    expect.objectContaining({ kind: 'offline-cases', withdrawnAt: expect.any(String) }),
  ]);
  const { status, body } = await person.client.rest('PUT', '/account/consents/offline-cases', {
    given: 'yes',
  });
  expect([status, body.errors?.[0]?.field]).toEqual([400, 'given']);
});

it('what was agreed to outlives the account, by its id alone', async () => {
  const other = await aClient(app);
  await other.client.rest('POST', '/account/consents/policies');
  await app.sql('delete from accounts where id = $1', [other.id]);
  expect(
    await app.sql('select count(*)::int as count from consents where account_id = $1', [other.id]),
  ).toEqual([{ count: 2 }]);
});
