import { createToken } from '../../src/modules/accounts/account-tokens';
import { VerificationStatus } from '../../src/modules/lawyers/verification/verification.status';
import { Client, type RestResponse } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aClient, aLawyer, anAdmin, PASSWORD, type Person } from '../setup/people';
import type { SignedInV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';
import { challengeOf, codeOf, codeOfLastStep, enrol } from '../setup/second-factor';

const app = appOfTests({ publicOrigin: 'https://ainsathi.test' });
let visitor: Client;

beforeAll(() => {
  visitor = new Client(app.origin);
});

const LOGIN = graphql(
  `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`,
);
const COMPLETE = graphql(
  `mutation ($challenge: String!, $code: String!) { completeLogin(challenge: $challenge, code: $code) { token device user { id } } }`,
);

const challenge = (person: Person) => challengeOf(visitor, person, PASSWORD);
const complete = (body: { challenge: string; code: string }): Promise<RestResponse<SignedInV1>> =>
  visitor.rest<SignedInV1>('POST', '/auth/login/second-factor', body);
/** Signs in with a code. */
async function signIn(person: Person, code: string): Promise<RestResponse<SignedInV1>> {
  return complete({ challenge: await challenge(person), code });
}
const isSignedIn = async (client: Client): Promise<boolean> =>
  (await client.query(graphql(`{ me { id } }`))).me !== null;
const makeOld = ({ id }: Person) =>
  app.sql(`update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`, [id]);
async function factorsOf({ client }: { client: Client }) {
  return (await client.query(graphql(`{ mySecondFactors { totp recoveryCodesLeft } }`)))
    .mySecondFactors as unknown;
}

describe('wrong codes', () => {
  const tryCodes = async (person: Person, times: number) => {
    let open = await challenge(person);
    for (let tries = 0; tries < times; tries += 1) {
      if (tries > 0 && tries % 5 === 0) open = await challenge(person);
      await complete({ challenge: open, code: '00-0000-0000-0000' });
    }
  };
  const mailsTo = ({ id }: Person) =>
    app.sql(`select text from mails where account_id = $1 and kind = 'wrong-codes'`, [id]);

  it('are mailed to the owner after five in an hour, once a day, with the link that puts everybody out', async () => {
    const person = await aClient(app);
    await enrol(person.client);
    await tryCodes(person, 4);
    expect(await mailsTo(person)).toHaveLength(0);
    await tryCodes(person, 6);
    const mails = await mailsTo(person);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toMatch(/\/account\/secure#[\w-]{43}/);
  });

  it('make the wait grow: after 20 an hour, after 40 a day', async () => {
    const person = await aClient(app);
    const { secret } = await enrol(person.client);
    const { secondFactorTries, secondFactorTriesOfDay } = app.platform.limits;
    await secondFactorTries.penalty(person.id, 20);
    await secondFactorTriesOfDay.penalty(person.id, 20);
    const wait = async () => Number((await signIn(person, codeOf(secret))).headers.get('retry-after'));
    const hour = await wait();
    expect([hour > 0, hour <= 3_600]).toEqual([true, true]);
    await secondFactorTries.delete(person.id);
    await secondFactorTriesOfDay.penalty(person.id, 20);
    expect(await wait()).toBeGreaterThan(80_000);
  });
});

describe('recovery codes', () => {
  it('are made five times an hour, also by one request with aliases', async () => {
    const { client } = await aClient(app);
    await enrol(client);
    const renewals = Array.from({ length: 6 }, (_, n) => `a${n}: renewRecoveryCodes { recoveryCodes }`);
    const { data, errors } = await client.graphql(`mutation { ${renewals.join(' ')} }`);
    expect(data).toBeNull();
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['RATE_LIMITED']);
  });
});

describe('the sign-in', () => {
  it('ends with the lock of the account, also between password and code', async () => {
    const person = await aClient(app);
    const { secret } = await enrol(person.client);
    const open = await challenge(person);
    const owner = await anAdmin(app);
    await owner.client.query(
      graphql(`mutation ($id: ID!) { lockAccount(id: $id, reason: "Lost phone") { lockedId } }`),
      { id: person.id },
    );
    const { status, body } = await complete({ challenge: open, code: codeOf(secret) });
    expect([status, body.code]).toEqual([403, 'ACCOUNT_LOCKED']);
  });

  it('asks for a code by both doors, and opens the session with it', async () => {
    const person = await aClient(app);
    const { secret } = await enrol(person.client);
    const { errors } = await visitor.graphql(LOGIN, { email: person.email, password: PASSWORD });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'SECOND_FACTOR_REQUIRED',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['TOTP', 'RECOVERY_CODE'],
    });
    const { status, body } = await visitor.rest('POST', '/auth/login', {
      email: person.email,
      password: PASSWORD,
    });
    expect([status, body]).toEqual([
      401,
      {
        message: 'Please enter the code of your authenticator app.',
        code: 'SECOND_FACTOR_REQUIRED',
        challenge: expect.any(String),
        methods: ['TOTP', 'RECOVERY_CODE'],
      },
    ]);
    const done = await complete({ challenge: body.challenge!, code: codeOf(secret) });
    expect([done.status, Object.keys(done.body as object).sort()]).toEqual([
      200,
      ['_id', 'device', 'email', 'name', 'role', 'token'],
    ]);
    expect(await isSignedIn(visitor.as(done.body.token))).toBe(true);

    const { extensions } = (await visitor.graphql(LOGIN, { email: person.email, password: PASSWORD }))
      .errors![0] as unknown as { extensions: { challenge: string } };
    const second = await visitor.query(COMPLETE, {
      challenge: extensions.challenge,
      code: codeOf(secret, 1),
    });
    expect((second.completeLogin as { user: { id: string } }).user.id).toBe(person.id);
  });

  it('tells nothing of the factor without the right password', async () => {
    const person = await aClient(app);
    await enrol(person.client);
    const { body } = await visitor.rest('POST', '/auth/login', { email: person.email, password: 'wrong' });
    expect(body).toEqual({ message: 'Invalid email or password', code: 'UNAUTHENTICATED' });
  });

  it('takes the code of a clock that is 30 seconds off, and none further off', async () => {
    const person = await aClient(app);
    const { secret } = await enrol(person.client);
    await app.sql('update totp_factors set last_step = null where account_id = $1', [person.id]);
    for (const steps of [-3, 3]) expect((await signIn(person, codeOf(secret, steps))).status).toBe(400);
    expect((await signIn(person, await codeOfLastStep(secret))).status).toBe(200);
    expect((await signIn(person, codeOf(secret, 1))).status).toBe(200);
    // The one between is older than the last that was accepted.
    expect((await signIn(person, codeOf(secret))).status).toBe(400);
  });

  it('takes Bangla digits and spaces', async () => {
    const person = await aClient(app);
    const { secret } = await enrol(person.client);
    const bangla = codeOf(secret).replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    expect((await signIn(person, `${bangla.slice(0, 3)} ${bangla.slice(3)}`)).status).toBe(200);
  });

  it('accepts each code once, of a hundred at once too', async () => {
    const person = await aClient(app);
    const { secret } = await enrol(person.client);
    const code = codeOf(secret);
    await app.sql('delete from rate_limits');
    const challenges: string[] = [];
    while (challenges.length < 19) challenges.push(await challenge(person));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        complete({ challenge: challenges[index % challenges.length] ?? '', code }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.sql('select from sessions where account_id = $1', [person.id])).toHaveLength(2);
  }, 60_000);

  it('takes a recovery code once, tells the owner, and says when few are left', async () => {
    const person = await aClient(app);
    const { recoveryCodes } = await enrol(person.client);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    recoveryCodes.forEach((code, index) =>
      expect(code).toMatch(new RegExp(`^${String(index + 1).padStart(2, '0')}(-[0-9A-HJKMNP-TV-Z]{4}){3}$`)),
    );
    const [first = '', ...others] = recoveryCodes;
    const wrong = `02${first.slice(2)}`;
    expect((await signIn(person, wrong)).status).toBe(400);
    const { status, body } = await signIn(person, first.toLowerCase().replace(/-/g, ' '));
    expect(status).toBe(200);
    expect((await signIn(person, first)).body.errors).toEqual([
      { field: 'code', message: 'This code is not right, or was used already' },
    ]);
    const client = visitor.as(body.token);
    expect(await factorsOf({ client })).toEqual({ totp: true, recoveryCodesLeft: 9 });
    for (const code of others.slice(0, 6)) await signIn(person, code);
    const mails = await app.sql(
      `select text from mails where account_id = $1 and kind = 'recovery-code-used' order by id`,
      [person.id],
    );
    expect(mails).toHaveLength(7);
    const texts = (mails as { text: string }[]).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('before they run out'))).toHaveLength(1);
    expect(texts.at(-1)).toContain('Recovery codes left: 3');
  }, 60_000);

  it('takes five tries a challenge, of the device that opened it, for five minutes', async () => {
    const person = await aClient(app);
    const { secret } = await enrol(person.client);
    const spent = await challenge(person);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await complete({ challenge: spent, code: '000000' })).body.errors).toEqual([
        expect.objectContaining({ field: 'code' }),
      ]);
    const ended = [{ field: 'challenge', message: expect.stringContaining('start again') }];
    expect((await complete({ challenge: spent, code: codeOf(secret) })).body.errors).toEqual(ended);

    const elsewhere = await visitor.rest(
      'POST',
      '/auth/login/second-factor',
      { challenge: await challenge(person), code: codeOf(secret) },
      { 'x-device': 'a'.repeat(43) },
    );
    expect(elsewhere.body.errors).toEqual(ended);

    const late = await challenge(person);
    await app.sql(`update login_challenges set expires_at = now() where account_id = $1`, [person.id]);
    expect((await complete({ challenge: late, code: codeOf(secret) })).body.errors).toEqual(ended);
    expect((await complete({ challenge: 'nothing', code: codeOf(secret) })).body.errors).toEqual(ended);
    expect((await signIn(person, codeOf(secret))).status).toBe(200);
  });

  it('takes twenty wrong codes of an account in an hour', async () => {
    const person = await aClient(app);
    const { secret } = await enrol(person.client);
    await app.sql('delete from rate_limits');
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const present = await challenge(person);
      for (let again = 0; again < 4; again += 1)
        statuses.push((await complete({ challenge: present, code: '12' })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([400]));
    const refused = await signIn(person, codeOf(secret));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  });

  it('is not gone on with after the password was changed or reset, and a reset asks for the code', async () => {
    const person = await aClient(app);
    const { secret } = await enrol(person.client);
    const present = await challenge(person);
    await person.client.query(
      graphql(
        `mutation ($old: String!) { changePassword(currentPassword: $old, newPassword: $old) { token } }`,
      ),
      { old: PASSWORD },
    );
    expect((await complete({ challenge: present, code: codeOf(secret) })).body.errors).toEqual([
      expect.objectContaining({ field: 'challenge' }),
    ]);

    const token = await createToken(
      { db: app.platform.dataSource.manager, now: () => new Date() },
      { accountId: person.id, purpose: 'reset-password' },
    );
    const reset = await challenge(person);
    const link = { token, newPassword: PASSWORD };
    expect((await visitor.rest('POST', '/auth/password-reset/confirm', link)).status).toBe(200);
    expect((await complete({ challenge: reset, code: codeOf(secret) })).status).toBe(400);
    expect((await signIn(person, codeOf(secret))).status).toBe(200);
  });
});

