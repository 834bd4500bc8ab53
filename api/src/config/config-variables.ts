import { passwordLength, placeholderNumber } from '@ainsathi/contract/limits';
import { z } from 'zod';
import { type EncryptionKey, parseEncryptionKeys } from './encryption-key';
import { isProxyTrust } from './proxy-trust';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const matching = (pattern: RegExp) => z.string().regex(pattern);
const databaseUrl = matching(/^postgres(ql)?:\/\/\S+$/);
const origin = matching(/^https?:\/\/[^\s/]+$/);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

const pattern = z.string().transform((text, context) => {
  try {
    return new RegExp(text);
  } catch {
    context.addIssue('not a regular expression');
    return z.NEVER;
  }
});

/** Such as `200,500`. */
const thresholds = matching(/^\d{1,6},\d{1,6}$/)
  .transform((value) => value.split(',').map(Number))
  .transform(([busy = 0, overloaded = 0]) => ({ busy, overloaded }))
  .refine(({ busy, overloaded }) => busy <= overloaded);

const helpline = matching(/^[^|]{1,80}\|\s*\+?\d[\d -]{1,18}\d\s*\|[^|]{0,80}$/).transform((text) => {
  const [name = '', number = '', hours = ''] = text.split('|').map((part) => part.trim());
  return { name, number, hours };
});
const HELPLINE_FORM = 'name|number|hours, such as Somebody to talk to|09600 000000|3 pm to 3 am';

