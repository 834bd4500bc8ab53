import { StaffRole } from '../../src/auth/role';
import { notifyOfUnusualActs } from '../../src/modules/audit/unusual-staff-acts';
import { Client } from '../setup/client';
import { during } from '../setup/during';
import { graphql, type TypeOf } from '../setup/graphql';
import { aClient, anAdmin, aStaffMember, PASSWORD, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests({
  mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'AinSathi <no-reply@ainsathi.test>' },
  publicOrigin: 'http://localhost:4000',
});
let visitor: Client;
let owner: Person;

beforeAll(() => {
  visitor = new Client(app.origin);
});
beforeEach(async () => {
  await app.sql('delete from staff_roles');
  await app.sql('delete from notifications');
  await audit(`delete from audit_entries`);
  owner = await anAdmin(app);
});

/** Changes the log, which nothing in the product does. */
async function audit(change: string): Promise<void> {
  for (const text of ['disable', change, 'enable'])
    await app.sql(text === change ? change : `alter table audit_entries ${text} trigger user`);
}
const secretTo = async (address: string, path: string): Promise<string> => {
  const [mail] = await app.sql(
    `select text from mails where address = $1 and text like '%' || $2 || '#%' order by id desc limit 1`,
    [address, path],
  );
  return new RegExp(`${path}#([\\w-]{43})`).exec(String(mail?.text))?.[1] ?? '';
};
/** A mail with the link, as for any sign-in from a new device. */
async function secretOf({ email }: Person): Promise<string> {
  await visitor.rest('POST', '/auth/login', { email, password: PASSWORD });
  return secretTo(email, '/account/secure');
}
const press = async (token: string) => visitor.rest('POST', '/auth/secure', { token });

const codeIn = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
  errors?.[0]?.extensions.code ?? 'ok';
const invite = async (
  { client }: Pick<Person, 'client'>,
  email: string,
  roles: TypeOf<'StaffRole'>[] = ['OWNER'],
): Promise<string> => {
  const document = graphql(
    `mutation ($email: String!, $roles: [StaffRole!]!) { inviteStaff(email: $email, roles: $roles) { member { id } } }`,
  );
  await client.query(document, { email, roles });
  return secretTo(email, '/account/join');
};
const join = async (token: string) =>
  visitor.graphql(
    graphql(
      `mutation ($token: String!) { joinStaff(token: $token, name: "A Box", newPassword: "quite a long password") { email } }`,
    ),
    { token },
  );
/** An account that the owner's session invited, and that is signed in. */
async function aBox(by: Pick<Person, 'client'>, email: string): Promise<Person> {
  expect(codeIn(await join(await invite(by, email)))).toBe('ok');
  const { body } = await visitor.rest('POST', '/auth/login', { email, password: 'quite a long password' });
  const { token } = body as { token: string };
  const client = visitor.as(token);
  const { me } = await client.query(graphql(`{ me { id } }`));
  return { id: (me as { id: string }).id, name: 'A Box', email, token, client };
}
const act = async ({ client }: Person, document: string) =>
  codeIn(await client.graphql(`mutation { ${document} }`));
const roles = async ({ id }: Pick<Person, 'id'>) =>
  (await app.sql('select role from staff_roles where account_id = $1 order by role', [id])).map(
    ({ role }) => role,
  );

describe('an invitation that somebody else sent from an account of the staff', () => {
  it('makes nobody an owner any more', async () => {
    const secret = await secretOf(owner);
    const token = await invite(owner, 'box-1@example.test');
    expect((await press(secret)).status).toBe(200);
    expect(codeIn(await join(token))).toBe('BAD_USER_INPUT');
    expect(await roles(owner)).toEqual(['owner']);
  });

  it('ends with the work of who accepted it, and whom that account invited', async () => {
    const secret = await secretOf(owner);
    const box = await aBox(owner, 'box-2@example.test');
    const second = await aBox(box, 'box-3@example.test');
    const third = await invite(second, 'box-4@example.test');
    await press(secret);
    for (const { id, client } of [box, second]) {
      expect(await roles({ id })).toEqual([]);
      expect((await client.query(graphql(`{ me { id } }`))).me).toBeNull();
    }
    expect(codeIn(await join(third))).toBe('BAD_USER_INPUT');
  });

  it('accepted while the link is pressed makes nobody an owner', async () => {
    const secret = await secretOf(owner);
    const token = await invite(owner, 'box-5@example.test');
    await during<unknown>(
      app,
      async (db) => db.query(`select from accounts where role = 'admin' order by id for no key update`),
      () => [press(secret), join(token)],
    );
    expect(await app.sql(`select from staff_roles where account_id <> $1`, [owner.id])).toEqual([]);
    expect(codeIn(await join(token))).toBe('BAD_USER_INPUT');
  });

  it('is kept where another owner sent a newer one', async () => {
    const [secret, colleague] = [await secretOf(owner), await anAdmin(app)];
    await invite(owner, 'box-6@example.test');
    const box = await aBox(colleague, 'box-6@example.test');
    await press(secret);
    expect(await roles(box)).toEqual(['owner']);
  });

  it('is kept after 7 days', async () => {
    const box = await aBox(owner, 'box-7@example.test');
    await audit(`update audit_entries set at = at - interval '8 days'`);
    await press(await secretOf(owner));
    expect(await roles(box)).toEqual(['owner']);
  });
});

