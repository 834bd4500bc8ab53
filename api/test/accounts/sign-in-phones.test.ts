import { sweepAccounts } from '../../src/modules/accounts/sweep-accounts';
import { postNotifications } from '../../src/modules/notifications/post-notifications';
import { setHearing, tryToCancel } from '../setup/case-rooms';
import { Client, dataOf } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, PASSWORD, type Person, setStatus } from '../setup/people';
import {
  aNumber,
  aPhoneOwner,
  codeTo,
  hoursPass,
  openAccount,
  type PhoneOwner,
  proofOf,
  prove,
  proveNumber,
  requestCode,
  textsTo,
} from '../setup/phones';
import { appOfTests } from '../setup/running-app';
import { codeOf, enrol } from '../setup/second-factor';

const NEW = 'a new one of the owner';
const ME = graphql(`{ me { id email phone pendingEmail signInPhone hasPassword } }`);
const CHANGE = graphql(
  `mutation ($proofId: ID!, $code: String) { changeSignInPhone(proofId: $proofId, code: $code) { user { phone signInPhone email } } }`,
);
const REMOVE = graphql(`mutation { removeSignInPhone { user { signInPhone } } }`);
const SET_PASSWORD = graphql(`mutation ($new: String!) { setPassword(newPassword: $new) { token } }`);
const IDENTITY = graphql(
  `mutation ($proofId: ID, $phoneCode: String, $password: String) {
     confirmIdentity(proofId: $proofId, phoneCode: $phoneCode, password: $password) { token }
   }`,
);

const app = appOfTests({
  mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'AinSathi <no-reply@ainsathi.test>' },
  publicOrigin: 'http://localhost:4000',
});
let visitor: Client;

beforeAll(() => {
  visitor = new Client(app.origin);
});

const codesOf = ({ errors }: { errors?: { extensions: { code: string } }[] | undefined }) =>
  errors?.map(({ extensions: { code } }) => code) ?? [];
const confirmEmailOf = (id: string) =>
  app.sql('update accounts set email_confirmed_at = now(), confirmation_required = true where id = $1', [id]);
const sessionsGrowOld = (id: string) =>
  app.sql(`update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`, [id]);
const secure = (token: string) => visitor.rest<{ message: string }>('POST', '/auth/secure', { token });
/** The secret of the last link *This was not me* in the texts to a number. */
const secretTo = async (phone: string): Promise<string | undefined> =>
  /\/account\/secure#([\w-]{43})/.exec((await textsTo(app, phone)).at(-1) ?? '')?.[1];

/** Gives a client another number. */
async function changeTo(client: Client, phone: string) {
  await hoursPass(app, phone);
  const proofId = await proofOf(client, phone, 'CHANGE');
  return client.graphql(CHANGE, { proofId, code: await codeTo(app, phone) });
}

/** A client with a confirmed email, a password and a number. */
async function aClientWithBoth(): Promise<Person & { phone: string }> {
  const person = await aClient(app);
  await confirmEmailOf(person.id);
  const phone = aNumber();
  expect(codesOf(await changeTo(person.client, phone))).toEqual([]);
  return { ...person, phone };
}

