import { randomUUID } from 'node:crypto';
import { StaffRole } from '../src/auth/role';
import { deleteAccounts } from '../src/modules/account-deletion/delete-accounts';
import { remindOfPayments } from '../src/modules/money/remind-of-payments';
import { notifyStaff } from '../src/modules/statistics/notify-staff';
import { addDocument } from './setup/documents';
import { addEntry, aTakenCase, refusalOf } from './setup/case-rooms';
import { addOwnCase, joinCase, releaseCase } from './setup/diary';
import { pay, stateFee } from './setup/fees';
import { type Changes, graphql, type TypeOf } from './setup/graphql';
import { sendMessage } from './setup/messages';
import { aClient, aLawyer, anAdmin, aStaffMember, type Person } from './setup/people';
import type { OwnDataV1 } from './setup/rest-bodies';
import { appOfTests } from './setup/running-app';

const DAY = 24 * 60 * 60_000;
const WORDS = 'He asked for money in cash';
const ANSWER = 'Please send us the receipt';

const app = appOfTests({ trustProxy: true });
let owner: Person;
let support: Person;
let colleague: Person;
let verifier: Person;
let moderator: Person;
let id: string;
let client: Person;
let lawyer: Person;

beforeAll(async () => {
  owner = await anAdmin(app);
  support = await aStaffMember(app, [StaffRole.SUPPORT], 'Sadia Support');
  colleague = await aStaffMember(app, [StaffRole.SUPPORT], 'Selim Support');
  verifier = await aStaffMember(app, [StaffRole.VERIFIER]);
  moderator = await aStaffMember(app, [StaffRole.MODERATOR]);
});
beforeEach(async () => {
  await app.sql('delete from complaints');
  await app.sql('delete from notifications');
  ({ id, client, lawyer } = await aTakenCase(app));
});

const FIELDS = 'id category state outcome caseId caseTitle lawyerName writable messages { side body }';
const COMPLAINT = graphql(`fragment Own on Complaint { ${FIELDS} }`);
const SEND = graphql(
  `mutation ($input: ComplaintInput!) { sendComplaint(input: $input) { complaint { ...Own } } }`,
  [COMPLAINT],
);
const WRITE = graphql(
  `mutation ($id: ID!, $body: String!) { writeToComplaint(id: $id, body: $body) { complaint { ...Own } } }`,
  [COMPLAINT],
);
const WRITE_TO_OPEN = graphql(`mutation ($id: ID!, $body: String!) {
  writeToComplaint(id: $id, body: $body, reopen: false) { complaint { state } } }`);
const WITHDRAW = graphql(`mutation ($id: ID!) { withdrawComplaint(id: $id) { complaint { ...Own } } }`, [
  COMPLAINT,
]);
const TAKE = graphql(`mutation ($id: ID!, $release: Boolean) {
  takeComplaint(id: $id, release: $release) { complaint { state holderName } } }`);
const REPLY = graphql(`mutation ($id: ID!, $body: String!) {
  answerComplaint(id: $id, body: $body) { complaint { state messages { side body } } } }`);
const CLOSE = graphql(`mutation ($id: ID!, $outcome: ComplaintOutcome!, $body: String!) {
  closeComplaint(id: $id, outcome: $outcome, body: $body) { complaint { state outcome } } }`);
const DESK = graphql(`query ($state: ComplaintState, $mine: Boolean, $about: ID) {
  complaints(state: $state, mine: $mine, about: $about) { total items {
    id category state caseId caseTitle lawyerName complainant { name role } about { name role } holderName
    messages { side body } } } }`);
const DISPUTE = graphql(`query ($id: ID!) { case(id: $id) { moneyDisputedSince } }`);

type Input = TypeOf<'ComplaintInput'>;
const trySending = async ({ client: caller }: Person, changes: Changes<Input> = {}) =>
  caller.graphql(SEND, {
    input: { caseId: id, complaintKey: randomUUID(), category: 'OTHER', body: WORDS, ...changes } as Input,
  });
async function send(person = client, changes: Changes<Input> = {}): Promise<string> {
  const { data, errors } = await trySending(person, changes);
  expect(errors).toBeUndefined();
  return data!.sendComplaint.complaint.id;
}
const codeOf = (result: Parameters<typeof refusalOf>[0]) => refusalOf(result)?.[0];
const take = async (complaint: string, person = support, release = false) =>
  person.client.graphql(TAKE, { id: complaint, release });
