import { createToken } from '../../src/modules/accounts/account-tokens';
import { Client, type RestResponse } from '../setup/client';
import { graphql } from '../setup/graphql';
import { addPasskey, beginPasskey, sendPasskey } from '../setup/passkeys';
import { aClient, anAdmin, PASSWORD, type Person } from '../setup/people';
import type { SignedInV1 } from '../setup/rest-bodies';
import { type RunningApp, startApp } from '../setup/running-app';
import { codeOf, enrol } from '../setup/second-factor';
import { type RequestOptions, SoftwareAuthenticator } from '../setup/software-authenticator';

const ORIGIN = 'https://ainsathi.test';
const LOGIN = graphql(
  `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`,
);
const COMPLETE = graphql(
  `mutation ($challenge: String!, $passkey: JSONObject) { completeLogin(challenge: $challenge, passkey: $passkey) { token user { id } } }`,
);
const CONFIRM = graphql(
  `mutation ($password: String!, $passkey: JSONObject) { confirmIdentity(password: $password, passkey: $passkey) { token } }`,
);
const FACTORS = graphql(
  `{ mySecondFactors { totp passkeysAvailable recoveryCodesLeft passkeys { id name createdAt lastUsedAt } } }`,
);
const REMOVE = graphql(
  `mutation ($id: ID) { removeFactor(kind: PASSKEY, id: $id) { secondFactors { totp } } }`,
);

let app: RunningApp;
let visitor: Client;

beforeAll(async () => {
  app = await startApp({ publicOrigin: ORIGIN });
  visitor = new Client(app.origin);
});
afterAll(() => app.stop());

const isSignedIn = async (client: Client): Promise<boolean> =>
  (await client.query(graphql(`{ me { id } }`))).me !== null;
const factorsOf = async (client: Client) => (await client.query(FACTORS)).mySecondFactors;
const complete = (challenge: string, passkey: object): Promise<RestResponse<SignedInV1>> =>
  visitor.rest<SignedInV1>('POST', '/auth/login/second-factor', { challenge, passkey });
const confirm = (client: Client, passkey: object): Promise<RestResponse> =>
  client.rest('POST', '/auth/identity', { password: PASSWORD, passkey });
const REFUSED = [{ field: 'passkey', message: expect.stringContaining('not accepted') }];

/** The first step of a sign-in: its challenge, and what a passkey has to sign. */
async function enterPassword({ email }: Person): Promise<{ challenge: string; passkey: RequestOptions }> {
  const { status, body } = await visitor.rest('POST', '/auth/login', { email, password: PASSWORD });
  expect(status).toBe(401);
  return body as { challenge: string; passkey: RequestOptions };
}

async function requestProof(client: Client): Promise<RequestOptions> {
  const { status, body } = await client.rest('POST', '/auth/identity/passkey');
  expect(status).toBe(200);
  return (body as { options: RequestOptions }).options;
}

async function aPersonWithPasskey(counts = true) {
  const person = await aClient(app);
  const made = await addPasskey(person.client, ORIGIN, new SoftwareAuthenticator(ORIGIN, counts));
  return { person, ...made };
}

