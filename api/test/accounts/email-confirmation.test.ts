import { createToken } from '../../src/modules/accounts/account-tokens';
import { sentTwoDaysAgo } from '../setup/case-rooms';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aClient, aLawyer, anAdmin, PASSWORD, type Person } from '../setup/people';
import type { CaseV1, SignedInV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

/** With mail; nothing delivers it, so that the tests read it from the database. */
const app = appOfTests({
  mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'AinSathi <no-reply@ainsathi.test>' },
  publicOrigin: 'https://ainsathi.test',
  trustProxy: true,
});
let visitor: Client;

beforeAll(() => {
  visitor = new Client(app.origin);
});

let made = 0;

async function register(role = 'user', more: object = {}): Promise<Person> {
  const email = `registered-${(made += 1)}@example.test`;
  const name = 'Rahima Khatun';
  const registered = await visitor.rest('POST', '/auth/register', {
    name,
    email,
    password: PASSWORD,
    role,
    ...more,
  });
  expect(registered.status).toBe(201);
  const { token, _id: id } = (
    await visitor.rest<SignedInV1>('POST', '/auth/login', { email, password: PASSWORD })
  ).body;
  return { id, name, email, token, client: visitor.as(token) };
}

async function linksTo(address: string): Promise<string[]> {
  const mails = await app.sql<{ text: string }>(
    'select text from mails where address = $1 order by created_at, id',
    [address],
  );
  return mails.flatMap(
    ({ text }) => /account\/(?:confirm|reset|undo-email)#([\w-]{43})/.exec(text)?.[1] ?? [],
  );
}

const newest = async (address: string) => (await linksTo(address)).at(-1) ?? '';

const confirm = (token: string) => visitor.rest('POST', '/auth/email/confirm', { token });

const meOf = async ({ client }: Person) =>
  (await client.query(graphql(`{ me { email phone emailConfirmedAt emailToConfirm pendingEmail } }`))).me;

const REFUSED = {
  status: 403,
  code: 'EMAIL_NOT_CONFIRMED',
  message: 'Please confirm your email first. We can send the link again.',
};

async function refusal(call: ReturnType<Client['rest']>) {
  const { status, body } = await call;
  return { status, code: body.code, message: body.message };
}

const request = (person: Person, lawyer: Person) =>
  person.client.rest<CaseV1>('POST', '/users/cases', {
    lawyerId: lawyer.id,
    title: 'A boundary dispute',
    description: 'My neighbour built a wall.',
  });

