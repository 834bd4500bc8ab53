import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type Values, variables } from './config-variables';

/** A variable with a wrong value; the message is the one line that the operator reads. */
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
  'VAPID_PRIVATE_KEY',
]);

/** Variables whose value a file may have. */
const FILE_NAMES = new Set([...SECRET_NAMES, 'DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL']);

/** A value as an error may show it: of a secret the length alone. */
export function describe(name: string, value: string | undefined): string {
  if (value === undefined) return 'nothing';
  return SECRET_NAMES.has(name) || name.startsWith('DATABASE')
    ? `a value of ${value.length} characters`
    : JSON.stringify(value);
}

/** The text of a variable, or of the file that `X_FILE` names for a secret X, as container platforms hand secrets over. */
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

/** The checked values of all variables. @throws ConfigError for the first that is wrong. */
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
