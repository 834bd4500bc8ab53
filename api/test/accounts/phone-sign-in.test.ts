import { Client, dataOf } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aClient, aLawyer, anAdmin, PASSWORD } from '../setup/people';
import {
  aNumber,
  aPhoneOwner,
  codeTo,
  hoursPass,
  openAccount,
  otherThan,
  proofOf,
  prove,
  proveNumber,
  requestCode,
  textsTo,
} from '../setup/phones';
import { appOfTests } from '../setup/running-app';

const ME = graphql(`{ me { id email phone signInPhone hasPassword emailToConfirm } }`);

const app = appOfTests();
let visitor: Client;

beforeAll(() => {
  visitor = new Client(app.origin);
});

const fieldsOf = (result: { errors?: { extensions: { code: string; fields?: unknown } }[] | undefined }) =>
  result.errors?.map(({ extensions: { code, fields } }) => ({ code, fields }));

describe('a client without an email', () => {
  it('opens an account by a code, and signs in by the next one, in any notation of number and digits', async () => {
    const owner = await aPhoneOwner(app);
    const national = owner.phone.replace('+880', '0');
    await app.platform.limits.phoneCodesOfMinute.delete(owner.phone);
    const proofId = await proofOf(visitor, `${national.slice(0, 5)}-${national.slice(5)}`);
    const bangla = (await codeTo(app, owner.phone)).replace(/\d/g, (digit) =>
      String.fromCodePoint(0x9e6 + Number(digit)),
    );
    const signedIn = dataOf(await prove(visitor, proofId, ` ${bangla} `)).provePhone;
    expect(signedIn).toMatchObject({ newAccount: false, unused: false });
    expect(signedIn.user).toEqual({
      ...{ id: owner.id, email: '', name: 'Rokeya Begum', signInPhone: null },
    });
    expect((await visitor.as(signedIn.token).query(ME)).me).toEqual({
      ...{ id: owner.id, email: '', phone: owner.phone, signInPhone: owner.phone },
      ...{ hasPassword: false, emailToConfirm: false },
    });
  });

  it('gets a short text in the language of the page, whose last line browsers read', async () => {
    const phone = aNumber();
    await fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'bn' },
      body: JSON.stringify({
        query: `mutation { requestPhoneCode(phone: "${phone}") { proofId } }`,
      }),
    });
    const [text = ''] = await textsTo(app, phone);
    expect(text).toMatch(/^আইনসাথী কোড (\d{6})। কাউকে বলবেন না।\n@localhost #\1$/);
    expect(text.length).toBeLessThanOrEqual(70);
  });

  it('signs in by number and password through both APIs, and the number is counted as one', async () => {
    const owner = await aPhoneOwner(app, PASSWORD);
    for (const email of [owner.phone, owner.phone.replace('+880', '0'), owner.phone.slice(1)]) {
      const { status, body } = await visitor.rest('POST', '/auth/login', { email, password: PASSWORD });
      expect([status, body]).toMatchObject([200, { _id: owner.id, email: '', role: 'user' }]);
    }
    const LOGIN = graphql(
      `mutation ($email: String!) { login(email: $email, password: "${PASSWORD}") { user { id email } } }`,
    );
    expect((await visitor.query(LOGIN, { email: owner.phone })).login.user).toEqual({
      id: owner.id,
      email: '',
    });
    const spelled = [owner.phone, owner.phone.replace('+880', '0')];
    for (let wrong = 0; wrong < 10; wrong += 1) {
      const input = { email: spelled[wrong % 2], password: 'not this one' };
      expect((await visitor.rest('POST', '/auth/login', input)).status).toBe(401);
    }
    expect(
      (await visitor.rest('POST', '/auth/login', { email: owner.phone, password: PASSWORD })).status,
    ).toBe(429);
  });

  it('is not promised a mail for a forgotten password', async () => {
    const refused = await visitor.rest('POST', '/auth/password-reset', { email: '01712-345678' });
    expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ field: 'email' }] }]);
  });

  it('may do what waits for a confirmed email, and sends an empty one back without a change', async () => {
    const owner = await aPhoneOwner(app);
    const lawyer = await aLawyer(app);
    const asked = await owner.client.rest('POST', '/users/cases', {
      ...{ lawyerId: lawyer.id, title: 'A wall', description: 'On my land.' },
    });
    expect([asked.status, asked.body]).toMatchObject([201, { userId: { email: '' } }]);
    const saved = await owner.client.rest('PUT', '/users/profile', { name: 'Rokeya B', email: '' });
    expect([saved.status, saved.body]).toMatchObject([200, { name: 'Rokeya B', email: '' }]);
    const other = await aClient(app);
    const refused = await other.client.rest('PUT', '/users/profile', { email: '' });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'email']);
  });
});

