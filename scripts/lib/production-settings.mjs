/** The account of an operator, as the product makes it at its start. */
export const OWNER = { email: 'owner@example.test', password: 'a password of the owner' };

/** One proxy is in front, so that requests from this machine are counted like those of others. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  SEED: 'none',
  TRUST_PROXY: '1',
  PUBLIC_RATE_LIMIT: '100000000',
  ENCRYPTION_KEYS: `check:${Buffer.alloc(32, 'a key of these checks').toString('base64')}`,
  ADMIN_EMAIL: OWNER.email,
  ADMIN_PASSWORD: OWNER.password,
  LOG_LEVEL: 'fatal',
};
