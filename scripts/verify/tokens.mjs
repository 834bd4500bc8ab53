// Links of mails that were used, are late, were replaced, or are tried for something or somebody else.
// In CI: its short form.
import { isDeepStrictEqual } from 'node:util';
import { callerOf, expectSuccess } from './caller.mjs';
import { mailTo, secretOf, startMailServer } from './mail-server.mjs';
import { addPeople, connectTo, PASSWORD, signIn } from './people.mjs';
import { startProducts } from './product.mjs';
import { fromNetwork, percentile, rest, send } from './requests.mjs';
import { verify } from './verify.mjs';

const SAMPLES = 100;
const MOST_DIFFERENCE = 0.35;
const NEW_PASSWORD = 'quite another password';
const ASK_CHANGE = { email: (person) => `new-${person.email}` };

let networks = 0;
const anyNetwork = () => fromNetwork((networks += 1));

/** Each kind of link: how a person gets one, and how it is used by both doors. */
const LINKS = {
  reset: {
    purpose: 'reset-password',
    // Anybody can ask for another one.
    isReplaced: false,
    ask: async (at, person) =>
      askAndRead(at, person.email, 'Set a new password for AinSathi', (visitor) =>
        visitor.rest('POST', '/auth/password-reset', { email: person.email }),
      ),
    rest: (caller, token) =>
      caller.rest('POST', '/auth/password-reset/confirm', { token, newPassword: NEW_PASSWORD }),
    graphql: (caller, token) =>
      caller.graphql(
        'mutation ($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) { message } }',
        { token, newPassword: NEW_PASSWORD },
      ),
  },
  confirm: {
    purpose: 'confirm-email',
    isReplaced: true,
    before: (client, { id }) =>
      client.query(
        'update accounts set email_confirmed_at = null, confirmation_required = true where id = $1',
        [id],
      ),
    ask: async (at, person) => {
      const { caller } = await signIn(at.origin, person, { headers: anyNetwork() });
      return askAndRead(at, person.email, 'Confirm your email for AinSathi', () =>
        caller.rest('POST', '/account/email/confirmation'),
      );
    },
    ...confirming(),
  },
  change: {
    purpose: 'change-email',
    isReplaced: true,
    ask: async (at, person) => {
      const { caller } = await signIn(at.origin, person, { headers: anyNetwork() });
      return askAndRead(at, ASK_CHANGE.email(person), 'Confirm your new email for AinSathi', () =>
        caller.rest('PUT', '/users/profile', { email: ASK_CHANGE.email(person) }),
      );
    },
    ...confirming(),
  },
  undo: {
    purpose: 'secure-account',
    // A thief who changes the email again would otherwise take the owner's way back.
    isReplaced: false,
    ask: async (at, person) => {
      const change = await LINKS.change.ask(at, person);
      return askAndRead(at, person.email, 'Your AinSathi email was changed', (visitor) =>
        LINKS.change.rest(visitor, change),
      );
    },
    rest: (caller, token) => caller.rest('POST', '/auth/secure', { token }),
    graphql: (caller, token) =>
      caller.graphql('mutation ($token: String!) { secureAccount(token: $token) { message } }', { token }),
  },
};

await verify(async (run) => {
  const mailServer = await startMailServer(run);
  const { products, database } = await startProducts(run, { variables: mailServer.variables });
  const [{ origin }] = products;
  const client = await connectTo(run, database);
  const at = { origin, client, mailServer };
  const refusals = [];
  // All kinds at once, because most of the time goes by until a mail comes.
  await Promise.all(
    Object.entries(LINKS).map(async ([name, link]) => triesOf(run, at, { name, link, refusals })),
  );
  sameAnswer(run, refusals);
  await sameTimes(run, at);
});

function confirming() {
  return {
    rest: (caller, token) => caller.rest('POST', '/auth/email/confirm', { token }),
    graphql: (caller, token) =>
      caller.graphql('mutation ($token: String!) { confirmEmail(token: $token) { message } }', { token }),
  };
}

/** Asks for a link and reads it from the mail that comes then. */
async function askAndRead({ origin, mailServer }, address, subject, ask) {
  const already = mailServer.mails.length;
  expectSuccess(await ask(callerOf(origin, { headers: anyNetwork() })), `The request for “${subject}”`);
  return secretOf(await mailTo(mailServer, address, subject, already));
}

async function newPerson({ client }, link) {
  const [person] = await addPeople(client, 'user', 1);
  await link.before?.(client, person);
  return person;
}

async function useAtBothDoors({ origin }, link, token) {
  const visitor = callerOf(origin, { headers: anyNetwork() });
  return [
    { door: 'REST', ...(await link.rest(visitor, token)) },
    { door: 'GraphQL', ...(await link.graphql(visitor, token)) },
  ];
}

function isAccepted({ status, code }) {
  return status >= 200 && status < 300 && code === undefined;
}

