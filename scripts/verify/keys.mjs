// Both keys changed under load, with restarts of two processes, one after the other.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sized } from '../lib/promises.mjs';
import { callEither, callerOf, codeOf, enrol, PASSWORD, signedInPeople } from './setup/people.mjs';
import { UNLIMITED } from './setup/product.mjs';
import { countStatuses, forEach, repeatedly } from './setup/requests.mjs';
import { sharedProducts } from './setup/shared-products.mjs';

const READERS = sized(30, 4);
const CONNECTIONS = sized(4, 2);
const FACTORS_A_STAGE = sized(8, 2);
const BETWEEN_RESTARTS = sized(3_000, 200);
const BETWEEN_REQUESTS = sized(5, 100);

/** Tokens in three steps, as several processes need it: all of them read what the new secret signs before one signs with it. */
function stagesFrom({ JWT_SECRET, ENCRYPTION_KEYS }) {
  const newSecret = randomBytes(48).toString('base64url');
  const newKey = `new:${randomBytes(32).toString('base64')}`;
  return [
    {},
    { JWT_SECRETS_OLD: newSecret },
    {
      JWT_SECRET: newSecret,
      JWT_SECRETS_OLD: JWT_SECRET,
      ENCRYPTION_KEYS: `${newKey},${ENCRYPTION_KEYS}`,
    },
  ];
}

export default async function keys(run) {
  const { origins, client, processes, settings } = await sharedProducts(UNLIMITED);
  const stages = stagesFrom(settings);
  const withFactor = await enrolled(client, origins, FACTORS_A_STAGE * stages.length);
  const people = await signedInPeople(client, origins, 'user', READERS);
  const reading = repeatedly(CONNECTIONS, (n) => read(origins, n, people[n % READERS].token));
  const elsewhere = repeatedly(1, (n) => signInAndGoOn(origins, n, people[n % READERS]));
  const codes = [];
  for (const [n, stage] of stages.entries()) {
    for (const place of n > 0 ? [0, 1] : []) {
      await processes.restart(place, stage);
      await sleep(BETWEEN_RESTARTS);
    }
    const group = withFactor.slice(n * FACTORS_A_STAGE, (n + 1) * FACTORS_A_STAGE);
    codes.push(...(await signInWithCodes(origins, group)));
  }
  codes.push(...(await signInWithCodes([origins[1]], await enrolled(client, origins, sized(4, 2)))));
  const none = (text, answers) => {
    const refused = answers.filter(({ status }) => status !== 200).length;
    run.none(text, refused, answers.length, countStatuses(answers));
  };
  none('Requests of people who were signed out while both keys were changed', await reading.stop());
  none('New tokens of one process that the other refuses', await elsewhere.stop());
  none('Second factors, sealed before or since, that cannot be read', codes);
  await sealedByBoth(run, client);
  if (sized(true, false)) await withoutOldSecret(run, { processes, origins, token: people[0].token });
}

/** People with an authenticator app, and its secret. */
async function enrolled(client, origins, count) {
  const people = await signedInPeople(client, [origins[0]], 'user', count);
  return Promise.all(people.map(async (person) => ({ ...person, factor: await enrol(person.caller) })));
}

async function read(origins, n, token) {
  await sleep(BETWEEN_REQUESTS);
  return callEither(origins, n, { token }, 'GET', '/users/profile');
}

/** Signs in at one process, and goes on with the new token at the other. */
async function signInAndGoOn(origins, n, { email, headers }) {
  await sleep(10 * BETWEEN_REQUESTS);
  const { body } = await callEither(origins, n, { headers }, 'POST', '/auth/login', {
    email,
    password: PASSWORD,
  });
  return read(origins, n + 1, body.token);
}

/** The sign-ins of people with a code, in turn at each process. */
function signInWithCodes(origins, people) {
  return forEach(people.length, 1, async (n) => {
    const { email, headers, factor } = people[n];
    const visitor = callerOf(origins[n % origins.length], { headers });
    const { body } = await visitor.rest('POST', '/auth/login', { email, password: PASSWORD });
    const code = { challenge: body.challenge, code: codeOf(factor) };
    return visitor.rest('POST', '/auth/login/second-factor', code);
  });
}

async function sealedByBoth(run, client) {
  const { rows } = await client.query(
    `select split_part(secret_sealed, ':', 1) as key, count(*)::int as n from totp_factors group by 1 order by 1`,
  );
  const figure = rows.map(({ key, n }) => `${key} × ${n}`).join(', ');
  run.promise('Second factors in the database, by the key that sealed them', figure, rows.length === 2);
}

/** A week later, or when the old secret has leaked. */
async function withoutOldSecret(run, { processes, origins, token }) {
  await processes.restart(0, { JWT_SECRETS_OLD: undefined });
  const { status } = await callerOf(origins[0], { token }).rest('GET', '/users/profile');
  run.promise('A token of the old secret, once that is no longer read', status, status === 401);
}
