import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aClient, anAdmin, PASSWORD, type Person } from '../setup/people';
import type { SignedInV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';
import { sentStatements } from '../setup/sent-statements';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

const app = appOfTests({ trustProxy: true });
let visitor: Client;

beforeAll(() => {
  visitor = new Client(app.origin);
});

interface From {
  device?: string;
  address?: string;
  password?: string;
}

async function signIn({ email }: Pick<Person, 'email'>, { device, address, password = PASSWORD }: From = {}) {
  const headers = {
    'user-agent': CHROME,
    'x-forwarded-for': address ?? '203.0.113.7',
    ...(device ? { 'x-device': device } : {}),
  };
  const { status, body } = await visitor.rest<SignedInV1>(
    'POST',
    '/auth/login',
    { email, password },
    headers,
  );
  return { status, device: body.device, client: visitor.as(body.token) };
}

const mailsOf = (person: Person) =>
  app.sql<{ subject: string; text: string; html: string }>(
    `select subject, text, html from mails where account_id = $1 and kind = 'new-device'`,
    [person.id],
  );

async function sessionsOf(client: Client) {
  return (await client.query(graphql(`{ mySessions { id current browser network } }`))).mySessions;
}

async function kindsOf(client: Client): Promise<string[]> {
  const { items } = (await client.query(graphql(`{ myAccountEvents { items { kind } } }`))).myAccountEvents;
  return items.map(({ kind }: { kind: string }) => kind);
}

async function isSignedIn(client: Client): Promise<boolean> {
  return (await client.query(graphql(`{ me { id } }`))).me !== null;
}

const age = (person: Person, minutes: number) =>
  app.sql(`update sessions set authenticated_at = now() - $2 * interval '1 minute' where account_id = $1`, [
    person.id,
    minutes,
  ]);

describe('a device', () => {
  it('is given at the first sign-in, kept after, and mailed when it is another one', async () => {
    const person = await aClient(app);
    expect(await mailsOf(person)).toEqual([]);
    const first = await signIn(person);
    expect(first.device).toMatch(/^[\w-]{43}$/);
    const again = await signIn(person, { device: first.device });
    expect(again.device).toBe(first.device);
    expect(await kindsOf(again.client)).toEqual(['NEW_DEVICE']);
    const [mail, ...more] = await mailsOf(person);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('New sign-in to AinSathi');
    expect(mail!.text).toMatch(/Chrome on Android, \d+ \w+ \d{4} at \d\d:\d\d, Bangladesh time/);
    for (const secret of [person.name, person.email, '203.0.113', first.device])
      expect(`${mail!.text} ${mail!.html}`).not.toContain(secret);
  });

  it('is the same for two people who share a browser', async () => {
    const [one, other] = [await aClient(app), await aClient(app)];
    const { device } = await signIn(one);
    expect((await signIn(other, { device })).device).toBe(device);
    expect((await signIn(one, { device })).device).toBe(device);
    expect(await mailsOf(one)).toHaveLength(1);
  });

  it('that we did not make is replaced, and a malformed one counts as none', async () => {
    const person = await aClient(app);
    const made = randomBytes(32).toString('base64url');
    expect((await signIn(person, { device: made })).device).not.toBe(made);
    expect((await signIn(person, { device: 'short' })).device).toMatch(/^[\w-]{43}$/);
  });

  it('sends at most three mails a day, and the account keeps at most fifty', async () => {
    const person = await aClient(app);
    for (let count = 0; count < 5; count += 1) await signIn(person);
    expect(await mailsOf(person)).toHaveLength(3);
    await app.sql(
      `insert into devices select gen_random_uuid(), $1, sha256(n::text::bytea), now(), now() from generate_series(1, 60) n`,
      [person.id],
    );
    await signIn(person);
    expect(
      await app.sql('select count(*)::int as count from devices where account_id = $1', [person.id]),
    ).toEqual([{ count: 50 }]);
  });

  it('that is known counts failures for itself, so that its network cannot lock the owner out', async () => {
    const person = await aClient(app);
    const address = '198.51.100.20';
    const { device } = await signIn(person);
    for (let count = 0; count < 10; count += 1) await signIn(person, { address, password: 'wrong' });
    expect((await signIn(person, { address })).status).toBe(429);
    for (let count = 0; count < 10; count += 1)
      expect((await signIn(person, { address, device, password: 'wrong' })).status).toBe(401);
    expect((await signIn(person, { address: '198.51.100.21', device })).status).toBe(429);
    expect((await signIn(person, { address: '198.51.100.21' })).status).toBe(200);
  });

  it('opens nothing by itself, and is stored as a hash', async () => {
    const person = await aClient(app);
    const { device } = await signIn(person);
    expect((await signIn(person, { device, password: 'wrong' })).status).toBe(401);
    expect(await isSignedIn(visitor.as(device))).toBe(false);
    const rows = await app.sql<{ row: string }>(
      `select devices::text as row from devices union all select sessions::text from sessions`,
    );
    expect(rows.filter(({ row }) => row.includes(device))).toEqual([]);
  });

  it('may be sent by the pages of a partner to both transports', async () => {
    for (const path of ['/graphql', '/api/v1/auth/login']) {
      const response = await fetch(`${app.origin}${path}`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://partner.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-device,content-type',
        },
      });
      expect(response.headers.get('access-control-allow-headers')).toContain('x-device');
    }
  });

  it('stays that of the session that takes the place of another', async () => {
    const person = await aClient(app);
    const { client } = await signIn(person);
    const deviceOf = async () =>
      (
        await app.sql('select device_id from sessions where account_id = $1 order by id desc limit 1', [
          person.id,
        ])
      )[0]!.device_id;
    const device = await deviceOf();
    const confirmed = await client.rest<{ token: string }>('POST', '/auth/identity', { password: PASSWORD });
    expect(await deviceOf()).toBe(device);
    await visitor
      .as(confirmed.body.token)
      .query(
        graphql(
          `mutation ($old: String!, $new: String!) { changePassword(currentPassword: $old, newPassword: $new) { token } }`,
        ),
        {
          old: PASSWORD,
          new: 'quite another password',
        },
      );
    expect(device).not.toBeNull();
    expect(await deviceOf()).toBe(device);
  });
});