describe('a number', () => {
  it('is set beside an email; the contact follows where it is the same', async () => {
    const owner = await aPhoneOwner(app);
    const [second, third] = [aNumber(), aNumber()];
    expect(dataOf(await changeTo(owner.client, second)).changeSignInPhone.user).toMatchObject({
      phone: second,
      signInPhone: second,
    });
    await app.sql('update accounts set phone = null where id = $1', [owner.id]);
    expect(dataOf(await changeTo(owner.client, third)).changeSignInPhone.user).toMatchObject({
      phone: null,
      signInPhone: third,
    });
    const events = await app.sql<{ act: string }>(
      `select act, before, after from audit_entries where subject_id = $1 and act like 'sign-in-phone%' order by id`,
      [owner.id],
    );
    expect(events.map(({ act }) => act)).toEqual([
      'sign-in-phone-set',
      'sign-in-phone-changed',
      'sign-in-phone-changed',
    ]);
    for (const number of [owner.phone, second, third])
      expect(JSON.stringify(events)).not.toContain(number.slice(-10));
  });

  it('that a sign-in proved needs no second code; a proof of somebody else and of another account acts not', async () => {
    const person = await aClient(app);
    const { proofId, newAccount } = await proveNumber(app, visitor, aNumber());
    expect(newAccount).toBe(true);
    expect(codesOf(await person.client.graphql(CHANGE, { proofId }))).toEqual([]);
    const [other, theirs] = [await aClient(app), aNumber()];
    const foreign = await proofOf(person.client, theirs, 'CHANGE');
    const code = await codeTo(app, theirs);
    expect(codesOf(await other.client.graphql(CHANGE, { proofId: foreign, code }))).toEqual([
      'BAD_USER_INPUT',
    ]);
    expect(codesOf(await prove(visitor, foreign, code))).toEqual(['BAD_USER_INPUT']);
  });

  it("needs a recent proof, is nobody else's, and is held 7 days for whom it left", async () => {
    const [owner, other] = [await aPhoneOwner(app), await aPhoneOwner(app)];
    expect(codesOf(await changeTo(other.client, owner.phone))).toEqual(['CONFLICT']);
    await hoursPass(app, owner.phone);
    const left = owner.phone;
    expect(codesOf(await changeTo(owner.client, aNumber()))).toEqual([]);
    expect(codesOf(await changeTo(other.client, left))).toEqual(['CONFLICT']);
    const { proofId, newAccount } = await proveNumber(app, visitor, left);
    expect(newAccount).toBe(true);
    expect(codesOf(await openAccount(visitor, proofId))).toEqual(['CONFLICT']);
    await sessionsGrowOld(owner.id);
    expect(codesOf(await changeTo(owner.client, aNumber()))).toEqual(['IDENTITY_REQUIRED']);
  });

  it('beside an email that nobody has confirmed makes that wait for its link, and signs nobody in by it', async () => {
    const person = await aClient(app);
    await app.sql('update accounts set confirmation_required = true where id = $1', [person.id]);
    await changeTo(person.client, aNumber());
    expect((await person.client.query(ME)).me).toMatchObject({ email: '', pendingEmail: person.email });
    expect(
      (await visitor.rest('POST', '/auth/login', { email: person.email, password: PASSWORD })).status,
    ).toBe(401);
    const again = await visitor.rest('POST', '/auth/register', {
      name: 'The Owner',
      email: person.email,
      password: NEW,
    });
    expect(again.status).toBe(201);
  });

  it('is removed beside a confirmed email alone', async () => {
    const owner = await aPhoneOwner(app);
    expect(codesOf(await owner.client.graphql(REMOVE))).toEqual(['EMAIL_NOT_CONFIRMED']);
    const both = await aClientWithBoth();
    expect((await both.client.query(REMOVE)).removeSignInPhone.user.signInPhone).toBeNull();
    expect((await textsTo(app, both.phone)).at(-1)).toMatch(
      /was changed\. Not you\? Look into your email\.$/,
    );
  });

  it('keeps an account from the sweep, and a second factor waits for an email', async () => {
    const owner = await aPhoneOwner(app);
    await app.sql(`update accounts set created_at = now() - interval '31 days' where id = $1`, [owner.id]);
    await app.sql(`update phone_proofs set created_at = now() - interval '2 days'`);
    await app.sql(`update sms set created_at = now() - interval '2 days'`);
    await sweepAccounts(app.platform.dataSource, app.platform.config);
    expect((await owner.client.query(ME)).me?.signInPhone).toBe(owner.phone);
    expect(await app.sql('select from phone_proofs')).toEqual([]);
    expect(await app.sql('select from sms where text is not null')).toEqual([]);
    const totp = await owner.client.graphql(graphql(`mutation { beginTotp { secret } }`));
    expect(codesOf(totp)).toEqual(['EMAIL_NOT_CONFIRMED']);
  });
});

