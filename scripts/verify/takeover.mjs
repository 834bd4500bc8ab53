// What somebody can do with a token that was found, and which notifications its owner gets.
// In CI: its short form.
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailServer } from './mail-server.mjs';
import { addPeople, connectTo, enrol, PASSWORD, signIn } from './people.mjs';
import { startProducts } from './product.mjs';
import { undoneTakeovers } from './undone-takeover.mjs';
import { verify } from './verify.mjs';

const THEIRS = 'a password of the thief';
const ROLES = { user: 'a client', lawyer: 'a lawyer', admin: 'an owner' };
const MAIL_MILLISECONDS = 10_000;

const both = (rest, query, variables) => [
  { door: 'REST', call: rest },
  { door: 'GraphQL', call: (caller) => caller.graphql(query, variables) },
];
const graphqlOnly = (...queries) =>
  queries.map((query) => ({ door: 'GraphQL', call: (caller) => caller.graphql(query) }));

const PAYMENT_DETAILS = { mobilePaymentDetails: 'bKash 01712345678' };
const CHANGE_LAWYER =
  'mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) { __typename } }';
const paymentDetails = both(
  (caller) => caller.rest('PUT', '/lawyers/profile', PAYMENT_DETAILS),
  CHANGE_LAWYER,
  { input: PAYMENT_DETAILS },
);

function edits(role, input) {
  const profile = role === 'lawyer' ? '/lawyers/profile' : '/users/profile';
  const tries = both(
    (caller) => caller.rest('PUT', profile, input),
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }',
    { input },
  );
  if (role === 'user') return tries;
  // Admins have no profile in REST.
  if (role === 'admin') return tries.slice(1);
  return [...tries, { door: 'GraphQL', call: (caller) => caller.graphql(CHANGE_LAWYER, { input }) }];
}

/** Everything that could make the account the thief's, at both doors, by what it is about. */
function triesOf(role, otherSession) {
  const password = { currentPassword: THEIRS, newPassword: `${THEIRS} again` };
  return {
    password: [
      {
        door: 'GraphQL',
        call: (caller) =>
          caller.graphql(
            'mutation ($currentPassword: String!, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { token } }',
            password,
          ),
      },
    ],
    'proof of who one is': both(
      (caller) => caller.rest('POST', '/auth/identity', { password: THEIRS }),
      'mutation ($password: String!) { confirmIdentity(password: $password) { token } }',
      { password: THEIRS },
    ),
    email: edits(role, { email: `thief-of-${role}@theirs.test` }),
    phone: edits(role, { phone: '01712345678' }),
    factor: graphqlOnly(
      'mutation { beginTotp { secret } }',
      'mutation { enableTotp(code: "123456") { recoveryCodes } }',
      'mutation { removeFactor(kind: TOTP) { __typename } }',
      'mutation { renewRecoveryCodes { recoveryCodes } }',
    ),
    sessions: [
      ...both(
        (caller) => caller.rest('DELETE', `/account/sessions/${otherSession}`),
        'mutation ($id: ID!) { endSession(id: $id) { __typename } }',
        { id: otherSession },
      ),
      ...both(
        (caller) => caller.rest('DELETE', '/account/sessions'),
        'mutation { endOtherSessions { __typename } }',
      ),
    ],
    ...(role === 'lawyer' ? { 'where clients send the fee': paymentDetails } : {}),
    ...(role === 'admin'
      ? {
          staff: graphqlOnly(
            'mutation { inviteStaff(email: "thief@theirs.test", roles: [OWNER]) { __typename } }',
          ),
        }
      : {}),
  };
}

const succeeded = ({ status, code }) => status >= 200 && status < 300 && code === undefined;
const ageOf = (client, { id }) =>
  client.query(`update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`, [
    id,
  ]);

async function staleTokens({ promise }, origin, client, role) {
  const [owner] = await addPeople(client, role, 1);
  if (role === 'admin')
    await client.query(`insert into staff_roles (account_id, role) values ($1, 'owner')`, [owner.id]);
  await signIn(origin, owner);
  const { caller } = await signIn(origin, owner);
  const { data } = (await caller.graphql('{ mySessions { id current } }')).body;
  const other = data.mySessions.find(({ current }) => !current);
  await ageOf(client, owner);
  for (const [subject, tries] of Object.entries(triesOf(role, other.id))) {
    const answers = [];
    for (const { door, call } of tries) answers.push({ door, ...(await call(caller)) });
    const through = answers.filter(succeeded);
    const told = answers.map(({ door, status, code, body }) => `${door} ${code ?? body?.code ?? status}`);
    promise(
      `A token of ${ROLES[role]}, 16 minutes after the proof, that tries: ${subject}`,
      `${through.length} of ${answers.length} succeed (${[...new Set(told)].join(', ')})`,
      through.length === 0,
    );
  }
}

/** The owner is notified of everything that a token can do within 15 minutes. */
async function freshTokens({ promise, note }, origin, client, { mails }) {
  const possible = {
    email: (caller) => caller.rest('PUT', '/users/profile', { email: 'thief@theirs.test' }),
    'a second factor': enrol,
    'the end of the second factor': async (caller) => {
      await enrol(caller);
      await untilMail(mails);
      mails.length = 0;
      return caller.graphql('mutation { removeFactor(kind: TOTP) { __typename } }');
    },
    'new recovery codes': async (caller) => {
      await enrol(caller);
      await untilMail(mails);
      mails.length = 0;
      return caller.graphql('mutation { renewRecoveryCodes { recoveryCodes } }');
    },
    'the password, which the thief knows': (caller) =>
      caller.graphql(
        'mutation ($old: String!) { changePassword(currentPassword: $old, newPassword: "a password of the thief") { token } }',
        { old: PASSWORD },
      ),
    'a sign-in on a new device': (_caller, owner) => signIn(origin, owner),
  };
  for (const [subject, act] of Object.entries(possible)) {
    const [owner] = await addPeople(client, 'user', 1);
    const { caller } = await signIn(origin, owner);
    mails.length = 0;
    await act(caller, owner);
    await untilMail(mails, owner.email);
    const told = mails.filter(({ to }) => to === owner.email).map(({ subject: title }) => title);
    promise(`The owner gets a mail of ${subject}`, told.join(', ') || 'none', told.length > 0);
  }
  const [owner] = await addPeople(client, 'user', 1);
  await signIn(origin, owner);
  const { caller } = await signIn(origin, owner);
  await sleep(1_000);
  mails.length = 0;
  await caller.rest('PUT', '/users/profile', { phone: '01712345678' });
  await caller.rest('DELETE', '/account/sessions');
  await sleep(3_000);
  note(
    'Mails of another phone and of ended sessions, which the history of the account alone has',
    mails.length,
  );
}

async function untilMail(mails, email) {
  const until = Date.now() + MAIL_MILLISECONDS;
  while (Date.now() < until && !mails.some(({ to }) => email === undefined || to === email)) await sleep(50);
}

await verify(async (run) => {
  const mailServer = await startMailServer(run);
  const { products, database } = await startProducts(run, {
    // Their proof is looked at, not their factor.
    variables: { ...mailServer.variables, STAFF_SECOND_FACTOR: 'offered' },
  });
  const [{ origin }] = products;
  const client = await connectTo(run, database);
  for (const role of ['user', 'lawyer', 'admin']) await staleTokens(run, origin, client, role);
  await freshTokens(run, origin, client, mailServer);
  await undoneTakeovers(run, { origin, client, mailServer });
});
