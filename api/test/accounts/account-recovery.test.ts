import { SMTPServer } from 'smtp-server';
import { createJobHandlers } from '../../src/job-handlers';
import { mailPasswordReset } from '../../src/modules/accounts/recovery/password-reset.service';
import { type JobWorkers, startJobWorkers } from '../../src/platform/jobs/job-workers';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aClient, PASSWORD, type Person } from '../setup/people';
import type { AccountV1, SignedInV1 } from '../setup/rest-bodies';
import { stopWorkers } from '../setup/stop-workers';
import { type RunningApp, startApp } from '../setup/running-app';

interface Received {
  to: string;
  subject: string;
  text: string;
}

const NEW_PASSWORD = 'quite another password';
const FROM = 'AinSathi <no-reply@ainsathi.test>';

let app: RunningApp;
let visitor: Client;
let smtp: SMTPServer;
let workers: JobWorkers | undefined;
const received: Received[] = [];
/** How often the mail server refuses before it takes a mail. */
let refusals = 0;

/** The plain text of a mail in quoted-printable or 7-bit transfer. */
function readMail(raw: string, to: string): Received {
  const decoded = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return { to, subject: /^Subject: (.*)$/m.exec(decoded)?.[1]?.trim() ?? '', text: decoded };
}

function startMailServer(): Promise<number> {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          return;
        }
        received.push(readMail(Buffer.concat(chunks).toString(), session.envelope.rcptTo[0]?.address ?? ''));
        done();
      });
    },
  });
  return new Promise((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
}

beforeAll(async () => {
  const port = await startMailServer();
  app = await startApp({
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: FROM },
    publicOrigin: 'https://ainsathi.test',
  });
  visitor = new Client(app.origin);
  const { url } = app.platform.dataSource.options as { url: string };
  workers = await startJobWorkers(url, app.platform.log, createJobHandlers(app.platform));
}, 60_000);

