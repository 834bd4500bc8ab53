// Both keys changed under load, with restarts of two processes, one after the other, and starts with other keys or none.
// In CI: no, it would take more than its share of the time there.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callerOf } from './caller.mjs';
import { addPeople, codeOf, connectTo, enrol, PASSWORD, signIn } from './people.mjs';
import { startProducts } from './product.mjs';
import { countStatuses, rest, send } from './requests.mjs';
import { sized, verify } from './verify.mjs';

const READERS = 30;
const CONNECTIONS = 4;
const FACTORS_A_STAGE = sized(8, 3);
const TRIES = 40;
const BETWEEN_RESTARTS = sized(3_000, 1_000);

const secret = () => randomBytes(48).toString('base64url');
const sealingKey = (name) => `${name}:${randomBytes(32).toString('base64')}`;
const [OLD, NEW] = [
  { jwt: secret(), sealing: sealingKey('old') },
  { jwt: secret(), sealing: sealingKey('new') },
];

/**
 * Tokens in three steps, as several processes need it: all of them read what the new secret signs before one signs with it.
 */
const BEFORE = { JWT_SECRET: OLD.jwt, ENCRYPTION_KEYS: OLD.sealing };
const STAGES = [
  { name: 'the new secret is read', variables: { ...BEFORE, JWT_SECRETS_OLD: NEW.jwt } },
  {
    name: 'the new keys sign and seal',
    variables: {
      JWT_SECRET: NEW.jwt,
      JWT_SECRETS_OLD: OLD.jwt,
      ENCRYPTION_KEYS: `${NEW.sealing},${OLD.sealing}`,
    },
  },
];

await verify(async (run) => {
  // Without a proxy in front, requests of this machine are not limited.
  const variables = { TRUST_PROXY: 'false', ...BEFORE };
  const { products, start, database } = await startProducts(run, { processes: 2, variables });
  const origins = products.map(({ origin }) => origin);
  const client = await connectTo(run, database);
  const stages = [{ name: 'before', variables: BEFORE }, ...STAGES];
  const withFactor = await enrolPeople(client, origins[0], FACTORS_A_STAGE * stages.length);
  const load = startLoad(origins, await signedIn(client, origins));
  const codes = [];
  let running = products;
  for (const [n, stage] of stages.entries()) {
    if (n > 0) running = await restartInTurn(running, start, stage.variables);
    const group = withFactor.slice(n * FACTORS_A_STAGE, (n + 1) * FACTORS_A_STAGE);
    codes.push(...(await signInWithCodes(origins, group)));
    await sleep(1_000);
  }
  const enrolledAfter = await enrolPeople(client, origins[0], 4);
  codes.push(...(await signInWithCodes([origins[1]], enrolledAfter)));
  judge(run, await load.stop(), codes);
  await sealedByBoth(run, client);
  await withoutOldSecret(run, { running, start, token: load.firstToken });
  await withOtherKeys(run, start);
});

/** People with an authenticator app, and its secret. */
async function enrolPeople(client, origin, count) {
  const people = await addPeople(client, 'user', count);
  for (const person of people) {
    const { caller } = await signIn(origin, person);
    person.secret = await enrol(caller);
  }
  return people;
}

async function signedIn(client, origins) {
  const people = await addPeople(client, 'user', READERS);
  for (const [n, person] of people.entries())
    person.token = (await signIn(origins[n % origins.length], person)).token;
  return people;
}

/** Sends to the next process when one is being restarted. */
async function sendToEither(origins, first, request) {
  for (let n = 0; n < TRIES; n += 1) {
    const answer = await send(origins[(first + n) % origins.length], request);
    if (answer.status !== 0 && answer.status !== 503) return answer;
    await sleep(50);
  }
  throw new Error('Neither process answered.');
}

/** Everybody reads, and now and then signs in at one process and goes on with the new token at the other. */
function startLoad(origins, people) {
  const answers = { reading: [], signedInElsewhere: [] };
  let isOver = false;
  const read = async (connection) => {
    for (let n = connection; !isOver; n += 1) {
      const { token } = people[n % people.length];
      const request = { ...rest('/users/profile'), headers: { authorization: `Bearer ${token}` } };
      answers.reading.push(await sendToEither(origins, n, request));
      await sleep(5);
    }
  };
  const signInAndGoOn = async () => {
    for (let n = 0; !isOver; n += 1) {
      const { email } = people[n % people.length];
      const login = await sendToEither(origins, n, rest('/auth/login', { email, password: PASSWORD }));
      if (login.status !== 200) throw new Error(`A sign-in was answered with ${login.status}: ${login.text}`);
      const headers = { authorization: `Bearer ${JSON.parse(login.text).token}` };
      answers.signedInElsewhere.push(
        await sendToEither(origins, n + 1, { ...rest('/users/profile'), headers }),
      );
      await sleep(50);
    }
  };
  const work = Promise.all([...Array.from({ length: CONNECTIONS }, (_, n) => read(n * 7)), signInAndGoOn()]);
  return {
    firstToken: people[0].token,
    stop: async () => {
      isOver = true;
      await work;
      return answers;
    },
  };
}

