import { aNumber, aPhoneOwner, textsTo } from '../setup/phones';
import { appOfTests } from '../setup/running-app';

const app = appOfTests({ trustProxy: true, smsPerDay: 400 });
let made = 0;

/** Asks for a code from a new network, or on a device. */
async function ask(phone: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${(made += 1) % 250}` },
      ...headers,
    },
    body: JSON.stringify({
      query: 'mutation ($phone: String!) { requestPhoneCode(phone: $phone) { sendAgainAfter } }',
      variables: { phone },
    }),
  });
  const { errors } = (await response.json()) as {
    errors?: { message: string; extensions: { code: string; retryAfter?: number } }[];
  };
  return {
    code: errors?.[0]?.extensions.code ?? 'ok',
    message: errors?.[0]?.message,
    wait: errors?.[0]?.extensions.retryAfter,
  };
}
const minutePasses = (key: string) => app.platform.limits.phoneCodesOfMinute.delete(key);

describe('codes for a number', () => {
  it('are one a minute and three an hour, however it is written; the refusal has a wait and names email', async () => {
    const phone = aNumber();
    expect((await ask(phone)).code).toBe('ok');
    const refused = await ask(phone.replace('+880', '0'));
    expect(refused).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('use your email'),
    });
    expect(Number(refused.wait)).toBeGreaterThan(50);
    for (let more = 0; more < 2; more += 1) {
      await minutePasses(phone);
      expect((await ask(phone)).code).toBe('ok');
    }
    await minutePasses(phone);
    expect(Number((await ask(phone)).wait)).toBeGreaterThan(3_000);
    expect(await textsTo(app, phone)).toHaveLength(3);
  });

  it('are six a day', async () => {
    const phone = aNumber();
    await app.platform.limits.phoneCodesOfDay.penalty(phone, 6);
    expect(Number((await ask(phone)).wait)).toBeGreaterThan(80_000);
  });

  it('are 20 an hour for numbers that differ in four digits', async () => {
    const phone = aNumber();
    await app.platform.limits.phoneCodesOfPrefix.penalty(phone.slice(0, -4), 20);
    expect((await ask(`${phone.slice(0, -4)}9999`)).code).toBe('RATE_LIMITED');
  });

  it('are 120 an hour from a network, whose refusals take nothing from a number', async () => {
    const phone = aNumber();
    await app.platform.limits.phoneCodesOfNetwork.penalty('198.51.100.9', 120);
    const there = { 'x-forwarded-for': '198.51.100.9' };
    expect((await ask(phone, there)).code).toBe('RATE_LIMITED');
    expect((await ask(phone)).code).toBe('ok');
  });
});

describe('codes that nobody enters', () => {
  /** Codes of the last hour, of which the first are entered. */
  const codesWere = (prefix: string, { entered, network, ago = '10 minutes' }: Sent) =>
    app.sql(
      `insert into phone_proofs (id, phone, purpose, code_hashes, created_at, expires_at, network, proved_at, used)
       select gen_random_uuid(), $1 || lpad(n::text, 4, '0'), 'sign-in', array['\\x00'::bytea],
         now() - $4::interval, now(), $3, case when n <= $2 then now() end, n <= $2
       from generate_series(1, 50) n`,
      [prefix, entered, network ?? null, ago],
    );
  interface Sent {
    entered: number;
    network?: string;
    ago?: string;
  }

  it.each([
    { entered: 9, code: 'RATE_LIMITED' },
    { entered: 10, code: 'ok' },
    { entered: 9, ago: '61 minutes', code: 'ok' },
  ])('let the numbers around rest for an hour: %o', async ({ code, ...sent }) => {
    const phone = aNumber();
    await codesWere(phone.slice(0, -4), sent);
    const answer = await ask(phone);
    expect(answer.code).toBe(code);
    if (code !== 'ok') expect(Number(answer.wait)).toBeGreaterThan(2_900);
  });

  it.each([
    { entered: 9, network: '203.0.113.4', allowed: 10 },
    { entered: 10, network: '203.0.113.5', allowed: 12 },
  ])('leave their network ten an hour: %o', async ({ allowed, network, entered }) => {
    await codesWere('+88016777', { entered, network });
    const answers = [];
    for (let asked = 0; asked < 12; asked += 1)
      answers.push((await ask(aNumber(), { 'x-forwarded-for': network })).code);
    expect(answers.filter((code) => code === 'ok')).toHaveLength(allowed);
  });

  it('do not stop an owner on a known device', async () => {
    const owner = await aPhoneOwner(app);
    await codesWere(owner.phone.slice(0, -4), { entered: 0 });
    expect((await ask(owner.phone)).code).toBe('RATE_LIMITED');
    expect((await ask(owner.phone, { 'x-device': owner.device })).code).toBe('ok');
  });

  it('are told from those of people: a sign-in keeps its entered code for the day', async () => {
    const { phone } = await aPhoneOwner(app);
    expect(
      await app.sql('select used, proved_at is not null as entered from phone_proofs where phone = $1', [
        phone,
      ]),
    ).toContainEqual({ used: true, entered: true });
  });
});

describe('an owner on a known device', () => {
  it('gets five an hour, whatever strangers used up of the number, its prefix, the hour and the day', async () => {
    const owner = await aPhoneOwner(app);
    const { limits } = app.platform;
    const onDevice = { 'x-device': owner.device };
    const [{ id }] = (await app.sql<{ id: string }>('select id from devices where account_id = $1', [
      owner.id,
    ])) as [{ id: string }];
    for (const limit of [limits.phoneCodesOfMinute, limits.phoneCodesOfHour, limits.phoneCodesOfDay])
      await limit.penalty(owner.phone, 10);
    await limits.phoneCodesOfPrefix.penalty(owner.phone.slice(0, -4), 30);
    await limits.phoneCodesOfStrangers.penalty('all', 360);
    await limits.phoneCodesOfStrangersInHour.penalty('all', 100);
    expect((await ask(owner.phone)).code).toBe('RATE_LIMITED');
    expect((await ask(aNumber())).code).toBe('RATE_LIMITED');
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await ask(owner.phone, onDevice)).code).toBe('ok');
      expect((await ask(owner.phone, onDevice)).code).toBe('RATE_LIMITED');
      await minutePasses(id);
    }
    expect((await ask(owner.phone, onDevice)).code).toBe('RATE_LIMITED');
    // A device helps its own account alone.
    expect((await ask(aNumber(), onDevice)).code).toBe('RATE_LIMITED');
  });
});
