import { readFileSync } from 'node:fs';
import path from 'node:path';
import { passwordLength } from '@ainsathi/contract/limits';
import { z } from 'zod';
import { isProxyTrust, readTrustProxy, type TrustProxy } from './proxy-trust';

/** Parts of secrets from examples; such a secret is refused. */
const EXAMPLE_SECRETS = ['change-me', 'changeme', 'secret', 'your-secret', 'jwt-secret', 'example'];

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/);
const origin = z.string().regex(/^https?:\/\/[^\s/]+$/);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/** `200,500` as the two thresholds, in order. */
const thresholds = z
  .string()
  .regex(/^\d{1,6},\d{1,6}$/)
  .transform((value) => value.split(',').map(Number))
  .transform(([busy = 0, overloaded = 0]) => ({ busy, overloaded }))
  .refine(({ busy, overloaded }) => busy <= overloaded);

const SHEDDING: LoadThresholds = { busy: 500, overloaded: 1_500 };

/** Every variable the product reads, with the end of the error message for a wrong value. */
const variables = {
  NODE_ENV: { schema: z.string().default('development'), wants: 'a name such as production' },
  PORT: { schema: port.default(4000), wants: 'a whole number from 0 to 65535' },
  HOST: { schema: z.string().min(1).optional(), wants: 'an address to listen on' },
  DATABASE_URL: { schema: databaseUrl.optional(), wants: 'postgres://user:password@host:port/database' },
  WEB_CONCURRENCY: {
    schema: z.coerce.number().int().min(1).max(64).default(1),
    wants: 'a number of processes from 1 to 64',
  },
  DATABASE_CONNECTIONS: {
    schema: z.coerce.number().int().min(2).max(1_000).default(12),
    wants: 'a number of connections from 2 to 1000',
  },
  DATABASE_REPLICA_URLS: {
    schema: list.pipe(z.array(databaseUrl)).default([]),
    wants: 'postgres:// addresses separated by commas',
  },
  DATA_DIR: { schema: z.string().min(1).default('.data'), wants: 'a folder' },
  JWT_SECRET: { schema: z.string().optional(), wants: 'a random secret of at least 32 bytes' },
  SEED: { schema: z.enum(['demo', 'none']).optional(), wants: 'demo or none' },
  ADMIN_EMAIL: { schema: z.email().optional(), wants: 'an email address' },
  ADMIN_PASSWORD: {
    schema: z.string().min(passwordLength.min).max(passwordLength.max).optional(),
    wants: '8 to 128 characters',
  },
  PUBLIC_ORIGIN: { schema: origin.optional(), wants: 'an origin such as https://ainsathi.example' },
  CORS_ORIGINS: {
    schema: list.pipe(z.array(origin)).default([]),
    wants: 'origins separated by commas, such as https://partner.example',
  },
  WHATSAPP_NUMBER: {
    schema: z
      .string()
      .regex(/^\+?\d{8,15}$/)
      .default('8801700000000'),
    wants: 'an international number of digits',
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
  S3_ENDPOINT: { schema: z.url().optional(), wants: 'the address of an S3-compatible object store' },
  S3_BUCKET: { schema: z.string().min(1).optional(), wants: 'the name of a bucket' },
  S3_REGION: { schema: z.string().min(1).default('auto'), wants: 'a region' },
  S3_ACCESS_KEY_ID: { schema: z.string().min(1).optional(), wants: 'an access key' },
  S3_SECRET_ACCESS_KEY: { schema: z.string().min(1).optional(), wants: 'a secret key' },
  SERVICE_WORKER: { schema: flag.default(true), wants: 'true or false' },
  WEB_DEV: { schema: flag.default(false), wants: 'true or false' },
} satisfies Record<string, { schema: z.ZodType; wants: string }>;

type VariableName = keyof typeof variables;
type Values = { [Name in VariableName]: z.output<(typeof variables)[Name]['schema']> };

/** The S3-compatible object store for pictures. */
export interface ObjectStoreConfig {
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

/** Event-loop delays, in milliseconds, from which requests are refused. */
export interface LoadThresholds {
  busy: number;
  overloaded: number;
}

/** The environment of the process, typed and checked. */
export interface Config {
  production: boolean;
  port: number;
  /** Processes that serve the port. */
  processes: number;
  host: string;
  /** Null means the embedded database under `dataDirectory`. */
  databaseUrl: string | null;
  databaseReplicaUrls: string[];
  /** Connections of this process to the primary server; half of them are for visitors. */
  databaseConnections: number;
  dataDirectory: string;
  /** Null outside production means: generate one into `dataDirectory`. */
  jwtSecret: string | null;
  seed: 'demo' | 'none';
  firstAdmin: { email: string; password: string } | null;
  /** Null means the address the process listens on. */
  publicOrigin: string | null;
  corsOrigins: string[];
  whatsappNumber: string;
  /** Since when terms and privacy notice apply, as YYYY-MM-DD. Null means: they are still the template. */
  termsDate: string | null;
  trustProxy: TrustProxy;
  logLevel: string;
  graphqlIntrospection: boolean;
  metricsToken: string | null;
  /** Anonymous requests a minute from one address. */
  publicRateLimit: number;
  /** Event-loop delays from which requests are refused; null switches that off. */
  shedding: LoadThresholds | null;
  objectStore: ObjectStoreConfig | null;
  /** False unregisters the service worker in every browser at its next visit. */
  serviceWorker: boolean;
  webDev: boolean;
}

/** A variable with a wrong value; the message is the one line that the operator reads. */
export class ConfigError extends Error {
  constructor(variable: string, got: string, wants: string) {
    super(`${variable}: got ${got}, wants ${wants}.`);
    this.name = 'ConfigError';
  }
}

const SECRET_NAMES = new Set<string>([
  'JWT_SECRET',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'S3_SECRET_ACCESS_KEY',
]);

function describe(name: string, value: string | undefined): string {
  if (value === undefined) return 'nothing';
  return SECRET_NAMES.has(name) || name.startsWith('DATABASE')
    ? `a value of ${value.length} characters`
    : JSON.stringify(value);
}

/** The text of a variable, or of the file that `X_FILE` names for a secret X, as container platforms hand secrets over. */
function readRaw(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const raw = environment[name] === '' ? undefined : environment[name];
  const file = mayBeFile(name) ? environment[`${name}_FILE`] : undefined;
  if (!file) return raw;
  if (raw !== undefined) throw new ConfigError(`${name}_FILE`, 'a file', `nothing while ${name} is set`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigError(`${name}_FILE`, JSON.stringify(file), 'a file that can be read');
  }
}

function mayBeFile(name: string): boolean {
  return SECRET_NAMES.has(name) || name === 'DATABASE_URL';
}

function readValues(environment: NodeJS.ProcessEnv): Values {
  const values: Record<string, unknown> = {};
  for (const [name, { schema, wants }] of Object.entries(variables)) {
    const raw = readRaw(environment, name);
    const parsed = (schema as z.ZodType).safeParse(raw);
    if (!parsed.success) throw new ConfigError(name, describe(name, raw), wants);
    values[name] = parsed.data;
  }
  return values as Values;
}

function readSecret(values: Values, production: boolean): string | null {
  const secret = values.JWT_SECRET;
  if (secret === undefined) {
    if (production) throw new ConfigError('JWT_SECRET', 'nothing', variables.JWT_SECRET.wants);
    return null;
  }
  if (Buffer.byteLength(secret) < 32)
    throw new ConfigError('JWT_SECRET', describe('JWT_SECRET', secret), variables.JWT_SECRET.wants);
  const lowered = secret.toLowerCase();
  if (EXAMPLE_SECRETS.some((example) => lowered.includes(example)) || new Set(secret).size < 8)
    throw new ConfigError('JWT_SECRET', 'a well-known example value', 'a random secret of your own');
  return secret;
}

/** Settings for a newcomer's machine, with which strangers could take over a site. */
function refuseInProduction(values: Values): void {
  if (values.TRUST_PROXY === 'true')
    throw new ConfigError('TRUST_PROXY', 'true', 'the number of proxies in front, or their addresses');
  if (values.SEED === 'demo')
    throw new ConfigError('SEED', 'demo', 'none in production: everybody knows the passwords of the demo');
  if (values.WEB_DEV) throw new ConfigError('WEB_DEV', 'true', 'false in production');
}

function readFirstAdmin(values: Values): Config['firstAdmin'] {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  if (email === undefined && password === undefined) return null;
  if (email === undefined) throw new ConfigError('ADMIN_EMAIL', 'nothing', 'an email with ADMIN_PASSWORD');
  if (password === undefined)
    throw new ConfigError('ADMIN_PASSWORD', 'nothing', 'a password with ADMIN_EMAIL');
  return { email, password };
}

function readObjectStore(values: Values): ObjectStoreConfig | null {
  if (values.S3_BUCKET === undefined) return null;
  return {
    endpoint: values.S3_ENDPOINT,
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  };
}

/**
 * Reads and checks the environment. The only reader of `process.env`.
 * @throws ConfigError naming the variable, what it got and what it wants.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const values = readValues(environment);
  const production = values.NODE_ENV === 'production';
  if (production) refuseInProduction(values);
  return {
    production,
    port: values.PORT,
    processes: values.WEB_CONCURRENCY,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS,
    databaseConnections: values.DATABASE_CONNECTIONS,
    dataDirectory: path.resolve(values.DATA_DIR),
    jwtSecret: readSecret(values, production),
    seed: values.SEED ?? (production ? 'none' : 'demo'),
    firstAdmin: readFirstAdmin(values),
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    corsOrigins: values.CORS_ORIGINS,
    whatsappNumber: values.WHATSAPP_NUMBER.replace(/^\+/, ''),
    termsDate: values.TERMS_DATE ?? null,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    graphqlIntrospection: values.GRAPHQL_INTROSPECTION,
    metricsToken: values.METRICS_TOKEN ?? null,
    publicRateLimit: values.PUBLIC_RATE_LIMIT,
    // A development machine is late for reasons of its own.
    shedding: values.SHEDDING === undefined ? (production ? SHEDDING : null) : values.SHEDDING,
    objectStore: readObjectStore(values),
    serviceWorker: values.SERVICE_WORKER,
    webDev: values.WEB_DEV,
  };
}