describe('a code', () => {
  it('proves identity where no email is confirmed, for a first and a forgotten password', async () => {
    const owner = await aPhoneOwner(app);
    await sessionsGrowOld(owner.id);
    expect(codesOf(await owner.client.graphql(SET_PASSWORD, { new: NEW }))).toEqual(['IDENTITY_REQUIRED']);
    expect(codesOf(await requestCode(owner.client, aNumber(), 'IDENTITY'))).toEqual(['BAD_USER_INPUT']);
    await hoursPass(app, owner.phone);
    const proofId = await proofOf(owner.client, owner.phone, 'IDENTITY');
    const proof = { proofId, phoneCode: await codeTo(app, owner.phone) };
    const { token } = dataOf(await owner.client.graphql(IDENTITY, proof)).confirmIdentity;
    const set = dataOf(await visitor.as(token).graphql(SET_PASSWORD, { new: NEW })).setPassword;
    expect((await visitor.as(token).query(ME)).me).toBeNull();
    expect((await visitor.as(set.token).query(ME)).me?.hasPassword).toBe(true);
    expect((await visitor.rest('POST', '/auth/login', { email: owner.phone, password: NEW })).status).toBe(
      200,
    );
    expect(codesOf(await visitor.as(set.token).graphql(IDENTITY, proof))).toEqual(['BAD_USER_INPUT']);
  });

  it('beside a confirmed email signs in, but proves nothing: no password, no other number', async () => {
    const both = await aClientWithBoth();
    const { token } = await proveNumber(app, visitor, both.phone);
    const client = visitor.as(token);
    expect((await client.query(ME)).me?.id).toBe(both.id);
    expect(codesOf(await client.graphql(SET_PASSWORD, { new: NEW }))).toEqual(['IDENTITY_REQUIRED']);
    expect(codesOf(await changeTo(client, aNumber()))).toEqual(['IDENTITY_REQUIRED']);
    expect((await client.rest('PUT', '/users/profile', { email: 'thief@example.test' })).status).toBe(403);
    expect(codesOf(await requestCode(client, both.phone, 'IDENTITY'))).toEqual(['CONFLICT']);
    const proven = dataOf(await client.graphql(IDENTITY, { password: PASSWORD })).confirmIdentity;
    expect(codesOf(await visitor.as(proven.token).graphql(SET_PASSWORD, { new: NEW }))).toEqual(['CONFLICT']);
  });

  it('is followed by a second factor, and with it proves no more', async () => {
    const both = await aClientWithBoth();
    const { secret } = await enrol(both.client);
    await hoursPass(app, both.phone);
    const proofId = await proofOf(visitor, both.phone);
    const { errors } = await prove(visitor, proofId, await codeTo(app, both.phone));
    expect(errors?.[0]?.extensions.code).toBe('SECOND_FACTOR_REQUIRED');
    const { challenge } = errors![0]!.extensions;
    await app.sql('update totp_factors set last_step = null where account_id = $1', [both.id]);
    const done = await visitor.rest<{ token: string }>('POST', '/auth/login/second-factor', {
      challenge,
      code: codeOf(secret),
    });
    expect(done.status).toBe(200);
    expect(codesOf(await changeTo(visitor.as(done.body.token), aNumber()))).toEqual(['IDENTITY_REQUIRED']);
  });
});