describe('roles that somebody else changed', () => {
  it('are as before: those that were given, and those that were taken', async () => {
    const [support, other] = [await aStaffMember(app, [StaffRole.SUPPORT]), await anAdmin(app)];
    const secret = await secretOf(owner);
    expect(await act(owner, `updateStaff(id: "${support.id}", roles: [OWNER]) { __typename }`)).toBe('ok');
    expect(
      await act(owner, `updateStaff(id: "${support.id}", roles: [OWNER, VERIFIER]) { __typename }`),
    ).toBe('ok');
    expect(await act(owner, `updateStaff(id: "${other.id}", roles: [SUPPORT]) { __typename }`)).toBe('ok');
    await press(secret);
    expect([await roles(support), await roles(other)]).toEqual([['support'], ['owner']]);
  });

  it('stay as another owner set them since', async () => {
    const [support, other] = [await aStaffMember(app, [StaffRole.SUPPORT]), await anAdmin(app)];
    await act(owner, `updateStaff(id: "${support.id}", roles: [OWNER]) { __typename }`);
    await act(other, `updateStaff(id: "${support.id}", roles: [VERIFIER]) { __typename }`);
    await press(await secretOf(owner));
    expect(await roles(support)).toEqual(['verifier']);
  });

  it('do not come back to whose work the owner ended', async () => {
    const support = await aStaffMember(app, [StaffRole.SUPPORT]);
    await act(owner, `updateStaff(id: "${support.id}", roles: [OWNER]) { __typename }`);
    await act(owner, `endStaff(id: "${support.id}") { endedId }`);
    await press(await secretOf(owner));
    expect(await roles(support)).toEqual([]);
  });
});

describe('an owner whom the account puts out that the own session invited', () => {
  it.each(['updateStaff(id: "ID", roles: [SUPPORT]) { __typename }', 'endStaff(id: "ID") { endedId }'])(
    'is an owner again: %s',
    async (document) => {
      const secret = await secretOf(owner);
      const box = await aBox(owner, `box-${document.length}@example.test`);
      expect(await act(box, document.replace('ID', owner.id))).toBe('ok');
      expect((await press(secret)).status).toBe(200);
      expect([await roles(owner), await roles(box)]).toEqual([['owner'], []]);
    },
  );

  it('is not locked out', async () => {
    const secret = await secretOf(owner);
    const box = await aBox(owner, 'box-8@example.test');
    expect(await act(box, `lockAccount(id: "${owner.id}", reason: "Mine") { lockedId }`)).toBe('ok');
    await press(secret);
    expect(await app.sql('select from account_locks where account_id = $1', [owner.id])).toEqual([]);
  });
});

it('an email asked for in another account does not change any more, by its link or a second member of the staff', async () => {
  const [person, colleague] = [await aClient(app), await anAdmin(app)];
  const secret = await secretOf(owner);
  const email = 'asked-by-thief@example.test';
  expect(
    await act(owner, `updateUser(id: "${person.id}", input: { email: "${email}" }) { __typename }`),
  ).toBe('ok');
  const link = await secretTo(person.email, '/account/confirm');
  await press(secret);
  expect((await visitor.rest('POST', '/auth/email/confirm', { token: link })).status).toBe(400);
  expect(await act(colleague, `agreeToEmailChange(id: "${person.id}") { __typename }`)).toBe('NOT_FOUND');
});

it('the other owners are notified, with a way to everything that the account did; of clients nobody is', async () => {
  const [other, person] = [await anAdmin(app), await aClient(app)];
  await press(await secretOf(person));
  await press(await secretOf(owner));
  await notifyOfUnusualActs(app.platform.dataSource);
  const { myNotifications } = await other.client.query(
    graphql(`{ myNotifications { items { kind unusualActs subjectId actorName } } }`),
  );
  expect(myNotifications.items).toEqual([
    { kind: 'UNUSUAL_STAFF_ACTS', unusualActs: 'SECURED', subjectId: owner.id, actorName: owner.name },
  ]);
});

it('pressed by several links at once it acts once for each, and the last owner stays one', async () => {
  const secrets = [await secretOf(owner), await secretOf(owner)];
  const other = await anAdmin(app);
  secrets.push(await secretOf(other));
  const [mine] = await Promise.all([
    ...secrets.map(press),
    invite(other, 'box-9@example.test').catch(() => null),
  ]);
  expect(mine).toMatchObject({ status: expect.any(Number) });
  expect(await roles(owner)).toEqual(['owner']);
});
