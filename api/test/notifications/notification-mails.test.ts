import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { sendPush } from '../../src/modules/notifications/push/send-push';
import { postNotifications } from '../../src/modules/notifications/post-notifications';
import { readConfig } from '../../src/config/config';
import { runMailCommand } from '../../src/commands/admin';
import { createMailRules } from '../../src/job-handlers';
import { createMailDelivery } from '../../src/platform/mail/deliver-mail';
import { openPush } from '../../src/platform/push/push-keys';
import type { JobData } from '../../src/platform/jobs/job-queue';
import { join } from '../setup/calls';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aFamilyLawyer, ask } from '../setup/open-requests';
import { aCase, aClient, aLawyer, anAdmin, PASSWORD, type Person, setStatus } from '../setup/people';
import type { SignedInV1 } from '../setup/rest-bodies';
import { type RunningApp, startApp } from '../setup/running-app';

/** Planted where a mail or a push must not show them. */
const TITLE = 'Marker title of the case';
const CLIENT_NAME = 'Marker Rahima';
const LAWYER_NAME = 'Advocate Marker Karim';
const PHONE = '+8801799999999';
const MARKERS = /marker|1799999999|123456789/i;

/** Of web-push's own library for the encryption, which has no types. */
// oxlint-disable-next-line typescript/no-require-imports -- as above
const { decrypt } = require('http_ece') as {
  decrypt: (body: Buffer, options: { version: string; privateKey: ECDH; authSecret: string }) => Buffer;
};

interface Posted {
  path: string;
  headers: Record<string, unknown>;
  body: string;
}

let app: RunningApp;
let service: Server;
let serviceOrigin: string;
let serviceStatus = 201;
const posted: Posted[] = [];

async function startPushService(): Promise<string> {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      posted.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(serviceStatus).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  serviceOrigin = await startPushService();
  const { publicKey, privateKey } = (await openPush({
    push: null,
    production: false,
    dataDirectory: `/tmp/ainsathi-push-${randomBytes(4).toString('hex')}`,
  }))!;
  const subject = 'mailto:operator@ainsathi.test';
  app = await startApp({ publicOrigin: 'https://ainsathi.test' }, undefined, {
    push: { publicKey, privateKey, subject, testOrigin: serviceOrigin },
  });
});
afterAll(async () => {
  await app.stop();
  await new Promise((resolve) => service.close(resolve));
});

beforeEach(async () => {
  posted.length = 0;
  serviceStatus = 201;
  await app.sql('delete from notifications');
  await app.sql('delete from mails');
  await app.sql('delete from jobs.job').catch(() => undefined);
});

async function aPair(): Promise<{ client: Person; lawyer: Person }> {
  const client = await aClient(app, CLIENT_NAME);
  await app.sql('update accounts set phone = $1 where id = $2', [PHONE, client.id]);
  return { client, lawyer: await aLawyer(app, { clientPhone: PHONE }, LAWYER_NAME) };
}

