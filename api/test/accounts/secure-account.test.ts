import { mailPasswordReset } from '../../src/modules/accounts/recovery/password-reset.service';
import { createToken } from '../../src/modules/accounts/account-tokens';
import { sweepAccounts } from '../../src/modules/accounts/sweep-accounts';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { addPasskey } from '../setup/passkeys';
import { aClient, aLawyer, PASSWORD, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';
import { challengeOf, codeOf, enrol } from '../setup/second-factor';

const THEIRS = 'a password of the thief';
const NEW = 'a new one of the owner';
const DETAILS = 'update lawyer_profiles set mobile_payment_details = $2 where account_id = $1';

const app = appOfTests({
  mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'AinSathi <no-reply@ainsathi.test>' },
  publicOrigin: 'http://localhost:4000',
});
let visitor: Client;

beforeAll(() => {
  visitor = new Client(app.origin);
});

const post = (path: string, body: object) => visitor.rest('POST', path, body);
const signIn = (email: string, password: string) => post('/auth/login', { email, password });
const changePassword = (client: Client, from: string, to: string) =>
  client.graphql(
    graphql(
      `mutation ($from: String!, $to: String!) { changePassword(currentPassword: $from, newPassword: $to) { token } }`,
    ),
    { from, to },
  );
const askEmail = (client: Client, email: string) => client.rest('PUT', '/users/profile', { email });

/** The secret of the newest link to a page in the mails to an address. */
async function secretTo(address: string, path: string): Promise<string> {
  const mails = await app.sql<{ text: string }>(
    `select text from mails where address = $1 and text like '%' || $2 || '#%' order by id`,
    [address, path],
  );
  const secret = new RegExp(`${path}#([\\w-]{43})`).exec(mails.at(-1)?.text ?? '')?.[1];
  if (!secret) throw new Error(`No link to ${path} for ${address}`);
  return secret;
}
const secure = async (address: string) =>
  post('/auth/secure', { token: await secretTo(address, '/account/secure') });
const setPassword = async (address: string) =>
  post('/auth/password-reset/confirm', {
    token: await secretTo(address, '/account/reset'),
    newPassword: NEW,
  });

/** The thief has a fresh session: sets a password, and moves the email. */
async function takeOver(owner: Person, email: string): Promise<Client> {
  const { data } = await changePassword(owner.client, PASSWORD, THEIRS);
  const thief = visitor.as((data as { changePassword: { token: string } }).changePassword.token);
  expect((await askEmail(thief, email)).status).toBe(200);
  await post('/auth/email/confirm', { token: await secretTo(email, '/account/confirm') });
  const { body } = await signIn(email, THEIRS);
  return visitor.as((body as { token: string }).token);
}