describe('adding and removing', () => {
  it('is mailed to the owner and recorded, ends the other sessions, and gives recovery codes the first time', async () => {
    const person = await aClient(app);
    const login = { email: person.email, password: PASSWORD };
    const other = visitor.as((await visitor.rest<SignedInV1>('POST', '/auth/login', login)).body.token);
    expect(await factorsOf(person.client)).toEqual({
      totp: false,
      passkeysAvailable: true,
      recoveryCodesLeft: 0,
      passkeys: [],
    });
    const { recoveryCodes } = await addPasskey(person.client, ORIGIN);
    expect(recoveryCodes).toHaveLength(10);
    expect([await isSignedIn(person.client), await isSignedIn(other)]).toEqual([true, false]);
    expect((await addPasskey(person.client, ORIGIN)).recoveryCodes).toEqual([]);
    const { passkeys, recoveryCodesLeft } = await factorsOf(person.client);
    expect([passkeys.length, recoveryCodesLeft]).toEqual([2, 10]);
    expect(passkeys[0]).toEqual({
      id: expect.any(String),
      name: 'My phone',
      createdAt: expect.any(String),
      lastUsedAt: null,
    });

    await person.client.query(REMOVE, { id: passkeys[0]!.id });
    expect((await factorsOf(person.client)).recoveryCodesLeft).toBe(10);
    expect((await enterPassword(person)).passkey.allowCredentials).toHaveLength(1);
    await person.client.query(REMOVE, { id: passkeys[1]!.id });
    expect(await factorsOf(person.client)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await visitor.rest('POST', '/auth/login', login)).status).toBe(200);

    const kinds = ['passkey-added', 'passkey-added', 'passkey-removed', 'passkey-removed'];
    const acts = await app.sql(`select act from audit_entries where subject_id = $1 order by id`, [
      person.id,
    ]);
    expect((acts as { act: string }[]).map(({ act }) => act)).toEqual(kinds);
    const events = await app.sql(
      `select kind from account_events where account_id = $1 and kind like 'passkey%' order by id`,
      [person.id],
    );
    expect((events as { kind: string }[]).map(({ kind }) => kind)).toEqual(kinds);
    expect(
      await app.sql(`select from mails where account_id = $1 and kind = 'factor-changed'`, [person.id]),
    ).toHaveLength(4);
  });

  it('keeps the recovery codes while one factor is left, whichever was set up first', async () => {
    const person = await aClient(app);
    const { recoveryCodes } = await enrol(person.client);
    expect(recoveryCodes).toHaveLength(10);
    expect((await addPasskey(person.client, ORIGIN)).recoveryCodes).toEqual([]);
    await person.client.query(graphql(`mutation { removeFactor(kind: TOTP) { secondFactors { totp } } }`));
    expect(await factorsOf(person.client)).toMatchObject({ totp: false, recoveryCodesLeft: 10 });
    const { body } = await visitor.rest('POST', '/auth/login', { email: person.email, password: PASSWORD });
    expect([body.methods, body.message]).toEqual([
      ['PASSKEY', 'RECOVERY_CODE'],
      'Please use your passkey, or enter a recovery code.',
    ]);
    const code = { challenge: body.challenge!, code: recoveryCodes[0] };
    expect((await visitor.rest('POST', '/auth/login/second-factor', code)).status).toBe(200);
    const { beginTotp } = await person.client.query(graphql(`mutation { beginTotp { secret } }`));
    const { enableTotp } = await person.client.query(
      graphql(`mutation ($code: String!) { enableTotp(code: $code) { recoveryCodes } }`),
      { code: codeOf(beginTotp.secret) },
    );
    expect(enableTotp).toEqual({ recoveryCodes: [] });
  });

  it('wants a recent proof: a token that was found cannot', async () => {
    const { person } = await aPersonWithPasskey();
    const { id } = (await factorsOf(person.client)).passkeys[0]!;
    await app.sql(
      `update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`,
      [person.id],
    );
    const answers = [
      await person.client.graphql(graphql(`mutation { beginPasskey { name } }`)),
      await sendPasskey(person.client, {}),
      await person.client.graphql(REMOVE, { id }),
    ];
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(
      Array.from({ length: 3 }, () => 'IDENTITY_REQUIRED'),
    );
  });

  it('wants what the session asked for, once, of this site, and with the person verified', async () => {
    const person = await aClient(app);
    const fieldOf = async (response: object) =>
      (await sendPasskey(person.client, response)).errors?.[0]?.extensions.fields?.[0]?.field;
    const passkey = new SoftwareAuthenticator(ORIGIN);
    for (const misbehaviour of [{ origin: 'https://ainsathi.example' }, { unverified: true }])
      expect(await fieldOf(passkey.create(await beginPasskey(person.client), misbehaviour))).toBe('response');
    const begun = await beginPasskey(person.client);
    expect(await fieldOf(passkey.create({ ...begun, challenge: 'AAAA' }))).toBe('response');
    expect(await fieldOf(passkey.create(begun))).toBe('response');
    const late = await beginPasskey(person.client);
    await app.sql('update passkey_challenges set expires_at = now()');
    expect(await fieldOf(passkey.create(late))).toBe('response');
    await beginPasskey(person.client);
    for (const response of [{}, { id: 1, response: [] }, { response: { attestationObject: {} } }])
      expect(await fieldOf(response)).toBe('response');

    const right = passkey.create(await beginPasskey(person.client));
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendPasskey(person.client, right)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const again = await sendPasskey(person.client, passkey.create(await beginPasskey(person.client)));
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('takes ten of an account, names of 1 to 60 characters, and none of another account away', async () => {
    const { person } = await aPersonWithPasskey();
    const stranger = await aClient(app);
    const { id } = (await factorsOf(person.client)).passkeys[0]!;
    for (const wrong of [id, 'nothing', null]) {
      const { errors } = await stranger.client.graphql(REMOVE, { id: wrong });
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
    const { errors: unnamed } = await sendPasskey(person.client, {}, 'x'.repeat(61));
    expect(unnamed?.[0]?.extensions.fields?.[0]?.field).toBe('name');
    for (let more = 1; more < 9; more += 1) await addPasskey(person.client, ORIGIN);
    const last = await beginPasskey(person.client);
    await app.sql(
      `insert into passkeys select gen_random_uuid(), account_id, '\\x01', public_key, 0, '{}', 'x', now() from passkeys where id = $1`,
      [id],
    );
    const refused = [
      await person.client.graphql(graphql(`mutation { beginPasskey { name } }`)),
      await sendPasskey(person.client, new SoftwareAuthenticator(ORIGIN).create(last)),
    ];
    for (const { errors } of refused) expect(errors?.[0]?.message).toMatch(/at most 10 passkeys/);
  });
});

describe('the sign-in', () => {
  it('offers the passkey, and opens the session with it by both doors', async () => {
    const { person, authenticator } = await aPersonWithPasskey();
    const { errors } = await visitor.graphql(LOGIN, { email: person.email, password: PASSWORD });
    const asked = errors![0]!.extensions;
    expect(asked).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      methods: ['PASSKEY', 'RECOVERY_CODE'],
      passkey: {
        rpId: 'ainsathi.test',
        userVerification: 'required',
        allowCredentials: [
          { id: authenticator.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
        ],
      },
    });
    const { completeLogin } = await visitor.query(COMPLETE, {
      challenge: asked.challenge!,
      passkey: authenticator.sign(asked.passkey as RequestOptions),
    });
    expect(completeLogin.user.id).toBe(person.id);
    expect((await factorsOf(visitor.as(completeLogin.token))).passkeys[0]!.lastUsedAt).toEqual(
      expect.any(String),
    );

    const { challenge, passkey } = await enterPassword(person);
    const { status, body } = await complete(challenge, authenticator.sign(passkey));
    expect([status, await isSignedIn(visitor.as(body.token))]).toEqual([200, true]);
  });

  it('refuses a replay by both doors, also for another sign-in', async () => {
    const { person, authenticator } = await aPersonWithPasskey(false);
    const { challenge, passkey } = await enterPassword(person);
    const signed = authenticator.sign(passkey);
    expect((await complete(challenge, signed)).status).toBe(200);
    expect((await complete(challenge, signed)).body.errors![0]!.field).toBe('challenge');
    const other = (await enterPassword(person)).challenge;
    expect((await complete(other, signed)).body.errors).toEqual(REFUSED);
    const { errors } = await visitor.graphql(COMPLETE, { challenge: other, passkey: signed });
    expect(errors?.[0]?.extensions.fields).toEqual(REFUSED);
  });

  it.each([true, false])(
    'accepts one of a hundred at once (counting authenticator: %s)',
    async (counts) => {
      const { person, authenticator } = await aPersonWithPasskey(counts);
      const { challenge, passkey } = await enterPassword(person);
      const signed = authenticator.sign(passkey);
      const answers = await Promise.all(Array.from({ length: 100 }, () => complete(challenge, signed)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    },
    60_000,
  );

  it('refuses another site, another account, another key, and a person who was not verified', async () => {
    const { person, authenticator } = await aPersonWithPasskey();
    const stranger = await aPersonWithPasskey();
    const tries: ((passkey: RequestOptions) => object)[] = [
      (passkey) => authenticator.sign(passkey, { origin: 'https://ainsathi.example' }),
      (passkey) => authenticator.sign({ ...passkey, rpId: 'ainsathi.example' }),
      (passkey) => authenticator.sign(passkey, { unverified: true }),
      (passkey) => authenticator.sign({ ...passkey, challenge: 'AAAA' }),
      (passkey) => stranger.authenticator.sign(passkey),
      (passkey) => {
        const id = authenticator.id.toString('base64url');
        return { ...stranger.authenticator.sign(passkey), id, rawId: id };
      },
      () => ({ id: ['x'], response: null }),
    ];
    for (const sign of tries) {
      const { challenge, passkey } = await enterPassword(person);
      const { status, body } = await complete(challenge, sign(passkey));
      expect([status, body.errors]).toEqual([400, REFUSED]);
    }
  });

  it('refuses a counter that goes back, as that of a copy does', async () => {
    const { person, authenticator } = await aPersonWithPasskey();
    const signIn = async () => {
      const { challenge, passkey } = await enterPassword(person);
      return (await complete(challenge, authenticator.sign(passkey))).status;
    };
    authenticator.counter = 7;
    expect(await signIn()).toBe(200);
    // The authenticator adds one before it signs: 8, which was accepted, 4 and 0.
    for (const counter of [7, 3, -1]) {
      authenticator.counter = counter;
      expect([counter, await signIn()]).toEqual([counter, 400]);
    }
    authenticator.counter = 20;
    expect(await signIn()).toBe(200);
  });

  it('counts tries of passkeys with those of codes', async () => {
    const { person, authenticator } = await aPersonWithPasskey();
    await app.sql('delete from rate_limits');
    const statuses: number[] = [];
    for (let again = 0; again < 21; again += 1) {
      const { challenge, passkey } = await enterPassword(person);
      const other = { ...passkey, challenge: 'AAAA' };
      statuses.push((await complete(challenge, authenticator.sign(other))).status);
    }
    expect([statuses.filter((status) => status === 400).length, statuses.at(-1)]).toEqual([20, 429]);
  });
});

describe('the proof of who one is', () => {
  it('takes the passkey with the password, never alone, and once', async () => {
    const { person, authenticator } = await aPersonWithPasskey(false);
    const { client } = person;
    const missing = await client.rest('POST', '/auth/identity', { password: PASSWORD });
    expect(missing.body.errors).toEqual([
      { field: 'code', message: 'Use your passkey, or enter a recovery code' },
    ]);
    const alone = { password: 'wrong', passkey: authenticator.sign(await requestProof(client)) };
    const { body } = await client.rest('POST', '/auth/identity', alone);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'password' })]);

    const signed = authenticator.sign(await requestProof(client));
    const { confirmIdentity } = await client.query(CONFIRM, { password: PASSWORD, passkey: signed });
    const proven = visitor.as(confirmIdentity.token);
    expect([await isSignedIn(client), await isSignedIn(proven)]).toEqual([false, true]);
    expect((await confirm(proven, signed)).body.errors).toEqual(REFUSED);
    const { errors } = await proven.graphql(CONFIRM, { password: PASSWORD, passkey: signed });
    expect(errors?.[0]?.extensions.fields).toEqual(REFUSED);
  });

  it('accepts one of many at once', async () => {
    const { person, authenticator } = await aPersonWithPasskey(false);
    const signed = authenticator.sign(await requestProof(person.client));
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(person.client, signed)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }, 30_000);

  it('takes only what this session was asked for, for five minutes, and no signature of a sign-in', async () => {
    const { person, authenticator } = await aPersonWithPasskey(false);
    const opened = await enterPassword(person);
    const { body } = await complete(opened.challenge, authenticator.sign(opened.passkey));
    const other = visitor.as(body.token);
    const ofOther = authenticator.sign(await requestProof(other));
    expect((await confirm(person.client, ofOther)).body.errors).toEqual(REFUSED);
    const { passkey } = await enterPassword(person);
    expect((await confirm(person.client, authenticator.sign(passkey))).body.errors).toEqual(REFUSED);
    const late = authenticator.sign(await requestProof(person.client));
    await app.sql('update passkey_challenges set expires_at = now()');
    expect((await confirm(person.client, late)).body.errors).toEqual(REFUSED);
    expect((await confirm(other, ofOther)).status).toBe(400);
    const right = authenticator.sign(await requestProof(person.client));
    expect((await confirm(person.client, right)).status).toBe(200);
  });

  it('has nothing to ask for without a passkey', async () => {
    const { client } = await aClient(app);
    expect((await client.rest('POST', '/auth/identity/passkey')).status).toBe(409);
    expect((await confirm(client, {})).status).toBe(200);
  });
});

