import argon2 from 'argon2';
import {
  hashPassword,
  PASSWORD_HASHING,
  type PasswordRequester,
  passwordQueue,
  verifyPassword,
} from '../../src/auth/password';
import { Account } from '../../src/modules/accounts/account.entity';
import { Client } from '../setup/client';
import { aClient, PASSWORD } from '../setup/people';
import { PROMISED_HASHING, type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;
let visitor: Client;

const LIGHT_HASHING = { ...PASSWORD_HASHING };

beforeAll(async () => {
  Object.assign(PASSWORD_HASHING, PROMISED_HASHING);
  app = await startApp();
  visitor = new Client(app.origin);
});
afterAll(async () => {
  Object.assign(PASSWORD_HASHING, LIGHT_HASHING);
  await app.stop();
});

const register = (email: string) =>
  visitor.rest('POST', '/auth/register', {
    name: 'Shirin Akhter',
    email,
    password: 'long enough to be safe',
  });
const signIn = (email: string, password = PASSWORD) =>
  visitor.rest('POST', '/auth/login', { email, password });

/** The hash that is stored for an email. */
async function storedHash(email: string): Promise<string> {
  const { passwordHash } = await app.platform.dataSource.manager.findOneByOrFail(Account, { email });
  return passwordHash;
}

/** Expects argon2id with at least the documented parameters. */
function expectStrong(hash: string): void {
  const [, memory, time, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
  expect(Number(time)).toBeGreaterThanOrEqual(2);
  expect(Number(lanes)).toBeGreaterThanOrEqual(1);
}

describe('a stored password', () => {
  it('is hashed by argon2id with the parameters promised, at registration and when it changes', async () => {
    await register('hashed@example.test');
    expectStrong(await storedHash('hashed@example.test'));
    const { client, email } = await aClient(app);
    const before = await storedHash(email);
    await client.query(
      `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "another sound one") { token } }`,
    );
    expect(await storedHash(email)).not.toBe(before);
    expectStrong(await storedHash(email));
  });

  it.each([
    ['less memory', { memoryCost: 1024 }],
    ['less time', { timeCost: 1 }],
  ])(
    'that was hashed with %s is hashed anew at login, once the password was right',
    async (_what, weaker) => {
      const { id, email } = await aClient(app);
      const strong = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
      const weak = await argon2.hash(PASSWORD, { ...strong, ...weaker });
      await app.platform.dataSource.manager.update(Account, { id }, { passwordHash: weak });
      expect((await signIn(email, 'not the password')).status).toBe(401);
      expect(await storedHash(email)).toBe(weak);
      expect((await signIn(email)).status).toBe(200);
      const renewed = await storedHash(email);
      expectStrong(renewed);
      expect((await signIn(email)).status).toBe(200);
      expect(await storedHash(email)).toBe(renewed);
    },
  );
});

describe('the queue of passwords', () => {
  async function openTransactions(): Promise<number> {
    const rows: { count: string }[] = await app.sql(
      `select count(*) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    );
    return Number(rows[0]?.count);
  }

  it('holds no database connection while a registration waits for its hash', async () => {
    const busy = Array.from({ length: 40 }, async () => hashPassword('a sound password', null));
    const registrations = [1, 2, 3].map((number) => register(`waiting${number}@example.test`));
    let most = 0;
    // Until the queued registrations are next.
    while (passwordQueue().waiting > registrations.length) most = Math.max(most, await openTransactions());
    await Promise.all(busy);
    expect((await Promise.all(registrations)).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(most).toBe(0);
  });

  const verifyAs = async (requester: PasswordRequester) => verifyPassword(null, 'another', requester);
  const settled = async (work: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(work)).filter(({ status }) => status === 'fulfilled').length;

  it('gives a network 4 places and an account 2, so that nobody fills it', async () => {
    const requester = (network: string, id: string | null) => ({
      network,
      viewer: id === null ? null : { id },
      thisMachine: false,
    });
    expect(await settled(Array.from({ length: 6 }, () => verifyAs(requester('192.0.2.1', null))))).toBe(4);
    const ofAccount = Array.from({ length: 4 }, (_, n) => verifyAs(requester(`192.0.2.${n}`, 'one')));
    expect(await settled(ofAccount)).toBe(2);
    expect(await settled([verifyAs(requester('192.0.2.1', 'one'))])).toBe(1);
  });

  it('keeps 16 places for sign-ins', async () => {
    const { capacity } = passwordQueue();
    const hashes = Array.from({ length: capacity }, async () => hashPassword('a sound password', null));
    const signIns = Array.from({ length: 16 }, () => verifyAs(null));
    // Two more are under way and wait no more.
    expect(await settled(hashes)).toBe(capacity - 16 + 2);
    expect(await settled(signIns)).toBe(16);
  });

  it('refuses more when it is full, with Retry-After, and does not delay other requests', async () => {
    const { client, email } = await aClient(app);
    const light = await argon2.hash('x', { memoryCost: 1024, timeCost: 1, parallelism: 1 });
    // Slow hashes, so that the queue stays full meanwhile.
    const heavy = light.replace('m=1024,t=1', 'm=19456,t=150');
    const { capacity } = passwordQueue();
    const busy = [heavy, heavy, ...Array.from({ length: capacity }, () => light)].map((hash) =>
      verifyPassword(hash, 'another', null),
    );
    const login = `mutation { login(email: "${email}", password: "${PASSWORD}") { token } }`;
    const [refusedLogin, refusedRegistration, graphql, profile] = await Promise.all([
      signIn(email),
      register('full@example.test'),
      visitor.graphql(login),
      client.rest('GET', '/users/profile'),
    ]);
    for (const { status, body, headers } of [refusedLogin, refusedRegistration]) {
      expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(graphql.errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
    expect([profile.status, passwordQueue().waiting]).toEqual([200, capacity]);
    await Promise.all(busy);
    expect((await signIn(email)).status).toBe(200);
  });
});

it('is the same password however the keyboard writes its letters', async () => {
  const [typed, composed] = ['সাবধান বাড়ি য়', 'সাবধান বাড়ি য়'].map((text) => text.normalize('NFC'));
  const decomposed = typed?.replaceAll('\u09a1\u09bc', '\u09dc').replaceAll('\u09af\u09bc', '\u09df') ?? '';
  expect(await verifyPassword(await hashPassword(decomposed, null), composed ?? '', null)).toBe(true);
  expect(await verifyPassword(await argon2.hash(decomposed), decomposed, null)).toBe(true);
});
