// Links of mails that are used, expired, replaced, of another kind or altered, or that somebody else uses, through both APIs.
import { isDeepStrictEqual } from 'node:util';
import { sized } from '../lib/promises.mjs';
import { addPeople, callerOf, expectSuccess, PASSWORD, signIn, succeeded } from './setup/people.mjs';
import { UNLIMITED } from './setup/product.mjs';
import { fromNewNetwork, percentile } from './setup/requests.mjs';
import { sharedProducts } from './setup/shared-products.mjs';

const SAMPLES = sized(100, 5);
const MOST_PER_CENT = 35;

const newEmail = ({ email }) => `new-${email}`;
const visitorOf = ({ origin }) => callerOf(origin, { headers: fromNewNetwork() });
const CONFIRMING = { path: '/auth/email/confirm', mutation: 'confirmEmail' };

/** Each kind of link: how a person asks for it, where its mail goes, and by which operations it is used. */
const LINKS = {
  'set a password': {
    purpose: 'reset-password',
    subject: 'Set a new password for AinSathi',
    path: '/auth/password-reset/confirm',
    mutation: 'resetPassword',
    more: { newPassword: 'quite another password' },
    ask: (at, { email }) => visitorOf(at).rest('POST', '/auth/password-reset', { email }),
  },
  'confirm an email': {
    purpose: 'confirm-email',
    subject: 'Confirm your email for AinSathi',
    ...CONFIRMING,
    isReplaced: true,
    ask: async ({ origin, client }, person) => {
      await client.query(
        'update accounts set email_confirmed_at = null, confirmation_required = true where id = $1',
        [person.id],
      );
      return (await signIn(origin, person)).caller.rest('POST', '/account/email/confirmation');
    },
  },
  'change the email': {
    purpose: 'change-email',
    subject: 'Confirm your new email for AinSathi',
    ...CONFIRMING,
    isReplaced: true,
    addressOf: newEmail,
    ask: async ({ origin }, person) => {
      const { caller } = await signIn(origin, person);
      return caller.rest('PUT', '/users/profile', { email: newEmail(person) });
    },
  },
  'secure the account': {
    purpose: 'secure-account',
    subject: 'Your AinSathi email was changed',
    path: '/auth/secure',
    mutation: 'secureAccount',
    ask: async (at, person) => {
      const token = await askFor(at, LINKS['change the email'], person);
      return visitorOf(at).rest('POST', CONFIRMING.path, { token });
    },
  },
};

export default async function tokens(run) {
  const { origins, client, mailServer } = await sharedProducts(UNLIMITED);
  const at = { origin: origins[0], client, mailServer };
  // All kinds at once, because most of the time goes by until a mail comes.
  const refused = await Promise.all(Object.keys(LINKS).map((name) => usesOf(run, at, name)));
  sameRefusals(run, refused.flat());
  await sameAnswers(run, at, 'A new password', (visitor, email) =>
    visitor.rest('POST', '/auth/password-reset', { email }),
  );
  await sameAnswers(run, at, 'A sign-in', (visitor, email) =>
    visitor.rest('POST', '/auth/login', { email, password: `not ${PASSWORD}` }),
  );
}

/** Asks for a link, and reads it from the mail that comes then. */
async function askFor(at, { subject, ask, addressOf = ({ email }) => email }, person) {
  const before = at.mailServer.mails.length;
  expectSuccess(await ask(at, person), `The request for “${subject}”`);
  return at.mailServer.secretTo(addressOf(person), subject, before);
}

const useByRest = (caller, { path, more }, token) => caller.rest('POST', path, { token, ...more });

function useByGraphql(caller, { mutation, more }, token) {
  const variables = { token, ...more };
  const names = Object.keys(variables);
  const [types, given] = [names.map((name) => `$${name}: String!`), names.map((name) => `${name}: $${name}`)];
  return caller.graphql(`mutation (${types}) { ${mutation}(${given}) { message } }`, variables);
}

