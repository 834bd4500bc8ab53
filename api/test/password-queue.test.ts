import { hashPassword, passwordQueue } from '../src/auth/password';
import { Client } from './setup/client';
import { type RunningApp, startApp } from './setup/running-app';

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function openTransactions(): Promise<number> {
  const rows: { count: string }[] = await app.platform.dataSource.query(
    `select count(*) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  );
  return Number(rows[0]?.count);
}

it('a registration that waits for the hash of its password keeps no connection from the others', async () => {
  const busy = Array.from({ length: 50 }, async () => hashPassword('a sound password'));
  const registrations = [1, 2, 3].map((number) =>
    new Client(app.origin).rest('POST', '/auth/register', {
      name: 'Shirin Akhter',
      email: `waiting${number}@example.test`,
      password: 'long enough to be safe',
    }),
  );
  let most = 0;
  // Down to where the registrations' own turn comes.
  while (passwordQueue().waiting > registrations.length) most = Math.max(most, await openTransactions());
  await Promise.all(busy);
  expect((await Promise.all(registrations)).map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(most).toBe(0);
});