afterAll(async () => {
  if (workers) await stopWorkers(workers);
  await app.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

beforeEach(() => {
  received.length = 0;
});

/** The next mail to an address with a subject. */
async function mailTo(to: string, subject: string): Promise<Received> {
  for (let tries = 0; tries < 150; tries += 1) {
    const mail = received.find((one) => one.to === to && one.subject === subject);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(
    `No mail “${subject}” to ${to}; there are ${JSON.stringify(received.map(({ to: who, subject: what }) => [who, what]))}`,
  );
}

function secretOf(mail: Received): string {
  const secret = /https:\/\/ainsathi\.test\/[a-z/-]+#([\w-]{43})/.exec(mail.text)?.[1];
  if (!secret) throw new Error(`No link in ${mail.text}`);
  return secret;
}

async function post(path: string, body: object, client = visitor) {
  return client.rest<SignedInV1>('POST', path, body);
}

async function canSignIn(email: string, password: string): Promise<boolean> {
  return (await post('/auth/login', { email, password })).status === 200;
}

async function isSignedIn({ client }: Person): Promise<boolean> {
  return (await client.query(graphql(`{ me { id } }`))).me !== null;
}

const EXPIRED = { status: 400, message: 'This link has expired or was used. Ask for a new one.' };

async function refusal(path: string, body: object) {
  const { status, body: answer } = await post(path, body);
  return { status, message: answer.errors?.[0]?.message ?? answer.message };
}

async function askForLink({ email }: Person): Promise<string> {
  received.length = 0;
  await post('/auth/password-reset', { email });
  return secretOf(await mailTo(email, 'Set a new password for AinSathi'));
}

describe('a lost password', () => {
  it('is replaced by a mailed link, once, and ends every session', async () => {
    const person = await aClient(app, 'Rahima Khatun');
    const asked = await post('/auth/password-reset', { email: person.email.toUpperCase() });
    expect([asked.status, asked.body.message]).toEqual([
      200,
      'If this address has an account, we have sent it a link.',
    ]);
    const token = secretOf(await mailTo(person.email, 'Set a new password for AinSathi'));
    const body = { token, newPassword: NEW_PASSWORD };
    const set = await post('/auth/password-reset/confirm', body);
    expect([set.status, set.body]).toEqual([
      200,
      { message: 'Your new password is set. Please sign in with it.', email: person.email },
    ]);
    expect(await isSignedIn(person)).toBe(false);
    expect(await canSignIn(person.email, PASSWORD)).toBe(false);
    expect(await canSignIn(person.email, NEW_PASSWORD)).toBe(true);
    await mailTo(person.email, 'Your password was changed');
    expect(await refusal('/auth/password-reset/confirm', body)).toEqual(EXPIRED);
  });

  it('has the same answer for an email without an account, to which nothing is sent', async () => {
    const person = await aClient(app);
    const known = await visitor.query(
      graphql(`mutation ($email: String!) { requestPasswordReset(email: $email) { message } }`),
      { email: person.email },
    );
    const unknown = await visitor.query(
      graphql(`mutation ($email: String!) { requestPasswordReset(email: $email) { message } }`),
      { email: 'nobody@example.test' },
    );
    expect(unknown).toEqual(known);
    await mailTo(person.email, 'Set a new password for AinSathi');
    expect(received.filter(({ to }) => to === 'nobody@example.test')).toEqual([]);
  });

  it('takes each of three links, in GraphQL as in REST, and mails no fourth', async () => {
    const person = await aClient(app);
    const first = await askForLink(person);
    for (let times = 0; times < 2; times += 1) await askForLink(person);
    await mailPasswordReset(app.platform, person.email);
    const [row] = await app.sql(
      `select count(*) from mails where account_id = $1 and kind = 'password-reset'`,
      [person.id],
    );
    expect(row).toEqual({ count: '3' });
    const reset = graphql(`mutation ($token: String!, $newPassword: String!) {
      resetPassword(token: $token, newPassword: $newPassword) { message email } }`);
    const body = { token: first, newPassword: NEW_PASSWORD };
    expect((await visitor.query(reset, body)).resetPassword.email).toBe(person.email);
    const again = await visitor.graphql(reset, body);
    expect([again.data, again.errors?.[0]?.message]).toEqual([null, EXPIRED.message]);
  });

  it('takes no link that is late, and no common password or own name', async () => {
    const person = await aClient(app);
    const token = await askForLink(person);
    const weak = async (newPassword: string) =>
      (await refusal('/auth/password-reset/confirm', { token, newPassword })).message;
    expect(await weak('password1')).toMatch(/most common/);
    expect(await weak('rahima-khatun-1')).toMatch(/too much like your name/);
    await app.sql(`update account_tokens set expires_at = now() - interval '1 second'`);
    for (const late of [token, 'x'])
      expect(
        await refusal('/auth/password-reset/confirm', { token: late, newPassword: NEW_PASSWORD }),
      ).toEqual(EXPIRED);
    expect(await canSignIn(person.email, PASSWORD)).toBe(true);
  });

  it('sets one of several passwords that come at once by one link', async () => {
    const person = await aClient(app);
    await post('/auth/password-reset', { email: person.email });
    const token = secretOf(await mailTo(person.email, 'Set a new password for AinSathi'));
    const passwords = [1, 2, 3, 4].map((number) => `password number ${number} of four`);
    const answers = await Promise.all(
      passwords.map((newPassword) => post('/auth/password-reset/confirm', { token, newPassword })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('stores no secret, and forgets the text of what was delivered', async () => {
    const person = await aClient(app);
    await post('/auth/password-reset', { email: person.email });
    const token = secretOf(await mailTo(person.email, 'Set a new password for AinSathi'));
    for (let tries = 0; tries < 50; tries += 1) {
      const [mail] = await app.sql<{ sent_at: Date | null }>(
        'select text, html, sent_at from mails where account_id = $1',
        [person.id],
      );
      if (mail?.sent_at) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const rows = await app.sql<{ row: string }>(
      `select mails::text as row from mails union all select account_tokens::text from account_tokens union all select job::text from jobs.job`,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  });
});

describe('mail', () => {
  it('is tried again when the mail server refuses it, and no job is kept of a change that was rolled back', async () => {
    await app.sql(`update jobs.queue set retry_delay = 1, retry_backoff = false where name = 'send-mail'`);
    refusals = 2;
    const person = await aClient(app);
    await post('/auth/password-reset', { email: person.email });
    await mailTo(person.email, 'Set a new password for AinSathi');
    expect(refusals).toBe(0);

    const before = await app.sql('select count(*) from jobs.job');
    await expect(
      app.platform.dataSource.transaction(async (db) => {
        await app.platform.jobs.add(db, 'mail-password-reset', { email: person.email });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await app.sql('select count(*) from jobs.job')).toEqual(before);
  }, 60_000);
});

describe('another email', () => {
  const ask = (person: Person, email: string) =>
    person.client.rest<AccountV1>('PUT', '/users/profile', { email });
  const pendingOf = async ({ client }: Person) =>
    (await client.query(graphql(`{ me { email pendingEmail } }`))).me as object;

  it('waits for the link at the new address, tells the old one, and can be undone from there', async () => {
    const person = await aClient(app, 'Salma Begum');
    const email = 'thief@example.test';
    const asked = await ask(person, email);
    expect([asked.status, asked.body.email]).toEqual([200, person.email]);
    expect(await pendingOf(person)).toEqual({ email: person.email, pendingEmail: email });
    await mailTo(person.email, 'Your AinSathi email is about to change');
    const confirm = secretOf(await mailTo(email, 'Confirm your new email for AinSathi'));
    expect((await post('/auth/email/confirm', { token: confirm })).status).toBe(200);
    expect(await isSignedIn(person)).toBe(false);
    expect(await canSignIn(email, PASSWORD)).toBe(true);
    const undo = secretOf(await mailTo(person.email, 'Your AinSathi email was changed'));

    const registration = { name: 'Somebody Else', email: person.email, password: NEW_PASSWORD, role: 'user' };
    expect((await post('/auth/register', registration)).status).toBe(409);
    const thief = (await post('/auth/login', { email, password: PASSWORD })).body.token;
    expect((await ask({ ...person, client: visitor.as(thief) }, 'third@example.test')).status).toBe(409);

    expect((await post('/auth/email/undo', { token: undo })).status).toBe(200);
    expect((await visitor.as(thief).query(graphql(`{ me { id } }`))).me).toBeNull();
    expect(await canSignIn(email, PASSWORD)).toBe(false);
    const reset = secretOf(await mailTo(person.email, 'Set a new password for AinSathi'));
    expect(
      (await post('/auth/password-reset/confirm', { token: reset, newPassword: NEW_PASSWORD })).status,
    ).toBe(200);
    expect(await canSignIn(person.email, NEW_PASSWORD)).toBe(true);
    expect(await refusal('/auth/email/undo', { token: undo })).toEqual(EXPIRED);
    expect(await refusal('/auth/email/confirm', { token: confirm })).toEqual(EXPIRED);
  });

  it('is no longer waited for once the password is changed: somebody else may have asked', async () => {
    const person = await aClient(app);
    const email = 'somebody-else@example.test';
    await ask(person, email);
    const token = secretOf(await mailTo(email, 'Confirm your new email for AinSathi'));
    const { changePassword } = await person.client.query(
      graphql(
        `mutation ($old: String!, $new: String!) { changePassword(currentPassword: $old, newPassword: $new) { token } }`,
      ),
      { old: PASSWORD, new: NEW_PASSWORD },
    );
    expect(await refusal('/auth/email/confirm', { token })).toEqual(EXPIRED);
    const client = visitor.as(changePassword.token);
    expect(await pendingOf({ ...person, client })).toEqual({ email: person.email, pendingEmail: null });
  });

  it('is not taken from another account', async () => {
    const [person, other] = [await aClient(app), await aClient(app)];
    expect((await ask(person, other.email)).status).toBe(409);
  });

  it('wants a proof of who one is that is less than 15 minutes old, from every person and by every call', async () => {
    const person = await aClient(app);
    await app.sql(
      `update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`,
      [person.id],
    );
    const refused = await ask(person, 'later@example.test');
    expect([refused.status, refused.body.code]).toEqual([403, 'IDENTITY_REQUIRED']);
    expect((await ask(person, person.email)).status).toBe(200);
    expect((await person.client.rest('PUT', '/users/profile', { name: 'Another Name' })).status).toBe(200);

    expect((await person.client.rest('POST', '/auth/identity', { password: 'wrong' })).status).toBe(400);
    const { token } = (
      await person.client.query(
        graphql(
          `mutation ($password: String!) { confirmIdentity(password: $password) { token user { id } } }`,
        ),
        { password: PASSWORD },
      )
    ).confirmIdentity as { token: string };
    expect(await isSignedIn(person)).toBe(false);
    const proven = { ...person, client: visitor.as(token) };
    expect((await ask(proven, 'later@example.test')).status).toBe(200);
  });
});