describe('the own sessions', () => {
  it('are listed with browser and a part of the network, and ended by either transport', async () => {
    const person = await aClient(app);
    const [phone, desk] = [await signIn(person), await signIn(person)];
    const [present, ...others] = await sessionsOf(phone.client);
    expect(present).toEqual({
      id: expect.any(String),
      current: true,
      browser: 'Chrome on Android',
      network: '203.0.113.0/24',
    });
    expect(others).toHaveLength(2);
    expect(
      (await phone.client.rest<{ _id: string }[]>('GET', '/account/sessions')).body.map(({ _id }) => _id),
    ).toEqual([present, ...others].map((session) => session?.id));
    const [deskSession] = await sessionsOf(desk.client);
    const { body } = await phone.client.rest('DELETE', `/account/sessions/${deskSession!.id}`);
    expect(body).toEqual({ message: 'You are signed out there.' });
    expect([await isSignedIn(desk.client), await isSignedIn(phone.client)]).toEqual([false, true]);

    const { endedIds } = (await phone.client.query(graphql(`mutation { endOtherSessions { endedIds } }`)))
      .endOtherSessions;
    expect(endedIds).toHaveLength(1);
    expect(await isSignedIn(person.client)).toBe(false);
    expect(await sessionsOf(phone.client)).toEqual([present]);
    expect((await kindsOf(phone.client)).slice(0, 2)).toEqual(['SESSIONS_ENDED', 'SESSIONS_ENDED']);
  });

  it('that are ended make their device unknown, so that the owner is notified of its next sign-in', async () => {
    const person = await aClient(app);
    const [thief, owner] = [await signIn(person), await signIn(person)];
    const before = (await mailsOf(person)).length;
    await owner.client.query(graphql(`mutation { endOtherSessions { endedIds } }`));
    await signIn(person, { device: thief.device });
    expect(await mailsOf(person)).toHaveLength(before + 1);
    await signIn(person, { device: owner.device });
    expect(await mailsOf(person)).toHaveLength(before + 1);
  });

  it("are not somebody else's", async () => {
    const [person, other] = [await aClient(app), await aClient(app)];
    const [session] = await sessionsOf(person.client);
    expect((await other.client.rest('DELETE', `/account/sessions/${session!.id}`)).status).toBe(404);
    expect((await other.client.rest('DELETE', '/account/sessions/none')).status).toBe(404);
    expect(await isSignedIn(person.client)).toBe(true);
  });

  it('are ended by no token whose proof is older than 15 minutes', async () => {
    const person = await aClient(app);
    const thief = await signIn(person);
    await age(person, 16);
    const [, session] = await sessionsOf(thief.client);
    for (const path of ['/account/sessions', `/account/sessions/${session!.id}`])
      expect((await thief.client.rest('DELETE', path)).body.code).toBe('IDENTITY_REQUIRED');
    for (const mutation of [
      'endOtherSessions { endedIds }',
      `endSession(id: "${session!.id}") { endedId }`,
    ]) {
      const { errors } = await thief.client.graphql(`mutation { ${mutation} }`);
      expect(errors?.[0]?.extensions.code).toBe('IDENTITY_REQUIRED');
    }
    expect(await isSignedIn(person.client)).toBe(true);
  });

  it('are at most twenty: the longest unused ends', async () => {
    const person = await aClient(app);
    await app.sql(
      `insert into sessions (id, account_id, created_at, expires_at, last_seen_at)
       select gen_random_uuid(), $1, now(), now() + interval '7 days', now() - n * interval '1 minute' from generate_series(1, 25) n`,
      [person.id],
    );
    const { client } = await signIn(person);
    expect(await sessionsOf(client)).toHaveLength(20);
    expect([await isSignedIn(client), await isSignedIn(person.client)]).toEqual([true, true]);
  });
});