describe('a new password by a link', () => {
  async function resetOf({ id }: Person) {
    const platform = { db: app.platform.dataSource.manager, now: () => new Date() };
    const token = await createToken(platform, { accountId: id, purpose: 'reset-password' });
    const link = { token, newPassword: PASSWORD };
    expect((await visitor.rest('POST', '/auth/password-reset/confirm', link)).status).toBe(200);
  }

  it('takes passkeys away that were added before the email was confirmed, and no others', async () => {
    const squatted = await aPersonWithPasskey();
    await app.sql(
      'update accounts set confirmation_required = true, email_confirmed_at = null where id = $1',
      [squatted.person.id],
    );
    const owned = await aPersonWithPasskey();
    await app.sql(
      'update accounts set confirmation_required = true, email_confirmed_at = now() where id = $1',
      [owned.person.id],
    );
    for (const { person } of [squatted, owned]) await resetOf(person);
    const login = { email: squatted.person.email, password: PASSWORD };
    expect((await visitor.rest('POST', '/auth/login', login)).status).toBe(200);
    expect(await app.sql('select from recovery_codes where account_id = $1', [squatted.person.id])).toEqual(
      [],
    );
    await enterPassword(owned.person);
  });
});

it('is enough for staff that must have a second factor, and can be set up by them', async () => {
  const admin = await anAdmin(app);
  app.platform.config.staffSecondFactor = 'required';
  try {
    expect((await admin.client.rest('GET', '/admin/users')).status).toBe(403);
    const { authenticator } = await addPasskey(admin.client, ORIGIN);
    expect((await admin.client.rest('GET', '/admin/users')).status).toBe(200);
    const { challenge, passkey } = await enterPassword(admin);
    const { body } = await complete(challenge, authenticator.sign(passkey));
    expect((await visitor.as(body.token).rest('GET', '/admin/users')).status).toBe(200);
  } finally {
    app.platform.config.staffSecondFactor = 'offered';
  }
});

