import jwt from 'jsonwebtoken';
import { Session } from '../../src/modules/accounts/sessions/session.entity';
import { Client } from '../setup/client';
import { type Changes, graphql, type TypeOf } from '../setup/graphql';
import { aClient, aLawyer, anAdmin, aCase, PASSWORD } from '../setup/people';
import type { AccountV1, LawyerV1, PageV1, SignedInV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let visitor: Client;

beforeAll(() => {
  visitor = new Client(app.origin);
});

const REGISTER = graphql(
  `mutation ($input: RegisterInput!) { register(input: $input) { user { id name email phone role } message } }`,
);

type Registration = TypeOf<'RegisterInput'>;

let counter = 0;
function aRegistration(changes: Changes<Registration> = {}): Registration {
  counter += 1;
  return {
    name: 'Shirin Akhter',
    email: `shirin${counter}@example.test`,
    password: 'long enough to be safe',
    ...changes,
  } as Registration;
}

describe('registering', () => {
  it('makes a client by default and does not sign in', async () => {
    const { status, body } = await visitor.rest('POST', '/auth/register', aRegistration());
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.any(String),
      name: 'Shirin Akhter',
      email: expect.any(String),
      role: 'user',
      message: 'Registration successful! Please login.',
    });
  });

  it('makes a lawyer who is pending verification and not listed', async () => {
    const registration = aRegistration({ role: 'lawyer', name: 'Advocate Unlisted' });
    const { body } = await visitor.rest<SignedInV1>('POST', '/auth/register', registration);
    const listed = await visitor.rest<PageV1<'lawyers', LawyerV1>>('GET', '/public/lawyers?search=Unlisted');
    expect(listed.body.lawyers).toEqual([]);
    expect((await visitor.rest('GET', `/public/lawyers/${body._id}`)).status).toBe(404);
    const { body: session } = await visitor.rest<SignedInV1>('POST', '/auth/login', registration);
    const own = await visitor.as(session.token).rest('GET', '/lawyers/profile');
    expect(own.body).toMatchObject({
      name: 'Advocate Unlisted',
      verification: 'pending',
      practiceAreas: [],
      education: [],
    });
  });

  it('trims the name and compares the email without case and spaces', async () => {
    const first = await visitor.rest(
      'POST',
      '/auth/register',
      aRegistration({ name: '  Anis  ', email: ' Anis@Example.TEST ' }),
    );
    expect(first.body).toMatchObject({ name: 'Anis', email: 'anis@example.test' });
    const second = await visitor.rest(
      'POST',
      '/auth/register',
      aRegistration({ email: 'ANIS@example.test' }),
    );
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'CONFLICT',
      message: 'An account with this email already exists',
    });
  });

  it('gives the email to one of several concurrent registrations', async () => {
    const registration = aRegistration({ email: 'twice@example.test' });
    const responses = await Promise.all(
      [1, 2, 3].map(() => visitor.rest('POST', '/auth/register', registration)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    ['01712-345678', '+8801712345678'],
    ['+880 1712 345678', '+8801712345678'],
    ['8801712345678', '+8801712345678'],
    ['০১৭১২৩৪৫৬৭৮', '+8801712345678'],
    ['+44 20 7946 0958', '+442079460958'],
    ['', null],
    [null, null],
  ])('stores the phone %p as %p', async (phone, stored) => {
    const { register } = await visitor.query(REGISTER, { input: aRegistration({ phone }) });
    expect(register.user.phone).toBe(stored);
  });

  it.each([
    ['role', { role: 'admin' }, 'Role must be user or lawyer'],
    ['name', { name: '   ' }, 'Name is required'],
    ['name', { name: 'A'.repeat(121) }, 'Name must be at most 120 characters'],
    ['name', { name: '\u0000' }, 'Name is required'],
    ['name', { name: 5 }, 'Name must be text'],
    ['email', { email: 'not an email' }, 'Email must be a valid email address'],
    ['email', { email: 'rahim@example.com, karim@example.com' }, 'Email must be a valid email address'],
    ['email', { email: undefined }, 'Email is required'],
    ['password', { password: undefined }, 'Password is required'],
    ['password', { password: null }, 'Password is required'],
    ['password', { password: 12345678 }, 'Password must be text'],
    ['password', { password: 'short' }, 'Password must be at least 8 characters'],
    ['password', { password: 'p'.repeat(129) }, 'Password must be at most 128 characters'],
    [
      'password',
      { password: 'Password1' },
      'This password is one of the most common ones. Please choose another.',
    ],
    ['phone', { phone: '12345' }, 'Phone must be a valid number, such as 01712-345678'],
    ['phone', { phone: '01212345678' }, 'Phone must be a Bangladeshi mobile number of 11 digits'],
    ['address', { address: 'A'.repeat(501) }, 'Address must be at most 500 characters'],
  ])('refuses a wrong %s: %j', async (field, changes, message) => {
    const { status, body } = await visitor.rest('POST', '/auth/register', aRegistration(changes));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(body.errors).toContainEqual({ field, message });
  });

  it('refuses a common password in a change, too', async () => {
    const { client } = await aClient(app);
    const change = graphql(
      `mutation ($old: String!) { changePassword(currentPassword: $old, newPassword: "Password1") { token } }`,
    );
    const message = 'This password is one of the most common ones. Please choose another.';
    const { errors } = await client.graphql(change, { old: PASSWORD });
    expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'newPassword', message }]);
  });

  it('refuses the role of an admin through GraphQL too', async () => {
    const { errors } = await visitor.graphql(REGISTER, { input: aRegistration({ role: 'ADMIN' }) });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'role', message: 'Role must be user or lawyer' }],
    });
  });
});

