import { createToken } from '../../src/modules/accounts/account-tokens';
import { addDocument, requestDocument } from '../setup/documents';
import { randomUUID } from 'node:crypto';
import type { ResultOf } from 'gql.tada';
import { v7 as uuidv7 } from 'uuid';
import { StaffRole } from '../../src/auth/role';
import { createSchema } from '../../src/graphql/schema';
import { AccountLock } from '../../src/modules/accounts/locks/account-lock.entity';
import { VerificationStatus } from '../../src/modules/lawyers/verification/verification.status';
import { Review } from '../../src/modules/reviews/review.entity';
import { v1Routes } from '../../src/rest/v1-routes';
import { minutesPass, propose as proposeTimes, tryToAccept } from '../setup/appointments';
import { join } from '../setup/calls';
import { inHours, sentTwoDaysAgo, setHearing } from '../setup/case-rooms';
import { addOwnCase, dhakaDay, hearingOnDay, joinCase, releaseCase, waitFor } from '../setup/diary';
import { pay, stateFee, tryToConfirm } from '../setup/fees';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { bodiesOf, followRoom, openSocket, until } from '../setup/live-socket';
import { act, aFamilyLawyer, ask, invitationsOf, propose } from '../setup/open-requests';
import { sendMessage } from '../setup/messages';
import {
  aCase,
  aClient,
  aLawyer,
  anAdmin,
  aStaffMember,
  PASSWORD,
  type Person,
  setStatus,
} from '../setup/people';
import type { BlogV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Callers without rights come first, so that the resource still exists for its owner. */
const STAFF = ['verifier', 'moderator', 'support'] as const;
const CALLERS = ['visitor', 'other client', 'other lawyer', ...STAFF, 'client', 'lawyer', 'owner'] as const;
type Caller = (typeof CALLERS)[number];

/** A stored resource with an owner. */
interface Resource {
  id: string;
  /** The client of the account, if the resource is an account. */
  self?: Partial<Record<Caller, Client>>;
}

const app = appOfTests({ openRequests: true });
let client: Person;
let lawyer: Person;
let callers: Record<Caller, Client>;

beforeAll(async () => {
  [client, lawyer] = [await aClient(app), await aFamilyLawyer(app)];
  callers = {
    visitor: new Client(app.origin),
    'other client': (await aClient(app)).client,
    'other lawyer': (await aLawyer(app)).client,
    client: client.client,
    lawyer: lawyer.client,
    verifier: (await aStaffMember(app, [StaffRole.VERIFIER])).client,
    moderator: (await aStaffMember(app, [StaffRole.MODERATOR])).client,
    support: (await aStaffMember(app, [StaffRole.SUPPORT])).client,
    owner: (await anAdmin(app)).client,
  };
});

/** The page of each person in a call. */
const WINDOW = randomUUID();

/** A time of an appointment. */
const APPOINTMENT = inHours(48).toISOString();

const asLawyer = ({ id, client: self }: Person): Resource => ({ id, self: { lawyer: self } });
/** A session of a person on another device. */
async function openAnother({ id, email }: Person): Promise<string> {
  await callers.visitor.rest('POST', '/auth/login', { email, password: PASSWORD });
  const [newest] = await app.sql<{ session: string }>(
    'select max(id::text) as session from sessions where account_id = $1',
    [id],
  );
  return newest!.session;
}

/** A request of the client that was put to the lawyer, the only open one. */
async function askedLawyer(): Promise<{ id: string }> {
  await app.sql('delete from open_requests');
  return await ask(client);
}

const REPORT = graphql(`mutation ($id: ID!) {
  report(input: { subject: REVIEW, id: $id, reason: FALSE }) { reportedId } }`);

/** Of the client about the lawyer, the only one. */
async function complain(): Promise<Resource> {
  const { id: caseId } = await RESOURCES.case();
  await app.sql('delete from complaints');
  const sent = await client.client.query(
    graphql(`mutation ($input: ComplaintInput!) { sendComplaint(input: $input) { complaint { id } } }`),
    { input: { caseId, complaintKey: randomUUID(), category: 'OTHER', body: 'No answer' } },
  );
  return { id: sent.sendComplaint.complaint.id };
}

async function hidden(table: 'reviews' | 'blogs' | 'client_reviews', { id }: Resource): Promise<Resource> {
  await app.sql(
    `update ${table} set hidden_at = now() - interval '31 days', hidden_reason = 'A test' where id = $1`,
    [id],
  );
  return { id };
}

const RESOURCES = {
  case: async (): Promise<Resource> => {
    const { _id: id } = await aCase(client, lawyer);
    await setStatus(lawyer, id, 'accepted');
    // Each of the two has a message to read.
    for (const person of [client, lawyer]) await sendMessage(person, id, `From ${person.name}`);
    await app.sql('update case_readers set read_message = 0, unread = 1 where case_id = $1', [id]);
    return { id };
  },
  'unanswered request': async (): Promise<Resource> => {
    const { _id: id } = await aCase(client, lawyer);
    await sentTwoDaysAgo(app, id);
    return { id };
  },
  hearing: async (): Promise<Resource> => {
    const { _id: id } = await aCase(client, lawyer);
    await setStatus(lawyer, id, 'accepted');
    return { id: await setHearing(lawyer, id) };
  },
  'hearing of today': async (): Promise<Resource> => {
    const { id } = await RESOURCES.case();
    return { id: await hearingOnDay(app, id, 0) };
  },
  'own case': async (): Promise<Resource> => ({ id: (await addOwnCase(lawyer)).id }),
  'waiting link': async (): Promise<Resource> => {
    const { id } = await RESOURCES['own case']();
    return { id: await waitFor(lawyer, client, id) };
  },
  'case just joined': async (): Promise<Resource> => {
    const { id } = await RESOURCES['own case']();
    await joinCase(app, id, client.id);
    return { id };
  },
  /** As `case`, but added by its lawyer and joined by the client. */
  'joined case': async (): Promise<Resource> => {
    const { id } = await RESOURCES['own case']();
    await joinCase(app, id, client.id);
    await app.sql(`update cases set status = 'accepted' where id = $1`, [id]);
    // The same transaction ID is sent for a case of each kind.
    await app.sql('update payments set transaction_id = upper(left(md5(id::text), 10))');
    for (const person of [client, lawyer]) await sendMessage(person, id, `From ${person.name}`);
    await app.sql('update case_readers set read_message = 0, unread = 1 where case_id = $1', [id]);
    return { id };
  },
  'released case': async (): Promise<Resource> => {
    const { id } = await RESOURCES['joined case']();
    await releaseCase(app, id);
    return { id };
  },
  'hearing of an own case': async (): Promise<Resource> => {
    const { id } = await RESOURCES['own case']();
    return { id: await hearingOnDay(app, id, 0) };
  },
  'document of an own case': async (): Promise<Resource> => {
    const { id } = await RESOURCES['own case']();
    return { id: await addDocument(lawyer, id) };
  },
  'proposed appointment': async (): Promise<Resource> => {
    const { id } = await RESOURCES.case();
    // Another case has no appointment at the same time.
    await app.sql(`update appointments set state = 'cancelled' where state = 'agreed'`);
    return { id: await proposeTimes(lawyer, id, { times: [APPOINTMENT] }) };
  },
  'past appointment': async (): Promise<Resource> => {
    const { id } = await RESOURCES.case();
    const startsAt = inHours(2);
    const appointment = await proposeTimes(lawyer, id, { times: [startsAt] });
    await tryToAccept(client, appointment, startsAt);
    await minutesPass(app, appointment, 24 * 60 + Math.floor(Math.random() * 4_000));
    return { id: appointment };
  },
  call: async (): Promise<Resource> => {
    const { id } = await RESOURCES.case();
    await app.sql('update calls set ended_at = now() where ended_at is null');
    await join(client, id, { windowId: WINDOW, call: true });
    return { id: (await join(lawyer, id, { windowId: WINDOW })).id };
  },
  'call of the client': async (): Promise<Resource> => {
    const { id } = await RESOURCES.call();
    await app.sql('update calls set connected_at = null where id = $1', [id]);
    return { id };
  },
  'case without a call': async (): Promise<Resource> => {
    const { id } = await RESOURCES.case();
    await app.sql('update calls set ended_at = now() where ended_at is null');
    return { id };
  },
  'pending case': async (): Promise<Resource> => ({ id: (await aCase(client, lawyer))._id }),
  fee: async (): Promise<Resource> => {
    const { id } = await RESOURCES.case();
    return { id: await stateFee(lawyer, id) };
  },
  'confirmed payment': async (): Promise<Resource> => {
    const { id } = await RESOURCES.payment();
    await tryToConfirm(lawyer, id);
    return { id };
  },
  'document of the client': async (): Promise<Resource> => {
    const { id } = await RESOURCES.case();
    return { id: await addDocument(client, id) };
  },
  'licence paper': async (): Promise<Resource> => {
    const [paper] = await app.sql<{ id: string }>(
      `insert into licence_papers (id, lawyer_id, kind, state, name, storage_key, type, size, sha256, added_at)
       select gen_random_uuid(), $1, 'sanad', 'stored', 'a.pdf', md5(random()::text), 'pdf', 9, 'x', now() returning id`,
      [lawyer.id],
    );
    return { id: paper!.id };
  },
  'document request': async (): Promise<Resource> => {
    const { id } = await RESOURCES.case();
    return { id: await requestDocument(lawyer, id) };
  },
  payment: async (): Promise<Resource> => {
    const { id } = await RESOURCES.case();
    return { id: await pay(client, id) };
  },
  'open request': async (): Promise<Resource> => {
    const { id } = await askedLawyer();
    return { id };
  },
  invitation: async (): Promise<Resource> => {
    await askedLawyer();
    const [invitation] = await invitationsOf(lawyer, 'TO_ANSWER');
    return { id: invitation!.id };
  },
  'cleared invitation': async (): Promise<Resource> => {
    const { id } = await RESOURCES.invitation();
    await act(lawyer, 'clearInvitation', id);
    return { id };
  },
  proposal: async (): Promise<Resource> => {
    await askedLawyer();
    return { id: (await propose(lawyer)).proposal.id };
  },
  'reported request': async (): Promise<Resource> => {
    const { id } = await askedLawyer();
    const [invitation] = await invitationsOf(lawyer, 'TO_ANSWER');
    await act(lawyer, 'reportOpenRequest', invitation!.id, 'SPAM');
    return { id };
  },
  blog: async (): Promise<Resource> => {
    const post = { title: 'A post', content: 'Of its lawyer' };
    return { id: (await lawyer.client.rest<BlogV1>('POST', '/lawyers/blogs', post)).body._id };
  },
  client: async (): Promise<Resource> => {
    const { id, client: self } = await aClient(app);
    return { id, self: { client: self } };
  },
  lawyer: async (): Promise<Resource> => asLawyer(await aLawyer(app)),
  'pending lawyer': async (): Promise<Resource> =>
    asLawyer(await aLawyer(app, { verification: VerificationStatus.PENDING })),
  'locked client': async (): Promise<Resource> => {
    const { id } = await aClient(app);
    const lock = { accountId: id, lockedBy: null, reason: 'A test', lockedAt: new Date() };
    await app.platform.dataSource.manager.insert(AccountLock, lock);
    return { id };
  },
  'client whose other email waits': async (): Promise<Resource> => {
    const { id } = await aClient(app);
    const purpose = 'change-email-by-staff';
    const now = () => new Date(Date.now() - 73 * 60 * 60_000);
    const link = { accountId: id, purpose, data: { email: `${id}@example.test` } } as const;
    await createToken({ db: app.platform.dataSource.manager, now }, link);
    return { id };
  },
  colleague: async (): Promise<Resource> => ({ id: (await aStaffMember(app, [StaffRole.VERIFIER])).id }),
  'push device': async (): Promise<Resource> => {
    const [device] = await app.sql<{ id: string }>(
      `insert into push_subscriptions (id, account_id, session_id, endpoint, p256dh, auth, created_at)
       select gen_random_uuid(), account_id, id, gen_random_uuid()::text, 'key', 'secret', now() from sessions
       where account_id = $1 limit 1 returning id`,
      [client.id],
    );
    return { id: device!.id };
  },
  session: async (): Promise<Resource> => ({ id: await openAnother(client) }),
  review: async (): Promise<Resource> => {
    const id = uuidv7();
    const row = { id, name: 'A', designation: 'B', review: 'C', image: null, createdAt: new Date() };
    await app.platform.dataSource.manager.insert(Review, row);
    return { id };
  },
  'closed case': async (): Promise<Resource> => {
    const { id } = await RESOURCES.case();
    await setStatus(lawyer, id, 'case-closed');
    return { id };
  },
  'client review': async (): Promise<Resource> => {
    const { id: caseId } = await RESOURCES['closed case']();
    const [row] = await app.sql<{ id: string }>(
      `insert into client_reviews (id, case_id, lawyer_id, client_id, recommends, line, created_at)
       values (gen_random_uuid(), $1, $2, $3, true, 'A line', now()) returning id`,
      [caseId, lawyer.id, client.id],
    );
    return { id: row!.id };
  },
  'hidden client review': async (): Promise<Resource> =>
    hidden('client_reviews', await RESOURCES['client review']()),
  /** So long that every moderator may delete it. */
  'hidden review': async (): Promise<Resource> => hidden('reviews', await RESOURCES.review()),
  'hidden blog': async (): Promise<Resource> => hidden('blogs', await RESOURCES.blog()),
  complaint: complain,
  'reported review': async (): Promise<Resource> => {
    const { id } = await RESOURCES.review();
    await callers.visitor.query(REPORT, { id });
    return { id };
  },
};

/** An operation, the callers callerName may use it, and those for whom the resource does not exist. All others are refused. */
type Call = [
  name: string,
  resource: keyof typeof RESOURCES,
  sends: Record<string, string> | string | null,
  may: readonly Caller[],
  hiddenFrom?: readonly Caller[],
];

const CLIENTS = ['client', 'other client'] as const;
const OTHERS = ['visitor', 'other client', 'other lawyer', 'client', 'moderator'] as const;
const HIDDEN_FROM = ['visitor', 'other client', 'other lawyer', 'verifier', 'support', 'client'] as const;
const NOT_COMPLAINANT = ['other client', 'other lawyer', 'lawyer'] as const;
const SIGNED_IN_OTHERS = ['other client', 'other lawyer', 'lawyer', ...STAFF, 'owner'] as const;
const SUPPORT = ['support', 'owner'] as const;
const VERIFIERS = ['verifier', 'owner'] as const;
const MODERATORS = ['moderator', 'owner'] as const;
const OF_LAWYERS = ['verifier', 'support', 'owner'] as const;
const TITLE = { title: 'Another title' };
const NAME = { name: 'Another Name' };
const HEARING = 'startsAt: "2126-12-07T04:30:00Z", court: "Family Court", purpose: "Evidence"';
const FEE = '{ amountPoisha: 100, covers: "A letter" }';
const REJECTED = { status: 'rejected', reason: 'Not on the roll' };

const REST: Call[] = [
  ['PUT /users/cases/:id/payment', 'case', { bKashTrxId: 'REST000001' }, ['client'], ['other client']],
  ['PUT /lawyers/cases/:id/status', 'case', { status: 'hearing-1' }, ['lawyer'], ['other lawyer']],
  ['PUT /admin/cases/:id/status', 'case', { status: 'completed' }, SUPPORT],
  ['GET /public/blogs/:id', 'blog', null, CALLERS],
  ['GET /public/blogs/:id', 'hidden blog', null, ['lawyer', ...MODERATORS], HIDDEN_FROM],
  ['GET /lawyers/blogs/:id', 'blog', null, ['lawyer'], ['other lawyer']],
  ['PUT /lawyers/blogs/:id', 'blog', TITLE, ['lawyer'], ['other lawyer']],
  ['DELETE /lawyers/blogs/:id', 'blog', null, ['lawyer'], ['other lawyer']],
  ['GET /admin/blogs/:id', 'blog', null, MODERATORS],
  ['PUT /admin/blogs/:id', 'blog', TITLE, MODERATORS],
  ['DELETE /admin/blogs/:id', 'hidden blog', null, MODERATORS],
  ['GET /public/lawyers/:id', 'lawyer', null, CALLERS],
  ['GET /public/lawyers/:id', 'pending lawyer', null, ['lawyer', ...OF_LAWYERS], OTHERS],
  ['GET /users/lawyers/:id', 'lawyer', null, CLIENTS],
  ['GET /users/lawyers/:id', 'pending lawyer', null, [], CLIENTS],
  ['GET /admin/users/:id', 'client', null, SUPPORT],
  ['GET /admin/users/:id', 'lawyer', null, [], SUPPORT],
  ['PUT /admin/users/:id', 'client', NAME, SUPPORT],
  ['PUT /admin/users/:id', 'lawyer', NAME, SUPPORT],
  ['DELETE /admin/users/:id', 'client', null, SUPPORT],
  ['DELETE /admin/users/:id', 'lawyer', null, SUPPORT],
  ['PUT /admin/lawyers/:id', 'lawyer', NAME, SUPPORT],
  ['PUT /admin/lawyers/:id', 'client', NAME, [], SUPPORT],
  ['DELETE /admin/lawyers/:id', 'lawyer', null, SUPPORT],
  ['DELETE /admin/lawyers/:id', 'client', null, [], SUPPORT],
  ['GET /admin/lawyers/:id/verification', 'lawyer', null, OF_LAWYERS],
  ['GET /admin/lawyers/:id/verification', 'client', null, [], OF_LAWYERS],
  ['PUT /admin/lawyers/:id/verification', 'lawyer', REJECTED, VERIFIERS],
  ['DELETE /admin/reviews/:id', 'hidden review', null, MODERATORS],
  ['DELETE /account/sessions/:id', 'session', null, ['client'], SIGNED_IN_OTHERS],
];

const GRAPHQL: Call[] = [
  ['case', 'case', 'id: $id', ['client', 'lawyer', ...SUPPORT], ['other client', 'other lawyer']],
  ['submitPayment', 'case', 'caseId: $id, bKashTrxId: "GRAPHQL001"', ['client'], ['other client']],
  ['updateCaseStatus', 'case', 'caseId: $id, status: REJECTED', ['lawyer', ...SUPPORT], ['other lawyer']],
  ['withdrawCase', 'unanswered request', 'caseId: $id', ['client'], ['other client']],
  [
    'proposeAppointment',
    'case',
    `input: { caseId: $id, clientKey: "${randomUUID()}", mode: CHAMBER, minutes: 30, times: ["${APPOINTMENT}"] }`,
    ['client', 'lawyer'],
    ['other client', 'other lawyer'],
  ],
  [
    'acceptAppointment',
    'proposed appointment',
    `id: $id, startsAt: "${APPOINTMENT}"`,
    ['client'],
    ['other client', 'other lawyer'],
  ],
  [
    'cancelAppointment',
    'proposed appointment',
    'id: $id',
    ['client', 'lawyer'],
    ['other client', 'other lawyer'],
  ],
  [
    'reportMissedAppointment',
    'past appointment',
    'id: $id',
    ['client', 'lawyer'],
    ['other client', 'other lawyer'],
  ],
  [
    'joinCall',
    'case without a call',
    `input: { caseId: $id, windowId: "${randomUUID()}", call: true }`,
    ['client', 'lawyer'],
    ['other client', 'other lawyer'],
  ],
  ['admitToCall', 'call of the client', 'id: $id', ['lawyer'], ['other lawyer']],
  [
    'sendCallSignal',
    'call',
    `input: { id: $id, windowId: "${WINDOW}", toWindowId: "${WINDOW}", payload: "{}" }`,
    ['client', 'lawyer'],
    ['other client', 'other lawyer'],
  ],
  ['endCall', 'call', 'id: $id', ['client', 'lawyer'], ['other client', 'other lawyer']],
  [
    'callUpdate',
    'call',
    `id: $id, windowId: "${WINDOW}", after: 0`,
    ['client', 'lawyer'],
    ['other client', 'other lawyer'],
  ],
  ['cancelHearing', 'hearing', 'id: $id, text: "On leave"', ['lawyer'], ['other lawyer']],
  [
    'deleteDocument',
    'document of the client',
    'id: $id',
    ['client'],
    ['lawyer', 'other client', 'other lawyer'],
  ],
  ['setDocumentRequest', 'document request', 'id: $id, state: WITHDRAWN', ['lawyer'], ['other lawyer']],
  [
    'startUploads',
    'case',
    `input: { caseId: $id, files: [{ clientKey: "${randomUUID()}", name: "a.pdf", size: 10 }] }`,
    ['client', 'lawyer'],
    ['other client', 'other lawyer'],
  ],
  [
    'requestDocuments',
    'case',
    'input: { caseId: $id, items: [{ title: "Deed" }] }',
    ['lawyer'],
    ['other lawyer'],
  ],
  ['addCaseEntry', 'case', 'input: { caseId: $id, text: "An entry" }', ['lawyer'], ['other lawyer']],
  [
    'createPrivateLink',
    'confirmed payment',
    'input: { kind: RECEIPT, id: $id }',
    ['client', 'lawyer', ...SUPPORT],
    ['other client', 'other lawyer', 'verifier'],
  ],
  [
    'createPrivateLink',
    'document of the client',
    'input: { kind: DOCUMENT, id: $id }',
    ['client', 'lawyer'],
    ['other client', 'other lawyer', 'verifier', ...SUPPORT],
  ],
  [
    'createPrivateLink',
    'licence paper',
    'input: { kind: LICENCE_PAPER, id: $id }',
    VERIFIERS,
    ['client', 'lawyer', 'other client', 'other lawyer', 'support'],
  ],
  ['removeLicencePaper', 'licence paper', 'id: $id', ['lawyer'], ['other lawyer']],
  ['askForPaper', 'pending lawyer', 'id: $id, what: CLEARER', VERIFIERS],
  ['acceptCase', 'pending case', 'caseId: $id', ['lawyer'], ['other lawyer']],
  ['stateFee', 'case', `caseId: $id, fee: ${FEE}`, ['lawyer'], ['other lawyer']],
  ['withdrawFee', 'fee', 'id: $id', ['lawyer'], ['other lawyer']],
  ['answerFee', 'fee', 'id: $id, accept: true', ['client'], ['other client']],
  [
    'submitFeePayment',
    'case',
    'input: { caseId: $id, transactionId: "GRAPHQL002" }',
    ['client'],
    ['other client'],
  ],
  ['confirmPayment', 'payment', 'id: $id, amountPoisha: 100', ['lawyer'], ['other lawyer']],
  ['refusePayment', 'payment', 'id: $id, reason: "It did not come"', ['lawyer'], ['other lawyer']],
  [
    'recordResult',
    'hearing of today',
    `input: { hearingId: $id, clientKey: "${randomUUID()}", result: HEARD }`,
    ['lawyer'],
    ['other lawyer'],
  ],
  [
    'setDate',
    'case',
    `input: { caseId: $id, clientKey: "${randomUUID()}", date: { day: "${dhakaDay(9)}" } }`,
    ['lawyer'],
    ['other lawyer'],
  ],
  [
    'setCaseFacts',
    'case',
    `input: { caseId: $id, clientKey: "${randomUUID()}", facts: { number: "7" } }`,
    ['lawyer'],
    ['other lawyer'],
  ],
  [
    'setSerials',
    'hearing of today',
    'input: { serials: [{ hearingId: $id, serial: 3 }] }',
    ['lawyer'],
    ['other lawyer'],
  ],
  ['createJoinLink', 'own case', 'caseId: $id', ['lawyer'], ['other lawyer']],
  ['answerJoin', 'waiting link', 'id: $id, admit: true', ['lawyer'], ['other lawyer']],
  [
    'releaseClient',
    'case just joined',
    'caseId: $id',
    ['client', 'lawyer'],
    ['other client', 'other lawyer'],
  ],
  ['setHearing', 'case', `input: { caseId: $id, ${HEARING} }`, ['lawyer'], ['other lawyer']],
  [
    'sendMessage',
    'case',
    `input: { caseId: $id, clientKey: "${randomUUID()}", body: "A message" }`,
    ['client', 'lawyer'],
    ['other client', 'other lawyer'],
  ],
  [
    'markMessagesRead',
    'case',
    'caseId: $id, upTo: 1',
    ['client', 'lawyer'],
    ['other client', 'other lawyer'],
  ],
  ['openRequest', 'open request', 'id: $id', ['client'], ['other client']],
  ['withdrawOpenRequest', 'open request', 'id: $id', ['client'], ['other client']],
  ['setProposalAside', 'proposal', 'id: $id', ['client'], ['other client']],
  ['acceptProposal', 'proposal', 'id: $id', ['client'], ['other client']],
  ['invitation', 'invitation', 'id: $id', ['lawyer'], ['other lawyer']],
  ['showOpposingParties', 'invitation', 'id: $id', ['lawyer'], ['other lawyer']],
  ['clearInvitation', 'invitation', 'id: $id', ['lawyer'], ['other lawyer']],
  ['declineInvitation', 'invitation', 'id: $id, reason: BUSY', ['lawyer'], ['other lawyer']],
  [
    'sendProposal',
    'cleared invitation',
    `input: { invitationId: $id, fee: ${FEE}, message: "I take it" }`,
    ['lawyer'],
    ['other lawyer'],
  ],
  ['withdrawProposal', 'proposal', 'id: $id', ['lawyer'], ['other lawyer']],
  ['reportOpenRequest', 'invitation', 'id: $id, reason: SPAM', ['lawyer'], ['other lawyer']],
  ['readOpenRequest', 'reported request', 'id: $id, purpose: "A lawyer reported it"', SUPPORT],
  ['closeOpenRequest', 'open request', 'id: $id, reason: "An advertisement"', SUPPORT],
  ['dismissReports', 'reported request', 'id: $id', SUPPORT],
  ['blog', 'blog', 'id: $id', CALLERS],
  ['updateBlog', 'blog', 'id: $id, input: { title: "Another" }', ['lawyer', ...MODERATORS], ['other lawyer']],
  ['deleteBlog', 'hidden blog', 'id: $id', ['lawyer', ...MODERATORS], ['other lawyer']],
  ['blog', 'hidden blog', 'id: $id', ['lawyer', ...MODERATORS], HIDDEN_FROM],
  [
    'pleadForContent',
    'hidden blog',
    'subject: ARTICLE, id: $id, text: "Mine"',
    ['lawyer'],
    ['other lawyer', ...CLIENTS],
  ],
  ['reviewLawyer', 'closed case', 'caseId: $id, recommends: false', ['client'], ['other client']],
  ['withdrawClientReview', 'client review', 'id: $id', ['client'], ['other client']],
  ['answerClientReview', 'client review', 'id: $id, answer: THANKS', ['lawyer'], ['other lawyer']],
  [
    'pleadForContent',
    'hidden client review',
    'subject: CLIENT_REVIEW, id: $id, text: "Mine"',
    ['client'],
    ['other client', 'other lawyer', 'lawyer'],
  ],
  ['hideContent', 'client review', 'subject: CLIENT_REVIEW, id: $id, reason: "A test"', MODERATORS],
  ['showContent', 'hidden client review', 'subject: CLIENT_REVIEW, id: $id', MODERATORS],
  ['hideContent', 'blog', 'subject: ARTICLE, id: $id, reason: "A test"', MODERATORS],
  ['showContent', 'hidden blog', 'subject: ARTICLE, id: $id', MODERATORS],
  ['hideContent', 'review', 'subject: REVIEW, id: $id, reason: "A test"', MODERATORS],
  ['showContent', 'hidden review', 'subject: REVIEW, id: $id', MODERATORS],
  ['settleReports', 'reported review', 'subject: REVIEW, id: $id', MODERATORS],
  [
    'sendComplaint',
    'case',
    'input: { caseId: $id, complaintKey: $id, category: OTHER, body: "No answer" }',
    ['client', 'lawyer'],
    ['other client', 'other lawyer'],
  ],
  ['complaint', 'complaint', 'id: $id', ['client'], NOT_COMPLAINANT],
  ['writeToComplaint', 'complaint', 'id: $id, body: "More"', ['client'], NOT_COMPLAINANT],
  ['withdrawComplaint', 'complaint', 'id: $id', ['client'], NOT_COMPLAINANT],
  ['takeComplaint', 'complaint', 'id: $id', SUPPORT],
  ['addNote', 'client', 'subject: ACCOUNT, id: $id, body: "A note"', SUPPORT, ['verifier']],
  ['addNote', 'lawyer', 'subject: ACCOUNT, id: $id, body: "A note"', OF_LAWYERS],
  ['addNote', 'colleague', 'subject: ACCOUNT, id: $id, body: "A note"', [], OF_LAWYERS],
  ['addNote', 'case', 'subject: CASE, id: $id, body: "A note"', SUPPORT, ['verifier']],
  ['notes', 'client', 'subject: ACCOUNT, id: $id', SUPPORT, ['verifier']],
  ['notes', 'lawyer', 'subject: ACCOUNT, id: $id', OF_LAWYERS],
  ['notes', 'case', 'subject: CASE, id: $id', SUPPORT, ['verifier']],
  ['lawyer', 'lawyer', 'id: $id', CALLERS],
  ['lawyer', 'pending lawyer', 'id: $id', ['lawyer', ...OF_LAWYERS], OTHERS],
  ['user', 'client', 'id: $id', SUPPORT],
  ['user', 'lawyer', 'id: $id', [], SUPPORT],
  ['updateUser', 'client', 'id: $id, input: { name: "Another" }', SUPPORT],
  ['updateUser', 'lawyer', 'id: $id, input: { name: "Another" }', [], SUPPORT],
  ['deleteUser', 'client', 'id: $id', SUPPORT],
  ['deleteUser', 'lawyer', 'id: $id', [], SUPPORT],
  ['updateLawyer', 'lawyer', 'id: $id, input: { name: "Another" }', SUPPORT],
  ['deleteLawyer', 'lawyer', 'id: $id', SUPPORT],
  ['verifyLawyer', 'lawyer', 'id: $id, status: REJECTED, reason: "Not on the roll"', VERIFIERS],
  ['showReview', 'review', 'id: $id', MODERATORS],
  ['deleteReview', 'hidden review', 'id: $id', MODERATORS],
  ['lockAccount', 'client', 'id: $id, reason: "A test"', SUPPORT],
  ['lockAccount', 'lawyer', 'id: $id, reason: "A test"', SUPPORT],
  ['lockAccount', 'colleague', 'id: $id, reason: "A test"', ['owner']],
  ['unlockAccount', 'locked client', 'id: $id', SUPPORT],
  ['staffEmailChange', 'client whose other email waits', 'id: $id', SUPPORT],
  ['agreeToEmailChange', 'client whose other email waits', 'id: $id', SUPPORT],
  ['endUserSessions', 'client', 'id: $id', SUPPORT],
  ['endUserSessions', 'colleague', 'id: $id', []],
  ['sendPasswordReset', 'client', 'id: $id', SUPPORT],
  ['sendPasswordReset', 'colleague', 'id: $id', []],
  ['updateStaff', 'colleague', 'id: $id, roles: [SUPPORT]', ['owner']],
  ['updateStaff', 'client', 'id: $id, roles: [SUPPORT]', [], ['owner']],
  ['endStaff', 'colleague', 'id: $id', ['owner']],
  ['endStaff', 'client', 'id: $id', [], ['owner']],
  ['endSession', 'session', 'id: $id', ['client'], SIGNED_IN_OTHERS],
  ['removePushDevice', 'push device', 'id: $id', ['client'], SIGNED_IN_OTHERS],
];

const QUERIES = [
  'callUpdate',
  'openRequest',
  'invitation',
  'case',
  'blog',
  'lawyer',
  'user',
  'staffEmailChange',
  'complaint',
  'notes',
];
/** Change nothing of what is stored: the mail is sent by a job, and links are not kept. */
const WITHOUT_A_TRACE = ['sendPasswordReset', 'createPrivateLink'];

/** The outcome of a call in one word, and its whole response. */
interface Outcome {
  verdict: string;
  content: unknown;
}

async function call([name, , sends]: Call, caller: Client, id: string): Promise<Outcome> {
  if (typeof sends !== 'string') {
    const [method = '', address = ''] = name.split(' ');
    const { status, body } = await caller.rest(method, address.replace(':id', id), sends ?? undefined);
    return { verdict: status < 300 ? 'ok' : (body.code ?? ''), content: body };
  }
  const kind = QUERIES.includes(name) ? 'query' : 'mutation';
  const { data, errors } = await caller.graphql<Record<string, unknown>>(
    `${kind} ($id: ID!) { ${name}(${sends}) { __typename } }`,
    {
      id,
    },
  );
  // A query for a missing resource, or for one of another person, returns null.
  const verdict = errors?.[0]?.extensions.code ?? (data?.[name] === null ? 'NOT_FOUND' : 'ok');
  return { verdict, content: { data, errors } };
}

const isRead = ([name]: Call): boolean =>
  name.startsWith('GET') || QUERIES.includes(name) || WITHOUT_A_TRACE.includes(name);

/** All stored rows of a resource. */
async function stored(id: string) {
  return app.sql<unknown>(
    `select row::text from cases row where id = $1
     union all select row::text from payments row where case_id = $1 or id = $1
     union all select row::text from fees row where case_id = $1 or id = $1
     union all select row::text from case_events row where case_id = $1
     union all select row::text from hearings row where case_id = $1 or replaces_id = $1
     union all select row::text from hearing_marks row where hearing_id = $1
     union all select row::text from join_links row where case_id = $1 or id = $1
     union all select row::text from case_facts row where case_id = $1
     union all select row::text from appointments row where case_id = $1 or id = $1
     union all select row::text from calls row where case_id = $1 or id = $1
     union all select row::text from messages row where case_id = $1
     union all select row::text from documents row where case_id = $1 or id = $1
     union all select row::text from licence_papers row where id = $1
     union all select row::text from document_requests row where case_id = $1 or id = $1
     union all select row::text from case_readers row where case_id = $1
     union all select row::text from open_requests row where id = $1
     union all select row::text from invitations row where id = $1
     union all select row::text from proposals row where id = $1
     union all select row::text from push_subscriptions row where id = $1
     union all select row::text from blogs row where id = $1
     union all select row::text from accounts row where id = $1
     union all select row::text from lawyer_profiles row where account_id = $1
     union all select row::text from sessions row where id = $1 or account_id = $1
     union all select row::text from account_locks row where account_id = $1
     union all select row::text from staff_roles row where account_id = $1
     union all select row::text from reviews row where id = $1
     union all select row::text from client_reviews row where case_id = $1 or id = $1
     union all select row::text from reports row where subject_id = $1
     union all select row::text from complaints row where id = $1 or case_id = $1
     union all select row::text from complaint_messages row where complaint_id = $1
     union all select row::text from staff_notes row where subject_id = $1
     order by 1`,
    [id],
  );
}

describe('access to a resource', () => {
  const title = (row: Call): [string, Call[1], Call] => [row[0], row[1], row];

  // A case that a client has joined is as any other.
  const joinedRows = [...REST, ...GRAPHQL].flatMap(([name, kind, ...rest]): Call[] =>
    kind === 'case' ? [[name, 'joined case', ...rest]] : [],
  );

  it.each([...REST, ...GRAPHQL, ...joinedRows].map(title))(
    '%s, of a %s, depends on its owner',
    async (_name, kind, row) => {
      const [, , , may, hiddenFrom = []] = row;
      let resource: Resource | null = null;
      for (const callerName of CALLERS) {
        resource ??= await RESOURCES[kind]();
        const caller = resource.self?.[callerName] ?? callers[callerName];
        const before = await stored(resource.id);
        const { verdict, content } = await call(row, caller, resource.id);
        const refusal = callerName === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
        const expected = may.includes(callerName)
          ? 'ok'
          : hiddenFrom.includes(callerName)
            ? 'NOT_FOUND'
            : refusal;
        expect([callerName, verdict]).toEqual([callerName, expected]);
        // The response does not reveal that the resource exists.
        if (expected === 'NOT_FOUND') expect(content).toEqual((await call(row, caller, NOBODY)).content);
        const changed = JSON.stringify(await stored(resource.id)) !== JSON.stringify(before);
        expect([callerName, changed]).toEqual([callerName, expected === 'ok' && !isRead(row)]);
        // The next caller needs a resource that was not changed or deleted.
        if (changed) resource = null;
      }
    },
  );

  const OWN: Partial<Record<Call[1], Call[1]>> = {
    case: 'own case',
    'joined case': 'released case',
    'pending case': 'own case',
    'unanswered request': 'own case',
    'case without a call': 'own case',
    hearing: 'hearing of an own case',
    'hearing of today': 'hearing of an own case',
    'document of the client': 'document of an own case',
  };
  const ownRows = [...REST, ...GRAPHQL, ...joinedRows].flatMap(([name, kind, ...rest]): Call[] => {
    const own = OWN[kind];
    return own ? [[name, own, ...rest]] : [];
  });

  it.each(ownRows.map(title))('%s, of a %s, finds it for nobody but its lawyer', async (_name, kind, row) => {
    const [, , , may, hiddenFrom = []] = row;
    const { id } = await RESOURCES[kind]();
    const before = await stored(id);
    for (const callerName of CALLERS.filter((name) => name !== 'lawyer')) {
      const { verdict, content } = await call(row, callers[callerName], id);
      const refusal = callerName === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
      const isAsked = may.includes(callerName) || hiddenFrom.includes(callerName);
      expect([callerName, verdict]).toEqual([callerName, isAsked ? 'NOT_FOUND' : refusal]);
      if (isAsked) expect(content).toEqual((await call(row, callers[callerName], NOBODY)).content);
    }
    expect(await stored(id)).toEqual(before);
  });

  it('is tested for every operation with an id', () => {
    const routes = v1Routes.filter(({ path }) => path.includes(':id'));
    expect(new Set(REST.map(([name]) => name))).toEqual(
      new Set(routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`)),
    );
    const schema = createSchema();
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    const ofCases = [
      'CaseEntryInput!',
      'HearingInput!',
      'RecordResultInput!',
      'SetCaseFactsInput!',
      'SetDateInput!',
      'SetSerialsInput!',
      'ProposeAppointmentInput!',
      'JoinCallInput!',
      'CallSignalInput!',
      'ComplaintInput!',
      'FeePaymentInput!',
      'ProposalInput!',
      'PrivateLinkInput!',
      'SendMessageInput!',
      'StartUploadsInput!',
      'RequestDocumentsInput!',
    ];
    // A proof belongs to who has its code: `phone-sign-in.test.ts`.
    const ofProofs = ['provePhone', 'sendPhoneCodeAgain', 'changeSignInPhone'];
    // Only who has a complaint: `complaints.test.ts`.
    const ofHolders = ['answerComplaint', 'closeComplaint'];
    const named = fields.filter(
      ({ name, args }) =>
        ![...ofProofs, ...ofHolders].includes(name) &&
        args.some(({ type }) => String(type) === 'ID!' || ofCases.includes(String(type))),
    );
    expect(new Set(GRAPHQL.map(([name]) => name))).toEqual(new Set(named.map(({ name }) => name)));
  });
});

const MY_CASES = graphql(`{ list: myCases(limit: 100) { items { id } } }`);
const MY_BLOGS = graphql(`{ list: myBlogs(limit: 100) { items { id } } }`);

it.each([
  ['client', 'case', '/users/cases', MY_CASES],
  ['lawyer', 'case', '/lawyers/cases', MY_CASES],
  ['lawyer', 'blog', '/lawyers/blogs', MY_BLOGS],
] as const)(
  'the list of a %s holds a %s of its own, and nobody else’s list does',
  async (callerName, kind, path, query) => {
    const { id } = await RESOURCES[kind]();
    const listed = async (caller: Client): Promise<boolean[]> => {
      const ids = (await caller.rest<{ _id: string }[]>('GET', path)).body.map(({ _id }) => _id);
      const { items } = (await caller.query<ResultOf<typeof MY_CASES>, object>(query)).list;
      return [ids.includes(id), items.some((item) => item.id === id)];
    };
    expect(await listed(callers[callerName])).toEqual([true, true]);
    expect(await listed(callers[`other ${callerName}`])).toEqual([false, false]);
  },
);

it('the hearings of a client and a lawyer are those of their cases, and nobody else’s', async () => {
  const { id } = await RESOURCES.hearing();
  const isListed = async (caller: Client): Promise<boolean> => {
    const { items } = (await caller.query(graphql(`{ myHearings(limit: 100) { items { id } } }`))).myHearings;
    return items.some((item) => item.id === id);
  };
  for (const caller of [callers.client, callers.lawyer]) expect(await isListed(caller)).toBe(true);
  for (const caller of [callers['other client'], callers['other lawyer']])
    expect(await isListed(caller)).toBe(false);
});

it('the room of a case is followed by its client and its lawyer, and nobody else', async () => {
  const { id } = await RESOURCES.case();
  for (const callerName of CALLERS.filter((name) => name !== 'visitor')) {
    const socket = await openSocket(app.origin, callers[callerName].token);
    const following = followRoom(socket, id);
    await until(() => following.isOver || following.items.length > 0);
    const isTheirs = callerName === 'client' || callerName === 'lawyer';
    expect([callerName, bodiesOf(following).length]).toEqual([callerName, isTheirs ? 2 : 0]);
    socket.cut();
  }
});
