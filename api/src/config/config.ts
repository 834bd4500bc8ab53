import path from 'node:path';
import { ConfigError, describe, readValues } from './config-values';
import { type Values, variables } from './config-variables';

import type { EncryptionKey } from './encryption-key';
import { readTrustProxy } from './proxy-trust';

/** Parts of example secrets, which are refused. */
const EXAMPLE_SECRETS = ['change-me', 'changeme', 'secret', 'your-secret', 'jwt-secret', 'example'];

/** Default in production. */
const SHEDDING: LoadThresholds = { busy: 500, overloaded: 1_500 };

export interface ObjectStoreConfig {
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

/** One HTTP request sends a message; texts have the gaps {number}, {text}, {sender} and {key}. */
export interface SmsGateway {
  url: string;
  /** A form, or JSON; null asks by GET. */
  body: string | null;
  /** Separated by |. */
  headers: string;
  /** A success in the body of the answer; null: any body. */
  ok: RegExp | null;
  key: string;
  sender: string;
  /** How numbers begin. */
  numberForm: '+880' | '880' | '01';
}

/** Event-loop delays, in milliseconds, that cause refusals. */
export interface LoadThresholds {
  busy: number;
  overloaded: number;
}

/** A value required by production or another variable. @throws ConfigError without it. */
function needed<Name extends keyof Values>(
  values: Values,
  name: Name,
  wants: string,
): NonNullable<Values[Name]> {
  const value = values[name];
  if (value === undefined) throw new ConfigError(name, 'nothing', wants);
  return value;
}

function readSecret(values: Values, production: boolean): string | null {
  const secret = production ? needed(values, 'JWT_SECRET', variables.JWT_SECRET.wants) : values.JWT_SECRET;
  if (secret === undefined) return null;
  if (Buffer.byteLength(secret) < 32)
    throw new ConfigError('JWT_SECRET', describe('JWT_SECRET', secret), variables.JWT_SECRET.wants);
  const lowered = secret.toLowerCase();
  if (EXAMPLE_SECRETS.some((example) => lowered.includes(example)) || new Set(secret).size < 8)
    throw new ConfigError('JWT_SECRET', 'a well-known example value', 'a random secret of your own');
  return secret;
}

function readEncryptionKeys(values: Values, production: boolean): readonly EncryptionKey[] | null {
  if (production)
    needed(
      values,
      'ENCRYPTION_KEYS',
      `${variables.ENCRYPTION_KEYS.wants}; an installation that made its keys itself has them in the file encryption-keys of DATA_DIR, which ENCRYPTION_KEYS_FILE can name`,
    );
  return values.ENCRYPTION_KEYS ?? null;
}

/** Development settings with which strangers could take over a site. */
function refuseInProduction(values: Values): void {
  if (values.TRUST_PROXY === 'true')
    throw new ConfigError('TRUST_PROXY', 'true', 'the number of proxies in front, or their addresses');
  if (values.SEED === 'demo')
    throw new ConfigError('SEED', 'demo', 'none in production: everybody knows the passwords of the demo');
  if (values.WEB_DEV) throw new ConfigError('WEB_DEV', 'true', 'false in production');
}

function readFirstAdmin(values: Values): { email: string; password: string } | null {
  if (values.ADMIN_EMAIL === undefined && values.ADMIN_PASSWORD === undefined) return null;
  return {
    email: needed(values, 'ADMIN_EMAIL', 'an email with ADMIN_PASSWORD'),
    password: needed(values, 'ADMIN_PASSWORD', 'a password with ADMIN_EMAIL'),
  };
}

function readMail(values: Values): { smtpUrl: string; from: string } | null {
  const { SMTP_URL: smtpUrl } = values;
  if (smtpUrl === undefined) return null;
  const from = needed(values, 'MAIL_FROM', `with SMTP_URL ${variables.MAIL_FROM.wants}`);
  needed(values, 'PUBLIC_ORIGIN', 'with SMTP_URL the address that the links in mails lead to');
  return { smtpUrl, from };
}

/** Null sends nothing: in production nobody signs in by phone, elsewhere the outbox shows the texts. */
function readSmsGateway(values: Values): SmsGateway | null {
  const { SMS_URL: url, SMS_BODY: body = null, SMS_HEADERS: headers = '', SMS_OK: ok = null } = values;
  if (url === undefined) return null;
  for (const gap of ['{number}', '{text}'])
    if (!`${url}${body}`.includes(gap))
      throw new ConfigError('SMS_URL', `an address without ${gap}`, `${gap} in it or in SMS_BODY`);
  needed(values, 'PUBLIC_ORIGIN', 'with SMS_URL the address of the site, which codes are for');
  const { SMS_KEY: key, SMS_SENDER: sender, SMS_NUMBER_FORM: numberForm } = values;
  return { url, body, headers, ok, key, sender, numberForm };
}

function readPush(values: Values): { publicKey: string; privateKey: string; subject: string } | null {
  if (values.VAPID_PUBLIC_KEY === undefined && values.VAPID_PRIVATE_KEY === undefined) return null;
  const keyOf = (name: 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT'): string =>
    needed(values, name, `with the other keys of push ${variables[name].wants}`);
  return {
    publicKey: keyOf('VAPID_PUBLIC_KEY'),
    privateKey: keyOf('VAPID_PRIVATE_KEY'),
    subject: keyOf('VAPID_SUBJECT'),
  };
}

/** A second URL of the database, only together with the first. */
function readOtherUrl(
  values: Values,
  name: 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL',
  first: string,
): string | null {
  const url = values[name] ?? null;
  if (url !== null) needed(values, 'DATABASE_URL', `the address ${first} with ${name}`);
  return url;
}

/** Null, meaning no video calls, in production without a relay. */
function readCalls(values: Values, production: boolean) {
  const { TURN_URLS: urls, TURN_SECRET: secret = null, CALL_RELAY_ONLY: relayOnly } = values;
  const hasRelay = urls.some((url) => url.startsWith('turn'));
  if (hasRelay) needed(values, 'TURN_SECRET', `with TURN_URLS ${variables.TURN_SECRET.wants}`);
  if (relayOnly && !hasRelay)
    throw new ConfigError('CALL_RELAY_ONLY', 'true', 'false without a turn: address in TURN_URLS');
  return production && !hasRelay ? null : { urls, secret, relayOnly };
}

function readObjectStore(values: Values, bucket: string | undefined): ObjectStoreConfig | null {
  if (bucket === undefined) return null;
  return {
    endpoint: values.S3_ENDPOINT,
    bucket,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  };
}

/** Nothing else reads `process.env`. @throws ConfigError naming the variable, what it got and wants. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const values = readValues(environment);
  const production = values.NODE_ENV === 'production';
  if (production) refuseInProduction(values);
  return {
    production,
    port: values.PORT,
    processes: values.WEB_CONCURRENCY,
    /** `web` runs no jobs; `worker` runs jobs and serves only health checks. */
    processRole: values.PROCESS_ROLE,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    /** Null means the embedded database in `dataDirectory`. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** The server behind the pooler (transaction mode) of `databaseUrl`, or null. */
    databaseDirectUrl: readOtherUrl(values, 'DATABASE_DIRECT_URL', 'of a pooler'),
    /** The role that migrates and owns the tables, if the product's role does not. */
    databaseOwnerUrl: readOtherUrl(values, 'DATABASE_OWNER_URL', 'for the product'),
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS,
    /** Connections of this process to the primary server; half of them are for visitors. */
    databaseConnections: values.DATABASE_CONNECTIONS,
    dataDirectory: path.resolve(values.DATA_DIR),
    /** Null outside production means: generate one into `dataDirectory`. */
    jwtSecret: readSecret(values, production),
    /** Newest first. Null outside production: generated into `dataDirectory`. */
    encryptionKeys: readEncryptionKeys(values, production),
    /** Former secrets, whose tokens are still valid. */
    formerJwtSecrets: values.JWT_SECRETS_OLD,
    seed: values.SEED ?? (production ? ('none' as const) : ('demo' as const)),
    firstAdmin: readFirstAdmin(values),
    /** Whether admins without a second factor may only set it up. */
    staffSecondFactor:
      values.STAFF_SECOND_FACTOR ?? (production ? ('required' as const) : ('offered' as const)),
    /** Null means the address that the process listens on. */
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    corsOrigins: values.CORS_ORIGINS,
    /** Mail server and sender; null keeps mails in the database. */
    mail: readMail(values),
    smsGateway: readSmsGateway(values),
    smsPerDay: values.SMS_PER_DAY,
    /** ISO codes of countries whose numbers get codes. */
    smsCountries: values.SMS_COUNTRIES,
    phoneSignIn: values.SMS_URL !== undefined || !production,
    /** VAPID keys; null outside production: generated into `dataDirectory`. */
    push: readPush(values),
    whatsappNumber: values.WHATSAPP_NUMBER.replace(/^\+/, ''),
    /** Numbers to call besides 999 and 109; null leaves the number for self-harm out, and 16699 for legal aid. */
    helplines: { selfHarm: values.HELPLINE_SELF_HARM ?? null, legalAid: values.HELPLINE_LEGAL_AID ?? null },
    /** The page that *Leave quickly* opens; undefined: an empty one. */
    quickExitUrl: values.QUICK_EXIT_URL,
    /** YYYY-MM-DD from which terms and privacy notice apply; null while they are templates. */
    termsDate: values.TERMS_DATE ?? null,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    graphqlIntrospection: values.GRAPHQL_INTROSPECTION,
    metricsToken: values.METRICS_TOKEN ?? null,
    /** Visitors' requests a minute from an address. */
    publicRateLimit: values.PUBLIC_RATE_LIMIT,
    /** Null disables refusals, because a development machine is often late. */
    shedding: values.SHEDDING === undefined ? (production ? SHEDDING : null) : values.SHEDDING,
    objectStore: readObjectStore(values, values.S3_BUCKET),
    /** For private documents; default: `dataDirectory`. */
    privateObjectStore: readObjectStore(values, values.S3_PRIVATE_BUCKET),
    /** Bytes of documents of an account, in all its cases. */
    accountStorage: values.ACCOUNT_STORAGE_MIB * 1024 * 1024,
    scannerUrl: values.CLAMD_URL ?? null,
    /** False unregisters the service worker in every browser at its next visit. */
    serviceWorker: values.SERVICE_WORKER,
    /** Whether clients may send new open requests; disabling does not stop existing requests. */
    openRequests: values.OPEN_REQUESTS === 'on',
    licencePapersRequired: values.LICENCE_PAPERS === 'required',
    calls: readCalls(values, production),
    webDev: values.WEB_DEV,
  };
}

export type Config = ReturnType<typeof readConfig>;