describe('signing in', () => {
  it('returns a token and the account', async () => {
    const { email, id, name } = await aClient(app);
    const { status, body } = await visitor.rest<SignedInV1>('POST', '/auth/login', {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(status).toBe(200);
    const secrets = { token: expect.any(String), device: expect.stringMatching(/^[\w-]{43}$/) };
    expect(body).toEqual({ ...secrets, _id: id, name, email, role: 'user' });
    const { me } = await visitor.as(body.token).query(graphql(`{ me { id role } }`));
    expect(me).toEqual({ id, role: 'USER' });
  });

  it('responds alike to an unknown email and a wrong password', async () => {
    const { email } = await aClient(app);
    const wrong = await visitor.rest('POST', '/auth/login', { email, password: 'not the password' });
    const unknown = await visitor.rest('POST', '/auth/login', {
      email: 'nobody@example.test',
      password: 'whatever it is',
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ message: 'Invalid email or password', code: 'UNAUTHENTICATED' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it.each([
    ['spaces alone', ' '.repeat(8)],
    ['spaces at both ends', '  a sound one  '],
    ['control characters', 'a\u0007sound\u0000one\u007f'],
    ['Bangla', 'নিরাপদ শব্দ'],
  ])('takes a password of %s exactly as it was registered', async (_what, password) => {
    const registration = aRegistration({ password });
    expect((await visitor.rest('POST', '/auth/register', registration)).status).toBe(201);
    const signIn = async (typed: string) =>
      visitor.rest<SignedInV1>('POST', '/auth/login', { email: registration.email, password: typed });
    expect((await signIn(`${password} `)).status).toBe(401);
    const { status, body } = await signIn(password);
    expect(status).toBe(200);
    const change = graphql(
      `mutation ($old: String!) { changePassword(currentPassword: $old, newPassword: "another sound one") { token } }`,
    );
    const changed = await visitor.as(body.token).graphql(change, { old: password });
    expect(changed.errors).toBeUndefined();
  });

  it('requires email and password', async () => {
    const { status, body } = await visitor.rest('POST', '/auth/login', {});
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'email', message: 'Email is required' },
      { field: 'password', message: 'Password is required' },
    ]);
  });

  it('refuses one email from one address after 10 failures, whatever address is made up, and nobody else', async () => {
    const [victim, bystander] = [await aClient(app), await aClient(app)];
    const guess = { email: victim.email, password: 'guess after guess' };
    const attempts = Array.from({ length: 12 }, (_, n) =>
      visitor.rest('POST', '/auth/login', guess, { 'x-forwarded-for': `203.0.113.${n}` }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const refused = await visitor.rest('POST', '/auth/login', { email: victim.email, password: PASSWORD });
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await visitor.rest('POST', '/auth/login', { email: bystander.email, password: PASSWORD });
    expect(other.status).toBe(200);
  });

  it('resets the count of failures after a success', async () => {
    const { email } = await aClient(app);
    for (let round = 0; round < 2; round += 1) {
      for (let failure = 0; failure < 6; failure += 1)
        await visitor.rest('POST', '/auth/login', { email, password: 'not the password' });
      expect((await visitor.rest('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(200);
    }
  });
});

describe('a token', () => {
  const profile = async (token: string) => (await visitor.as(token).rest('GET', '/users/profile')).status;

  it('ends on logout, and only that one', async () => {
    const { email } = await aClient(app);
    const login = async () =>
      (await visitor.rest<SignedInV1>('POST', '/auth/login', { email, password: PASSWORD })).body.token;
    const [here, there] = [await login(), await login()];
    expect((await visitor.as(here).rest('POST', '/auth/logout')).body).toEqual({
      message: 'You are signed out.',
    });
    expect(await profile(here)).toBe(401);
    expect(await profile(there)).toBe(200);
    expect((await visitor.as(here).query(graphql(`{ me { id } }`))).me).toBeNull();
  });

  it('is reported as invalid by every request, also by public ones', async () => {
    const { token, client } = await aClient(app);
    const wwwAuthenticate = async () => [
      (await visitor.as(token).graphql(graphql(`{ reviews { id } }`))).headers.get('www-authenticate'),
      (await visitor.as(token).rest('GET', '/public/reviews')).headers.get('www-authenticate'),
    ];
    expect(await wwwAuthenticate()).toEqual([null, null]);
    await client.rest('POST', '/auth/logout');
    const ended = 'Bearer error="invalid_token"';
    expect(await wwwAuthenticate()).toEqual([ended, ended]);
  });

  it('ends when the password changes; the response has a new one', async () => {
    const person = await aClient(app);
    const { changePassword } = await person.client.query(
      graphql(
        `mutation ($currentPassword: String!) {
           changePassword(currentPassword: $currentPassword, newPassword: "another sound one") { token user { id } } }`,
      ),
      { currentPassword: PASSWORD },
    );
    expect(await profile(person.token)).toBe(401);
    expect(await profile(changePassword.token)).toBe(200);
    expect(
      (await visitor.rest('POST', '/auth/login', { email: person.email, password: PASSWORD })).status,
    ).toBe(401);
    expect(
      (await visitor.rest('POST', '/auth/login', { email: person.email, password: 'another sound one' }))
        .status,
    ).toBe(200);
  });

  it('ends when the account is deleted', async () => {
    const [person, admin] = [await aClient(app), await anAdmin(app)];
    await admin.client.rest('DELETE', `/admin/users/${person.id}`);
    expect(await profile(person.token)).toBe(401);
  });

  it('lives 7 days, as does the session behind it, and no longer than either', async () => {
    const { id, token } = await aClient(app);
    const { exp, iat, jti } = jwt.decode(token) as { exp: number; iat: number; jti: string };
    expect(exp - iat).toBe(7 * 24 * 60 * 60);
    const { manager } = app.platform.dataSource;
    const { createdAt, expiresAt } = await manager.findOneByOrFail(Session, { id: jti, accountId: id });
    expect(expiresAt.getTime() - createdAt.getTime()).toBe((exp - iat) * 1000);
    await manager.update(Session, { id: jti }, { expiresAt: new Date(0) });
    expect(await profile(token)).toBe(401);
  });

  it('is refused when forged: other secret, algorithm, issuer or audience, expired, none', async () => {
    const { id, token } = await aClient(app);
    const { jti } = jwt.decode(token) as { jti: string };
    const claims = { subject: id, jwtid: jti, audience: 'ainsathi-clients' };
    const secret = 'a secret for tests that nobody else has, 48 bytes';
    const right = jwt.sign({}, secret, { ...claims, issuer: 'ainsathi', expiresIn: 60 });
    const forged = [
      jwt.sign({}, 'another secret of sufficient length, more than 32', { ...claims, issuer: 'ainsathi' }),
      jwt.sign({}, secret, { ...claims, issuer: 'ainsathi', algorithm: 'HS512' }),
      jwt.sign({}, secret, { ...claims, issuer: 'somebody else' }),
      jwt.sign({}, secret, { ...claims, issuer: 'ainsathi', audience: 'somebody else' }),
      jwt.sign({}, secret, { subject: id, jwtid: jti, issuer: 'ainsathi' }),
      jwt.sign({}, secret, { ...claims, issuer: 'ainsathi', expiresIn: -1 }),
      jwt.sign({}, '', { ...claims, issuer: 'ainsathi', algorithm: 'none' }),
      `${token.slice(0, -2)}xx`,
      'nonsense',
    ];
    for (const one of forged) expect(await profile(one)).toBe(401);
    // Each of them is refused for its one fault: without any, the same claims are taken.
    for (const one of [token, right]) expect(await profile(one)).toBe(200);
  });
});

describe('the own profile', () => {
  it('merges: missing fields stay, an empty text clears', async () => {
    const { client, id, email } = await aClient(app);
    const first = await client.rest('PUT', '/users/profile', {
      phone: '01712345678',
      address: 'House 5, Dhaka',
    });
    expect(first.body).toMatchObject({ _id: id, email, phone: '+8801712345678', address: 'House 5, Dhaka' });
    const second = await client.rest('PATCH', '/users/profile', { name: 'Rahima Begum', phone: '' });
    expect(second.body).toMatchObject({
      name: 'Rahima Begum',
      phone: null,
      address: 'House 5, Dhaka',
      role: 'user',
    });
    const { me } = await client.query(graphql(`{ me { name phone address createdAt } }`));
    expect(me).toMatchObject({ name: 'Rahima Begum', phone: null, address: 'House 5, Dhaka' });
    expect(new Date(me!.createdAt).toISOString()).toBe(me!.createdAt);
  });

  it('refuses the email of another account, and changes nothing', async () => {
    const [one, other] = [await aClient(app), await aClient(app)];
    const response = await one.client.rest('PUT', '/users/profile', { name: 'New Name', email: other.email });
    expect(response.status).toBe(409);
    expect((await one.client.rest('GET', '/users/profile')).body).toMatchObject({
      name: one.name,
      email: one.email,
    });
  });

  it('ignores fields that it does not have', async () => {
    const { client } = await aClient(app);
    const { body } = await client.rest<AccountV1>('PUT', '/users/profile', {
      role: 'admin',
      _id: 'x',
      createdAt: 'never',
      passwordHash: 'x',
    });
    expect(body.role).toBe('user');
  });

  it('requires the current password to change it', async () => {
    const { client } = await aClient(app);
    const { errors } = await client.graphql(
      graphql(
        `mutation { changePassword(currentPassword: "wrong", newPassword: "another sound one") { token } }`,
      ),
    );
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'currentPassword', message: 'The current password is not right' },
    ]);
  });
});

describe('admins and accounts', () => {
  it('list clients only, with search and stable pages', async () => {
    const admin = await anAdmin(app);
    await aLawyer(app);
    await Promise.all([1, 2, 3].map((n) => aClient(app, `Findable Person ${n}`)));
    const { body } = await admin.client.rest<PageV1<'users', AccountV1>>(
      'GET',
      '/admin/users?limit=2&search=findable',
    );
    expect(body.pagination).toEqual({ page: 1, pages: 2, limit: 2, total: 3 });
    expect(body.users.every(({ role }: { role: string }) => role === 'user')).toBe(true);
    const all = await admin.client.rest<PageV1<'users', AccountV1>>('GET', '/admin/users?limit=1000');
    expect(all.body.pagination.limit).toBe(100);
  });

  it('find a client by the phone number in any usual notation', async () => {
    const [admin, person] = [await anAdmin(app), await aClient(app)];
    await person.client.rest('PUT', '/users/profile', { phone: '01799-123456' });
    for (const search of ['01799-123456', '+880 1799-123456', '০১৭৯৯ ১২৩৪৫৬', '99123456']) {
      const { users } = await admin.client.query(
        graphql(`query ($search: String) { users(search: $search) { items { id } } }`),
        {
          search,
        },
      );
      expect(users.items).toEqual([{ id: person.id }]);
    }
  });

  it('edit a client through GraphQL and REST', async () => {
    const [admin, person] = [await anAdmin(app), await aClient(app)];
    const edited = await admin.client.rest('PUT', `/admin/users/${person.id}`, {
      name: 'Edited Once',
      phone: '01811111111',
    });
    expect(edited.body).toMatchObject({
      _id: person.id,
      name: 'Edited Once',
      phone: '+8801811111111',
      email: person.email,
    });
    const { updateUser } = await admin.client.query(
      graphql(
        `mutation ($id: ID!) { updateUser(id: $id, input: { name: "Edited Twice" }) { user { name phone } } }`,
      ),
      { id: person.id },
    );
    expect(updateUser.user).toEqual({ name: 'Edited Twice', phone: '+8801811111111' });
  });

  it('cannot edit or delete an admin', async () => {
    const [admin, other] = [await anAdmin(app), await anAdmin(app)];
    expect((await admin.client.rest('DELETE', `/admin/users/${other.id}`)).status).toBe(403);
    expect((await admin.client.rest('PUT', `/admin/users/${other.id}`, { name: 'Nobody' })).status).toBe(403);
    expect((await admin.client.rest('DELETE', `/admin/lawyers/${admin.id}`)).status).toBe(403);
  });

  it('delete a client whose cases stay without the person', async () => {
    const [admin, person, lawyer] = [await anAdmin(app), await aClient(app), await aLawyer(app)];
    const { _id: id } = await aCase(person, lawyer, 'Outlives its client');
    const { body } = await admin.client.rest('DELETE', `/admin/users/${person.id}`);
    expect(body).toEqual({ message: 'User deleted' });
    const cases = await lawyer.client.rest('GET', '/lawyers/cases');
    expect(cases.body).toMatchObject([{ _id: id, title: 'Outlives its client', userId: null }]);
    expect((await admin.client.rest('DELETE', `/admin/users/${person.id}`)).status).toBe(404);
  });
});