describe('the use of a session', () => {
  const lastSeen = async (person: Person) =>
    (
      await app.sql(
        'select now() - last_seen_at < $2::interval as recent from sessions where account_id = $1',
        [person.id, '10 seconds'],
      )
    )[0]!.recent as boolean;
  const idle = (person: Person, minutes: number) =>
    app.sql(`update sessions set last_seen_at = now() - $2 * interval '1 minute' where account_id = $1`, [
      person.id,
      minutes,
    ]);

  it('is stored at most every five minutes, after the one statement that reads the token', async () => {
    const person = await aClient(app);
    await idle(person, 4);
    const { executed } = await sentStatements(() => isSignedIn(person.client));
    // The token and the account.
    expect(executed).toBe(2);
    await sleep(50);
    expect(await lastSeen(person)).toBe(false);
    await idle(person, 6);
    expect(await isSignedIn(person.client)).toBe(true);
    for (let tries = 0; tries < 40 && !(await lastSeen(person)); tries += 1) await sleep(50);
    expect(await lastSeen(person)).toBe(true);
  });

  it('does not end that of a client, and ends that of an admin after two hours, or twelve in all', async () => {
    const [client, admin] = [await aClient(app), await anAdmin(app)];
    const hours = async ({ id }: Person) =>
      (
        await app.sql(
          `select extract(epoch from expires_at - created_at)::int / 3600 as hours from sessions where account_id = $1`,
          [id],
        )
      )[0]!.hours;
    expect([await hours(client), await hours(admin)]).toEqual([7 * 24, 12]);
    for (const person of [client, admin]) await idle(person, 119);
    expect([await isSignedIn(client.client), await isSignedIn(admin.client)]).toEqual([true, true]);
    await sleep(200);
    for (const person of [client, admin]) await idle(person, 121);
    expect([await isSignedIn(client.client), await isSignedIn(admin.client)]).toEqual([true, false]);
  });
});