async function restartInTurn(products, start, variables) {
  const restarted = [];
  for (const product of products) {
    await product.stop();
    restarted.push(await start(new URL(product.origin).port, variables));
    await sleep(BETWEEN_RESTARTS);
  }
  return restarted;
}

/** The sign-ins of people with a code, one after the other at each process. */
async function signInWithCodes(origins, people) {
  const answers = [];
  for (const [n, { email, secret: factor }] of people.entries()) {
    const visitor = callerOf(origins[n % origins.length]);
    const { body } = await visitor.rest('POST', '/auth/login', { email, password: PASSWORD });
    const code = codeOf(factor);
    answers.push(
      await visitor.rest('POST', '/auth/login/second-factor', { challenge: body.challenge, code }),
    );
  }
  return answers;
}

function judge({ promise }, { reading, signedInElsewhere }, codes) {
  const refused = reading.filter(({ status }) => status !== 200).length;
  promise(
    'People who were signed out while both keys were changed',
    `${refused} of ${reading.length} requests refused (${countStatuses(reading)})`,
    refused === 0,
  );
  const lost = signedInElsewhere.filter(({ status }) => status !== 200).length;
  promise(
    'New tokens of one process that the other refuses',
    `${lost} of ${signedInElsewhere.length} (${countStatuses(signedInElsewhere)})`,
    lost === 0,
  );
  const unreadable = codes.filter(({ status }) => status !== 200).length;
  promise(
    'Sign-ins with a second factor that was sealed before, or since, and cannot be read',
    `${unreadable} of ${codes.length} (${countStatuses(codes)})`,
    unreadable === 0,
  );
}

async function sealedByBoth({ promise }, client) {
  const { rows } = await client.query(
    `select split_part(secret_sealed, ':', 1) as key, count(*)::int as n from totp_factors group by 1 order by 1`,
  );
  promise(
    'Second factors in the database, by the key that sealed them',
    rows.map(({ key, n }) => `${key} × ${n}`).join(', '),
    rows.length === 2,
  );
}

/** A week later, or when the old secret has leaked. */
async function withoutOldSecret({ promise }, { running, start, token }) {
  const [{ origin, stop }] = running;
  await stop();
  const { origin: again } = await start(new URL(origin).port, {
    JWT_SECRET: NEW.jwt,
    ENCRYPTION_KEYS: `${NEW.sealing},${OLD.sealing}`,
  });
  const { status } = await callerOf(again, { token }).rest('GET', '/users/profile');
  promise('A token of the old secret, once that is no longer read', String(status), status === 401);
}

/** Each process has a data folder of its own, as on another machine. */
async function withOtherKeys({ promise }, start) {
  const notOurs = 'do not open what this database has sealed';
  const starts = [
    ['another machine with another key', { ENCRYPTION_KEYS: sealingKey('another') }, notOurs],
    ['another key under the name of ours', { ENCRYPTION_KEYS: sealingKey('old') }, notOurs],
    ['the newest key without the last one', { ENCRYPTION_KEYS: NEW.sealing }, notOurs],
    ['no key in production', { ENCRYPTION_KEYS: '' }, 'ENCRYPTION_KEYS: got nothing, wants'],
    ['another machine with the same keys', { ENCRYPTION_KEYS: `${NEW.sealing},${OLD.sealing}` }, null],
  ];
  for (const [name, variables, sentence] of starts) {
    const refusal = await refusalOf(() => start(undefined, { JWT_SECRET: NEW.jwt, ...variables }));
    const isRight = sentence === null ? refusal === null : refusal?.includes(sentence) === true;
    promise(`A start with ${name}`, refusal ?? 'starts', isRight);
  }
}

/** The line with which a product refuses to start; null when it starts. */
async function refusalOf(start) {
  try {
    await (await start()).stop();
    return null;
  } catch (error) {
    return error.message.trim().split('\n').at(-1);
  }
}