/** Tomorrow at an hour in Dhaka, when everything of now is due. */
function tomorrowAt(hour: number): Date {
  const day = new Date(Date.now() + 30 * 60 * 60_000).toISOString().slice(0, 10);
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+06:00`);
}

const NOON = tomorrowAt(12);

interface StoredMail {
  address: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string;
}

function mails(): Promise<StoredMail[]> {
  return app.sql<StoredMail>(
    `select address, subject, text, html, unsubscribe_url as "unsubscribeUrl" from mails
     where kind = 'notification' order by created_at, id`,
  );
}

function deliveryBy(mail: Parameters<typeof createMailDelivery>[0]['mail']) {
  const { dataSource, log } = app.platform;
  return createMailDelivery({ mail, production: false }, dataSource, log, createMailRules(dataSource));
}

/** The mail as a mail server gets it. */
async function deliver(mailId: string): Promise<string> {
  return receive((mail) => deliveryBy(mail)(mailId));
}

/** What a mail server gets, which refuses addresses that begin with `nobody`. */
async function receive(send: (mail: { smtpUrl: string; from: string }) => Promise<unknown>): Promise<string> {
  let raw = '';
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? new Error('No such mailbox') : null),
    onData: (stream, _session, done) => {
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => done());
    },
  });
  const port = await new Promise<number>((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'AinSathi <no-reply@ainsathi.test>' };
  await send(mail).finally(() => new Promise<void>((resolve) => smtp.close(resolve)));
  return raw.replace(/\r\n[ \t]+/g, ' ');
}

async function subjectsTo(person: Person): Promise<string[]> {
  return (await mails()).filter(({ address }) => address === person.email).map(({ subject }) => subject);
}

it('a test mail of the operator shows what the server answers, and has the domain of the sender in its id', async () => {
  const config = readConfig({});
  const lines: string[] = [];
  const command = (address: string) =>
    receive(async (mail) => lines.push(...(await runMailCommand({ ...config, mail }, [address]))));
  expect(await command('somebody@example.test')).toMatch(/^Message-ID: <\S+@ainsathi\.test>\r$/m);
  expect(lines).toEqual([
    expect.stringMatching(/^127\.0\.0\.1 took a mail for somebody@example\.test: 250 /),
  ]);
  await expect(command('nobody@example.test')).rejects.toThrow(/took no mail .* 550 No such mailbox/);
});

describe('mails', () => {
  it('go out once for what is due, one for each person', async () => {
    const { client, lawyer } = await aPair();
    const { _id: id } = await aCase(client, lawyer, TITLE);
    await aCase(client, lawyer, TITLE);
    await Promise.all([postNotifications(app.platform, NOON), postNotifications(app.platform, NOON)]);
    await postNotifications(app.platform, NOON);
    expect(await subjectsTo(lawyer)).toEqual(['A new case request to answer (2)']);
    expect(await subjectsTo(client)).toEqual([]);
    await setStatus(lawyer, id, 'accepted');
    await postNotifications(app.platform, NOON);
    expect(await subjectsTo(client)).toEqual(['A lawyer has answered your case request']);
    expect(await subjectsTo(lawyer)).toHaveLength(1);
  });

  it('tell changes of status after five minutes, the last alone', async () => {
    const { client, lawyer } = await aPair();
    const { _id: id } = await aCase(client, lawyer, TITLE);
    await app.sql(`update notifications set mail = 'sent'`);
    for (const status of ['case-intake', 'hearing-1']) await setStatus(lawyer, id, status);
    await app.sql(`update notifications set mail_due_at = $1::timestamptz + (mail_due_at - updated_at)`, [
      NOON,
    ]);
    await postNotifications(app.platform, new Date(NOON.getTime() + 4 * 60_000));
    expect(await mails()).toEqual([]);
    await postNotifications(app.platform, new Date(NOON.getTime() + 6 * 60_000));
    expect(await subjectsTo(client)).toEqual(['There is news in your case']);
  });

  it('wait for the morning, but for requests and payments', async () => {
    const { client, lawyer } = await aPair();
    const { _id: id } = await aCase(client, lawyer, TITLE);
    await setStatus(lawyer, id, 'accepted');
    await aCase(client, lawyer, TITLE);
    await postNotifications(app.platform, tomorrowAt(23));
    expect((await mails()).map(({ address }) => address)).toEqual([lawyer.email]);
    await postNotifications(app.platform, tomorrowAt(23));
    expect(await subjectsTo(client)).toEqual([]);
    await postNotifications(app.platform, new Date(tomorrowAt(23).getTime() + 8 * 60 * 60_000));
    expect(await subjectsTo(client)).toEqual(['A lawyer has answered your case request']);
  });

  it('are not sent for what was read, nor for what the person does not want', async () => {
    const { client, lawyer } = await aPair();
    const other = await aLawyer(app);
    await aCase(client, lawyer, TITLE);
    await aCase(client, other, TITLE);
    await lawyer.client.query(graphql(`mutation { markNotificationsRead { unreadCount } }`));
    await other.client.query(
      graphql(`mutation { setNotificationChoices(choices: [
      { kind: REQUEST_RECEIVED, mail: false, push: false }]) { notificationChoices { kind } } }`),
    );
    await postNotifications(app.platform, NOON);
    expect(await mails()).toEqual([]);
    expect(await app.sql('select distinct mail from notifications')).toEqual([{ mail: 'skipped' }]);
  });

  it('are not written in production without a mail server', async () => {
    const { client, lawyer } = await aPair();
    await aCase(client, lawyer, TITLE);
    const config = { ...app.platform.config, production: true };
    await postNotifications({ ...app.platform, config }, NOON);
    expect(await mails()).toEqual([]);
    expect(await app.sql('select mail from notifications')).toEqual([{ mail: 'skipped' }]);
  });

  it('hold no name, title, number or payment detail, whatever they tell', async () => {
    const { client, lawyer } = await aPair();
    const { _id: id } = await aCase(client, lawyer, TITLE);
    await postNotifications(app.platform, NOON);
    await setStatus(lawyer, id, 'accepted');
    await client.client.rest('PUT', `/users/cases/${id}/payment`, { bKashTrxId: 'MARKER0001' });
    await postNotifications(app.platform, NOON);
    await setStatus(lawyer, id, 'case-intake');
    const admin = await anAdmin(app);
    await admin.client.rest('PUT', `/admin/lawyers/${lawyer.id}/verification`, {
      status: 'rejected',
      reason: 'Marker reason',
    });
    await postNotifications(app.platform, NOON);
    const sent = await mails();
    expect(sent.length).toBeGreaterThanOrEqual(4);
    for (const { subject, text, html } of sent) expect(`${subject} ${text} ${html}`).not.toMatch(MARKERS);
  });

  it('stay for the outbox where no server delivers them, outside production', async () => {
    const { client, lawyer } = await aPair();
    await aCase(client, lawyer, TITLE);
    await postNotifications(app.platform, NOON);
    const [{ id }] = (await app.sql('select id from mails')) as [{ id: string }];
    await deliveryBy(null)(id);
    expect(await app.sql('select sent_at as "sentAt", text is null as forgotten from mails')).toEqual([
      { sentAt: null, forgotten: false },
    ]);
  });

  it('stop where the mail server says that there is no such mailbox, and the account says so', async () => {
    const { client, lawyer } = await aPair();
    await app.sql(`update accounts set email = 'nobody' || id || '@example.test' where id = $1`, [lawyer.id]);
    await aCase(client, lawyer, TITLE);
    await postNotifications(app.platform, NOON);
    const [{ id }] = (await app.sql('select id from mails')) as [{ id: string }];
    expect(await deliver(id)).toBe('');
    expect(await app.sql('select id from mails')).toEqual([]);
    const { me } = await lawyer.client.query(graphql(`{ me { emailRefusedAt } }`));
    expect(me!.emailRefusedAt).toEqual(expect.any(String));
    await aCase(client, lawyer, TITLE);
    await postNotifications(app.platform, tomorrowAt(13));
    const [next] = await app.sql<{ id: string }>('select id from mails');
    // Nothing listens there: a try would fail.
    await deliveryBy({ smtpUrl: 'smtp://127.0.0.1:1', from: 'no-reply@ainsathi.test' })(next?.id ?? '');
    expect(await app.sql('select id from mails')).toEqual([]);
  });

  it('tell mail programs where to stop them', async () => {
    const { client, lawyer } = await aPair();
    await aCase(client, lawyer, TITLE);
    await postNotifications(app.platform, NOON);
    const [mail] = await mails();
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/ainsathi\.test\/mail\/stop\?/);
    expect(mail?.text).toContain(mail?.unsubscribeUrl);
    const [{ id }] = (await app.sql('select id from mails')) as [{ id: string }];
    const raw = await deliver(id);
    expect(raw).toContain(`List-Unsubscribe: <${mail?.unsubscribeUrl}>`);
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });
});

describe('the link that stops mails', () => {
  async function stopLink(): Promise<{ lawyer: Person; path: string }> {
    const { client, lawyer } = await aPair();
    await aCase(client, lawyer, TITLE);
    await postNotifications(app.platform, NOON);
    const [mail] = await mails();
    await app.sql('delete from mails');
    return { lawyer, path: (mail?.unsubscribeUrl ?? '').replace('https://ainsathi.test', '') };
  }

  const choiceOf = async ({ client }: Person, kind: string) =>
    (await client.query(graphql(`{ notificationChoices { kind mail push } }`))).notificationChoices.find(
      (choice) => choice.kind === kind,
    );
  const open = (path: string, method = 'GET', body?: string) =>
    fetch(app.origin + path, {
      method,
      ...(body ? { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } } : {}),
    });

  it('asks first, and stops mails of the kind by a press, as by the button of a mail program', async () => {
    const { lawyer, path } = await stopLink();
    const asked = await open(path);
    expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await asked.text()).toContain('Stop these mails');
    expect(await choiceOf(lawyer, 'REQUEST_RECEIVED')).toMatchObject({ mail: true, push: true });
    const stopped = await open(path, 'POST', 'List-Unsubscribe=One-Click');
    expect(await stopped.text()).toContain('You get no more mails of this kind');
    expect(await choiceOf(lawyer, 'REQUEST_RECEIVED')).toMatchObject({ mail: false, push: true });
    expect(await choiceOf(lawyer, 'PAYMENT_SUBMITTED')).toMatchObject({ mail: true });
    await aCase(await aClient(app), lawyer, TITLE);
    await postNotifications(app.platform, NOON);
    expect(await mails()).toEqual([]);
  });

  it('does nothing when it is forged, for another account or another kind', async () => {
    const { lawyer, path } = await stopLink();
    const other = await aLawyer(app);
    const forged = [
      path.replace(lawyer.id, other.id),
      path.replace('request-received', 'payment-submitted'),
      path.replace(/signature=.*/, 'signature=x'),
      path.replace(/&signature=.*/, ''),
      `${path}&account=${other.id}`,
      '/mail/stop',
    ];
    for (const link of forged)
      for (const method of ['GET', 'POST']) expect((await open(link, method)).status).toBe(400);
    expect(
      await app.sql('select count(*)::int as count from notification_choices where account_id = $1', [
        other.id,
      ]),
    ).toEqual([{ count: 0 }]);
    expect(await choiceOf(lawyer, 'PAYMENT_SUBMITTED')).toMatchObject({ mail: true });
  });

  it('is quiet when the account is gone', async () => {
    const { lawyer, path } = await stopLink();
    await app.sql('delete from accounts where id = $1', [lawyer.id]);
    expect((await open(path, 'POST')).status).toBe(200);
  });
});

describe('devices', () => {
  const ADD = graphql(`mutation ($endpoint: String!, $p256dh: String!, $auth: String!) {
    addPushSubscription(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { subscriptions } }`);
  const REMOVE = graphql(
    `mutation ($endpoint: String!) { removePushSubscription(endpoint: $endpoint) { subscriptions } }`,
  );

  function aDevice(endpoint = `${serviceOrigin}/device-${randomBytes(4).toString('hex')}`) {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    return {
      keys,
      endpoint,
      p256dh: keys.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
  }

  /** What the browser reads of a push. */
  function readPush(body: string, { keys, auth }: ReturnType<typeof aDevice>): string {
    const options = { version: 'aes128gcm', privateKey: keys, authSecret: auth };
    return decrypt(Buffer.from(body, 'latin1'), options).toString();
  }

  const add = async ({ client }: Person, device = aDevice()) => {
    const { keys: _, ...registration } = device;
    const { addPushSubscription } = await client.query(ADD, registration);
    return { device, count: addPushSubscription.subscriptions };
  };

  async function jobs(): Promise<JobData['send-push'][]> {
    const rows = await app.sql<{ data: JobData['send-push'] }>(
      `select data from jobs.job where name = 'send-push'`,
    );
    return rows.map(({ data }) => data);
  }

  async function push(): Promise<void> {
    await postNotifications(app.platform, NOON);
    for (const job of await jobs()) await sendPush(app.platform, job);
  }

  it('show what is due, encrypted, once a kind', async () => {
    const { client, lawyer } = await aPair();
    const { device } = await add(lawyer);
    for (let n = 0; n < 2; n += 1) await aCase(client, lawyer, TITLE);
    await push();
    expect(posted).toHaveLength(1);
    const [{ path, headers, body }] = posted as [Posted];
    expect(serviceOrigin + path).toBe(device.endpoint);
    expect(headers).toMatchObject({
      ttl: '86400',
      topic: 'request-received',
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=/),
    });
    expect(JSON.stringify(headers)).not.toMatch(MARKERS);
    const [job] = await jobs();
    expect(JSON.parse(readPush(body, device))).toEqual({
      kind: 'request-received',
      id: job?.notificationId,
      language: 'en',
    });
  });

  it('show a call at once and for 90 seconds, and not again when it is mailed', async () => {
    const { client, lawyer } = await aPair();
    await add(lawyer);
    const { _id: id } = await aCase(client, lawyer, TITLE);
    await setStatus(lawyer, id, 'accepted');
    await join(client, id, { call: true });
    const calls = async () => {
      const rows = await app.sql(
        `select id from notifications where kind = 'call-received' and account_id = $1`,
        [lawyer.id],
      );
      return (await jobs()).filter(({ notificationId }) => rows.some((row) => row.id === notificationId));
    };
    for (const job of await calls()) await sendPush(app.platform, job);
    expect(posted.map(({ headers }) => [headers['topic'], headers['ttl'], headers['urgency']])).toEqual([
      ['call-received', '90', 'high'],
    ]);
    await postNotifications(app.platform, NOON);
    expect(await calls()).toHaveLength(1);
  });

  it('show of a request to several lawyers its kind alone', async () => {
    app.platform.config.openRequests = true;
    const { client } = await aPair();
    const lawyer = await aFamilyLawyer(app);
    const { device } = await add(lawyer);
    await ask(client, { title: TITLE, description: PHONE, opposingParties: [CLIENT_NAME] });
    await push();
    const [{ headers, body }] = posted as [Posted];
    expect(JSON.stringify(headers)).not.toMatch(MARKERS);
    const [job] = await jobs();
    expect(JSON.parse(readPush(body, device))).toEqual({
      kind: 'invitation-received',
      id: job?.notificationId,
      language: 'en',
    });
  });

  it('have no notice of what was read since, nor of what the person does not want on devices', async () => {
    const { client, lawyer } = await aPair();
    await add(lawyer);
    await aCase(client, lawyer, TITLE);
    await postNotifications(app.platform, NOON);
    await lawyer.client.query(graphql(`mutation { markNotificationsRead { unreadCount } }`));
    for (const job of await jobs()) await sendPush(app.platform, job);
    expect(posted).toEqual([]);
    await lawyer.client.query(
      graphql(`mutation { setNotificationChoices(choices: [
      { kind: REQUEST_RECEIVED, mail: true, push: false }]) { notificationChoices { kind } } }`),
    );
    await aCase(client, lawyer, TITLE);
    await push();
    expect(posted).toEqual([]);
  });

  it.each([404, 410])('are forgotten when their push service says %s', async (status) => {
    const { client, lawyer } = await aPair();
    await add(lawyer);
    await aCase(client, lawyer, TITLE);
    serviceStatus = status;
    await push();
    expect(posted).toHaveLength(1);
    expect(await app.sql('select from push_subscriptions where account_id = $1', [lawyer.id])).toEqual([]);
  });

  it('have keys that a message can be encrypted with, and are forgotten where one proves to be of no use', async () => {
    const { client, lawyer } = await aPair();
    const { endpoint, p256dh, auth } = aDevice();
    const noPoint = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
    for (const [field, wrong] of [
      ['p256dh', { endpoint, p256dh: noPoint, auth }],
      ['auth', { endpoint, p256dh, auth: Buffer.alloc(17).toString('base64url') }],
    ] as const) {
      const { errors } = await lawyer.client.graphql(ADD, wrong);
      expect(errors?.[0]?.extensions.fields).toEqual([expect.objectContaining({ field })]);
    }
    await add(lawyer);
    await app.sql('update push_subscriptions set p256dh = $2 where account_id = $1', [lawyer.id, noPoint]);
    await aCase(client, lawyer, TITLE);
    await push();
    expect(posted).toHaveLength(0);
    expect(await app.sql('select from push_subscriptions where account_id = $1', [lawyer.id])).toEqual([]);
  });

  it('are tried again when the push service is not there', async () => {
    const { client, lawyer } = await aPair();
    await add(lawyer);
    await aCase(client, lawyer, TITLE);
    serviceStatus = 503;
    await expect(push()).rejects.toThrow('503');
    expect(await app.sql('select from push_subscriptions where account_id = $1', [lawyer.id])).toHaveLength(
      1,
    );
  });

  it('have addresses of push services alone', async () => {
    const { client } = await aPair();
    const device = aDevice();
    for (const endpoint of ['http://169.254.169.254/latest', 'https://push.example/x', app.origin]) {
      const { errors } = await client.client.graphql(ADD, {
        endpoint,
        p256dh: device.p256dh,
        auth: device.auth,
      });
      expect(errors?.[0]?.extensions.fields).toEqual([expect.objectContaining({ field: 'endpoint' })]);
    }
    const { count } = await add(client, aDevice('https://fcm.googleapis.com/fcm/send/x'));
    expect(count).toBe(1);
  });

  it('belong to one account, and are at most ten', async () => {
    const { client, lawyer } = await aPair();
    const { device } = await add(client);
    for (let n = 0; n < 11; n += 1) await add(client);
    expect((await add(client)).count).toBe(10);
    const shared = await add(lawyer, device);
    expect(shared.count).toBe(1);
    const removed = await client.client.query(REMOVE, { endpoint: device.endpoint });
    expect(removed.removePushSubscription.subscriptions).toBe(10);
    expect(await app.sql('select from push_subscriptions where account_id = $1', [lawyer.id])).toHaveLength(
      1,
    );
    const own = await lawyer.client.query(REMOVE, { endpoint: device.endpoint });
    expect(own.removePushSubscription.subscriptions).toBe(0);
  });

  it('go with their session', async () => {
    const { lawyer } = await aPair();
    await add(lawyer);
    await lawyer.client.rest('POST', '/auth/logout');
    expect(await app.sql('select from push_subscriptions where account_id = $1', [lawyer.id])).toEqual([]);
  });

  it('are listed for their owner, who takes them back one by one', async () => {
    const { client, lawyer } = await aPair();
    const LIST = graphql(`{ myPushDevices { id current browser addedAt } }`);
    const TAKE_BACK = graphql(`mutation ($id: ID!) { removePushDevice(id: $id) { subscriptions } }`);
    await add(lawyer);
    const { body } = await lawyer.client.rest<SignedInV1>('POST', '/auth/login', {
      email: lawyer.email,
      password: PASSWORD,
    });
    const elsewhere = new Client(app.origin, body.token);
    await add({ ...lawyer, client: elsewhere });
    const devices = (await lawyer.client.query(LIST)).myPushDevices;
    expect(devices.map(({ current }) => current)).toEqual([true, false]);
    const variables = { id: devices[1]!.id };
    expect((await client.client.graphql(TAKE_BACK, variables)).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await lawyer.client.query(TAKE_BACK, variables)).removePushDevice.subscriptions).toBe(1);
    expect((await lawyer.client.graphql(TAKE_BACK, variables)).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await elsewhere.query(LIST)).myPushDevices).toMatchObject([
      { id: devices[0]?.id, current: false },
    ]);
  });

  it('show a test on request, a few times an hour', async () => {
    const { lawyer } = await aPair();
    const TEST = graphql(`mutation { sendTestPush { subscriptions } }`);
    expect((await lawyer.client.graphql(TEST)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const { device } = await add(lawyer);
    expect((await lawyer.client.query(TEST)).sendTestPush.subscriptions).toBe(1);
    for (const job of await jobs()) await sendPush(app.platform, job);
    expect(JSON.parse(readPush(posted[0]!.body, device))).toEqual({
      kind: 'test',
      id: null,
      language: 'en',
    });
    for (let n = 2; n < 10; n += 1) await lawyer.client.query(TEST);
    expect((await lawyer.client.graphql(TEST)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  it('register with the public key alone', async () => {
    const { client } = await aPair();
    const { pushPublicKey } = await client.client.query(graphql(`{ pushPublicKey }`));
    expect(pushPublicKey).toBe(app.platform.push?.publicKey);
  });
});