describe('an address without HTTPS', () => {
  const set = (changes: { publicOrigin?: string | null; production?: boolean }) =>
    Object.assign(app.platform.config, changes);
  const withOrigin = (publicOrigin: string | null) => set({ publicOrigin });
  afterEach(() => withOrigin(ORIGIN));

  it.each(['http://ainsathi.test', 'https://192.0.2.7', 'https://[2001:db8::1]'])(
    'has no passkeys: %s',
    async (origin) => {
      const { person, authenticator } = await aPersonWithPasskey();
      const signed = authenticator.sign(await requestProof(person.client));
      withOrigin(origin);
      expect((await factorsOf(person.client)).passkeysAvailable).toBe(false);
      const { errors } = await person.client.graphql(graphql(`mutation { beginPasskey { name } }`));
      expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
      expect((await confirm(person.client, signed)).body.errors).toEqual(REFUSED);
      // The factor stays one: the password alone does not sign in.
      const { status, body } = await visitor.rest('POST', '/auth/login', {
        email: person.email,
        password: PASSWORD,
      });
      expect([status, body.methods, body.passkey]).toEqual([401, ['RECOVERY_CODE'], undefined]);
    },
  );

  it('has them on localhost, and without PUBLIC_ORIGIN where the request names localhost, not in production', async () => {
    const { port } = new URL(app.origin);
    const local = `http://localhost:${port}`;
    const person = await aClient(app);
    const onLocalhost = new Client(local, person.client.token);
    withOrigin(local);
    expect((await factorsOf(person.client)).passkeysAvailable).toBe(true);
    withOrigin(null);
    expect((await factorsOf(person.client)).passkeysAvailable).toBe(false);
    expect((await factorsOf(onLocalhost)).passkeysAvailable).toBe(true);
    expect((await addPasskey(onLocalhost, local)).recoveryCodes).toHaveLength(10);
    set({ production: true });
    try {
      expect((await factorsOf(onLocalhost)).passkeysAvailable).toBe(false);
    } finally {
      set({ production: false });
    }
  });
});