const reply = async (complaint: string, person = support) =>
  person.client.graphql(REPLY, { id: complaint, body: ANSWER });
const close = async (complaint: string, outcome: TypeOf<'ComplaintOutcome'> = 'SETTLED', person = support) =>
  person.client.graphql(CLOSE, { id: complaint, outcome, body: 'Done' });
const write = async (complaint: string, body = 'More', person = client) =>
  person.client.graphql(WRITE, { id: complaint, body });
const desk = async (variables: { state?: TypeOf<'ComplaintState'>; mine?: boolean; about?: string } = {}) =>
  (await support.client.query(DESK, variables)).complaints;
const disputeFor = async (person: Person, of = id) =>
  (await person.client.query(DISPUTE, { id: of })).case?.moneyDisputedSince ?? null;
const bellOf = async ({ client: caller }: Person) =>
  (await caller.query(graphql(`{ myNotifications { items { kind caseId subjectId readAt } } }`)))
    .myNotifications.items;

describe('a complaint', () => {
  it('goes its way: new, in hand, answered, in hand again, closed, reopened once', async () => {
    const complaint = await send();
    expect((await desk({ state: 'NEW' })).items).toMatchObject([
      {
        ...{
          id: complaint,
          category: 'OTHER',
          caseId: id,
          caseTitle: 'A boundary dispute',
          holderName: null,
        },
        ...{ complainant: { name: client.name, role: 'USER' }, about: { name: lawyer.name, role: 'LAWYER' } },
        messages: [{ side: 'COMPLAINANT', body: WORDS }],
      },
    ]);
    expect(codeOf(await reply(complaint))).toBe('CONFLICT');
    expect((await take(complaint)).data?.takeComplaint.complaint).toEqual({
      state: 'IN_HAND',
      holderName: 'Sadia Support',
    });
    expect((await take(complaint)).data?.takeComplaint.complaint.state).toBe('IN_HAND');
    for (const person of [colleague, owner]) expect(codeOf(await take(complaint, person))).toBe('CONFLICT');
    for (const person of [colleague, owner]) {
      expect(codeOf(await reply(complaint, person))).toBe('CONFLICT');
      expect(codeOf(await close(complaint, 'UPHELD', person))).toBe('CONFLICT');
      expect(codeOf(await take(complaint, person, true))).toBe('CONFLICT');
    }
    expect((await reply(complaint)).data?.answerComplaint.complaint.state).toBe('ANSWERED');
    expect((await bellOf(client)).filter(({ kind }) => kind === 'COMPLAINT_ANSWERED')).toEqual([
      { kind: 'COMPLAINT_ANSWERED', caseId: null, subjectId: null, readAt: null },
    ]);
    const read = await client.client.query(
      graphql(`query ($id: ID!) { complaint(id: $id) { ...Own } }`, [COMPLAINT]),
      { id: complaint },
    );
    expect(read.complaint).toMatchObject({ state: 'ANSWERED', lawyerName: lawyer.name, writable: true });
    expect((await bellOf(client))[0]?.readAt).not.toBeNull();
    expect((await write(complaint)).data?.writeToComplaint.complaint.state).toBe('IN_HAND');
    expect((await desk({ mine: true })).total).toBe(1);
    expect(codeOf(await close(complaint, 'WITHDRAWN'))).toBe('BAD_USER_INPUT');
    expect((await close(complaint)).data?.closeComplaint.complaint).toEqual({
      state: 'CLOSED',
      outcome: 'SETTLED',
    });
    for (const act of [take(complaint), reply(complaint), close(complaint)])
      expect(codeOf(await act)).toBe('CONFLICT');
    expect((await write(complaint, 'Not settled')).data?.writeToComplaint.complaint).toMatchObject({
      state: 'IN_HAND',
      outcome: null,
    });
    await close(complaint);
    expect(codeOf(await write(complaint, 'Once more'))).toBe('CONFLICT');
    expect(codeOf(await client.client.graphql(WITHDRAW, { id: complaint }))).toBe('CONFLICT');
    const audited = await app.sql(
      'select act, reason, before, after from audit_entries where subject_id = $1 order by id',
      [complaint],
    );
    expect(audited.map(({ act }) => act as string)).toEqual([
      ...['complaint-taken', 'complaint-answered', 'complaint-closed', 'complaint-closed'],
    ]);
    expect(JSON.stringify(audited)).not.toMatch(/receipt|cash|Done/);
  });

  it('has words that are sent again after a lost answer once, of either side', async () => {
    const complaint = await send();
    await take(complaint);
    for (const act of [write, write]) await act(complaint);
    for (const act of [reply, reply]) await act(complaint);
    expect((await write(complaint)).data?.writeToComplaint.complaint.messages).toHaveLength(4);
    expect((await bellOf(client)).filter(({ kind }) => kind === 'COMPLAINT_ANSWERED')).toHaveLength(1);
  });

  it('is neither answered nor closed over words that its colleague has not read', async () => {
    const complaint = await send();
    await take(complaint);
    const [first] = await app.sql<{ id: string }>('select id from complaint_messages');
    await write(complaint, 'We have settled it');
    const read =
      graphql(`mutation ($id: ID!, $read: ID) { answerComplaint(id: $id, body: "Wait", read: $read) {
      complaint { messages { id } } } }`);
    const done = graphql(`mutation ($id: ID!, $read: ID) {
      closeComplaint(id: $id, outcome: UPHELD, body: "Done", read: $read) { complaint { state } } }`);
    const stale = { id: complaint, read: first!.id };
    expect(codeOf(await support.client.graphql(read, stale))).toBe('CONFLICT');
    expect(codeOf(await support.client.graphql(done, stale))).toBe('CONFLICT');
    expect((await desk({ mine: true })).items[0]!.messages).toHaveLength(2);
    const words = await app.sql<{ id: string }>('select id from complaint_messages order by created_at, id');
    const latest = { id: complaint, read: words.at(-1)!.id };
    for (let count = 0; count < 2; count += 1) await support.client.query(read, latest);
    const audited = `select from audit_entries where act = 'complaint-answered' and subject_id = $1`;
    expect(await app.sql(audited, [complaint])).toHaveLength(1);
    await support.client.query(done, latest);
  });

  it('is withdrawn by its complainant, and reopened within 30 days', async () => {
    const complaint = await send();
    const withdrawn = (await client.client.query(WITHDRAW, { id: complaint })).withdrawComplaint.complaint;
    expect(withdrawn).toMatchObject({ state: 'CLOSED', outcome: 'WITHDRAWN', writable: true });
    await app.sql(`update complaints set closed_at = now() - interval '31 days'`);
    expect(codeOf(await write(complaint))).toBe('CONFLICT');
    await app.sql(`update complaints set closed_at = now() - interval '29 days'`);
    expect((await write(complaint)).data?.writeToComplaint.complaint.state).toBe('NEW');
  });

  it('is given back, and new again when the work of its colleague ends', async () => {
    const complaint = await send();
    await take(complaint);
    expect((await take(complaint, support, true)).data?.takeComplaint.complaint).toEqual({
      state: 'NEW',
      holderName: null,
    });
    const leaving = await aStaffMember(app, [StaffRole.SUPPORT]);
    await take(complaint, leaving);
    await reply(complaint, leaving);
    const setRoles = async (roles: string) =>
      owner.client.query(`mutation ($id: ID!) { updateStaff(id: $id, roles: [${roles}]) { __typename } }`, {
        id: leaving.id,
      });
    await setRoles('SUPPORT, VERIFIER');
    expect((await desk({ state: 'ANSWERED' })).total).toBe(1);
    await setRoles('VERIFIER');
    expect((await desk({ state: 'NEW' })).items).toMatchObject([{ id: complaint, holderName: null }]);
  });

  it.each([
    ['has another role', `delete from staff_roles where account_id = $1`],
    ['is locked', `insert into account_locks (account_id, reason, locked_at) values ($1, 'x', now())`],
  ])('is new when it is reopened after its colleague %s', async (_, change) => {
    const complaint = await send();
    const leaving = await aStaffMember(app, [StaffRole.SUPPORT]);
    await take(complaint, leaving);
    await close(complaint, 'SETTLED', leaving);
    await app.sql(change, [leaving.id]);
    expect((await write(complaint)).data?.writeToComplaint.complaint.state).toBe('NEW');
    expect((await take(complaint)).data?.takeComplaint.complaint.holderName).toBe('Sadia Support');
  });

  it('is not reopened by words to one that was open on the screen', async () => {
    const complaint = await send();
    await take(complaint);
    const writeToOpen = async () =>
      client.client.graphql(WRITE_TO_OPEN, { id: complaint, body: 'While it is open' });
    expect((await writeToOpen()).data?.writeToComplaint.complaint.state).toBe('IN_HAND');
    await close(complaint);
    expect(codeOf(await writeToOpen())).toBe('CONFLICT');
    expect((await write(complaint)).data?.writeToComplaint.complaint.state).toBe('IN_HAND');
  });

  it('is sent once with a key, and 20 at once make 5', async () => {
    const key = randomUUID();
    const twice = await Promise.all([1, 2, 3].map(async () => send(client, { complaintKey: key })));
    expect(new Set(twice).size).toBe(1);
    const others = [
      { body: 'Another' },
      { category: 'BEHAVIOUR' },
      { caseId: null, lawyerId: (await aLawyer(app)).id },
      { caseId: null, lawyerId: lawyer.id },
    ] as const;
    for (const other of others)
      expect(codeOf(await trySending(client, { complaintKey: key, ...other }))).toBe('CONFLICT');
    await app.sql('delete from rate_limits');
    const about = { complaintKey: randomUUID(), caseId: null, lawyerId: lawyer.id };
    const first = await send(client, about);
    expect(await send(client, about)).toBe(first);
    expect(codeOf(await trySending(client, { ...about, lawyerId: (await aLawyer(app)).id }))).toBe(
      'CONFLICT',
    );
    await app.sql('delete from complaints where id = $1', [first]);
    await app.sql('delete from rate_limits');
    const sent = await Promise.all(Array.from({ length: 9 }, async () => trySending(client)));
    expect(sent.filter(({ errors }) => !errors)).toHaveLength(4);
    expect(codeOf(await write(twice[0]!))).toBeUndefined();
  });
});

