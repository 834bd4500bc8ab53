import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireFromProduct } from './product.mjs';
import { forEach, fromNewNetwork, graphql, rest, send } from './requests.mjs';

const STEP_MILLISECONDS = 30_000;
const MOST_TRIES = 100;

/** The password of everybody whom `addPeople` makes. */
export const PASSWORD = 'a sound password of theirs';

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
  const ids = people.map(({ id }) => id);
  await client.query(
    `insert into accounts (id, role, name, email, password_hash, created_at, email_confirmed_at)
     select id, $3, 'Somebody ' || place, email, $4, now(), now()
     from unnest($1::uuid[], $2::text[]) with ordinality person (id, email, place)`,
    [ids, people.map(({ email }) => email), role, passwordHash],
  );
  if (role === 'lawyer')
    await client.query(
      `insert into lawyer_profiles (account_id, license_number, experience, verification, verified_at)
       select id, 'V-' || id, 5, 'verified', now() from unnest($1::uuid[]) id`,
      [ids],
    );
  return people;
}

/** Leaves out the mails about a kind of notification. */
export async function withoutMails(client, people, kind) {
  await client.query(
    `insert into notification_choices (account_id, kind, mail, push)
     select id, $2, false, false from unnest($1::uuid[]) id`,
    [people.map(({ id }) => id), kind],
  );
}

/** Makes a member of the staff with a role. */
export async function addStaff(client, staffRole) {
  const [person] = await addPeople(client, 'admin', 1);
  await client.query('insert into staff_roles (account_id, role) values ($1, $2)', [person.id, staffRole]);
  return person;
}

const parse = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Whether an answer of a caller is one of success. */
export const succeeded = ({ status, code }) => status >= 200 && status < 300 && code === undefined;

/** The body of an answer. @throws Error when it is none of success. */
export function expectSuccess(answer, what) {
  if (succeeded(answer)) return answer.body;
  throw new Error(
    `${what} was answered with ${answer.status}: ${JSON.stringify(answer.body ?? answer.error)}`,
  );
}

/**
 * Calls both APIs of one process, with the token of somebody signed in, the secret of a known device and headers such as
 * those of a network. Answers have `status`, `body`, `milliseconds` and `code`, undefined for success; `ask` gives the data of
 * an operation that succeeds.
 */
export function callerOf(origin, { token, device, headers } = {}) {
  const all = {
    ...headers,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(device ? { 'x-device': device } : {}),
  };
  const call = async (request) => {
    const answer = await send(origin, { ...request, headers: all });
    const body = parse(answer.text);
    const code = body?.errors?.[0]?.extensions?.code ?? (answer.status >= 400 ? body?.code : undefined);
    return { ...answer, body, code };
  };
  const operation = (query, variables) => call(graphql(query, variables));
  return {
    rest: (method, path, body) => call({ ...rest(path, body), method }),
    graphql: operation,
    ask: async (query, variables) => expectSuccess(await operation(query, variables), query).data,
  };
}

/** Calls the next process while one is gone. Gives the answer with the number of `tries`. */
export async function callEither(origins, first, options, ...request) {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const answer = await callerOf(origins[(first + tries) % origins.length], options).rest(...request);
    if (answer.status !== 0 && answer.status !== 503) return { ...answer, tries };
    await sleep(50);
  }
  throw new Error('No process answered.');
}

/** Signs somebody in, from a new network unless `headers` name another. Gives `token`, `device` and `caller`. */
export async function signIn(
  origin,
  { email },
  { headers = fromNewNetwork(), device, password = PASSWORD } = {},
) {
  const answer = await callerOf(origin, { headers, device }).rest('POST', '/auth/login', { email, password });
  const body = expectSuccess(answer, `The sign-in of ${email}`);
  const signedIn = { token: body.token, device: body.device, headers };
  return { ...signedIn, caller: callerOf(origin, signedIn) };
}

/** Makes people and signs them in, in turn at each process, a few at a time: each has `token` and `caller` too. */
export async function signedInPeople(client, origins, role, count) {
  const people = await addPeople(client, role, count);
  return forEach(count, 4, async (n) => ({
    ...people[n],
    ...(await signIn(origins[n % origins.length], people[n])),
  }));
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
  const { secret } = (await caller.ask('mutation { beginTotp { secret } }')).beginTotp;
  await caller.ask('mutation ($code: String!) { enableTotp(code: $code) { recoveryCodes } }', {
    code: await codeOfLastStep(secret),
  });
  return secret;
}
