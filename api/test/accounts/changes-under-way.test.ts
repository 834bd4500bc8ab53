import { StaffRole, Role } from '../../src/auth/role';
import { createSchema } from '../../src/graphql/schema';
import { Client } from '../setup/client';
import { during } from '../setup/during';
import { graphql } from '../setup/graphql';
import { NOBODY, rolesOf, rootFieldsOf } from '../setup/minimal-operation';
import { beginPasskey, sendPasskey } from '../setup/passkeys';
import { aClient, aLawyer, anAdmin, aStaffMember, PASSWORD, type Person } from '../setup/people';
import { aNumber, proveNumber } from '../setup/phones';
import { type RunningApp, startApp } from '../setup/running-app';
import { codeOf, enrol } from '../setup/second-factor';
import { SoftwareAuthenticator } from '../setup/software-authenticator';

interface Answer {
  errors?: { extensions: { code: string } }[];
}
type Send = () => Promise<Answer>;

const ORIGIN = 'http://localhost:4000';
let app: RunningApp;

beforeAll(async () => {
  app = await startApp({
    mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'AinSathi <no-reply@ainsathi.test>' },
    publicOrigin: ORIGIN,
  });
});
afterAll(() => app.stop());

const plain =
  (document: string) =>
  ({ client }: Person): Send =>
  async () =>
    client.graphql(`mutation { ${document} }`);
const enrolled =
  (document: string) =>
  async (person: Person): Promise<Send> => {
    await enrol(person.client);
    return plain(document)(person);
  };

/** Each mutation of the own account that leaves something behind. */
const OF_OWN_ACCOUNT: Record<string, (person: Person) => Promise<Send> | Send> = {
  acceptPolicies: plain('acceptPolicies { __typename }'),
  addPasskey: async ({ client }) => {
    const made = new SoftwareAuthenticator(ORIGIN).create(await beginPasskey(client));
    return async () => sendPasskey(client, made);
  },
  beginTotp: plain('beginTotp { secret }'),
  cancelAccountDeletion: plain('cancelAccountDeletion { __typename }'),
  cancelEmailChange: plain('cancelEmailChange { __typename }'),
  cancelOwnFactorRemoval: plain('cancelOwnFactorRemoval { message }'),
  changePassword: plain(
    `changePassword(currentPassword: "${PASSWORD}", newPassword: "a password of the thief") { token }`,
  ),
  changeSignInPhone: async (person) => {
    const { proofId } = await proveNumber(app, person.client, aNumber());
    return plain(`changeSignInPhone(proofId: "${proofId}") { __typename }`)(person);
  },
  confirmIdentity: plain(`confirmIdentity(password: "${PASSWORD}") { token }`),
  createCalendarFeed: plain('createCalendarFeed { path }'),
  enableTotp: async ({ client }) => {
    const { beginTotp } = await client.query(graphql(`mutation { beginTotp { secret } }`));
    const code = codeOf(beginTotp.secret);
    return async () => client.graphql(`mutation { enableTotp(code: "${code}") { recoveryCodes } }`);
  },
  endOtherSessions: plain('endOtherSessions { __typename }'),
  endSession: plain(`endSession(id: "${NOBODY}") { __typename }`),
  removeSignInPhone: plain('removeSignInPhone { __typename }'),
  removeFactor: enrolled('removeFactor(kind: TOTP) { __typename }'),
  renewRecoveryCodes: enrolled('renewRecoveryCodes { recoveryCodes }'),
  requestAccountDeletion: plain('requestAccountDeletion { __typename }'),
  revokeCalendarFeed: plain('revokeCalendarFeed { revoked }'),
  setLanguage: plain('setLanguage(language: BN) { __typename }'),
  setNotificationChoices: plain(
    'setNotificationChoices(choices: [{ kind: MESSAGE_WAITING, mail: false, push: false }]) { __typename }',
  ),
  setPassword: plain('setPassword(newPassword: "a password of the thief") { token }'),
  setOfflineCases: plain('setOfflineCases(given: true) { __typename }'),
  updateLawyerProfile: plain('updateLawyerProfile(input: { bankDetails: "of the thief" }) { __typename }'),
  updateProfile: plain('updateProfile(input: { phone: "01812345678" }) { __typename }'),
};

/** Those that leave nothing behind: they end something, belong to the session, or mail the present address. */
const WITHOUT_LOCK =
  `addPushSubscription beginPasskey beginPasskeyProof createPrivateLink logout markNotificationsRead
  removePushDevice removePushSubscription resendConfirmation sendTestPush`.split(/\s+/);

/** About cases, requests, posts and other people. */
const OF_OTHER_THINGS =
  `acceptJoinLink answerJoin createJoinLink importCases releaseClient acceptAppointment acceptCase acceptProposal addCase addCaseEntry admitToCall answerFee
  cancelAppointment cancelHearing clearInvitation confirmPayment createBlog declineInvitation deleteBlog deleteDocument
  endCall joinCall markMessagesRead pleadForContent proposeAppointment recordResult refusePayment removeOwnCases reportMissedAppointment removeLicencePaper reportOpenRequest requestCase saveLicence
  requestDocuments sendCallSignal sendMessage sendOpenRequest sendProposal setCaseFacts setDate setDocumentRequest setHearing setProposalAside
  setSerials showOpposingParties startLicencePaper startUploads stateFee submitLicence submitFeePayment submitPayment updateBlog updateCaseStatus withdrawCase
  answerClientReview reviewLawyer withdrawClientReview
  sendComplaint writeToComplaint withdrawComplaint withdrawFee withdrawOpenRequest withdrawProposal`.split(
    /\s+/,
  );

