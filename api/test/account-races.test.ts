import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { hashPassword } from '../src/auth/password';
import { Account } from '../src/modules/accounts/account.entity';
import { Session } from '../src/modules/accounts/session.entity';
import { Client, type RestAnswer } from './setup/client';
import { aClient, anAdmin, PASSWORD, type Person } from './setup/people';
import { type RunningApp, startApp } from './setup/running-app';

let app: RunningApp;
let visitor: Client;
let admin: Person;

beforeAll(async () => {
  app = await startApp();
  visitor = new Client(app.origin);
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

async function waitingForLocks(): Promise<number> {
  const rows: { count: string }[] = await app.platform.dataSource.query(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.count);
}

/** Sends requests while a change is written but not yet committed, and lets them go on once it is. */
async function during(
  change: (db: EntityManager) => Promise<unknown>,
  requests: () => Promise<RestAnswer>[],
): Promise<RestAnswer[]> {
  const sent = await app.platform.dataSource.transaction(async (db) => {
    await change(db);
    const answers = requests();
    let settled = 0;
    for (const answer of answers) void answer.finally(() => (settled += 1));
    while (settled + (await waitingForLocks()) < answers.length) await delay(5);
    return answers;
  });
  return Promise.all(sent);
}

describe('while the password changes', () => {
  it('a sign-in with the old one gets no token that outlives it', async () => {
    const { id, email } = await aClient(app);
    const [answer] = await during(
      async (db) => {
        await db.update(Account, { id }, { passwordHash: await hashPassword('another sound one') });
        await db.delete(Session, { accountId: id });
      },
      () => [visitor.rest('POST', '/auth/login', { email, password: PASSWORD })],
    );
    expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
  });

  it('another change that names the old one is refused', async () => {
    const { id, client } = await aClient(app);
    const change = async (): Promise<RestAnswer> => {
      const { status, headers, errors } = await client.graphql(
        `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "a third sound one") { token } }`,
      );
      return { status, headers, body: errors };
    };
    const [answer] = await during(
      async (db) => db.update(Account, { id }, { passwordHash: await hashPassword('another sound one') }),
      () => [change()],
    );
    expect(answer?.body[0].extensions.fields).toEqual([
      { field: 'currentPassword', message: 'The current password is not right' },
    ]);
  });
});

describe('while an account is deleted', () => {
  it('a sign-in is answered as for an unknown email', async () => {
    const { id, email } = await aClient(app);
    const [answer] = await during(
      async (db) => db.delete(Account, { id }),
      () => [visitor.rest('POST', '/auth/login', { email, password: PASSWORD })],
    );
    expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
  });

  it('edits find nobody', async () => {
    const { id, client } = await aClient(app);
    const answers = await during(
      async (db) => db.delete(Account, { id }),
      () => [
        client.rest('PUT', '/users/profile', { name: 'New Name' }),
        admin.client.rest('PUT', `/admin/users/${id}`, { name: 'New Name' }),
      ],
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, body: { message: 'User not found' } });
  });

  it('a second deletion finds nobody', async () => {
    const { id } = await aClient(app);
    const [answer] = await during(
      async (db) => db.delete(Account, { id }),
      () => [admin.client.rest('DELETE', `/admin/users/${id}`)],
    );
    expect(answer).toMatchObject({ status: 404, body: { message: 'User not found' } });
  });
});
