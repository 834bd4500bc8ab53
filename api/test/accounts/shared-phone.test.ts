import { graphql } from '../setup/graphql';
import { Client } from '../setup/client';
import { aClient, PASSWORD, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let person: Person;
beforeEach(async () => {
  person = await aClient(app);
});

interface Login {
  token: string;
  device: string;
}

async function signIn(shared: boolean, device?: string) {
  const visitor = new Client(app.origin);
  const headers: Record<string, string> = device === undefined ? {} : { 'x-device': device };
  const login = { email: person.email, password: PASSWORD, shared };
  const { body } = await visitor.rest<Login>('POST', '/auth/login', login, headers);
  return { client: visitor.as(body.token), device: body.device };
}

const hoursOf = async () => {
  const rows = await app.sql<{ hours: number }>(
    `select extract(epoch from expires_at - created_at)::int / 3600 as hours from sessions
     where account_id = $1 order by created_at desc, id desc limit 1`,
    [person.id],
  );
  return rows[0]!.hours;
};
const countOf = async (table: 'devices' | 'mails', condition = 'true') =>
  (
    await app.sql<{ count: number }>(
      `select count(*)::int as count from ${table} where account_id = $1 and ${condition}`,
      [person.id],
    )
  )[0]!.count;
const warnings = async () => countOf('mails', `kind = 'new-device'`);
const makeOld = async () =>
  app.sql(`update accounts set created_at = now() - interval '2 days' where id = $1`, [person.id]);

describe('a sign-in on a phone that others use', () => {
  it('ends after 12 hours, remembers no device, and gives no secret', async () => {
    const before = await countOf('devices');
    const { device, client } = await signIn(true);
    expect(device).toBe('');
    expect(await hoursOf()).toBe(12);
    expect(await countOf('devices')).toBe(before);
    expect((await client.query(graphql(`{ me { id } }`))).me).toEqual({ id: person.id });
    expect((await signIn(false)).device).not.toBe('');
    expect(await hoursOf()).toBe(7 * 24);
  });

  it('is told to its owner all the same, each time, but not where the browser is known', async () => {
    await makeOld();
    await app.sql('delete from devices where account_id = $1', [person.id]);
    await signIn(true);
    expect(await warnings()).toBe(1);
    await signIn(true);
    expect(await warnings()).toBe(2);
    const { device } = await signIn(false);
    const told = await warnings();
    await signIn(true, device);
    expect(await warnings()).toBe(told);
  });

  it('stays short after the password was entered again, or changed', async () => {
    const { client } = await signIn(true);
    const confirmed = await client.query(
      graphql(`mutation ($password: String!) { confirmIdentity(password: $password) { token } }`),
      { password: PASSWORD },
    );
    expect(await hoursOf()).toBe(12);
    await client.as(confirmed.confirmIdentity.token).query(
      graphql(`mutation ($old: String!, $new: String!) {
        changePassword(currentPassword: $old, newPassword: $new) { token } }`),
      { old: PASSWORD, new: 'another long passphrase 27' },
    );
    expect(await hoursOf()).toBe(12);
  });

  it('is the same over GraphQL, and a wrong word is refused', async () => {
    const { data } = await new Client(app.origin).graphql(
      graphql(`mutation ($email: String!, $password: String!) {
        login(email: $email, password: $password, shared: true) { device } }`),
      { email: person.email, password: PASSWORD },
    );
    expect([data!.login.device, await hoursOf()]).toEqual(['', 12]);
    const wrong = { email: person.email, password: PASSWORD, shared: 'yes' };
    expect((await new Client(app.origin).rest('POST', '/auth/login', wrong)).status).toBe(400);
  });
});
