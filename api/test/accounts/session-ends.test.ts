import { createToken } from '../../src/modules/accounts/account-tokens';
import { createTokens } from '../../src/auth/token';
import { sweepAccounts } from '../../src/modules/accounts/sweep-accounts';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { openSocket } from '../setup/live-socket';
import { aClient, anAdmin, PASSWORD, type Person } from '../setup/people';
import type { SignedInV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const NEW = 'another sound one';
const ENDED = 'Bearer error="invalid_token"';
const BY_PASSWORD = `${ENDED}, error_description="The password was changed"`;

const app = appOfTests({}, undefined, { cached: true });
let visitor: Client;

beforeAll(() => {
  visitor = new Client(app.origin);
});

/** Signs in on another device. */
async function elsewhere({ email }: Person): Promise<Client> {
  const { body } = await visitor.rest<SignedInV1>('POST', '/auth/login', { email, password: PASSWORD });
  return visitor.as(body.token);
}

const changePassword = graphql(
  `mutation ($from: String!, $to: String!) { changePassword(currentPassword: $from, newPassword: $to) { token } }`,
);

const linkOf = ({ id }: Person, purpose: 'reset-password' | 'secure-account') =>
  app.platform.dataSource.transaction((db) =>
    createToken({ db, now: () => new Date() }, { accountId: id, purpose }),
  );

/** What each request with the token of an ended session says of its end. */
async function answersTo(token: string): Promise<(string | null)[]> {
  const ended = visitor.as(token);
  const responses = [
    await ended.graphql(graphql(`{ reviews { id } }`)),
    await ended.graphql(graphql(`{ mySessions { id } }`)),
    await ended.rest('GET', '/public/reviews'),
    await ended.rest('GET', '/users/profile'),
  ];
  return responses.map(({ headers }) => headers.get('www-authenticate'));
}

const all = (answer: string) => [answer, answer, answer, answer];

describe('the holder of the token of an ended session reads that the password was changed', () => {
  it.each([
    [
      'on another device',
      async (person: Person) => (await elsewhere(person)).query(changePassword, { from: PASSWORD, to: NEW }),
    ],
    [
      'in this session',
      async ({ client }: Person) => client.query(changePassword, { from: PASSWORD, to: NEW }),
    ],
    [
      'by a mailed link',
      async (person: Person) =>
        visitor.rest('POST', '/auth/password-reset/confirm', {
          token: await linkOf(person, 'reset-password'),
          newPassword: NEW,
        }),
    ],
  ])('%s', async (_how, change) => {
    const person = await aClient(app);
    const socket = await openSocket(app.origin, person.token);
    await change(person);
    expect(await answersTo(person.token)).toEqual(all(BY_PASSWORD));
    expect([await socket.closed(), socket.closeReason]).toEqual([4401, 'The password was changed']);
    const next = await openSocket(app.origin, person.token);
    expect([await next.closed(), next.closeReason]).toEqual([4401, 'The password was changed']);
  });
});

it.each([
  ['signing out', async ({ client }: Person) => client.rest('POST', '/auth/logout')],
  [
    'signing out everywhere',
    async (person: Person) =>
      (await elsewhere(person)).query(graphql(`mutation { endOtherSessions { endedIds } }`)),
  ],
  [
    'support',
    async ({ id }: Person) =>
      (await anAdmin(app)).client.query(
        graphql(`mutation ($id: ID!) { endUserSessions(id: $id) { message } }`),
        { id },
      ),
  ],
  [
    'This was not me',
    async (person: Person) =>
      visitor.rest('POST', '/auth/secure', { token: await linkOf(person, 'secure-account') }),
  ],
  [
    'a locked account',
    async ({ id }: Person) =>
      (await anAdmin(app)).client.query(
        graphql(`mutation ($id: ID!) { lockAccount(id: $id, reason: "Reported") { lockedId } }`),
        { id },
      ),
  ],
  [
    'the time it lasts',
    async ({ id }: Person) => app.sql(`update sessions set expires_at = now() where account_id = $1`, [id]),
  ],
])('a session that ends by %s says nothing of a password', async (_how, end) => {
  const person = await aClient(app);
  await end(person);
  expect(await answersTo(person.token)).toEqual(all(ENDED));
  const socket = await openSocket(app.origin, person.token);
  expect([await socket.closed(), socket.closeReason]).toEqual([4401, 'Signed out']);
});

it('the reason is kept for the token alone, as long as it would have been valid', async () => {
  const person = await aClient(app);
  await person.client.query(changePassword, { from: PASSWORD, to: NEW });
  const { sessionId } = app.platform.tokens.read(person.token)!;
  const forged = createTokens('somebody else has this secret of 32 letters').sign(person.id, sessionId);
  expect(await answersTo(forged)).toEqual(all(ENDED));
  await app.sql('update ended_sessions set expires_at = now() where id = $1', [sessionId]);
  await sweepAccounts(app.platform.dataSource, app.platform.config);
  expect(await app.sql('select from ended_sessions where id = $1', [sessionId])).toEqual([]);
});
