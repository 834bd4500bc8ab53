import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config';

const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'kV8x2Qm9Zr4Tb7Yw1Lp6Nd3Hs5Gf0JaWc',
  ENCRYPTION_KEYS: `7f3a:${Buffer.alloc(32, 'key').toString('base64')}`,
};

const HELPLINE = 'name|number|hours, such as Somebody to talk to|09600 000000|3 pm to 3 am';

describe('the configuration', () => {
  it('has defaults that suit a newcomer', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: null,
      jwtSecret: null,
      seed: 'demo',
      corsOrigins: [],
      graphqlIntrospection: true,
      serviceWorker: true,
    });
  });

  it('listens everywhere and seeds nothing in production', () => {
    const config = readConfig(PRODUCTION);
    expect(config).toMatchObject({ production: true, host: '0.0.0.0', seed: 'none' });
  });

  it.each([
    ['TRUST_PROXY', 'true'],
    ['SEED', 'demo'],
    ['WEB_DEV', 'true'],
  ])('refuses %s %s in production, and nowhere else', (name, value) => {
    const admin = { ADMIN_EMAIL: 'a@example.test', ADMIN_PASSWORD: 'a password of the owner' };
    const environment = { ...PRODUCTION, ...admin, [name]: value };
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${name}: got`));
    readConfig({ ...environment, NODE_ENV: 'development' });
  });

  it('reads secrets from files, and says which file cannot be read', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'ainsathi-config-')), 'token');
    writeFileSync(file, 'a token of the operator\n');
    expect(readConfig({ METRICS_TOKEN_FILE: file }).metricsToken).toBe('a token of the operator');
    expect(() => readConfig({ METRICS_TOKEN_FILE: `${file}-not` })).toThrow(/^METRICS_TOKEN_FILE: got/);
    expect(() => readConfig({ METRICS_TOKEN_FILE: file, METRICS_TOKEN: 'another one of 16' })).toThrow(
      /^METRICS_TOKEN_FILE/,
    );
  });

  it('has helplines with a name, a number and hours, which may be empty', () => {
    const environment = {
      HELPLINE_SELF_HARM: 'কান পেতে রই | 09612-119911 | 3 pm to 3 am',
      HELPLINE_LEGAL_AID: '',
    };
    expect(readConfig(environment).helplines).toEqual({
      selfHarm: { name: 'কান পেতে রই', number: '09612-119911', hours: '3 pm to 3 am' },
      legalAid: null,
    });
    expect(readConfig({ HELPLINE_LEGAL_AID: 'Legal aid|16699|' }).helplines.legalAid).toEqual({
      name: 'Legal aid',
      number: '16699',
      hours: '',
    });
  });

  it('has push with all three of its variables, or none', () => {
    const push = { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'k'.repeat(43) };
    const VAPID_SUBJECT = 'mailto:operator@ainsathi.example';
    expect(readConfig({}).push).toBeNull();
    expect(readConfig({ ...push, VAPID_SUBJECT }).push).toMatchObject({ subject: VAPID_SUBJECT });
    expect(() => readConfig(push)).toThrow(/^VAPID_SUBJECT: got nothing/);
    expect(() => readConfig({ VAPID_PRIVATE_KEY: push.VAPID_PRIVATE_KEY })).toThrow(/^VAPID_PUBLIC_KEY/);
    expect(() => readConfig({ ...push, VAPID_PRIVATE_KEY: 'short' })).toThrow(/a value of 5 characters/);
  });

  it.each([
    ['off', null],
    ['300,900', { busy: 300, overloaded: 900 }],
    ['', null],
  ])('reads SHEDDING %s', (value, shedding) => {
    expect(readConfig({ SHEDDING: value }).shedding).toEqual(shedding);
    expect(readConfig({ ...PRODUCTION, SHEDDING: value }).shedding).toEqual(
      value === '' ? { busy: 500, overloaded: 1_500 } : shedding,
    );
    expect(() => readConfig({ SHEDDING: '900,300' })).toThrow(/^SHEDDING/);
  });

  it.each([
    ['PORT', 'abc', 'PORT: got "abc", wants a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT: got "70000", wants a whole number from 0 to 65535.'],
    ['SEED', 'everything', 'SEED: got "everything", wants demo or none.'],
    [
      'PUBLIC_ORIGIN',
      'ainsathi.example/',
      'PUBLIC_ORIGIN: got "ainsathi.example/", wants an origin such as https://ainsathi.example.',
    ],
    [
      'WHATSAPP_NUMBER',
      'call me',
      'WHATSAPP_NUMBER: got "call me", wants an international number of digits.',
    ],
    ['HELPLINE_SELF_HARM', '999', `HELPLINE_SELF_HARM: got "999", wants ${HELPLINE}.`],
    ['HELPLINE_LEGAL_AID', 'A|call us|', `HELPLINE_LEGAL_AID: got "A|call us|", wants ${HELPLINE}.`],
    ['TERMS_DATE', '1 December 2026', 'TERMS_DATE: got "1 December 2026", wants a date such as 2026-12-01.'],
    ['TERMS_DATE', '2026-02-30', 'TERMS_DATE: got "2026-02-30", wants a date such as 2026-12-01.'],
    ['SERVICE_WORKER', 'off', 'SERVICE_WORKER: got "off", wants true or false.'],
    [
      'TRUST_PROXY',
      'nginx',
      'TRUST_PROXY: got "nginx", wants true, false, a number of hops, or addresses separated by commas.',
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'TRUST_PROXY: got "10.0.0.0/33", wants true, false, a number of hops, or addresses separated by commas.',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: got "loud", wants fatal, error, warn, info, debug, trace or silent.'],
  ])('stops with one line for a wrong %s', (name, value, line) => {
    expect(() => readConfig({ [name]: value })).toThrow(line);
  });

  it.each([
    ['true', true],
    ['2', 2],
    ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
    ['fd00::/8', 'fd00::/8'],
    ['10.0.0.0/255.0.0.0', '10.0.0.0/255.0.0.0'],
  ])('trusts proxies as Express does: %s', (value, read) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(read);
  });

  it('never repeats a secret or a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@host' })).toThrow(
      /^DATABASE_URL: got a value of \d+ characters/,
    );
    expect(() => readConfig({ JWT_SECRET: 'too short to use' })).toThrow(
      /^JWT_SECRET: got a value of 16 characters/,
    );
  });

  it.each([
    ['missing', undefined],
    ['short', 'only-twenty-characters'],
    ['a known example', 'change-me-change-me-change-me-change-me'],
    ['of one letter', 'a'.repeat(48)],
  ])('refuses a JWT_SECRET that is %s in production', (_what, secret) => {
    expect(() => readConfig({ ...PRODUCTION, JWT_SECRET: secret })).toThrow(/^JWT_SECRET/);
  });

  it('takes former secrets of 32 bytes or more alone', () => {
    const former = `${'a'.repeat(32)},${'b'.repeat(40)}`;
    expect(readConfig({ JWT_SECRETS_OLD: former }).formerJwtSecrets).toEqual(former.split(','));
    expect(() => readConfig({ JWT_SECRETS_OLD: `${former},short` })).toThrow(
      'JWT_SECRETS_OLD: got a value of 79 characters, wants former secrets of at least 32 bytes',
    );
  });

  it('refuses production without ENCRYPTION_KEYS, and names the file of earlier keys', () => {
    expect(() => readConfig({ ...PRODUCTION, ENCRYPTION_KEYS: '' })).toThrow(
      /^ENCRYPTION_KEYS: got nothing, wants .* ENCRYPTION_KEYS_FILE can name\.$/,
    );
    expect(readConfig(PRODUCTION).encryptionKeys).toMatchObject([{ id: '7f3a' }]);
  });

  it('asks staff for a second factor in production, unless it is only offered', () => {
    expect(readConfig({}).staffSecondFactor).toBe('offered');
    expect(readConfig(PRODUCTION).staffSecondFactor).toBe('required');
    expect(readConfig({ ...PRODUCTION, STAFF_SECOND_FACTOR: 'offered' }).staffSecondFactor).toBe('offered');
    expect(readConfig({ STAFF_SECOND_FACTOR: 'required' }).staffSecondFactor).toBe('required');
    expect(() => readConfig({ STAFF_SECOND_FACTOR: 'yes' })).toThrow(/wants required or offered/);
  });

  it('has video calls in production with a relay and its secret alone', () => {
    const relay = {
      TURN_URLS: 'turn:turn.example:3478, stun:stun.example:3478',
      TURN_SECRET: 's'.repeat(32),
    };
    expect(readConfig(PRODUCTION).calls).toBeNull();
    expect(readConfig({ ...PRODUCTION, TURN_URLS: 'stun:stun.example:3478' }).calls).toBeNull();
    expect(readConfig({ ...PRODUCTION, ...relay, CALL_RELAY_ONLY: 'true' }).calls).toEqual({
      ...{ urls: ['turn:turn.example:3478', 'stun:stun.example:3478'], relayOnly: true },
      secret: relay.TURN_SECRET,
    });
    expect(readConfig({}).calls).toEqual({ urls: [], secret: null, relayOnly: false });
    expect(() => readConfig({ ...relay, TURN_SECRET: '' })).toThrow(/^TURN_SECRET/);
    expect(() => readConfig({ CALL_RELAY_ONLY: 'true' })).toThrow(/^CALL_RELAY_ONLY/);
  });

  it('takes the day from which the terms apply, or none', () => {
    expect(readConfig({ TERMS_DATE: '2026-12-01' }).termsDate).toBe('2026-12-01');
    expect(readConfig({ TERMS_DATE: '' }).termsDate).toBeNull();
  });

  it('wants both halves of the first admin', () => {
    expect(() => readConfig({ ADMIN_EMAIL: 'admin@example.test' })).toThrow(/^ADMIN_PASSWORD/);
    expect(() => readConfig({ ADMIN_PASSWORD: 'a long password' })).toThrow(/^ADMIN_EMAIL/);
  });
});