it('every mutation of the own account locks the account, or is listed here', () => {
  const schema = createSchema();
  const listed = [...Object.keys(OF_OWN_ACCOUNT), ...WITHOUT_LOCK, ...OF_OTHER_THINGS];
  const guarded = rootFieldsOf(schema).filter(
    ([type, field]) => type === 'Mutation' && rolesOf(schema, field)?.some((role) => role !== Role.ADMIN),
  );
  expect(listed.toSorted()).toEqual(guarded.map(([, { name }]) => name).toSorted());
});

/** The answer to a request that waits while what secures the account, and ends its sessions, is not committed. */
async function secured(person: Person, send: Send): Promise<Answer | undefined> {
  const [answer] = await during(
    app,
    async (db) => {
      await db.query('select from accounts where id = $1 for no key update', [person.id]);
      await db.query('delete from sessions where account_id = $1', [person.id]);
    },
    () => [send()],
  );
  return answer;
}
const codeIn = (answer: Answer | undefined) => answer?.errors?.[0]?.extensions.code;

describe('a change that is under way while its session ends leaves nothing behind', () => {
  for (const [name, prepare] of Object.entries(OF_OWN_ACCOUNT))
    it(name, async () => {
      const person = await (name === 'updateLawyerProfile' ? aLawyer(app) : aClient(app));
      // What a passkey signed belongs to the session, and ends with it.
      const code = name === 'addPasskey' ? 'BAD_USER_INPUT' : 'UNAUTHENTICATED';
      expect(codeIn(await secured(person, await prepare(person)))).toBe(code);
    });

  it('over REST as over GraphQL', async () => {
    const [person, lawyer] = [await aClient(app), await aLawyer(app)];
    const put = async ({ client }: Person, path: string, body: object): Promise<Answer> => {
      const { body: answer } = await client.rest('PUT', path, body);
      return { errors: [{ extensions: { code: (answer as { code: string }).code } }] };
    };
    const phone = { phone: '01812345678' };
    expect(codeIn(await secured(person, async () => put(person, '/users/profile', phone)))).toBe(
      'UNAUTHENTICATED',
    );
    const details = { mobilePaymentDetails: 'bKash of the thief' };
    expect(codeIn(await secured(lawyer, async () => put(lawyer, '/lawyers/profile', details)))).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('an invitation, roles and the end of a colleague neither', async () => {
    await anAdmin(app);
    const { id } = await aStaffMember(app, [StaffRole.SUPPORT]);
    for (const act of [
      'inviteStaff(email: "thief-box@example.test", roles: [OWNER])',
      `updateStaff(id: "${id}", roles: [OWNER])`,
      `endStaff(id: "${id}")`,
    ]) {
      const owner = await anAdmin(app);
      expect(codeIn(await secured(owner, plain(`${act} { __typename }`)(owner)))).toBe('UNAUTHENTICATED');
    }
    expect(await app.sql(`select from accounts where email = 'thief-box@example.test'`)).toEqual([]);
  });

  it('an email that the staff asks for in another account neither', async () => {
    const [staff, { id }] = [await aStaffMember(app, [StaffRole.SUPPORT]), await aClient(app)];
    const ask = plain(`updateUser(id: "${id}", input: { email: "thief-asks@example.test" }) { __typename }`);
    expect(codeIn(await secured(staff, ask(staff)))).toBe('UNAUTHENTICATED');
    expect(await app.sql('select from account_tokens where account_id = $1', [id])).toEqual([]);
  });
});

describe('what locks an account and then its profile', () => {
  /** As what secures an account does, while others wait. */
  const profileDuring = async (id: string, send: () => Promise<unknown>[]) =>
    during(
      app,
      async (db) => db.query('select from accounts where id = $1 for no key update', [id]),
      send,
      async (db) =>
        db.query(`update lawyer_profiles set bank_details = 'of the owner' where account_id = $1`, [id]),
    );

  it('is ended by no save of the lawyer or of the staff', async () => {
    const [lawyer, admin] = [await aLawyer(app), await anAdmin(app)];
    const put = async (client: Client, path: string, body: object) =>
      (await client.rest('PUT', path, body)).status;
    const statuses = await profileDuring(lawyer.id, () => [
      put(lawyer.client, '/lawyers/profile', { bankDetails: 'of the thief' }),
      put(lawyer.client, '/lawyers/profile', { chamberName: 'Another' }),
      put(admin.client, `/admin/lawyers/${lawyer.id}`, { name: 'Karim Uddin' }),
      put(admin.client, `/admin/lawyers/${lawyer.id}/verification`, { status: 'verified' }),
    ]);
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  it('is ended by no deletion', async () => {
    const [lawyer, admin] = [await aLawyer(app), await anAdmin(app)];
    const [answer] = await profileDuring(lawyer.id, () => [
      admin.client.rest('DELETE', `/admin/lawyers/${lawyer.id}`),
    ]);
    expect(answer).toMatchObject({ status: 200 });
  });
});
