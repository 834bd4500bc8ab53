import { createJobHandlers } from '../../src/job-handlers';
import { createLimits } from '../../src/platform/rate-limits';
import { Client, type RestResponse } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aClient, PASSWORD } from '../setup/people';
import { aNumber } from '../setup/phones';
import type { SignedInV1 } from '../setup/rest-bodies';
import { type RunningApp, startApp } from '../setup/running-app';

const [HOME, CAFE] = ['203.0.113.7', '198.51.100.9'] as const;

/** With which `startApp` hashes the keys of limits. */
const LIMITS_SECRET = 'a secret for tests that nobody else has, 48 bytes';

let app: RunningApp;
let made = 0;

beforeAll(async () => {
  app = await startApp({ trustProxy: true });
});
afterAll(() => app.stop());

/** A sign-in from a client address that a trusted proxy reports. */
const signIn = (
  address: string,
  email: string,
  password = 'not the password',
): Promise<RestResponse<SignedInV1>> =>
  new Client(app.origin).rest('POST', '/auth/login', { email, password }, { 'x-forwarded-for': address });

/** Counts failures of other emails from an address. */
const tryOthers = (address: string, emails: number) =>
  app.platform.limits.signInEmails.penalty(address, emails);

const triedFrom = async (address: string) =>
  (await app.platform.limits.signInEmails.get(address))?.consumedPoints ?? 0;

/** A new address and a new email. */
const anAddress = (): string => `192.0.2.${(made += 1)}`;
const anEmail = (): string => `nobody${(made += 1)}@example.test`;

function expectRefused({ status, body, headers }: RestResponse): void {
  expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

describe('ten failures for one email from one address', () => {
  it('lock the email at that address, but not the owner elsewhere', async () => {
    const { email } = await aClient(app);
    for (let failure = 0; failure < 10; failure += 1) expect((await signIn(CAFE, email)).status).toBe(401);
    expectRefused(await signIn(CAFE, email, PASSWORD));
    expect((await signIn(HOME, email, PASSWORD)).status).toBe(200);
    expectRefused(await signIn(CAFE, email, PASSWORD));
  });

  it('are counted alike in every notation of the email', async () => {
    const { email } = await aClient(app);
    for (const written of [email, email.toUpperCase(), ` ${email} `, email, email])
      await Promise.all([signIn(CAFE, written), signIn(CAFE, written)]);
    expectRefused(await signIn(CAFE, email, PASSWORD));
  });
});

describe('one email from many addresses', () => {
  it('is slowed past fifty failures an hour on unknown devices, and neither refused nor slowed on a known one', async () => {
    const { email } = await aClient(app);
    const { device } = (await signIn(anAddress(), email, PASSWORD)).body;
    await app.platform.limits.signInsOfEmail.penalty(email, 51);
    const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
      const begun = performance.now();
      await work();
      return performance.now() - begun;
    };
    const onDevice = { 'x-forwarded-for': anAddress(), 'x-device': device };
    const known = () =>
      new Client(app.origin).rest('POST', '/auth/login', { email, password: PASSWORD }, onDevice);
    expect(await milliseconds(known)).toBeLessThan(900);
    expect(
      await milliseconds(async () => expect((await signIn(anAddress(), email, PASSWORD)).status).toBe(200)),
    ).toBeGreaterThan(900);
    // A success gives back what it took, and only that.
    expect((await app.platform.limits.signInsOfEmail.get(email))?.consumedPoints).toBe(51);
  });
});