describe('who has an account', () => {
  it('shows only after the code: the answers and the texts are alike, and take as long', async () => {
    const owner = await aPhoneOwner(app);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const shape = (phone: string, text: string) => text.replaceAll(/\d{6}/g, 'code').replaceAll(phone, '');
    const seen: unknown[] = [];
    for (let round = 0; round < 21; round += 1)
      for (const [kind, phone] of [
        ['known', owner.phone],
        ['unknown', aNumber()],
      ] as const) {
        const { phoneCodesOfMinute, phoneCodesOfHour, phoneCodesOfDay, phoneCodesOfPrefix } =
          app.platform.limits;
        for (const limit of [phoneCodesOfMinute, phoneCodesOfHour, phoneCodesOfDay])
          await limit.delete(phone);
        await phoneCodesOfPrefix.delete(phone.slice(0, -4));
        const begun = performance.now();
        const { status, data } = await requestCode(visitor, phone);
        times[kind].push(performance.now() - begun);
        const text = (await textsTo(app, phone, 'code')).at(-1) ?? '';
        const { proofId, ...rest } = data!.requestPhoneCode;
        seen.push({ status, rest, id: proofId.length, text: shape(phone, text) });
      }
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    // Whatever else the machine does only adds.
    expect(Math.abs(Math.min(...times.known) - Math.min(...times.unknown))).toBeLessThan(20);
    const links = await app.sql('select from sms where phone = $1 and account_id is not null', [owner.phone]);
    expect(links).toEqual([]);
  });
});

const AGAIN = graphql(
  `mutation ($proofId: ID!) { sendPhoneCodeAgain(proofId: $proofId) { proofId sendAgainAfter } }`,
);