describe('the email of a new account', () => {
  it('is confirmed by the mailed link, which acts once and ends no session', async () => {
    const person = await register();
    expect(await meOf(person)).toMatchObject({ emailConfirmedAt: null, emailToConfirm: true });
    const [token = '', ...more] = await linksTo(person.email);
    expect(more).toEqual([]);
    expect((await confirm(token)).body).toEqual({ message: 'Your email is confirmed.' });
    expect(await meOf(person)).toMatchObject({ emailConfirmedAt: expect.any(String), emailToConfirm: false });
    expect((await confirm(token)).status).toBe(400);
  });

  it('lets no case be requested or paid before, and the account read and edit itself', async () => {
    const [person, lawyer] = [await register(), await aLawyer(app)];
    expect(await refusal(request(person, lawyer))).toEqual(REFUSED);
    const payment = { bKashTrxId: 'ABC1234567' };
    const nobody = '00000000-0000-7000-8000-000000000000';
    expect(await refusal(person.client.rest('PUT', `/users/cases/${nobody}/payment`, payment))).toEqual(
      REFUSED,
    );
    const { errors } = await person.client.graphql(
      graphql(`mutation ($input: CaseRequestInput!) { requestCase(input: $input) { case { id } } }`),
      { input: { lawyerId: lawyer.id, title: 'A wall', description: 'On my land' } },
    );
    expect(errors?.[0]?.extensions.code).toBe('EMAIL_NOT_CONFIRMED');
    expect((await person.client.rest('GET', '/users/cases')).status).toBe(200);
    expect((await person.client.rest('PUT', '/users/profile', { name: 'Another Name' })).status).toBe(200);
    await confirm(await newest(person.email));
    expect((await request(person, lawyer)).status).toBe(201);
  });

  it('lets no request be sent on to another lawyer before; withdrawing it needs no email', async () => {
    const [person, lawyer, other] = [await register(), await aLawyer(app), await aLawyer(app)];
    await confirm(await newest(person.email));
    const { _id: id } = (await request(person, lawyer)).body;
    await sentTwoDaysAgo(app, id);
    await app.sql('update accounts set email_confirmed_at = null where id = $1', [person.id]);
    const withdraw = async (to: string | null) =>
      person.client.graphql(
        graphql(
          `mutation ($id: ID!, $to: ID) { withdrawCase(caseId: $id, sendToLawyerId: $to) { case { status } } }`,
        ),
        { id, to },
      );
    expect((await withdraw(other.id)).errors?.[0]?.extensions.code).toBe('EMAIL_NOT_CONFIRMED');
    expect((await withdraw(null)).data!.withdrawCase.case.status).toBe('CASE_CLOSED');
  });

  it('lets no lawyer publish or be verified before', async () => {
    const [lawyer, admin] = [await register('lawyer'), await anAdmin(app)];
    await lawyer.client.rest('PUT', '/lawyers/profile', { licenseNumber: 'BBC-1/2020' });
    const publish = () =>
      lawyer.client.rest('POST', '/lawyers/blogs', { title: 'A post', content: 'A text' });
    const decide = (status: string) =>
      admin.client.rest('PUT', `/admin/lawyers/${lawyer.id}/verification`, {
        status,
        reason: 'Not on the roll',
      });
    expect(await refusal(publish())).toEqual(REFUSED);
    expect(await refusal(decide('verified'))).toEqual({
      ...REFUSED,
      message: 'This lawyer has not confirmed the email yet.',
    });
    expect((await decide('rejected')).status).toBe(200);
    await confirm(await newest(lawyer.email));
    expect((await decide('verified')).status).toBe(200);
    expect((await publish()).status).toBe(201);
  });

  it('is asked for again at most three times an hour, and only the newest link acts', async () => {
    const person = await register();
    const resend = () =>
      person.client.rest('POST', '/account/email/confirmation', {}, { 'x-forwarded-for': '203.0.113.9' });
    expect((await resend()).body).toEqual({ message: 'We have sent you the link again.' });
    for (let count = 0; count < 2; count += 1) expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(429);
    const links = await linksTo(person.email);
    expect(links).toHaveLength(4);
    expect((await confirm(links[0] ?? '')).status).toBe(400);
    expect((await confirm(links[3] ?? '')).status).toBe(200);
    expect((await resend()).status).toBe(200);
    expect(await linksTo(person.email)).toHaveLength(4);
  });

  it('is confirmed by a link for a new password, which deletes the phone of the person who registered it', async () => {
    const person = await register('user', { phone: '01712345678' });
    const link = { db: app.platform.dataSource.manager, platform: app.platform, now: () => new Date() };
    const token = await createToken(link, { accountId: person.id, purpose: 'reset-password' });
    const newPassword = 'quite another password';
    expect((await visitor.rest('POST', '/auth/password-reset/confirm', { token, newPassword })).status).toBe(
      200,
    );
    const login = await visitor.rest<SignedInV1>('POST', '/auth/login', {
      email: person.email,
      password: newPassword,
    });
    expect(await meOf({ ...person, client: visitor.as(login.body.token) })).toMatchObject({
      phone: null,
      emailToConfirm: false,
    });
  });
});

it('an account from before the rule is asked, and not stopped', async () => {
  const [person, lawyer] = [await aClient(app), await aLawyer(app)];
  expect(await meOf(person)).toMatchObject({ emailToConfirm: true });
  expect((await request(person, lawyer)).status).toBe(201);
  const { message } = (await person.client.query(graphql(`mutation { resendConfirmation { message } }`)))
    .resendConfirmation;
  expect(message).toBe('We have sent you the link again.');
  expect((await confirm(await newest(person.email))).status).toBe(200);
  expect(await meOf(person)).toMatchObject({ emailToConfirm: false });
});

it('another email that waits for its link can be given up, by either transport', async () => {
  const person = await register();
  for (const cancel of [
    () => person.client.query(graphql(`mutation { cancelEmailChange { user { pendingEmail } } }`)),
    () => person.client.rest('DELETE', '/account/email/change'),
  ]) {
    const email = `another-${(made += 1)}@example.test`;
    await person.client.rest('PUT', '/users/profile', { email });
    expect((await meOf(person))!.pendingEmail).toBe(email);
    await cancel();
    expect((await meOf(person))!.pendingEmail).toBeNull();
    expect((await confirm(await newest(email))).status).toBe(400);
  }
});

it('the new email of a change is confirmed by its link', async () => {
  const person = await register();
  const email = `changed-${(made += 1)}@example.test`;
  await person.client.rest('PUT', '/users/profile', { email });
  expect((await confirm(await newest(email))).body.message).toBe(
    'Your email is changed. Please sign in with it.',
  );
  const login = await visitor.rest<SignedInV1>('POST', '/auth/login', { email, password: PASSWORD });
  expect(await meOf({ ...person, client: visitor.as(login.body.token) })).toMatchObject({
    emailToConfirm: false,
  });
  const first = (await linksTo(person.email))[0] ?? '';
  expect((await confirm(first)).status).toBe(400);
});