async function triesOf({ promise }, at, { name, link, refusals }) {
  const tries = {
    'used already': async () => {
      const token = await link.ask(at, await newPerson(at, link));
      const used = await link.rest(callerOf(at.origin, { headers: anyNetwork() }), token);
      expectSuccess(used, `The first use of ${name}`);
      return useAtBothDoors(at, link, token);
    },
    late: async () => {
      const person = await newPerson(at, link);
      const token = await link.ask(at, person);
      await at.client.query(
        `update account_tokens set expires_at = now() - interval '1 second' where account_id = $1 and purpose = $2`,
        [person.id, link.purpose],
      );
      return useAtBothDoors(at, link, token);
    },
    'of another kind': async () => {
      const token = await link.ask(at, await newPerson(at, link));
      const others = Object.values(LINKS).filter(({ rest: use }) => String(use) !== String(link.rest));
      return (await Promise.all(others.map((other) => useAtBothDoors(at, other, token)))).flat();
    },
    'changed by a letter': async () => {
      const token = await link.ask(at, await newPerson(at, link));
      return useAtBothDoors(at, link, `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`);
    },
    ...(link.isReplaced
      ? {
          'replaced by a newer one': async () => {
            const person = await newPerson(at, link);
            const token = await link.ask(at, person);
            await link.ask(at, person);
            return useAtBothDoors(at, link, token);
          },
        }
      : {}),
  };
  for (const [what, attempt] of Object.entries(tries)) {
    const answers = await attempt();
    refusals.push(...answers);
    const accepted = answers.filter(isAccepted).length;
    promise(`A link to ${name} that is ${what}`, `${accepted} of ${answers.length} accepted`, accepted === 0);
  }
  await ofSomebodyElse({ promise }, at, { name, link });
}

/** A link acts on the account that it was made for, also when another account is signed in. */
async function ofSomebodyElse({ promise }, at, { name, link }) {
  const person = await newPerson(at, link);
  const [other] = await addPeople(at.client, 'user', 1);
  const { caller } = await signIn(at.origin, other, { headers: anyNetwork() });
  const token = await link.ask(at, person);
  const read = async () =>
    (
      await at.client.query(
        'select email, password_hash, email_confirmed_at, phone from accounts where id = $1',
        [other.id],
      )
    ).rows;
  const before = await read();
  await link.rest(caller, token);
  const unchanged = isDeepStrictEqual(before, await read());
  promise(
    `A link to ${name} changes the account of another signed-in person`,
    unchanged ? 'no' : 'YES',
    unchanged,
  );
}

/** The same refusal, whatever is wrong with a link. */
function sameAnswer({ promise }, refusals) {
  const texts = refusals.map(({ door, status, body }) => {
    const { message, extensions = {}, ...others } = body?.errors?.[0] ?? body ?? {};
    const told = { message, field: others.field, code: extensions.code, fields: extensions.fields };
    return `${door} ${status} ${JSON.stringify(told)}`;
  });
  const different = [...new Set(texts)];
  const doors = new Set(refusals.map(({ door }) => door)).size;
  promise(
    `Answers to ${refusals.length} links that do not act, by two doors`,
    `${different.length} different: ${different.join('; ')}`,
    different.length === doors,
  );
}

/** Asking for a link and a wrong password take as long for emails with an account as for others. */
async function sameTimes({ promise }, { origin, client }) {
  const people = await addPeople(client, 'user', SAMPLES);
  const kinds = {
    'a new password': (email) => rest('/auth/password-reset', { email }),
    'a sign-in': (email) => rest('/auth/login', { email, password: `not ${PASSWORD}` }),
  };
  for (const [name, requestOf] of Object.entries(kinds)) {
    const known = [];
    const unknown = [];
    const ask = async (email) => send(origin, { ...requestOf(email), headers: anyNetwork() });
    for (const [n, { email }] of people.entries()) {
      known.push(await ask(email));
      unknown.push(await ask(`nobody-${n}@people.test`));
    }
    const [left, right] = [percentile(known, 0.5), percentile(unknown, 0.5)];
    const difference = Math.abs(left - right) / Math.min(left, right);
    const textsOf = (answers) =>
      [...new Set(answers.map(({ status, text }) => `${status} ${withoutRequestId(text)}`))].join(' | ');
    promise(
      `${name[0].toUpperCase()}${name.slice(1)} asked for known and unknown emails: medians of ${SAMPLES} within 35 %`,
      `${left.toFixed(1)} and ${right.toFixed(1)} ms, ${(100 * difference).toFixed(0)} %`,
      difference <= MOST_DIFFERENCE,
    );
    promise(
      `${name[0].toUpperCase()}${name.slice(1)} asked for known and unknown emails: answers`,
      textsOf(known) === textsOf(unknown)
        ? `equal: ${textsOf(known)}`
        : `${textsOf(known)} — ${textsOf(unknown)}`,
      textsOf(known) === textsOf(unknown),
    );
  }
}

function withoutRequestId(text) {
  return text.replace(/,?"requestId":"[^"]*"/, '');
}
