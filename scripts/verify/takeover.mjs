// What somebody can do with a token that was found, through both APIs, once its proof of identity is old.
import { addPeople, addStaff, signIn, succeeded } from './setup/people.mjs';
import { UNLIMITED } from './setup/product.mjs';
import { countStatuses } from './setup/requests.mjs';
import { sharedProducts } from './setup/shared-products.mjs';

const THEIRS = 'a password of the thief';
const ROLES = { user: 'a client', lawyer: 'a lawyer', admin: 'an owner' };

const CHANGE_PASSWORD =
  'mutation ($old: String!, $new: String!) { changePassword(currentPassword: $old, newPassword: $new) { token } }';
const EDIT = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }';
const EDIT_LAWYER =
  'mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) { __typename } }';

const rest = (...request) => ['rest', ...request];
const graphql = (...operation) => ['graphql', ...operation];

export default async function takeover(run) {
  const { origins, client } = await sharedProducts(UNLIMITED);
  for (const role of Object.keys(ROLES)) await staleTokens(run, origins[0], client, role);
}

/** Edits of the own account through each API that the role has. */
const editsOf = {
  user: (input) => [graphql(EDIT, { input }), rest('PUT', '/users/profile', input)],
  lawyer: (input) => [
    graphql(EDIT, { input }),
    graphql(EDIT_LAWYER, { input }),
    rest('PUT', '/lawyers/profile', input),
  ],
  admin: (input) => [graphql(EDIT, { input })],
};

/** Everything that could make the account the thief's. */
function triesOf(role, otherSession) {
  const PAYMENT = { mobilePaymentDetails: 'bKash 01712345678' };
  const ofRole = {
    user: [],
    lawyer: [graphql(EDIT_LAWYER, { input: PAYMENT }), rest('PUT', '/lawyers/profile', PAYMENT)],
    admin: [graphql('mutation { inviteStaff(email: "thief@theirs.test", roles: [OWNER]) { __typename } }')],
  };
  return [
    graphql(CHANGE_PASSWORD, { old: THEIRS, new: `${THEIRS} again` }),
    graphql(`mutation { confirmIdentity(password: "${THEIRS}") { token } }`),
    rest('POST', '/auth/identity', { password: THEIRS }),
    ...editsOf[role]({ email: `thief-of-${role}@theirs.test` }),
    ...editsOf[role]({ phone: '01712345678' }),
    graphql('mutation { beginTotp { secret } }'),
    graphql('mutation { enableTotp(code: "123456") { recoveryCodes } }'),
    graphql('mutation { removeFactor(kind: TOTP) { __typename } }'),
    graphql('mutation { renewRecoveryCodes { recoveryCodes } }'),
    graphql('mutation ($id: ID!) { endSession(id: $id) { __typename } }', { id: otherSession }),
    rest('DELETE', `/account/sessions/${otherSession}`),
    graphql('mutation { endOtherSessions { __typename } }'),
    rest('DELETE', '/account/sessions'),
    ...ofRole[role],
  ];
}

async function staleTokens(run, origin, client, role) {
  const owner = role === 'admin' ? await addStaff(client, 'owner') : (await addPeople(client, role, 1))[0];
  await signIn(origin, owner);
  const { caller } = await signIn(origin, owner);
  const { mySessions } = await caller.ask('{ mySessions { id current } }');
  await client.query(
    `update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`,
    [owner.id],
  );
  const otherSession = mySessions.find(({ current }) => !current).id;
  const answers = [];
  for (const [api, ...attempt] of triesOf(role, otherSession)) answers.push(await caller[api](...attempt));
  const through = answers.filter(succeeded).length;
  const text = `Attempts with a token of ${ROLES[role]}, 16 minutes after its proof, that succeed`;
  run.none(text, through, answers.length, countStatuses(answers));
}