async function useByBoth(at, link, token) {
  const visitor = visitorOf(at);
  const answers = [await useByRest(visitor, link, token), await useByGraphql(visitor, link, token)];
  return answers.map((answer, n) => ({ ...answer, api: ['REST', 'GraphQL'][n] }));
}

/** Uses links of a kind that must not act. Gives the answers. */
async function usesOf(run, at, name) {
  const link = LINKS[name];
  const newLink = async () => {
    const [person] = await addPeople(at.client, 'user', 1);
    return { person, token: await askFor(at, link, person) };
  };
  const answers = [];
  const used = await newLink();
  expectSuccess(await useByRest(visitorOf(at), link, used.token), `The first use of a link to ${name}`);
  answers.push(...(await useByBoth(at, link, used.token)));

  const expired = await newLink();
  await at.client.query(
    `update account_tokens set expires_at = now() - interval '1 second' where account_id = $1 and purpose = $2`,
    [expired.person.id, link.purpose],
  );
  answers.push(...(await useByBoth(at, link, expired.token)));

  const { person, token } = await newLink();
  for (const other of Object.values(LINKS))
    if (other.path !== link.path) answers.push(...(await useByBoth(at, other, token)));
  answers.push(...(await useByBoth(at, link, `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`)));
  const last = link.isReplaced ? await askFor(at, link, person) : token;
  if (link.isReplaced) answers.push(...(await useByBoth(at, link, token)));
  const accepted = answers.filter(succeeded).length;
  run.none(`Links to ${name} that must not act, accepted`, accepted, answers.length);
  await ofSomebodyElse(run, at, { name, token: last });
  return answers;
}

/** A link acts on the account that it was made for, also when another account is signed in. */
async function ofSomebodyElse(run, { origin, client }, { name, token }) {
  const [other] = await addPeople(client, 'user', 1);
  const { caller } = await signIn(origin, other);
  const read = async () => {
    const columns = 'email, password_hash, email_confirmed_at, phone';
    return (await client.query(`select ${columns} from accounts where id = $1`, [other.id])).rows;
  };
  const before = await read();
  expectSuccess(await useByRest(caller, LINKS[name], token), `The link to ${name}`);
  const isSame = isDeepStrictEqual(before, await read());
  run.promise(`A link to ${name} changes the account of who is signed in`, isSame ? 'no' : 'yes', isSame);
}

const withoutRequestId = (text) => text.replace(/,?"requestId":"[^"]*"/, '');

/** The same refusal, whatever is wrong with a link. */
function sameRefusals(run, answers) {
  const different = new Set(
    answers.map(({ api, status, body }) => {
      const { message, field, extensions: { code, fields } = {} } = body?.errors?.[0] ?? body ?? {};
      return `${api} ${status} ${JSON.stringify({ message, field, code, fields })}`;
    }),
  );
  const text = `Different answers to ${answers.length} links that do not act: one in each API`;
  run.promise(text, [...different].join('; '), different.size === 2);
}

/** Known and unknown emails get the same answers in the same time. */
async function sameAnswers(run, at, name, ask) {
  const people = await addPeople(at.client, 'user', SAMPLES);
  const [known, unknown] = [[], []];
  for (const [n, { email }] of people.entries()) {
    known.push(await ask(visitorOf(at), email));
    unknown.push(await ask(visitorOf(at), `nobody-${n}@people.test`));
  }
  const textsOf = (answers) =>
    [...new Set(answers.map(({ status, text }) => `${status} ${withoutRequestId(text)}`))].join(' | ');
  const text = `${name} for known and unknown emails`;
  run.promise(`${text}: equal answers`, textsOf(known), textsOf(known) === textsOf(unknown));
  const [left, right] = [percentile(known, 0.5), percentile(unknown, 0.5)];
  const difference = (100 * Math.abs(left - right)) / Math.min(left, right);
  const figure = `${left.toFixed(1)} and ${right.toFixed(1)} ms`;
  run.time(MOST_PER_CENT, '%', `${text}: medians differ`, difference, figure);
}