describe('a code', () => {
  it('has five tries: of twenty wrong ones at once 5 count, and then the right one is wrong', async () => {
    const phone = aNumber();
    const proofId = await proofOf(visitor, phone);
    const code = await codeTo(app, phone);
    const tried = await Promise.all(
      Array.from({ length: 20 }, () => prove(visitor, proofId, otherThan(code))),
    );
    expect(tried.every(({ errors }) => errors?.[0]?.extensions.code === 'BAD_USER_INPUT')).toBe(true);
    expect(await app.sql('select tries from phone_proofs where id = $1', [proofId])).toEqual([{ tries: 5 }]);
    expect((await prove(visitor, proofId, code)).errors).toBeDefined();
    // Another code would be wrong as well.
    await hoursPass(app, phone);
    const again = await visitor.graphql(AGAIN, { proofId });
    expect([again.errors?.[0]?.extensions.code, (await textsTo(app, phone)).length]).toEqual([
      'BAD_USER_INPUT',
      1,
    ]);
  });

  it('gives one error whether it is wrong, late, used, foreign, for another purpose or of no proof', async () => {
    const owner = await aPhoneOwner(app);
    const phones = [aNumber(), aNumber(), aNumber(), aNumber()] as const;
    const [wrong, late, used, foreign] = await Promise.all(phones.map((phone) => proofOf(visitor, phone)));
    const codes = await Promise.all(phones.map((phone) => codeTo(app, phone)));
    await app.sql(`update phone_proofs set expires_at = now() where id = $1`, [late]);
    expect((await prove(visitor, used!, codes[2]!)).errors).toBeUndefined();
    const change = aNumber();
    const other = await proofOf(owner.client, change, 'CHANGE');
    const attempts = [
      [wrong!, otherThan(codes[0]!)],
      [late!, codes[1]!],
      [used!, codes[2]!],
      [foreign!, codes[0] === codes[3] ? 'abcdef' : codes[0]!],
      [other, await codeTo(app, change)],
      ['0190b5a0-0000-4000-8000-000000000000', '123456'],
      ['no id', '123456'],
    ] as const;
    const results = await Promise.all(attempts.map(([proofId, code]) => prove(visitor, proofId, code)));
    expect(
      new Set(results.map((result) => JSON.stringify([result.errors?.[0]?.message, fieldsOf(result)]))).size,
    ).toBe(1);
  });

  it('acts once: of twenty at once one is right', async () => {
    const phone = aNumber();
    const proofId = await proofOf(visitor, phone);
    const code = await codeTo(app, phone);
    const results = await Promise.all(Array.from({ length: 20 }, () => prove(visitor, proofId, code)));
    expect(results.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });

  it('answers again, after an answer that got lost, with the same key alone, within its tries and 2 minutes', async () => {
    const owner = await aPhoneOwner(app);
    await hoursPass(app, owner.phone);
    const proofId = await proofOf(visitor, owner.phone);
    const code = await codeTo(app, owner.phone);
    const key = '0190b5a0-0000-4000-8000-000000000001';
    const result = async (typed: string, clientKey: string | null) => {
      const { data, errors } = await prove(visitor, proofId, typed, clientKey);
      return errors?.[0]?.extensions.code ?? data?.provePhone.user?.id;
    };
    expect(await result(code, key)).toBe(owner.id);
    expect(await result(code, null)).toBe('BAD_USER_INPUT');
    expect(await result(code, '0190b5a0-0000-4000-8000-000000000002')).toBe('BAD_USER_INPUT');
    expect(await result(otherThan(code), key)).toBe('BAD_USER_INPUT');
    expect(await result(code, key)).toBe(owner.id);
    expect(await result(code, key)).toBe('BAD_USER_INPUT');
    await app.sql(`update phone_proofs set tries = 0 where id = $1`, [proofId]);
    expect(await result(code, key)).toBe(owner.id);
    await app.sql(`update phone_proofs set proved_at = now() - interval '3 minutes' where id = $1`, [
      proofId,
    ]);
    expect(await result(code, key)).toBe('BAD_USER_INPUT');
    const fresh = aNumber();
    const newProof = await proofOf(visitor, fresh);
    const newCode = await codeTo(app, fresh);
    for (let press = 0; press < 2; press += 1)
      expect(dataOf(await prove(visitor, newProof, newCode, key)).provePhone.newAccount).toBe(true);
    expect((await openAccount(visitor, newProof)).errors).toBeUndefined();
  });

  it('acts as well when a second one was sent; the fourth is not sent', async () => {
    const phone = aNumber();
    const proofId = await proofOf(visitor, phone);
    const first = await codeTo(app, phone);
    expect((await visitor.graphql(AGAIN, { proofId })).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    for (let more = 0; more < 2; more += 1) {
      await app.platform.limits.phoneCodesOfMinute.delete(phone);
      expect((await visitor.query(AGAIN, { proofId })).sendPhoneCodeAgain).toEqual({
        proofId,
        sendAgainAfter: 60,
      });
    }
    await app.platform.limits.phoneCodesOfMinute.delete(phone);
    await app.platform.limits.phoneCodesOfHour.delete(phone);
    expect((await visitor.graphql(AGAIN, { proofId })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(new Set(await textsTo(app, phone)).size).toBe(3);
    expect((await prove(visitor, proofId, first)).errors).toBeUndefined();
  });

  it('is stored and logged nowhere but in the text of its message', async () => {
    const phone = aNumber();
    const proofId = await proofOf(visitor, phone);
    const code = await codeTo(app, phone);
    const proof = await app.sql('select * from phone_proofs where id = $1', [proofId]);
    expect(JSON.stringify(proof)).not.toContain(code);
    const jobs = await app.sql(`select data from jobs.job where name = 'send-sms'`);
    expect(JSON.stringify(jobs)).not.toMatch(new RegExp(`${code}|${phone.slice(1)}`));
  });
});

describe('one new number', () => {
  it('gets one account, asked for twice at once, by one proof and by two', async () => {
    const phone = aNumber();
    const { proofId, newAccount } = await proveNumber(app, visitor, phone);
    expect(newAccount).toBe(true);
    const twice = await Promise.all([openAccount(visitor, proofId), openAccount(visitor, proofId)]);
    expect(twice.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const second = aNumber();
    const proofs = [await proveNumber(app, visitor, second), await proveNumber(app, visitor, second)];
    const both = await Promise.all(proofs.map((proof) => openAccount(visitor, proof.proofId)));
    expect(both.map(({ errors }) => errors?.[0]?.extensions.code).filter(Boolean)).toEqual(['CONFLICT']);
    for (const number of [phone, second])
      expect(await app.sql('select from accounts where phone = $1', [number])).toHaveLength(1);
  });

  it('opens none by a proof that is 15 minutes old, or signed somebody in', async () => {
    const { proofId } = await proveNumber(app, visitor, aNumber());
    await app.sql(`update phone_proofs set proved_at = now() - interval '16 minutes' where id = $1`, [
      proofId,
    ]);
    expect((await openAccount(visitor, proofId)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const owner = await aPhoneOwner(app);
    const used = await proveNumber(app, visitor, owner.phone);
    expect((await openAccount(visitor, used.proofId)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('a number that is not of a mobile in Bangladesh', () => {
  it.each(['07400 123456', '+447400123456', '+91 98765 43210'])('%s is asked to use email', async (phone) => {
    const { errors } = await requestCode(visitor, phone);
    expect(errors?.[0]?.message).toBe('From abroad, please use your email.');
  });

  it.each(['0088 01', '00880 1', '০০৮৮০১', '880 01', '+880 (0) 1'])(
    'but %s… is one of Bangladesh',
    async (start) => {
      const number = aNumber();
      expect((await requestCode(visitor, number.replace('+8801', start))).errors).toBeUndefined();
      expect((await requestCode(visitor, number)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    },
  );

  it.each(['', '12', '0171', '02-9876543'])('"%s" is refused', async (phone) => {
    expect((await requestCode(visitor, phone)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('lawyers and admins', () => {
  it('are never signed in by a number, not even by one in the table', async () => {
    for (const person of [await aLawyer(app), await anAdmin(app)]) {
      const phone = aNumber();
      await app.sql('update accounts set phone = $2 where id = $1', [person.id, phone]);
      await app.sql('insert into sign_in_phones values ($1, $2, now(), now())', [person.id, phone]);
      expect(await proveNumber(app, visitor, phone)).toMatchObject({ newAccount: true, token: null });
      expect((await visitor.rest('POST', '/auth/login', { email: phone, password: PASSWORD })).status).toBe(
        401,
      );
      expect((await requestCode(person.client, aNumber(), 'CHANGE')).errors?.[0]?.extensions.code).toBe(
        'FORBIDDEN',
      );
      const me = (await person.client.query(ME)).me;
      expect(me?.hasPassword).toBe(true);
    }
  });
});

describe('the sign-in phone and the password', () => {
  it('are shown to their owner alone', async () => {
    const owner = await aPhoneOwner(app, PASSWORD);
    const admin = await anAdmin(app);
    const USER = graphql(`query ($id: ID!) { user(id: $id) { email signInPhone hasPassword } }`);
    expect((await admin.client.query(USER, { id: owner.id })).user).toEqual({
      ...{ email: '', signInPhone: null, hasPassword: null },
    });
  });
});