describe('who has moved the email and set a password is put out by one link', () => {
  it('and signs in with neither address', async () => {
    const owner = await aClient(app);
    const thief = await takeOver(owner, 'thief-1@example.test');
    expect((await secure(owner.email)).status).toBe(200);
    expect((await thief.query(graphql(`{ me { id } }`))).me).toBeNull();
    for (const email of [owner.email, 'thief-1@example.test'])
      for (const password of [THEIRS, PASSWORD]) expect((await signIn(email, password)).status).toBe(401);
    expect((await setPassword(owner.email)).status).toBe(200);
    expect((await signIn(owner.email, NEW)).status).toBe(200);
  });

  it('and the email is fixed for the rest of the 7 days', async () => {
    const owner = await aClient(app);
    await takeOver(owner, 'thief-2@example.test');
    await secure(owner.email);
    await setPassword(owner.email);
    const { body } = await signIn(owner.email, NEW);
    const client = visitor.as((body as { token: string }).token);
    expect((await askEmail(client, 'thief-2b@example.test')).status).toBe(409);
    await app.sql(`update email_holds set until = now() - interval '1 second' where account_id = $1`, [
      owner.id,
    ]);
    expect((await askEmail(client, 'owner-2b@example.test')).status).toBe(200);
  });

  it('and completes no sign-in that waited for its code', async () => {
    const owner = await aClient(app);
    const thief = await takeOver(owner, 'thief-3@example.test');
    const { secret } = await enrol(thief);
    const challenge = await challengeOf(visitor, { ...owner, email: 'thief-3@example.test' }, THEIRS);
    await secure(owner.email);
    const { status } = await post('/auth/login/second-factor', { challenge, code: codeOf(secret) });
    expect(status).toBe(400);
  });

  it('and keeps no app, passkey, recovery code or phone', async () => {
    const owner = await aClient(app);
    const before = await enrol(owner.client);
    await app.sql(`update accounts set phone = '+8801712345678' where id = $1`, [owner.id]);
    await app.sql('delete from account_changes');
    await owner.client.query(graphql(`mutation { removeFactor(kind: TOTP) { __typename } }`));
    const thief = await takeOver(owner, 'thief-4@example.test');
    await enrol(thief);
    await addPasskey(thief, app.platform.config.publicOrigin ?? '');
    await thief.query(graphql(`mutation { renewRecoveryCodes { recoveryCodes } }`));
    await thief.rest('PUT', '/users/profile', { phone: '01812345678' });
    await secure(owner.email);
    await setPassword(owner.email);
    const challenge = await challengeOf(visitor, owner, NEW);
    const complete = (code: string) => post('/auth/login/second-factor', { challenge, code });
    expect((await complete(codeOf(before.secret))).status).toBe(200);
    const recovered = await post('/auth/login/second-factor', {
      challenge: await challengeOf(visitor, owner, NEW),
      code: before.recoveryCodes[0],
    });
    expect(recovered.status).toBe(200);
    const client = visitor.as((recovered.body as { token: string }).token);
    const { me, mySecondFactors } = await client.query(
      graphql(`{ me { phone email } mySecondFactors { totp recoveryCodesLeft passkeys { id } } }`),
    );
    expect(me).toEqual({ phone: '+8801712345678', email: owner.email });
    expect(mySecondFactors).toEqual({ totp: true, recoveryCodesLeft: 9, passkeys: [] });
  });

  it('and takes no link for a new password from the owner', async () => {
    const owner = await aClient(app);
    await takeOver(owner, 'thief-5@example.test');
    await secure(owner.email);
    const links = await secretTo(owner.email, '/account/reset');
    for (let times = 0; times < 4; times += 1) await mailPasswordReset(app.platform, owner.email);
    const other = await secretTo(owner.email, '/account/reset');
    expect((await post('/auth/password-reset/confirm', { token: other, newPassword: THEIRS })).status).toBe(
      200,
    );
    expect((await post('/auth/password-reset/confirm', { token: links, newPassword: NEW })).status).toBe(200);
    expect((await post('/auth/password-reset/confirm', { token: links, newPassword: NEW })).status).toBe(400);
  });
});

it('a script that does it again within a second of each time wins nothing', async () => {
  const owner = await aClient(app);
  const email = 'script@example.test';
  let thief = await takeOver(owner, email);
  const link = await secretTo(email, '/account/secure');
  const again = () =>
    Promise.all([
      askEmail(thief, 'script-2@example.test'),
      changePassword(thief, THEIRS, `${THEIRS} again`),
      thief.graphql(graphql(`mutation { beginTotp { secret } }`)),
      thief.rest('PUT', '/users/profile', { phone: '01812345678' }),
      signIn(owner.email, THEIRS),
      signIn(email, THEIRS),
      post('/auth/secure', { token: link }),
    ]);
  const undone = secure(owner.email);
  const during = await again();
  await undone;
  const { body } = during[5] as { body: { token?: string } };
  if (body.token) thief = visitor.as(body.token);
  for (let times = 0; times < 3; times += 1) await again();
  const [row] = await app.sql('select email, phone, password_hash as hash from accounts where id = $1', [
    owner.id,
  ]);
  expect(row).toEqual({ email: owner.email, phone: null, hash: 'none' });
  expect(await app.sql('select from sessions where account_id = $1', [owner.id])).toEqual([]);
  expect((await setPassword(owner.email)).status).toBe(200);
  expect((await signIn(owner.email, NEW)).status).toBe(200);
});

