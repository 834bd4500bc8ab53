import { hashPassword } from '../../src/auth/password';
import { Account } from '../../src/modules/accounts/account.entity';
import { Session } from '../../src/modules/accounts/sessions/session.entity';
import { Client } from '../setup/client';
import { during } from '../setup/during';
import { graphql } from '../setup/graphql';
import { aClient, anAdmin, PASSWORD, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let visitor: Client;
let admin: Person;

beforeAll(async () => {
  visitor = new Client(app.origin);
  admin = await anAdmin(app);
});

const CHANGE = graphql(`mutation ($currentPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: "a third sound one") { token } }`);

describe('while the password changes', () => {
  it('a sign-in with the old one gets no token that outlives it', async () => {
    const { id, email } = await aClient(app);
    const [response] = await during(
      app,
      async (db) => {
        await db.update(Account, { id }, { passwordHash: await hashPassword('another sound one', null) });
        await db.delete(Session, { accountId: id });
      },
      () => [visitor.rest('POST', '/auth/login', { email, password: PASSWORD })],
    );
    expect(response).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
  });

  it('another change that names the old one is refused', async () => {
    const { id, client } = await aClient(app);
    const [response] = await during(
      app,
      async (db) =>
        db.update(Account, { id }, { passwordHash: await hashPassword('another sound one', null) }),
      () => [client.graphql(CHANGE, { currentPassword: PASSWORD })],
    );
    expect(response?.errors?.[0]?.extensions.fields).toEqual([
      { field: 'currentPassword', message: 'The current password is not right' },
    ]);
  });
});

describe('while an account is deleted', () => {
  it('a sign-in fails as for an unknown email', async () => {
    const { id, email } = await aClient(app);
    const [response] = await during(
      app,
      async (db) => db.delete(Account, { id }),
      () => [visitor.rest('POST', '/auth/login', { email, password: PASSWORD })],
    );
    expect(response).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
  });

  it('edits respond with 404', async () => {
    const { id, client } = await aClient(app);
    const responses = await during(
      app,
      async (db) => db.delete(Account, { id }),
      () => [
        client.rest('PUT', '/users/profile', { name: 'New Name' }),
        admin.client.rest('PUT', `/admin/users/${id}`, { name: 'New Name' }),
      ],
    );
    for (const response of responses)
      expect(response).toMatchObject({ status: 404, body: { message: 'User not found' } });
  });

  it('a second deletion responds with 404', async () => {
    const { id } = await aClient(app);
    const [response] = await during(
      app,
      async (db) => db.delete(Account, { id }),
      () => [admin.client.rest('DELETE', `/admin/users/${id}`)],
    );
    expect(response).toMatchObject({ status: 404, body: { message: 'User not found' } });
  });
});
