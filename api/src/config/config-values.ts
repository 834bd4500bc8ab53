import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type Values, variables } from './config-variables';

/** A wrong value of a variable; the operator reads the message, one line. */
export class ConfigError extends Error {
  constructor(variable: string, got: string, wants: string) {
    super(`${variable}: got ${got}, wants ${wants}.`);
    this.name = 'ConfigError';
  }
}

const SECRET_NAMES = new Set<string>([
  'JWT_SECRET',
  'JWT_SECRETS_OLD',
  'ENCRYPTION_KEYS',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'SMS_URL',
  'SMS_BODY',
  'SMS_HEADERS',
  'SMS_KEY',
  'VAPID_PRIVATE_KEY',
]);

const FILE_NAMES = new Set([...SECRET_NAMES, 'DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL']);

/** For error messages: of a secret only its length. */
export function describe(name: string, value: string | undefined): string {
  if (value === undefined) return 'nothing';
  return SECRET_NAMES.has(name) || name.startsWith('DATABASE')
    ? `a value of ${value.length} characters`
    : JSON.stringify(value);
}

/** The variable, or the file that `X_FILE` names for a secret X, as container platforms provide secrets. */
function readRaw(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const raw = environment[name] === '' ? undefined : environment[name];
  const file = FILE_NAMES.has(name) ? environment[`${name}_FILE`] : undefined;
  if (!file) return raw;
  if (raw !== undefined) throw new ConfigError(`${name}_FILE`, 'a file', `nothing while ${name} is set`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigError(`${name}_FILE`, JSON.stringify(file), 'a file that can be read');
  }
}

/** @throws ConfigError for the first wrong variable. */
export function readValues(environment: NodeJS.ProcessEnv): Values {
  const values: Record<string, unknown> = {};
  for (const [name, { schema, wants }] of Object.entries(variables)) {
    const raw = readRaw(environment, name);
    const parsed = (schema as z.ZodType).safeParse(raw);
    if (!parsed.success) throw new ConfigError(name, describe(name, raw), wants);
    values[name] = parsed.data;
  }
  return values as Values;
}
