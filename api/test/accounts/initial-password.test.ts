import { addAdmin } from '../../src/modules/accounts/add-admin';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import type { SignedInV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

afterEach(() => {
  app.platform.config.production = false;
});

const REFUSAL = 'Set a new password first.';
const GIVEN = 'the password of the environment';
const CHANGE = graphql(`mutation ($current: String!, $next: String!) {
  changePassword(currentPassword: $current, newPassword: $next) { token } }`);

async function signIn(email: string, password: string): Promise<Client> {
  const { body } = await new Client(app.origin).rest<SignedInV1>('POST', '/auth/login', { email, password });
  return new Client(app.origin, body.token);
}

it('an admin with a password of the operator can only set a new one in production', async () => {
  const email = 'first-owner@example.test';
  await addAdmin(app.platform.dataSource.manager, email, GIVEN);
  const owner = await signIn(email, GIVEN);
  expect((await owner.rest('GET', '/admin/stats')).status).toBe(200);

  app.platform.config.production = true;
  for (const path of ['/admin/stats', '/admin/users', '/admin/audit.csv', '/account/sessions']) {
    const { status, body } = await owner.rest('GET', path);
    expect([status, body.code, body.message]).toEqual([403, 'FORBIDDEN', REFUSAL]);
  }
  for (const query of ['{ users { total } }', '{ adminStats { users } }', '{ staff { id } }']) {
    const { errors } = await owner.graphql(query);
    expect([errors?.[0]?.message, errors?.[0]?.extensions.code]).toEqual([REFUSAL, 'FORBIDDEN']);
  }
  expect(await owner.query(graphql(`{ me { passwordMustChange } mySecondFactors { totp } }`))).toEqual({
    me: { passwordMustChange: true },
    mySecondFactors: { totp: false },
  });

  const same = await owner.graphql(CHANGE, { current: GIVEN, next: GIVEN });
  expect(same.errors?.[0]?.extensions.fields?.[0]).toMatchObject({ field: 'newPassword' });
  const { changePassword } = await owner.query(CHANGE, { current: GIVEN, next: 'one of my own choosing' });
  const after = owner.as(changePassword.token);
  expect((await after.rest('GET', '/admin/stats')).status).toBe(200);
  expect(await after.query(graphql(`{ me { passwordMustChange } }`))).toEqual({
    me: { passwordMustChange: false },
  });
});
