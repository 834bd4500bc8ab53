import { createToken } from '../../src/modules/accounts/account-tokens';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aClient, anAdmin, PASSWORD, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const NEW = 'quite another password';

const app = appOfTests();
let visitor: Client;

beforeAll(() => {
  visitor = new Client(app.origin);
});

const sql = (text: string, values: unknown[]) => app.sql(text, values);
const post = async (path: string, body: object) => (await visitor.rest('POST', path, body)).status;
const linkOf = async ({ id }: Person, purpose: 'reset-password' | 'secure-account') =>
  createToken({ db: app.platform.dataSource.manager, now: () => new Date() }, { accountId: id, purpose });

/** What ends the address of a person. */
const ENDS: Record<string, (person: Person) => Promise<unknown>> = {
  'a password changed in the settings': async ({ client }) =>
    client.query(
      graphql(
        `mutation ($from: String!, $to: String!) { changePassword(currentPassword: $from, newPassword: $to) { token } }`,
      ),
      { from: PASSWORD, to: NEW },
    ),
  'a password set by a link': async (person) =>
    post('/auth/password-reset/confirm', { token: await linkOf(person, 'reset-password'), newPassword: NEW }),
  'signing out everywhere else, also where nobody else is signed in': async ({ client }) =>
    client.query(graphql(`mutation { endOtherSessions { endedIds } }`)),
  'support that signs the person out everywhere': async ({ id }) =>
    (await anAdmin(app)).client.query(
      graphql(`mutation ($id: ID!) { endUserSessions(id: $id) { message } }`),
      { id },
    ),
  '“This was not me”, however old the address is': async (person) => {
    await sql(`update calendar_feeds set created_at = now() - interval '1 year' where account_id = $1`, [
      person.id,
    ]);
    return post('/auth/secure', { token: await linkOf(person, 'secure-account') });
  },
  'its own button': async ({ client }) =>
    client.query(graphql(`mutation { revokeCalendarFeed { revoked } }`)),
};

const statusOf = async (path: string) => (await fetch(app.origin + path)).status;
const endingsOf = async ({ id }: Person) =>
  sql(`select actor_role from audit_entries where subject_id = $1 and act = 'calendar-feed-revoked'`, [id]);

describe('a calendar address ends with', () => {
  for (const [name, end] of Object.entries(ENDS))
    it(`${name}, which is in the audit log once`, async () => {
      const person = await aClient(app);
      const { createCalendarFeed } = await person.client.query(
        graphql(`mutation { createCalendarFeed { path } }`),
      );
      const path = createCalendarFeed.path;
      expect(await statusOf(path)).toBe(200);
      await end(person);
      expect(await statusOf(path)).toBe(404);
      expect(await endingsOf(person)).toHaveLength(1);
    });
});

it('where there is no address, nothing is written down', async () => {
  const person = await aClient(app);
  for (const end of ['endOtherSessions { endedIds }', 'revokeCalendarFeed { revoked }'])
    await person.client.query(`mutation { ${end} }`);
  expect(await endingsOf(person)).toHaveLength(0);
});

it('the end of one other session leaves the address', async () => {
  const person = await aClient(app);
  const { createCalendarFeed } = await person.client.query(
    graphql(`mutation { createCalendarFeed { path } }`),
  );
  await visitor.rest('POST', '/auth/login', { email: person.email, password: PASSWORD });
  const { mySessions } = await person.client.query(graphql(`{ mySessions { id current } }`));
  const other = mySessions.find(({ current }) => !current)!;
  await person.client.query(graphql(`mutation ($id: ID!) { endSession(id: $id) { endedId } }`), {
    id: other.id,
  });
  expect(await statusOf(createCalendarFeed.path)).toBe(200);
});
