import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inRoot } from '../lib/paths.mjs';
import { callerOf, expectSuccess } from './caller.mjs';

const STEP_MILLISECONDS = 30_000;
const requireFromProduct = createRequire(inRoot('api', 'dist', 'main.js'));

/** The password of everybody whom `addPeople` makes. */
export const PASSWORD = 'a sound password of theirs';

/** Connects to the database of the product as its owner, until the end of the script. */
export async function connectTo({ atEnd }, { url }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  atEnd(() => client.end());
  return client;
}

let passwordHash = null;
let made = 0;

/**
 * Makes accounts with confirmed emails; lawyers are verified. Not by registering, which the limits slow. Each has `id`,
 * `email` and `role`.
 */
export async function addPeople(client, role, count) {
  const { hashPassword } = requireFromProduct('./auth/password.js');
  passwordHash ??= await hashPassword(PASSWORD);
  const people = Array.from({ length: count }, () => {
    made += 1;
    return { id: randomUUID(), email: `${role}-${made}@people.test`, role };
  });
  const values = [people.map(({ id }) => id), people.map(({ email }) => email), role, passwordHash];
  await client.query(
    `insert into accounts (id, role, name, email, password_hash, created_at, email_confirmed_at)
     select id, $3, 'Somebody ' || place, email, $4, now(), now()
     from unnest($1::uuid[], $2::text[]) with ordinality person (id, email, place)`,
    values,
  );
  if (role === 'lawyer')
    await client.query(
      `insert into lawyer_profiles (account_id, license_number, experience, verification, verified_at)
       select id, 'V-' || id, 5, 'verified', now() from unnest($1::uuid[]) id`,
      [values[0]],
    );
  return people;
}

/** Signs somebody in. Gives `token`, `device`, and `caller`. */
export async function signIn(origin, { email }, { headers, device, password = PASSWORD } = {}) {
  const visitor = callerOf(origin, { headers, device });
  const answer = await visitor.rest('POST', '/auth/login', { email, password });
  const body = expectSuccess(answer, `The sign-in of ${email}`);
  return {
    token: body.token,
    device: body.device,
    caller: callerOf(origin, { token: body.token, device: body.device, headers }),
  };
}

/** The code of an authenticator app, some steps of 30 seconds away from now. */
export function codeOf(secret, steps = 0) {
  const { Secret, TOTP } = requireFromProduct('otpauth');
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return totp.generate({ timestamp: Date.now() + steps * STEP_MILLISECONDS });
}

/** The code of the step before the present one, which is right until this step ends: at least five seconds. */
async function codeOfLastStep(secret) {
  const left = STEP_MILLISECONDS - (Date.now() % STEP_MILLISECONDS);
  if (left < 5_000) await sleep(left + 50);
  return codeOf(secret, -1);
}

/** Sets up an authenticator app for somebody signed in, with the code of the step before. Gives its secret. */
export async function enrol(caller) {
  const { data } = expectSuccess(await caller.graphql('mutation { beginTotp { secret } }'), 'beginTotp');
  const { secret } = data.beginTotp;
  const enable = 'mutation ($code: String!) { enableTotp(code: $code) { recoveryCodes } }';
  expectSuccess(await caller.graphql(enable, { code: await codeOfLastStep(secret) }), 'enableTotp');
  return secret;
}