describe('a number that a thief has changed', () => {
  it('is taken back on the day of the opening by the link at the old number, and signs in', async () => {
    const owner = await aPhoneOwner(app);
    const theirs = aNumber();
    await changeTo(owner.client, theirs);
    const token = await secretTo(owner.phone);
    const answer = await secure(token!);
    expect([answer.status, answer.body.message]).toEqual([
      200,
      expect.stringContaining('code to your number'),
    ]);
    expect((await owner.client.query(ME)).me).toBeNull();
    expect(await proveNumber(app, visitor, theirs)).toMatchObject({ newAccount: true });
    expect((await proveNumber(app, visitor, owner.phone)).user?.id).toBe(owner.id);
  });

  it('is taken back after an email was added and confirmed, which then is gone', async () => {
    const owner = await aPhoneOwner(app);
    await app.sql(
      `update accounts set email = 'thief-a@example.test', email_confirmed_at = now() where id = $1`,
      [owner.id],
    );
    await app.sql(`update sessions set authenticated_at = now() where account_id = $1`, [owner.id]);
    await app.sql(
      `insert into account_tokens (id, account_id, purpose, token_hash, created_at, expires_at)
      values (gen_random_uuid(), $1, 'secure-account', sha256('known'), now(), now() + interval '1 day')`,
      [owner.id],
    );
    expect((await secure('known')).status).toBe(200);
    const signedIn = await proveNumber(app, visitor, owner.phone);
    expect((await visitor.as(signedIn.token).query(ME)).me).toMatchObject({ email: '', hasPassword: false });
  });

  it('opens no account that its owner took back by mail, before the mailed link sets a password', async () => {
    const both = await aClientWithBoth();
    await app.sql('delete from account_changes');
    const CHANGE_PASSWORD = graphql(
      `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "${NEW}") { token } }`,
    );
    await both.client.query(CHANGE_PASSWORD);
    const [mail] = await app.sql<{ text: string }>(
      `select text from mails where address = $1 and kind = 'password-changed'`,
      [both.email],
    );
    expect((await secure(/\/account\/secure#([\w-]{43})/.exec(mail!.text)![1]!)).status).toBe(200);
    await hoursPass(app, both.phone);
    const proofId = await proofOf(visitor, both.phone);
    expect(codesOf(await prove(visitor, proofId, await codeTo(app, both.phone)))).toEqual(['CONFLICT']);
  });
});

describe('a number that no code has used for 300 days', () => {
  const growsOld = async ({ id }: PhoneOwner) =>
    app.sql(`update sign_in_phones set used_at = now() - interval '301 days' where account_id = $1`, [id]);

  it('does not open the old account; the new holder starts anew, and the old one keeps its cases', async () => {
    const owner = await aPhoneOwner(app, PASSWORD);
    await growsOld(owner);
    const { proofId, ...answer } = await proveNumber(app, visitor, owner.phone);
    expect(answer).toEqual({ token: null, device: null, user: null, newAccount: false, unused: true });
    const person = await aClient(app);
    expect(codesOf(await person.client.graphql(CHANGE, { proofId }))).toEqual(['CONFLICT']);
    const opened = dataOf(
      await openAccount(visitor, (await proveNumber(app, visitor, owner.phone)).proofId),
    ).openPhoneAccount;
    expect(opened.user.id).not.toBe(owner.id);
    expect((await owner.client.query(ME)).me).toMatchObject({ id: owner.id, signInPhone: null });
    expect(
      await app.sql(`select from account_events where account_id = $1 and kind = 'sign-in-phone-moved'`, [
        owner.id,
      ]),
    ).toHaveLength(1);
    expect((await proveNumber(app, visitor, owner.phone)).user?.id).toBe(opened.user.id);
    const told = await app.sql(
      `select kind, mail, account_id = $1 as "isEarlier" from notifications where kind = 'phone-moved'`,
      [owner.id],
    );
    expect(told).toEqual([{ kind: 'phone-moved', mail: 'skipped', isEarlier: true }]);
  });

  it('signs in on a known device, and by the password', async () => {
    const owner = await aPhoneOwner(app, PASSWORD);
    await growsOld(owner);
    const login = await visitor.rest('POST', '/auth/login', { email: owner.phone, password: PASSWORD });
    expect(login.status).toBe(200);
    await hoursPass(app, owner.phone);
    const proofId = await proofOf(visitor, owner.phone);
    const { status, body } = await visitor.rest<{ token: string }>(
      'POST',
      '/auth/login',
      { email: owner.phone, password: PASSWORD },
      { 'x-device': owner.device },
    );
    expect([status, body.token]).toEqual([200, expect.any(String)]);
    const response = await fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-device': owner.device },
      body: JSON.stringify({
        query:
          'mutation ($proofId: ID!, $code: String!) { provePhone(proofId: $proofId, code: $code) { token } }',
        variables: { proofId, code: await codeTo(app, owner.phone) },
      }),
    });
    expect(await response.json()).toMatchObject({ data: { provePhone: { token: expect.any(String) } } });
  });

  it('that a new account took is not taken back from it', async () => {
    const both = await aClientWithBoth();
    await app.sql(`update sign_in_phones set used_at = now() - interval '301 days' where account_id = $1`, [
      both.id,
    ]);
    const anew = dataOf(
      await openAccount(visitor, (await proveNumber(app, visitor, both.phone)).proofId),
    ).openPhoneAccount;
    const [mail] = await app.sql<{ text: string }>(
      `select text from mails where account_id = $1 and kind = 'phone-moved'`,
      [both.id],
    );
    expect(mail!.text).not.toContain('#');
    const [changed] = await app.sql<{ text: string }>(
      `select text from mails where account_id = $1 and kind = 'phone-changed'`,
      [both.id],
    );
    expect((await secure(/\/account\/secure#([\w-]{43})/.exec(changed!.text)![1]!)).status).toBe(200);
    expect((await proveNumber(app, visitor, both.phone)).user?.id).toBe(anew.user.id);
  });
});

describe('the owner of an account without an email', () => {
  it('is warned by SMS, twice a day, of a new password always, and of no device after a code', async () => {
    const owner = await aPhoneOwner(app, PASSWORD);
    await proveNumber(app, visitor, owner.phone);
    expect(await textsTo(app, owner.phone, 'warning-%')).toEqual([]);
    for (let login = 0; login < 4; login += 1)
      await visitor.rest('POST', '/auth/login', { email: owner.phone, password: PASSWORD });
    const warned = await textsTo(app, owner.phone, 'warning-new-device');
    expect(warned).toHaveLength(2);
    expect(warned[0]).toMatch(
      /^New sign-in to AinSathi\. Not you\? Open this\.\nhttp:\/\/localhost:4000\/account\/secure#/,
    );
    const set = await owner.client.graphql(SET_PASSWORD, { new: NEW });
    expect(codesOf(set)).toEqual([]);
    expect(await textsTo(app, owner.phone, 'password-changed')).toHaveLength(1);
  });

  it('gets news of hearings and refused payments by SMS, without names, three a day, and not after 300 days', async () => {
    const lawyer = await aLawyer(app);
    const owner = await aPhoneOwner(app);
    const { _id: id } = await aCase({ ...owner, name: 'Rokeya Begum', email: '' }, lawyer);
    await setStatus(lawyer, id, 'accepted');
    const post = () => postNotifications(app.platform, new Date());
    await post();
    expect(await textsTo(app, owner.phone, 'notice')).toEqual([]);
    const hearing = await setHearing(lawyer, id);
    await post();
    expect(await textsTo(app, owner.phone, 'notice')).toEqual(['A hearing date was set\nlocalhost:4000']);
    await app.sql(`update sign_in_phones set used_at = now() - interval '301 days' where account_id = $1`, [
      owner.id,
    ]);
    await tryToCancel(lawyer, hearing);
    await post();
    await app.sql('update sign_in_phones set used_at = now(), shared = true where account_id = $1', [
      owner.id,
    ]);
    await setHearing(lawyer, id);
    await post();
    expect(await textsTo(app, owner.phone, 'notice')).toHaveLength(1);
    // The next sign-in sets whether the phone is shared.
    await proveNumber(app, visitor, owner.phone);
    for (let more = 0; more < 4; more += 1) {
      await setHearing(lawyer, id);
      await app.sql(`update notifications set mail = 'due', mail_due_at = now() where account_id = $1`, [
        owner.id,
      ]);
      await post();
    }
    expect(await textsTo(app, owner.phone, 'notice')).toHaveLength(3);
    expect(await app.sql('select from mails where account_id = $1', [owner.id])).toEqual([]);
  });
});