describe('each condition is refused alone', () => {
  it('a case of somebody else, an unknown one, and one without another side', async () => {
    const stranger = await aClient(app);
    for (const caseId of [id, randomUUID(), 'x'])
      expect(codeOf(await trySending(stranger, { caseId }))).toBe('NOT_FOUND');
    const { id: own } = await addOwnCase(lawyer);
    expect(codeOf(await trySending(lawyer, { caseId: own }))).toBe('CONFLICT');
    await owner.client.rest('DELETE', `/admin/lawyers/${lawyer.id}`);
    expect(codeOf(await trySending(client))).toBe('CONFLICT');
  });

  it('a lawyer who is not listed, oneself, both and neither', async () => {
    const about = { caseId: null, lawyerId: lawyer.id };
    expect(codeOf(await trySending(client, { lawyerId: lawyer.id }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await trySending(client, { caseId: null }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await trySending(lawyer, about))).toBe('BAD_USER_INPUT');
    expect(codeOf(await trySending(await aLawyer(app), about))).toBeUndefined();
    expect(codeOf(await trySending(await aClient(app), about))).toBeUndefined();
    await app.sql(
      `update lawyer_profiles set verification = 'pending', verified_at = null where account_id = $1`,
      [lawyer.id],
    );
    for (const lawyerId of [lawyer.id, client.id, 'x'])
      expect(codeOf(await trySending(client, { ...about, lawyerId }))).toBe('NOT_FOUND');
  });

  it('texts that are empty or too long, and a key that is none', async () => {
    for (const body of ['', ' ', 'x'.repeat(4_001)])
      expect(codeOf(await trySending(client, { body }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await trySending(client, { complaintKey: 'x' }))).toBe('BAD_USER_INPUT');
    const complaint = await send();
    expect(codeOf(await write(complaint, ' '))).toBe('BAD_USER_INPUT');
  });

  it('money without a fee or payment, about a lawyer, and a second open one', async () => {
    expect(codeOf(await trySending(client, { category: 'MONEY' }))).toBe('CONFLICT');
    expect(codeOf(await trySending(client, { category: 'MONEY', caseId: null, lawyerId: lawyer.id }))).toBe(
      'CONFLICT',
    );
    await stateFee(lawyer, id);
    const first = await send(client, { category: 'MONEY' });
    expect(codeOf(await trySending(client, { category: 'MONEY' }))).toBe('CONFLICT');
    await send(lawyer, { category: 'MONEY' });
    await client.client.query(WITHDRAW, { id: first });
    await send(client, { category: 'MONEY' });
    expect(codeOf(await write(first))).toBe('CONFLICT');
  });

  it('the eleventh in 30 days, and the thirty-first words in an hour', async () => {
    await app.sql('delete from rate_limits');
    const caller = { ...client, client: client.client };
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 11; n += 1) {
      await app.sql('delete from complaints');
      codes.push(codeOf(await trySending(caller)));
    }
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
    await app.sql('delete from complaints');
    await app.sql('delete from rate_limits');
    for (let n = 0; n < 12; n += 1) await trySending(lawyer, { category: 'MONEY' });
    expect(codeOf(await trySending(lawyer))).toBeUndefined();
    await app.sql('delete from complaints');
    await app.sql('delete from rate_limits');
    const [row] = await app.sql<{ id: string }>(
      `insert into complaints (id, complaint_key, complainant_id, category, state, created_at, changed_at)
       values (gen_random_uuid(), gen_random_uuid(), $1, 'other', 'new', now(), now()) returning id`,
      [client.id],
    );
    const written: (string | undefined)[] = [];
    for (let n = 0; n < 31; n += 1) written.push(codeOf(await write(row!.id)));
    expect(written.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
  });

  it('another person’s complaint is found by nobody', async () => {
    const complaint = await send();
    for (const person of [lawyer, await aClient(app)]) {
      expect(codeOf(await write(complaint, 'x', person))).toBe('NOT_FOUND');
      expect(codeOf(await person.client.graphql(WITHDRAW, { id: complaint }))).toBe('NOT_FOUND');
    }
    for (const person of [verifier, moderator])
      for (const act of [
        take(complaint, person),
        reply(complaint, person),
        close(complaint, 'UPHELD', person),
      ])
        expect(codeOf(await act)).toBe('FORBIDDEN');
    await app.sql(`update sessions set authenticated_at = now() - interval '5 hours' where account_id = $1`, [
      support.id,
    ]);
    expect(codeOf(await take(complaint))).toBe('IDENTITY_REQUIRED');
    await app.sql('update sessions set authenticated_at = now()');
  });
});

describe('money', () => {
  it('shows both sides since when they disagree, and stops the reminders', async () => {
    await pay(client, id, { feeId: await stateFee(lawyer, id) });
    await app.sql(`update payments set submitted_at = now() - interval '3 days' where case_id = $1`, [id]);
    const reminded = async () => {
      await app.sql('delete from notifications');
      await remindOfPayments(app.platform.dataSource);
      return (await bellOf(lawyer)).length;
    };
    const complaint = await send(client, { category: 'MONEY' });
    const since = await disputeFor(client);
    expect(since).not.toBeNull();
    for (const person of [lawyer, support]) expect(await disputeFor(person)).toBe(since);
    expect(await reminded()).toBe(0);
    await client.client.query(WITHDRAW, { id: complaint });
    expect(await disputeFor(lawyer)).toBeNull();
    expect(await reminded()).toBe(1);
    await send(client, { category: 'BEHAVIOUR' });
    expect(await disputeFor(lawyer)).toBeNull();
  });

  it('of an earlier client is none of the next', async () => {
    const { id: own } = await addOwnCase(lawyer);
    await joinCase(app, own, client.id);
    await app.sql(`update cases set status = 'case-filing' where id = $1`, [own]);
    await stateFee(lawyer, own);
    await send(client, { caseId: own, category: 'MONEY' });
    expect(await disputeFor(lawyer, own)).not.toBeNull();
    await releaseCase(app, own);
    expect(await disputeFor(lawyer, own)).toBeNull();
    expect((await desk()).items).toMatchObject([{ caseId: null, caseTitle: null }]);
    const next = await aClient(app);
    await joinCase(app, own, next.id);
    expect(await disputeFor(next, own)).toBeNull();
    expect(codeOf(await trySending(next, { caseId: own, category: 'MONEY' }))).toBe('CONFLICT');
    const mine = await client.client.query(graphql(`{ myComplaints { items { caseId caseTitle } } }`));
    expect(mine.myComplaints.items).toEqual([{ caseId: null, caseTitle: null }]);
  });
});

/** Everything that a person reads: the case, lists, counts, bell, history and the copy of the own data. */
async function readsOf({ client: caller }: Person): Promise<string> {
  const answers = await caller.query(
    `query ($id: ID!) {
      case(id: $id) { id title status updatedAt canAct events { kind text } room { accesses { total } } fees { id } payments { id } }
      myCases { total items { id updatedAt } } myCaseCounts { total unread quiet } myComplaints { total items { id } }
      myNotifications { total items { kind } } unreadNotificationCount
      myAccountDeletion { openComplaints } }`,
    { id },
  );
  const { body } = await caller.rest<OwnDataV1>('GET', '/account/data');
  return JSON.stringify([answers, { ...body, sessions: [], account_history: [], known_browsers: [] }]);
}

describe('nothing of it reaches', () => {
  it('the other side: neither words nor number, time, bell or copy', async () => {
    await stateFee(lawyer, id);
    const before = await readsOf(lawyer);
    const complaint = await send(client, { category: 'BEHAVIOUR' });
    await take(complaint);
    await reply(complaint);
    await write(complaint);
    await close(complaint);
    const other = await send(client, { caseId: null, lawyerId: lawyer.id });
    await take(other);
    expect(await readsOf(lawyer)).toBe(before);
    const own = await readsOf(client);
    for (const words of [WORDS, ANSWER]) expect(own).toContain(words);
    expect(codeOf(await lawyer.client.graphql(`{ complaints { total } }`))).toBe('FORBIDDEN');
  });

  it('a room by a complaint: no message, document or entry is in an answer to staff', async () => {
    await sendMessage(client, id, 'Planted message');
    await addDocument(client, id);
    await addEntry(lawyer, id, 'Planted entry');
    const complaint = await send(client, { category: 'PRIVACY' });
    const answers = [await desk(), await take(complaint), await reply(complaint), await close(complaint)];
    expect(JSON.stringify(answers)).toContain(WORDS);
    expect(JSON.stringify(answers)).not.toMatch(/planted/i);
    expect(await app.sql('select from case_accesses where case_id = $1', [id])).toEqual([]);
  });
});

describe('notes and the standing of an account', () => {
  const ADD = graphql(`mutation ($subject: NoteSubject!, $id: ID!, $body: String!) {
    addNote(subject: $subject, id: $id, body: $body) { note { body authorName } } }`);
  const NOTES = graphql(`query ($subject: NoteSubject!, $id: ID!) {
    notes(subject: $subject, id: $id) { items { body authorName } } }`);

  it('are in the copy of the person, audited without text, and go with the account', async () => {
    const body = 'Called twice';
    await support.client.query(ADD, { subject: 'ACCOUNT', id: client.id, body });
    await support.client.query(ADD, { subject: 'CASE', id, body: 'Of the case' });
    const notes = await owner.client.query(NOTES, { subject: 'ACCOUNT', id: client.id });
    expect(notes.notes.items).toEqual([{ body, authorName: 'Sadia Support' }]);
    expect(codeOf(await verifier.client.graphql(NOTES, { subject: 'ACCOUNT', id: client.id }))).toBe(
      'NOT_FOUND',
    );
    const { body: copy } = await client.client.rest<OwnDataV1>('GET', '/account/data');
    expect(copy['staff_notes']).toMatchObject([{ body }]);
    expect(JSON.stringify(copy)).not.toMatch(/Of the case|Sadia/);
    const audited = await app.sql(
      `select * from audit_entries where act = 'note-added' and subject_id = $1`,
      [client.id],
    );
    expect(audited).toHaveLength(1);
    expect(JSON.stringify(audited)).not.toContain(body);
    expect(codeOf(await support.client.graphql(ADD, { subject: 'CASE', id, body: ' ' }))).toBe(
      'BAD_USER_INPUT',
    );
    await owner.client.rest('DELETE', `/admin/users/${client.id}`);
    expect(await app.sql('select from staff_notes where subject_id = $1', [client.id])).toEqual([]);
  });

  it('are not left behind by an account that is deleted while they are written', async () => {
    const add = async () => support.client.graphql(ADD, { subject: 'ACCOUNT', id: client.id, body: 'Late' });
    const erase = async () => owner.client.rest('DELETE', `/admin/users/${client.id}`);
    await Promise.all([add(), add(), add(), erase(), add(), add(), add()]);
    expect(await app.sql('select from staff_notes where subject_id = $1', [client.id])).toEqual([]);
    expect(await app.sql('select from accounts where id = $1', [client.id])).toEqual([]);
    expect(codeOf(await add())).toBe('NOT_FOUND');
  });

  it('verifiers see number and outcomes about a lawyer, and no word', async () => {
    await client.client.query(WITHDRAW, { id: await send() });
    await send();
    const STANDING = graphql(`query ($id: ID!) { lawyer(id: $id) {
      standing { hasSecondFactor deletionDueAt complaints { outcome count } } } }`);
    for (const person of [verifier, support]) {
      const answer = await person.client.query(STANDING, { id: lawyer.id });
      expect(answer.lawyer?.standing).toEqual({
        ...{ hasSecondFactor: false, deletionDueAt: null },
        complaints: [
          { outcome: null, count: 1 },
          { outcome: 'WITHDRAWN', count: 1 },
        ],
      });
    }
    for (const person of [lawyer, client, moderator])
      expect(codeOf(await person.client.graphql(STANDING, { id: lawyer.id }))).toBe('FORBIDDEN');
    expect(codeOf(await verifier.client.graphql(DESK, {}))).toBe('FORBIDDEN');
  });
});

it('staff have one bell and one task while it is new or theirs', async () => {
  const work = async () => notifyStaff(app.platform.dataSource, new Date(Date.now() + 60_000));
  const tasks = async ({ client: caller }: Person) =>
    (await caller.query(graphql(`{ staffTasks { kind count } }`))).staffTasks.filter(({ kind }) =>
      kind.endsWith('COMPLAINTS'),
    );
  const complaint = await send();
  await work();
  for (const person of [support, owner])
    expect((await bellOf(person)).filter(({ kind }) => kind === 'COMPLAINTS_WAIT')).toHaveLength(1);
  for (const person of [verifier, moderator]) expect(await bellOf(person)).toEqual([]);
  expect([await tasks(support), await tasks(verifier)]).toEqual([[{ kind: 'COMPLAINTS', count: 1 }], []]);
  await take(complaint);
  await work();
  expect([await tasks(support), await tasks(colleague)]).toEqual([
    [{ kind: 'OWN_COMPLAINTS', count: 1 }],
    [],
  ]);
  expect((await bellOf(support))[0]?.readAt).not.toBeNull();
});

describe('the deletion of an account', () => {
  const REQUEST = graphql(`mutation { requestAccountDeletion { accountDeletion { dueAt openComplaints } } }`);
  const workIn = async (days: number) =>
    deleteAccounts(app.platform, () => new Date(Date.now() + days * DAY));
  const exists = async () => (await app.sql('select from accounts where id = $1', [client.id])).length === 1;

  it('waits for an open complaint, and goes on once it is closed', async () => {
    const complaint = await send();
    const { accountDeletion } = (await client.client.query(REQUEST)).requestAccountDeletion;
    expect(accountDeletion.openComplaints).toBe(1);
    await workIn(15);
    expect(await exists()).toBe(true);
    await take(complaint);
    await close(complaint);
    await workIn(15);
    expect(await exists()).toBe(false);
  });

  it('waits 60 days at most; then the complaint is withdrawn, and its words are gone', async () => {
    const complaint = await send();
    await take(complaint);
    await reply(complaint);
    await client.client.query(REQUEST);
    await workIn(59);
    expect(await exists()).toBe(true);
    await workIn(60.1);
    expect(await exists()).toBe(false);
    expect(await app.sql('select state, outcome, complainant_id from complaints')).toEqual([
      { state: 'closed', outcome: 'withdrawn', complainant_id: null },
    ]);
    expect(await app.sql('select from complaint_messages')).toEqual([]);
  });

  it('does not wait for a complaint about the person, of which the person knows nothing', async () => {
    await send(lawyer);
    const { accountDeletion } = (await client.client.query(REQUEST)).requestAccountDeletion;
    expect(accountDeletion.openComplaints).toBe(0);
    await workIn(15);
    expect(await exists()).toBe(false);
    expect((await desk()).items).toMatchObject([{ about: null, messages: [{ body: WORDS }] }]);
  });
});
