import { removeLostFactors } from '../../src/modules/accounts/second-factor/factor-removal.service';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aClient, anAdmin, PASSWORD, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';
import { challengeOf, codeOf, enrol } from '../setup/second-factor';

const app = appOfTests({ publicOrigin: 'https://ainsathi.test' });
let visitor: Client;

beforeAll(() => {
  visitor = new Client(app.origin);
});

interface StoredMail {
  kind: string;
  text: string;
}

const post = (path: string, body: object) => visitor.rest('POST', path, body);
const login = ({ email }: Person) => post('/auth/login', { email, password: PASSWORD });
const HOUR = 3_600_000;
const workAt = (hours: number) => removeLostFactors(app.platform, () => new Date(Date.now() + hours * HOUR));

const mailsTo = ({ id }: Person, ...kinds: string[]) =>
  app.sql<StoredMail>(`select kind, text from mails where account_id = $1 and kind = any ($2) order by id`, [
    id,
    kinds,
  ]);

function secretOf(mail: StoredMail | undefined, path: string): string {
  const secret = new RegExp(`https://ainsathi.test${path}#([\\w-]{43})`).exec(mail?.text ?? '')?.[1];
  if (!secret) throw new Error(`No link to ${path} in ${mail?.text ?? 'no mail'}`);
  return secret;
}

const ASK = graphql(
  `mutation ($challenge: String!) { requestFactorRemoval(challenge: $challenge) { message } }`,
);

/** Asks for the link with the right password. */
async function ask(person: Person): Promise<string> {
  const challenge = await challengeOf(visitor, person, PASSWORD);
  expect((await post('/auth/second-factor/removal', { challenge })).status).toBe(200);
  return secretOf((await mailsTo(person, 'remove-factor')).at(-1), '/account/remove-factor');
}

const confirm = (token: string) => post('/auth/second-factor/removal/confirm', { token });
const stopBy = (mail: StoredMail | undefined) =>
  post('/auth/second-factor/removal/cancel', { token: secretOf(mail, '/account/keep-factor') });

/** A client whose lost factor is going to be removed. */
async function aWaitingPerson() {
  const person = await aClient(app);
  const factor = await enrol(person.client);
  expect((await confirm(await ask(person))).status).toBe(200);
  return { person, factor };
}

async function acts({ id }: Person): Promise<string[]> {
  const rows = await app.sql('select act from audit_entries where subject_id = $1 order by id', [id]);
  return (rows as { act: string }[]).map(({ act }) => act);
}

const removedAt = async ({ client }: Person) =>
  (await client.query(graphql(`{ mySecondFactors { removedAt } }`))).mySecondFactors.removedAt;

it('removes a lost factor 72 hours after the link was used, and tells the owner each day', async () => {
  const person = await aClient(app);
  await enrol(person.client);
  const token = await ask(person);
  await workAt(100);
  expect([(await login(person)).status, await mailsTo(person, 'factor-removal')]).toEqual([401, []]);

  expect((await confirm(token)).status).toBe(200);
  expect((await confirm(token)).body.errors).toEqual([expect.objectContaining({ field: 'token' })]);
  expect(Date.parse((await removedAt(person)) ?? '') - Date.now()).toBeGreaterThan(71.9 * HOUR);
  for (const hours of [1, 23, 25, 26, 49, 50, 71]) await workAt(hours);
  expect(await mailsTo(person, 'factor-removal')).toHaveLength(3);
  expect((await login(person)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await person.client.query(graphql(`{ me { id } }`))).me).not.toBeNull();

  await workAt(72.1);
  await workAt(73);
  expect((await login(person)).status).toBe(200);
  expect((await person.client.query(graphql(`{ me { id } }`))).me).toBeNull();
  for (const table of ['totp_factors', 'recovery_codes', 'factor_removals'])
    expect(await app.sql(`select from ${table} where account_id = $1`, [person.id])).toEqual([]);
  const changed = await mailsTo(person, 'factor-changed');
  expect(changed).toHaveLength(2);
  expect(changed[1]?.text).toContain('was removed, because it was said to be lost');
  expect(await acts(person)).toEqual(['factor-enabled', 'factor-removal-asked', 'factor-removed']);
  const events = await app.sql('select kind from account_events where account_id = $1 order by id', [
    person.id,
  ]);
  expect((events as { kind: string }[]).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['factor-removal-asked', 'factor-removed']),
  );
  expect((await stopBy((await mailsTo(person, 'factor-removal'))[0])).status).toBe(400);
}, 60_000);

it.each([0, 1, 2])('is stopped by the link of each mail: %d', async (which) => {
  const { person } = await aWaitingPerson();
  await workAt(25);
  await workAt(50);
  const mails = await mailsTo(person, 'factor-removal');
  expect((await stopBy(mails[which])).status).toBe(200);
  expect(await removedAt(person)).toBeNull();
  await workAt(100);
  expect((await login(person)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await stopBy(mails[which])).status).toBe(400);
  expect((await stopBy(mails[(which + 1) % 3])).status).toBe(400);
  expect((await acts(person)).at(-1)).toBe('factor-removal-stopped');
});

