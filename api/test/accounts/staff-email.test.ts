import { StaffRole } from '../../src/auth/role';
import { mailPasswordReset } from '../../src/modules/accounts/recovery/password-reset.service';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aClient, aLawyer, aStaffMember, type Person } from '../setup/people';
import type { AccountV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests({
  mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'AinSathi <no-reply@ainsathi.test>' },
  publicOrigin: 'https://ainsathi.test',
});
let visitor: Client;
let support: Person;
let colleague: Person;

beforeAll(async () => {
  visitor = new Client(app.origin);
  support = await aStaffMember(app, [StaffRole.SUPPORT]);
  colleague = await aStaffMember(app, [StaffRole.SUPPORT]);
});

const emailOf = async ({ id }: Person) =>
  (await app.sql('select email from accounts where id = $1', [id]))[0]!.email as string;
const linkTo = async (address: string, path: string): Promise<string | undefined> => {
  const mails = await app.sql<{ text: string }>(
    `select text from mails where address = $1 and text like '%' || $2 || '#%' order by id`,
    [address, path],
  );
  return new RegExp(`${path}#([\\w-]{43})`).exec(mails.at(-1)?.text ?? '')?.[1];
};
const confirm = (token: string | undefined) => visitor.rest('POST', '/auth/email/confirm', { token });
const waitHours = (person: Person, hours: number) =>
  app.sql(
    `update account_tokens set created_at = created_at - $2 * interval '1 hour'
     where account_id = $1 and purpose = 'change-email-by-staff'`,
    [person.id, hours],
  );

const AGREE = graphql(`mutation ($id: ID!) { agreeToEmailChange(id: $id) { user { email } } }`);
const agree = async (by: Person, { id }: Person) => {
  const { data, errors } = await by.client.graphql(AGREE, { id });
  return errors?.[0]?.extensions.code ?? data!.agreeToEmailChange;
};
type Edited = AccountV1 & { pendingEmail: string | null };
const ask = ({ id }: Person, email: string, path = 'users') =>
  support.client.rest<Edited>('PUT', `/admin/${path}/${id}`, { email });

it('the edit of an email is answered with 200 by both doors, and says that it waits', async () => {
  const [person, lawyer] = [await aClient(app), await aLawyer(app)];
  for (const [one, path] of [
    [person, 'users'],
    [lawyer, 'users'],
    [lawyer, 'lawyers'],
  ] as const) {
    const { status, body } = await ask(one, 'new@example.test', path);
    expect([status, body.email, body.pendingEmail]).toEqual([200, one.email, 'new@example.test']);
  }
  const { updateUser } = await support.client.query(
    graphql(
      `mutation ($id: ID!) { updateUser(id: $id, input: { email: "b@example.test" }) { pendingEmail user { email } } }`,
    ),
    { id: person.id },
  );
  expect(updateUser).toEqual({ pendingEmail: 'b@example.test', user: { email: person.email } });
  const { updateLawyer } = await support.client.query(
    graphql(
      `mutation ($id: ID!) { updateLawyer(id: $id, input: { email: "c@example.test" }) { pendingEmail lawyer { email } } }`,
    ),
    { id: lawyer.id },
  );
  expect(updateLawyer).toEqual({ pendingEmail: 'c@example.test', lawyer: { email: lawyer.email } });
  const named = await support.client.rest<Edited>('PUT', `/admin/users/${(await aClient(app)).id}`, {
    name: 'Another',
  });
  expect([named.status, named.body.pendingEmail]).toEqual([200, null]);
});

it('support alone gets no account: the new address confirms nothing, and resets no password', async () => {
  const person = await aClient(app);
  const email = 'of-support@example.test';
  await ask(person, email);
  expect(await linkTo(email, '/account/confirm')).toBeUndefined();
  await mailPasswordReset(app.platform, email);
  expect(await linkTo(email, '/account/reset')).toBeUndefined();
  await waitHours(person, 73);
  expect(await agree(support, person)).toBe('FORBIDDEN');
  expect(await emailOf(person)).toBe(person.email);
  expect((await person.client.query(graphql(`{ me { pendingEmail } }`))).me).toEqual({ pendingEmail: email });
  await person.client.query(graphql(`mutation { cancelEmailChange { user { email } } }`));
  expect(await agree(colleague, person)).toBe('NOT_FOUND');
});

it('the present address confirms it, and can take the account back for 7 days', async () => {
  const person = await aClient(app);
  const email = 'confirmed-by-old@example.test';
  await ask(person, email);
  expect((await confirm(await linkTo(person.email, '/account/confirm'))).status).toBe(200);
  expect(await emailOf(person)).toBe(email);
  await mailPasswordReset(app.platform, email);
  expect(await linkTo(email, '/account/reset')).toBeUndefined();
  expect((await confirm(await linkTo(email, '/account/confirm'))).status).toBe(200);
  const token = await linkTo(person.email, '/account/secure');
  expect((await visitor.rest('POST', '/auth/secure', { token })).status).toBe(200);
  expect(await emailOf(person)).toBe(person.email);
});

it('a second member of the staff agrees after 72 hours, with a recent proof', async () => {
  const person = await aClient(app);
  const email = 'agreed@example.test';
  await ask(person, email);
  expect(await agree(colleague, person)).toBe('CONFLICT');
  await waitHours(person, 71);
  expect(await agree(colleague, person)).toBe('CONFLICT');
  await waitHours(person, 1.1);
  const { staffEmailChange } = await colleague.client.query(
    graphql(`query ($id: ID!) { staffEmailChange(id: $id) { email askedByViewer } }`),
    { id: person.id },
  );
  expect(staffEmailChange).toEqual({ email, askedByViewer: false });
  const old = await aStaffMember(app, [StaffRole.SUPPORT]);
  await app.sql(
    `update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`,
    [old.id],
  );
  expect(await agree(old, person)).toBe('IDENTITY_REQUIRED');
  expect(await agree(await aStaffMember(app, [StaffRole.VERIFIER]), person)).toBe('FORBIDDEN');
  expect(await agree(colleague, person)).toEqual({ user: { email } });
  expect((await person.client.query(graphql(`{ me { id } }`))).me).toBeNull();
  expect(await linkTo(person.email, '/account/secure')).toBeDefined();
});

it('the owner refuses it with one link, which also ends what the colleague could agree to', async () => {
  const person = await aClient(app);
  await ask(person, 'refused@example.test');
  const token = await linkTo(person.email, '/account/secure');
  expect((await visitor.rest('POST', '/auth/secure', { token })).status).toBe(200);
  await waitHours(person, 73);
  expect(await agree(colleague, person)).toBe('NOT_FOUND');
  expect((await ask(person, 'again@example.test')).status).toBe(409);
  expect(await emailOf(person)).toBe(person.email);
});