/** Every variable, with the end of the error message for a wrong value. */
export const variables = {
  NODE_ENV: { schema: z.string().default('development'), wants: 'a name such as production' },
  PORT: { schema: port.default(4000), wants: 'a whole number from 0 to 65535' },
  HOST: { schema: z.string().min(1).optional(), wants: 'an address to listen on' },
  DATABASE_URL: { schema: databaseUrl.optional(), wants: 'postgres://user:password@host:port/database' },
  DATABASE_DIRECT_URL: {
    schema: databaseUrl.optional(),
    wants: 'postgres://user:password@host:port/database',
  },
  WEB_CONCURRENCY: {
    schema: z.coerce.number().int().min(1).max(64).default(1),
    wants: 'a number of processes from 1 to 64',
  },
  PROCESS_ROLE: { schema: z.enum(['all', 'web', 'worker']).default('all'), wants: 'all, web or worker' },
  DATABASE_CONNECTIONS: {
    schema: z.coerce.number().int().min(2).max(1_000).default(12),
    wants: 'a number of connections from 2 to 1000',
  },
  DATABASE_REPLICA_URLS: {
    schema: list.pipe(z.array(databaseUrl)).default([]),
    wants: 'postgres:// addresses separated by commas',
  },
  DATABASE_OWNER_URL: { schema: databaseUrl.optional(), wants: 'a postgres:// address' },
  DATA_DIR: { schema: z.string().min(1).default('.data'), wants: 'a folder' },
  JWT_SECRET: { schema: z.string().optional(), wants: 'a random secret of at least 32 bytes' },
  JWT_SECRETS_OLD: {
    schema: list.pipe(z.array(z.string().refine((secret) => Buffer.byteLength(secret) >= 32))).default([]),
    wants: 'former secrets of at least 32 bytes, separated by commas',
  },
  ENCRYPTION_KEYS: {
    schema: z
      .string()
      .transform((text) => parseEncryptionKeys(text))
      .refine((keys): keys is EncryptionKey[] => keys !== null)
      .optional(),
    wants: 'name:base64 of 32 bytes, separated by commas',
  },
  SEED: { schema: z.enum(['demo', 'none']).optional(), wants: 'demo or none' },
  ADMIN_EMAIL: { schema: z.email().optional(), wants: 'an email address' },
  ADMIN_PASSWORD: {
    schema: z.string().min(passwordLength.min).max(passwordLength.max).optional(),
    wants: '8 to 128 characters',
  },
  STAFF_SECOND_FACTOR: {
    schema: z.enum(['required', 'offered']).optional(),
    wants: 'required or offered',
  },
  PUBLIC_ORIGIN: { schema: origin.optional(), wants: 'an origin such as https://ainsathi.example' },
  HSTS_SUBDOMAINS: { schema: flag.default(false), wants: 'true or false' },
  SMTP_URL: {
    schema: matching(/^smtps?:\/\/\S+$/).optional(),
    wants: 'smtp://user:password@host:port, or smtps:// for TLS from the start',
  },
  MAIL_FROM: {
    schema: matching(/^[^\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/).optional(),
    wants: 'an address such as AinSathi <no-reply@ainsathi.example>',
  },
  SMS_URL: {
    schema: matching(/^https?:\/\/\S+$/).optional(),
    wants: 'the address of an SMS gateway, with {number} and {text} in it or in SMS_BODY',
  },
  SMS_BODY: { schema: z.string().min(1).optional(), wants: 'a form or JSON with {number} and {text}' },
  SMS_HEADERS: {
    schema: matching(/^[\w-]+:[^|\r\n]*(\|[\w-]+:[^|\r\n]*)*$/).optional(),
    wants: 'headers separated by |, such as Authorization: Bearer {key}',
  },
  SMS_KEY: { schema: z.string().min(1).default(''), wants: 'the key of the SMS gateway' },
  SMS_SENDER: { schema: z.string().min(1).default('AinSathi'), wants: 'the sender that the gateway knows' },
  SMS_NUMBER_FORM: {
    schema: z.enum(['+880', '880', '01']).default('880'),
    wants: 'the beginning of numbers for the gateway: +880, 880 or 01',
  },
  SMS_OK: { schema: pattern.optional(), wants: 'a regular expression of the body of a success' },
  SMS_PER_DAY: {
    schema: z.coerce.number().int().min(20).default(2_000),
    wants: 'codes for all together in a day, at least 20',
  },
  SMS_COUNTRIES: {
    schema: list.pipe(z.array(matching(/^[A-Z]{2}$/))).default(['BD']),
    wants: 'countries whose numbers get codes, such as BD,IN',
  },
  VAPID_PUBLIC_KEY: {
    schema: matching(/^[A-Za-z0-9_-]{87}$/).optional(),
    wants: 'the public key of `npx web-push generate-vapid-keys`',
  },
  VAPID_PRIVATE_KEY: {
    schema: matching(/^[A-Za-z0-9_-]{43}$/).optional(),
    wants: 'the private key of `npx web-push generate-vapid-keys`',
  },
  VAPID_SUBJECT: {
    schema: matching(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/).optional(),
    wants: 'how push services reach you, such as mailto:you@ainsathi.example',
  },
  CORS_ORIGINS: {
    schema: list.pipe(z.array(origin)).default([]),
    wants: 'origins separated by commas, such as https://partner.example',
  },
  WHATSAPP_NUMBER: {
    schema: matching(/^\+?\d{8,15}$/).default(placeholderNumber),
    wants: 'an international number of digits',
  },
  HELPLINE_SELF_HARM: { schema: helpline.optional(), wants: HELPLINE_FORM },
  HELPLINE_LEGAL_AID: { schema: helpline.optional(), wants: HELPLINE_FORM },
  QUICK_EXIT_URL: {
    schema: matching(/^https:\/\/\S+$/).optional(),
    wants: 'an address such as https://www.google.com',
  },
  TERMS_DATE: { schema: z.iso.date().optional(), wants: 'a date such as 2026-12-01' },
  TRUST_PROXY: {
    schema: z.string().refine(isProxyTrust).default('false'),
    wants: 'true, false, a number of hops, or addresses separated by commas',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    wants: 'fatal, error, warn, info, debug, trace or silent',
  },
  GRAPHQL_INTROSPECTION: { schema: flag.default(true), wants: 'true or false' },
  METRICS_TOKEN: { schema: z.string().min(16).optional(), wants: 'at least 16 characters' },
  PUBLIC_RATE_LIMIT: {
    schema: z.coerce.number().int().min(1).default(6000),
    wants: 'requests a minute from one address, at least 1',
  },
  SHEDDING: {
    schema: z.union([z.literal('off').transform(() => null), thresholds]).optional(),
    wants: 'off, or two delays of the event loop in milliseconds such as 500,1500',
  },
  ACCOUNT_STORAGE_MIB: {
    schema: z.coerce.number().int().min(20).max(1_048_576).default(2_048),
    wants: 'MiB of documents that one account may add, at least 20',
  },
  CLAMD_URL: {
    schema: z.url({ protocol: /^tcp$/ }).optional(),
    wants: 'the address of a virus scanner, such as tcp://127.0.0.1:3310',
  },
  S3_ENDPOINT: { schema: z.url().optional(), wants: 'the address of an S3-compatible object store' },
  S3_BUCKET: { schema: z.string().min(1).optional(), wants: 'the name of a bucket' },
  S3_PRIVATE_BUCKET: {
    schema: z.string().min(1).optional(),
    wants: 'the name of a bucket that nobody else can read',
  },
  S3_REGION: { schema: z.string().min(1).default('auto'), wants: 'a region' },
  S3_ACCESS_KEY_ID: { schema: z.string().min(1).optional(), wants: 'an access key' },
  S3_SECRET_ACCESS_KEY: { schema: z.string().min(1).optional(), wants: 'a secret key' },
  TURN_URLS: {
    schema: list.pipe(z.array(matching(/^(turns?|stuns?):\S+$/))).default([]),
    wants: 'addresses of a relay separated by commas, such as turn:turn.ainsathi.example:3478',
  },
  TURN_SECRET: { schema: z.string().min(32).optional(), wants: 'the secret of the relay, at least 32 bytes' },
  CALL_RELAY_ONLY: { schema: flag.default(false), wants: 'true or false' },
  OPEN_REQUESTS: { schema: z.enum(['on', 'off']).default('on'), wants: 'on or off' },
  LICENCE_PAPERS: {
    schema: z.enum(['offered', 'required']).default('offered'),
    wants: 'offered or required',
  },
  SERVICE_WORKER: { schema: flag.default(true), wants: 'true or false' },
  WEB_DEV: { schema: flag.default(false), wants: 'true or false' },
} satisfies Record<string, { schema: z.ZodType; wants: string }>;

type VariableName = keyof typeof variables;
export type Values = { [Name in VariableName]: z.output<(typeof variables)[Name]['schema']> };