it('is stopped by a sign-in with a code, by a proof with a code, and by the owner who is signed in', async () => {
  const [one, other, third] = [await aWaitingPerson(), await aWaitingPerson(), await aWaitingPerson()];
  const challenge = await challengeOf(visitor, one.person, PASSWORD);
  const code = codeOf(one.factor.secret);
  expect((await post('/auth/login/second-factor', { challenge, code })).status).toBe(200);
  const proof = { password: PASSWORD, code: codeOf(other.factor.secret) };
  const identity = await other.person.client.rest('POST', '/auth/identity', proof);
  expect(identity.status).toBe(200);
  const STOP = graphql(`mutation { cancelOwnFactorRemoval { message } }`);
  await third.person.client.query(STOP);
  const { errors } = await third.person.client.graphql(STOP);
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  await workAt(100);
  for (const { person } of [one, other, third])
    expect((await login(person)).body.code).toBe('SECOND_FACTOR_REQUIRED');
});

it('goes on from the first link when another one is used', async () => {
  const { person } = await aWaitingPerson();
  const due = await removedAt(person);
  expect((await confirm(await ask(person))).status).toBe(200);
  expect(await removedAt(person)).toBe(due);
});

it('wants the right password, an hour has three links, and the answer is one sentence by both doors', async () => {
  const person = await aClient(app);
  await enrol(person.client);
  const forged = await post('/auth/second-factor/removal', { challenge: 'a'.repeat(43) });
  expect([forged.status, forged.body.errors]).toEqual([
    400,
    [expect.objectContaining({ field: 'challenge' })],
  ]);
  const answers = new Set<unknown>();
  for (let asked = 0; asked < 2; asked += 1) {
    const challenge = await challengeOf(visitor, person, PASSWORD);
    answers.add((await post('/auth/second-factor/removal', { challenge })).body.message);
  }
  const challenge = await challengeOf(visitor, person, PASSWORD);
  answers.add((await visitor.query(ASK, { challenge })).requestFactorRemoval.message);
  expect(answers.size).toBe(1);
  expect((await post('/auth/second-factor/removal', { challenge })).status).toBe(429);
  // The earlier links act no more.
  const [first] = await mailsTo(person, 'remove-factor');
  expect((await confirm(secretOf(first, '/account/remove-factor'))).status).toBe(400);
});

it('is not for staff, who get the same answer and no mail', async () => {
  const admin = await anAdmin(app);
  await enrol(admin.client);
  const challenge = await challengeOf(visitor, admin, PASSWORD);
  const { status, body } = await post('/auth/second-factor/removal', { challenge });
  expect([status, body.message]).toEqual([200, expect.stringContaining('Staff get none')]);
  expect(await mailsTo(admin, 'remove-factor')).toEqual([]);
});

it('ends with a lock, with switching the factor off, and with the link of an account without a factor', async () => {
  const { person } = await aWaitingPerson();
  await app.sql(`insert into account_locks values ($1, null, 'Lost phone', now())`, [person.id]);
  await workAt(100);
  expect(await app.sql('select from totp_factors where account_id = $1', [person.id])).toHaveLength(1);
  expect(await app.sql('select from factor_removals where account_id = $1', [person.id])).toEqual([]);

  const other = await aWaitingPerson();
  const token = await ask(other.person);
  await other.person.client.query(
    graphql(`mutation { removeFactor(kind: TOTP) { secondFactors { totp } } }`),
  );
  expect(await app.sql('select from factor_removals where account_id = $1', [other.person.id])).toEqual([]);
  expect((await confirm(token)).status).toBe(400);
});

it('wants a mail server in production', async () => {
  const { production } = app.platform.config;
  app.platform.config.production = true;
  try {
    const { status } = await post('/auth/second-factor/removal', { challenge: 'any' });
    expect(status).toBe(503);
  } finally {
    app.platform.config.production = production;
  }
});

describe('a change of the password', () => {
  const CHANGE = graphql(
    `mutation ($old: String!, $code: String) { changePassword(currentPassword: $old, newPassword: $old, code: $code) { token } }`,
  );
  const change = async ({ client }: Person, code?: string) => {
    const { changePassword } = await client.query(CHANGE, { old: PASSWORD, code });
    return visitor.as(changePassword.token);
  };
  const makeOld = ({ id }: Person) =>
    app.sql(`update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`, [
      id,
    ]);
  const isRecent = async (client: Client) =>
    !(await client.graphql(graphql(`mutation { endOtherSessions { endedIds } }`))).errors;

  it('proves anew who one is, with a second factor only with its code', async () => {
    const [plain, person, careful] = [await aClient(app), await aClient(app), await aClient(app)];
    await enrol(person.client);
    const { secret } = await enrol(careful.client);
    for (const one of [plain, person, careful]) await makeOld(one);
    expect(await isRecent(await change(plain))).toBe(true);
    expect(await isRecent(await change(person))).toBe(false);
    const wrong = await careful.client.graphql(CHANGE, { old: PASSWORD, code: '000000' });
    expect(wrong.errors?.[0]?.extensions.fields).toEqual([expect.objectContaining({ field: 'code' })]);
    const code = codeOf(secret);
    const client = await change(careful, code);
    expect(await isRecent(client)).toBe(true);
    const again = await client.graphql(CHANGE, { old: PASSWORD, code });
    expect(again.errors?.[0]?.extensions.fields).toEqual([expect.objectContaining({ field: 'code' })]);
  });
});