describe('where mail is sent, one email on unknown devices', () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'AinSathi <no-reply@ainsathi.test>' };
  const penalty = (email: string, tries: number) => {
    const { publicRateLimit, smsPerDay } = app.platform.config;
    const { dataSource } = app.platform;
    // What another process has counted.
    const another = createLimits({ publicRateLimit, smsPerDay, secret: LIMITS_SECRET, dataSource });
    return another.signInsOfEmail.penalty(email, tries);
  };
  const mailJobs = (email: string): Promise<unknown[]> =>
    app.sql(`select from jobs.job where name = 'mail-unlock' and data ->> 'email' = $1`, [email]);
  const unlockMails = (email: string): Promise<{ text: string }[]> =>
    app.sql(`select text from mails where kind = 'unlock' and address = $1`, [email]);
  const work = (email: string) => createJobHandlers(app.platform)['mail-unlock']({ email });

  beforeAll(() => void (app.platform.config.mail = mail));
  afterAll(() => void (app.platform.config.mail = null));

  it('is refused past a hundred tries an hour, with the right password too, and on a known one never', async () => {
    const { email } = await aClient(app);
    const { device } = (await signIn(anAddress(), email, PASSWORD)).body;
    await penalty(email, 100);
    expectRefused(await signIn(anAddress(), email, PASSWORD));
    const onDevice = { 'x-forwarded-for': anAddress(), 'x-device': device };
    const known = await new Client(app.origin).rest(
      'POST',
      '/auth/login',
      { email, password: PASSWORD },
      onDevice,
    );
    expect(known.status).toBe(200);
  });

  it('is refused alike when nobody has it, and only its owner is mailed, once a day', async () => {
    const [{ email }, unknown] = [await aClient(app), anEmail()];
    for (const one of [email, unknown]) {
      await penalty(one, 100);
      const refusals = [await signIn(anAddress(), one), await signIn(anAddress(), one)];
      for (const refusal of refusals) expectRefused(refusal);
      expect(await mailJobs(one)).toHaveLength(1);
      await work(one);
    }
    expect([(await unlockMails(email)).length, (await unlockMails(unknown)).length]).toEqual([1, 0]);
  });

  it('and is told of codes where it is a number, which has no mailbox', async () => {
    const phone = aNumber();
    await penalty(phone, 100);
    const refusal = await signIn(anAddress(), phone.replace('+880', '0'));
    expectRefused(refusal);
    expect(refusal.body).toMatchObject({ message: expect.stringContaining('Get a code by SMS') });
  });

  it('signs in by the mailed link, which makes the device known, once, and opens nothing by itself', async () => {
    const { email, id } = await aClient(app);
    await penalty(email, 100);
    expectRefused(await signIn(anAddress(), email, PASSWORD));
    await work(email);
    const secret = /account\/unlock#([\w-]{43})/.exec((await unlockMails(email))[0]?.text ?? '')![1]!;
    const visitor = new Client(app.origin);
    const unlocked = await visitor.rest<SignedInV1>('POST', '/auth/unlock', { token: secret });
    expect([unlocked.status, Object.keys(unlocked.body as object)]).toEqual([200, ['message', 'device']]);
    const headers = { 'x-forwarded-for': anAddress(), 'x-device': unlocked.body.device };
    const attempt = (password: string) => visitor.rest('POST', '/auth/login', { email, password }, headers);
    expect((await attempt('wrong')).status).toBe(401);
    expect((await attempt(PASSWORD)).status).toBe(200);
    expectRefused(await signIn(anAddress(), email, PASSWORD));
    const again = await visitor.graphql(
      graphql(`mutation ($token: String!) { unlockSignIn(token: $token) { device } }`),
      {
        token: secret,
      },
    );
    expect(again.errors?.[0]?.extensions.fields).toEqual([expect.objectContaining({ field: 'token' })]);
    const mails = await app.sql(`select from mails where account_id = $1 and kind = 'new-device'`, [id]);
    expect(mails).toEqual([]);
  });

  it('without mail is only slowed', async () => {
    const { email } = await aClient(app);
    app.platform.config.mail = null;
    await penalty(email, 100);
    try {
      expect((await signIn(anAddress(), email, PASSWORD)).status).toBe(200);
    } finally {
      app.platform.config.mail = mail;
    }
  });
});

describe('an address as a whole', () => {
  it('is counted by the distinct emails that fail there', async () => {
    const [address, email, { email: own }] = [anAddress(), anEmail(), await aClient(app)];
    for (let failure = 0; failure < 3; failure += 1) await signIn(address, email);
    await signIn(address, anEmail());
    await signIn(address, own, PASSWORD);
    expect(await triedFrom(address)).toBe(2);
  });

  it('is slowed past twenty of them, not refused, and no other address with it', async () => {
    const address = anAddress();
    await tryOthers(address, 40);
    const answered: string[] = [];
    const slow = signIn(address, anEmail()).finally(() => answered.push('slowed'));
    await signIn(anAddress(), anEmail()).finally(() => answered.push('free'));
    expect((await slow).status).toBe(401);
    expect(answered).toEqual(['free', 'slowed']);
  });

  it('is refused past three hundred, and no other address with it', async () => {
    const [address, { email }] = [anAddress(), await aClient(app)];
    await tryOthers(address, 300);
    expectRefused(await signIn(address, anEmail()));
    expect((await signIn(anAddress(), email, PASSWORD)).status).toBe(200);
  });
});

describe('links for a lost password', () => {
  const ask = (address: string, email: string) =>
    new Client(app.origin).rest('POST', '/auth/password-reset', { email }, { 'x-forwarded-for': address });

  it('are 3 an hour of an email from a network and 10 of an email, so that one stranger takes none from the owner', async () => {
    const email = anEmail();
    const stranger = anAddress();
    for (let times = 0; times < 3; times += 1) expect((await ask(stranger, email)).status).toBe(200);
    for (let times = 0; times < 10; times += 1) expectRefused(await ask(stranger, email));
    for (let times = 0; times < 7; times += 1) expect((await ask(anAddress(), email)).status).toBe(200);
    expectRefused(await ask(anAddress(), email));
  });
});
