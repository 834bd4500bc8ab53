import { Client } from '../setup/client';
import { aNumber, deliverTexts, proofOf, requestCode, startGateway, type TestGateway } from '../setup/phones';
import { type RunningApp, startApp } from '../setup/running-app';
import { createJobHandlers } from '../../src/job-handlers';
import { createLog } from '../../src/platform/log/log';

let app: RunningApp;
let gateway: TestGateway;
let visitor: Client;

beforeAll(async () => {
  gateway = await startGateway();
  const smsGateway = {
    ...{ url: `${gateway.url}/send?key={key}`, body: 'to={number}&text={text}', headers: '' },
    ...{ ok: /^(OK|0)/, key: 'the-key-of-the-gateway', sender: 'AinSathi', numberForm: '880' as const },
  };
  app = await startApp({ smsGateway, publicOrigin: 'http://ainsathi.example' });
  visitor = new Client(app.origin);
});
afterAll(async () => {
  await app.stop();
  await gateway.stop();
});
beforeEach(async () => {
  await app.sql('delete from sms');
  gateway.requests.length = 0;
  gateway.answer = { status: 200, body: 'OK' };
});

const rows = () =>
  app.sql<{ text: string | null; sent: boolean; failed: boolean }>(
    'select text, sent_at is not null as sent, failed_at is not null as failed from sms',
  );

describe('an SMS gateway', () => {
  it('gets number and text, and then the text is gone', async () => {
    const phone = aNumber();
    await proofOf(visitor, phone);
    expect(await deliverTexts(app)).toBe(0);
    const [request] = gateway.requests;
    expect(request!.url).toBe('/send?key=the-key-of-the-gateway');
    const sent = Object.fromEntries(new URLSearchParams(request!.body));
    expect(sent['to']).toBe(phone.slice(1));
    expect(sent['text']).toMatch(/^AinSathi code (\d{6})\. Tell nobody\.\n@ainsathi\.example #\1$/);
    expect(await rows()).toEqual([{ text: null, sent: true, failed: false }]);
    expect(await deliverTexts(app)).toBe(0);
    expect(gateway.requests).toHaveLength(1);
  });

  it.each([
    ['500', { status: 500, body: 'OK' }],
    ['200 with an error', { status: 200, body: '{"error":"no balance"}' }],
    ['garbage', { status: 200, body: '\u0000\ufffd<<<' }],
    ['a redirect', { status: 302, body: 'OK' }],
  ])('that answers %s is tried again, and after a minute no more', async (_what, answer) => {
    gateway.answer = answer;
    await proofOf(visitor, aNumber());
    expect(await deliverTexts(app)).toBe(1);
    expect(await rows()).toEqual([{ text: expect.any(String), sent: false, failed: false }]);
    await app.sql(`update sms set created_at = now() - interval '70 seconds'`);
    expect(await deliverTexts(app)).toBe(1);
    expect(await rows()).toEqual([{ text: null, sent: false, failed: true }]);
    expect(await deliverTexts(app)).toBe(0);
  });

  it('that is slow keeps no request waiting, and is left after ten seconds', async () => {
    gateway.answer = { status: 200, body: 'OK', afterMilliseconds: 15_000 };
    const begun = performance.now();
    expect((await requestCode(visitor, aNumber())).errors).toBeUndefined();
    const answered = performance.now();
    expect(answered - begun).toBeLessThan(5_000);
    expect(await deliverTexts(app)).toBe(1);
    expect(performance.now() - answered).toBeLessThan(14_500);
  }, 30_000);

  it('leaves no key, address, number, code or text in a log', async () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line) => void lines.push(line) });
    const other = await startApp(app.platform.config, undefined, { log, beside: app });
    const phone = aNumber();
    await proofOf(new Client(other.origin), phone);
    gateway.answer = { status: 500, body: 'no' };
    const [sms] = await app.sql<{ id: string; text: string }>('select id, text from sms');
    const delivery = createJobHandlers(other.platform)['send-sms']({ smsId: sms!.id });
    log.warn({ err: await delivery.catch((error: unknown) => error) }, 'a job failed and is tried again');
    await other.stop();
    const code = /\d{6}/.exec(sms!.text)![0];
    expect(lines.join('')).toContain('the SMS gateway sent nothing');
    expect(lines.join('')).not.toMatch(
      new RegExp(`the-key-of|${gateway.url.slice(7)}|${phone.slice(4)}|${code}`),
    );
  });
});

it('is wanted in production: without it nobody signs in by phone', async () => {
  const bare = await startApp({ phoneSignIn: false }, undefined, { beside: app });
  const { errors } = await requestCode(new Client(bare.origin), aNumber());
  expect(errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
  await bare.stop();
});