it('the link at the new address gives the account to the earlier one, too', async () => {
  const owner = await aClient(app);
  const email = 'thief-6@example.test';
  const thief = await takeOver(owner, email);
  await enrol(thief);
  expect((await secure(email)).status).toBe(200);
  await expect(secretTo(email, '/account/reset')).rejects.toThrow('No link');
  expect((await setPassword(owner.email)).status).toBe(200);
  expect((await signIn(owner.email, NEW)).status).toBe(200);
});

it('a new address resets no password and removes no factor while the earlier one can take the account back', async () => {
  const owner = await aClient(app);
  await enrol(owner.client);
  const email = 'thief-7@example.test';
  await askEmail(owner.client, email);
  await post('/auth/email/confirm', { token: await secretTo(email, '/account/confirm') });
  await mailPasswordReset(app.platform, email);
  await expect(secretTo(email, '/account/reset')).rejects.toThrow('No link');
  const challenge = await challengeOf(visitor, { ...owner, email }, PASSWORD);
  expect((await post('/auth/second-factor/removal', { challenge })).status).toBe(200);
  await expect(secretTo(email, '/account/remove-factor')).rejects.toThrow('No link');
  await app.sql(`update email_holds set until = now() - interval '1 second' where account_id = $1`, [
    owner.id,
  ]);
  await mailPasswordReset(app.platform, email);
  await secretTo(email, '/account/reset');
});

it('a lawyer gets the payment details back that clients pay to', async () => {
  const lawyer = await aLawyer(app);
  await lawyer.client.rest('PUT', '/lawyers/profile', { mobilePaymentDetails: 'bKash of the thief' });
  await secure(lawyer.email);
  const rows = await app.sql(
    'select mobile_payment_details as paid from lawyer_profiles where account_id = $1',
    [lawyer.id],
  );
  expect(rows).toEqual([{ paid: 'bKash 01711111111' }]);
  await app.sql(DETAILS, [lawyer.id, 'another']);
});

it('a link to undo a change of email from an earlier version does the same', async () => {
  const person = await aClient(app);
  const context = { db: app.platform.dataSource.manager, now: () => new Date() };
  await app.sql(`update accounts set email = 'moved@example.test' where id = $1`, [person.id]);
  await app.sql('delete from account_changes where account_id = $1', [person.id]);
  const token = await createToken(context, {
    accountId: person.id,
    purpose: 'undo-email',
    data: { email: person.email },
  });
  expect((await post('/auth/email/undo', { token })).status).toBe(200);
  expect((await signIn(person.email, PASSWORD)).status).toBe(401);
  expect((await setPassword(person.email)).status).toBe(200);
});

it('what changed more than 7 days ago stays, and is forgotten after 8', async () => {
  const person = await aClient(app);
  const { secret } = await enrol(person.client);
  await app.sql(`update account_changes set at = now() - interval '9 days' where account_id = $1`, [
    person.id,
  ]);
  await changePassword(person.client, PASSWORD, THEIRS);
  await secure(person.email);
  await setPassword(person.email);
  expect(codeOf(secret)).toHaveLength(6);
  expect((await signIn(person.email, NEW)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  await app.sql(`update accounts set phone = '+8801712345678' where id = $1`, [person.id]);
  await app.sql(`update account_changes set at = now() - interval '9 days' where account_id = $1`, [
    person.id,
  ]);
  await sweepAccounts(app.platform.dataSource, app.platform.config);
  expect(await app.sql('select from account_changes where account_id = $1', [person.id])).toEqual([]);
});

it('a deleted account leaves nothing of its changes', async () => {
  const person = await aClient(app);
  await enrol(person.client);
  await app.sql('delete from accounts where id = $1', [person.id]);
  expect(await app.sql('select from account_changes where account_id = $1', [person.id])).toEqual([]);
});