describe('setting it up and switching it off', () => {
  it('wants a recent proof: a token that was found cannot', async () => {
    const person = await aLawyer(app);
    await makeOld(person);
    const calls = [
      'mutation { beginTotp { secret } }',
      'mutation { enableTotp(code: "123456") { recoveryCodes } }',
      'mutation { removeFactor(kind: TOTP) { secondFactors { totp } } }',
      'mutation { renewRecoveryCodes { recoveryCodes } }',
    ];
    for (const call of calls) {
      const { errors } = await person.client.graphql(call);
      expect(errors?.[0]?.extensions.code).toBe('IDENTITY_REQUIRED');
    }
  });

  it('acts only from a right code on, and ends the other sessions', async () => {
    const person = await aClient(app);
    const other = (
      await visitor.rest<SignedInV1>('POST', '/auth/login', { email: person.email, password: PASSWORD })
    ).body.token;
    const { beginTotp } = await person.client.query(graphql(`mutation { beginTotp { uri secret } }`));
    expect(beginTotp.uri).toContain('otpauth://totp/AinSathi:');
    const ENABLE = graphql(`mutation ($code: String!) { enableTotp(code: $code) { recoveryCodes } }`);
    const { errors } = await person.client.graphql(ENABLE, { code: '12 34' });
    expect(errors?.[0]?.extensions.fields).toEqual([expect.objectContaining({ field: 'code' })]);
    expect(await factorsOf(person)).toEqual({ totp: false, recoveryCodesLeft: 0 });
    const login = { email: person.email, password: PASSWORD };
    expect((await visitor.rest('POST', '/auth/login', login)).status).toBe(200);

    await person.client.query(ENABLE, { code: codeOf(beginTotp.secret) });
    expect(await factorsOf(person)).toEqual({ totp: true, recoveryCodesLeft: 10 });
    expect([await isSignedIn(person.client), await isSignedIn(visitor.as(other))]).toEqual([true, false]);
    const again = await person.client.graphql(graphql(`mutation { beginTotp { secret } }`));
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('is mailed to the owner and recorded, without secrets', async () => {
    const person = await aClient(app);
    const { secret, recoveryCodes } = await enrol(person.client);
    const renewed = (await person.client.query(graphql(`mutation { renewRecoveryCodes { recoveryCodes } }`)))
      .renewRecoveryCodes;
    expect((await signIn(person, recoveryCodes[0] ?? '')).status).toBe(400);
    await person.client.query(graphql(`mutation { removeFactor(kind: TOTP) { secondFactors { totp } } }`));
    expect(await factorsOf(person)).toEqual({ totp: false, recoveryCodesLeft: 0 });
    const login = { email: person.email, password: PASSWORD };
    expect((await visitor.rest('POST', '/auth/login', login)).status).toBe(200);

    const acts = await app.sql(`select act from audit_entries where subject_id = $1 order by id`, [
      person.id,
    ]);
    const FACTOR_ACTS = ['factor-enabled', 'recovery-codes-renewed', 'factor-removed'];
    expect((acts as { act: string }[]).map(({ act }) => act)).toEqual(FACTOR_ACTS);
    const { myAccountEvents } = await person.client.query(graphql(`{ myAccountEvents { items { kind } } }`));
    expect((myAccountEvents.items as { kind: string }[]).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['FACTOR_ENABLED', 'RECOVERY_CODES_RENEWED', 'FACTOR_REMOVED']),
    );
    const mails = await app.sql(
      `select text, html from mails where account_id = $1 and kind = 'factor-changed'`,
      [person.id],
    );
    expect(mails).toHaveLength(3);
    const stored = JSON.stringify([mails, await app.sql('select * from audit_entries')]);
    for (const hidden of [secret, ...recoveryCodes, ...renewed.recoveryCodes])
      expect({ hidden, isStored: stored.includes(hidden) }).toEqual({ hidden, isStored: false });
  });

  it('keeps the secret sealed and the codes hashed', async () => {
    const person = await aClient(app);
    const { secret, recoveryCodes } = await enrol(person.client);
    const rows = JSON.stringify([
      await app.sql('select * from totp_factors where account_id = $1', [person.id]),
      await app.sql('select * from recovery_codes where account_id = $1', [person.id]),
    ]);
    expect(rows).toContain('$argon2id$');
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain((recoveryCodes[0] ?? '').replace(/-/g, '').slice(2));
  });
});

describe('the proof of who one is', () => {
  it('wants the code too, and the password alone brings none', async () => {
    const person = await aClient(app);
    const { secret } = await enrol(person.client);
    await makeOld(person);
    const missing = await person.client.rest('POST', '/auth/identity', { password: PASSWORD });
    expect([missing.status, missing.body.errors]).toEqual([
      400,
      [{ field: 'code', message: 'Enter the code of your authenticator app' }],
    ]);
    const { changePassword } = await person.client.query(
      graphql(
        `mutation ($old: String!) { changePassword(currentPassword: $old, newPassword: $old) { token } }`,
      ),
      { old: PASSWORD },
    );
    const client = visitor.as(changePassword.token);
    const REMOVE = graphql(`mutation { removeFactor(kind: TOTP) { secondFactors { totp } } }`);
    const refused = await client.graphql(REMOVE);
    expect(refused.errors?.[0]?.extensions.code).toBe('IDENTITY_REQUIRED');

    const CONFIRM = graphql(
      `mutation ($password: String!, $code: String) { confirmIdentity(password: $password, code: $code) { token } }`,
    );
    const wrong = await client.graphql(CONFIRM, { password: PASSWORD, code: '000000' });
    expect(wrong.errors?.[0]?.extensions.fields).toEqual([expect.objectContaining({ field: 'code' })]);
    const { confirmIdentity } = await client.query(CONFIRM, { password: PASSWORD, code: codeOf(secret) });
    const proven = visitor.as(confirmIdentity.token);
    expect(await isSignedIn(client)).toBe(false);
    expect((await proven.graphql(REMOVE)).errors).toBeUndefined();
  });
});

describe('staff that must have a second factor', () => {
  const REFUSAL = expect.stringMatching(/^Set up a second factor first/);
  const mustHave = (value: 'required' | 'offered') => {
    app.platform.config.staffSecondFactor = value;
  };
  afterEach(() => mustHave('offered'));

  it('can only set it up, by both doors, and then goes on in the same session', async () => {
    const admin = await anAdmin(app);
    const draft = await aLawyer(app, { verification: VerificationStatus.PENDING });
    const post = { title: 'A draft', content: 'Not public' };
    const { _id } = (await draft.client.rest('POST', '/lawyers/blogs', post)).body as { _id: string };
    const drafts = [`/public/blogs/${_id}`, `/public/lawyers/${draft.id}`];
    const readDrafts = async (client: Client) =>
      Promise.all(drafts.map(async (path) => (await client.rest('GET', path)).status));
    expect(await readDrafts(admin.client)).toEqual([200, 200]);
    mustHave('required');
    for (const path of ['/admin/users', '/account/sessions', '/notifications']) {
      const { status, body } = await admin.client.rest('GET', path);
      expect([status, body.message]).toEqual([403, REFUSAL]);
    }
    for (const query of ['{ users { total } }', '{ mySessions { id } }', '{ adminStats { __typename } }']) {
      const { errors } = await admin.client.graphql(query);
      expect([errors?.[0]?.message, errors?.[0]?.extensions.code]).toEqual([REFUSAL, 'FORBIDDEN']);
    }
    expect(await readDrafts(admin.client)).toEqual([404, 404]);
    const { me } = await admin.client.query(graphql(`{ me { id secondFactorMissing } }`));
    expect(me).toEqual({ id: admin.id, secondFactorMissing: true });
    expect((await draft.client.rest('GET', '/account/sessions')).status).toBe(200);

    const { secret } = await enrol(admin.client);
    expect((await admin.client.query(graphql(`{ me { secondFactorMissing } }`))).me).toEqual({
      secondFactorMissing: false,
    });
    expect((await admin.client.rest('GET', '/admin/users')).status).toBe(200);
    const { body } = await signIn(admin, codeOf(secret));
    const session = visitor.as(body.token);
    expect((await session.rest('GET', '/admin/users')).status).toBe(200);
    expect(await readDrafts(session)).toEqual([200, 200]);
    const acts = await app.sql(
      `select act from audit_entries where actor_id = $1 and act = 'staff-signed-in'`,
      [admin.id],
    );
    expect(acts).toHaveLength(1);
  });
});
