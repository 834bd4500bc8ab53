import { remindOfRequests } from '../../src/modules/cases/remind-of-cases';
import { sweepNotifications } from '../../src/modules/notifications/sweep-notifications';
import { Client } from '../setup/client';
import { graphql, type TypeOf } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import type { PageV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';
import { sentStatements } from '../setup/sent-statements';

const DAY = 24 * 60 * 60_000;

const app = appOfTests();
let admin: Person;
let outsider: Person;

beforeAll(async () => {
  [admin, outsider] = [await anAdmin(app), await aLawyer(app)];
});

async function aPair(): Promise<{ client: Person; lawyer: Person }> {
  return { client: await aClient(app), lawyer: await aLawyer(app) };
}

const LIST = graphql(`{ myNotifications(limit: 50) { total unreadCount items {
  id kind caseId caseTitle caseStatus verification count actorName readAt } } }`);

async function toldTo({ client }: Person) {
  return (await client.query(LIST)).myNotifications.items;
}
type Told = Awaited<ReturnType<typeof toldTo>>[number];

async function kindsTo(person: Person): Promise<string[]> {
  return (await toldTo(person)).map(({ kind }) => kind as string);
}

const viaRest = {
  status: (person: Person, id: string, status: string) =>
    person.client.rest(
      'PUT',
      `/${person.email.startsWith('admin') ? 'admin' : 'lawyers'}/cases/${id}/status`,
      {
        status,
      },
    ),
  pay: ({ client }: Person, id: string, bKashTrxId: string) =>
    client.rest('PUT', `/users/cases/${id}/payment`, { bKashTrxId }),
  verify: ({ client }: Person, id: string, status: string) =>
    client.rest('PUT', `/admin/lawyers/${id}/verification`, { status, reason: 'A reason' }),
};
const inGraphql = (value: string) => value.toUpperCase().replaceAll('-', '_');
const viaGraphql: typeof viaRest = {
  status: ({ client }, id, status) =>
    client.query(
      `mutation { updateCaseStatus(caseId: "${id}", status: ${inGraphql(status)}) { case { id } } }`,
    ),
  pay: ({ client }, id, bKashTrxId) =>
    client.query(`mutation { submitPayment(caseId: "${id}", bKashTrxId: "${bKashTrxId}") { case { id } } }`),
  verify: ({ client }, id, status) =>
    client.query(
      `mutation { verifyLawyer(id: "${id}", status: ${inGraphql(status)}, reason: "A reason") { lawyer { id } } }`,
    ),
};

let payments = 0;
function aTransactionId(): string {
  payments += 1;
  return `NOTICE${String(payments).padStart(4, '0')}`;
}

describe.each([
  ['REST', viaRest],
  ['GraphQL', viaGraphql],
])('through %s', (_name, door) => {
  it('a lawyer is notified of a request, and its client of the answer; nobody else is', async () => {
    const { client, lawyer } = await aPair();
    const { _id: id } = await aCase(client, lawyer, 'A wall on my land');
    expect(await toldTo(lawyer)).toEqual([
      expect.objectContaining({
        kind: 'REQUEST_RECEIVED',
        caseId: id,
        caseTitle: 'A wall on my land',
        actorName: client.name,
        count: 1,
        readAt: null,
      }),
    ]);
    expect(await toldTo(client)).toEqual([]);
    await door.status(lawyer, id, 'accepted');
    expect(await toldTo(client)).toEqual([
      expect.objectContaining({ kind: 'REQUEST_ANSWERED', caseStatus: 'ACCEPTED', actorName: lawyer.name }),
    ]);
    // What waited for the answer does not wait any more.
    expect((await toldTo(lawyer)).map(({ readAt }) => readAt)).toEqual([expect.any(String)]);
    for (const person of [admin, outsider]) expect(await toldTo(person)).toEqual([]);
  });

  it('a client is notified of changes of status: at most one is unread, the last counts', async () => {
    const { client, lawyer } = await aPair();
    const { _id: id } = await aCase(client, lawyer);
    for (const status of ['accepted', 'case-intake', 'hearing-1', 'hearing-1', 'case-closed'])
      await door.status(lawyer, id, status);
    expect(await toldTo(client)).toEqual([
      expect.objectContaining({ kind: 'STATUS_CHANGED', caseStatus: 'CASE_CLOSED', count: 3 }),
      expect.objectContaining({ kind: 'REQUEST_ANSWERED', caseStatus: 'ACCEPTED', count: 1 }),
    ]);
    await client.client.query(graphql(`mutation { markNotificationsRead { unreadCount } }`));
    await door.status(lawyer, id, 'accepted');
    expect(await kindsTo(client)).toEqual(['STATUS_CHANGED', 'STATUS_CHANGED', 'REQUEST_ANSWERED']);
  });

  it('a second answer, after a lawyer withdrew the first, is notified as a change', async () => {
    const { client, lawyer } = await aPair();
    const { _id: id } = await aCase(client, lawyer);
    for (const status of ['rejected', 'pending', 'accepted']) await door.status(lawyer, id, status);
    expect(await kindsTo(client)).toEqual(['STATUS_CHANGED', 'REQUEST_ANSWERED']);
  });

  it('both are notified where an admin changes a status, and the admin is not', async () => {
    const { client, lawyer } = await aPair();
    const { _id: id } = await aCase(client, lawyer);
    await door.status(admin, id, 'completed');
    for (const person of [client, lawyer])
      expect((await toldTo(person))[0]).toMatchObject({
        kind: 'STATUS_CHANGED',
        caseStatus: 'COMPLETED',
        actorName: admin.name,
      });
    expect(await toldTo(admin)).toEqual([]);
  });

  it('a lawyer is notified of a payment', async () => {
    const { client, lawyer } = await aPair();
    const { _id: id } = await aCase(client, lawyer);
    await door.status(lawyer, id, 'accepted');
    await door.pay(client, id, aTransactionId());
    expect((await toldTo(lawyer))[0]).toMatchObject({
      kind: 'PAYMENT_SUBMITTED',
      caseId: id,
      actorName: client.name,
      caseStatus: null,
    });
    expect(await kindsTo(client)).toEqual(['REQUEST_ANSWERED']);
  });

  it('a lawyer is notified of the decision on the licence, and not of its repetition', async () => {
    const { lawyer } = await aPair();
    await door.verify(admin, lawyer.id, 'rejected');
    await door.verify(admin, lawyer.id, 'rejected');
    await door.verify(admin, lawyer.id, 'verified');
    const told = await toldTo(lawyer);
    expect(told.map(({ kind, verification }) => [kind, verification])).toEqual([
      ['VERIFICATION_DECIDED', 'VERIFIED'],
      ['VERIFICATION_DECIDED', 'REJECTED'],
    ]);
  });
});

it('what is refused tells nobody', async () => {
  const { client, lawyer } = await aPair();
  const { _id: id } = await aCase(client, lawyer);
  await viaRest.status(outsider, id, 'accepted');
  await viaRest.status(lawyer, id, 'no-status');
  await viaRest.pay(client, id, aTransactionId());
  expect(await toldTo(client)).toEqual([]);
  expect(await kindsTo(lawyer)).toEqual(['REQUEST_RECEIVED']);
});

describe('reading', () => {
  it('a case has the notices about it, through GraphQL, and nothing else', async () => {
    const { client, lawyer } = await aPair();
    const [{ _id: first }, { _id: second }] = [await aCase(client, lawyer), await aCase(client, lawyer)];
    const unread = async (person: Person) =>
      (await person.client.query(graphql(`{ unreadNotificationCount }`))).unreadNotificationCount;
    expect(await unread(lawyer)).toBe(2);
    for (const person of [client, admin, outsider])
      await person.client.query(`{ case(id: "${first}") { id } }`);
    await lawyer.client.query(graphql(`{ myCases { items { id title } } }`));
    expect(await unread(lawyer)).toBe(2);
    await lawyer.client.query(`{ case(id: "${first}") { id } }`);
    expect(await unread(lawyer)).toBe(1);
    const rows = await toldTo(lawyer);
    expect(rows.filter(({ readAt }) => readAt === null).map(({ caseId }) => caseId)).toEqual([second]);
  });

  it('writes nothing where nothing is unread', async () => {
    const { client, lawyer } = await aPair();
    const { _id: id } = await aCase(client, lawyer);
    const read = () => lawyer.client.query(`{ case(id: "${id}") { id } }`);
    await read();
    const spy = jest.spyOn(app.platform.dataSource.manager, 'query');
    await read();
    expect(spy.mock.calls.filter(([sql]) => sql.includes('update'))).toEqual([]);
    spy.mockRestore();
  });

  it('is by ids or all at once, and of one’s own alone', async () => {
    const { client, lawyer } = await aPair();
    for (let n = 0; n < 3; n += 1) await aCase(client, lawyer);
    const [{ id: newest }, { id: second }] = (await toldTo(lawyer)) as [Told, Told];
    const mark = graphql(`mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) { unreadCount } }`);
    const foreign = await outsider.client.query(mark, { ids: [newest] });
    expect(foreign.markNotificationsRead.unreadCount).toBe(0);
    expect((await lawyer.client.query(mark, { ids: [newest] })).markNotificationsRead.unreadCount).toBe(2);
    expect((await lawyer.client.rest('PUT', '/notifications/read', { ids: [second] })).body).toEqual({
      unreadCount: 1,
    });
    expect((await lawyer.client.rest('PUT', '/notifications/read', { ids: ['nobody'] })).status).toBe(400);
    expect((await lawyer.client.rest('PUT', '/notifications/read', {})).body).toEqual({ unreadCount: 0 });
  });

  it('the list is paged in REST as in GraphQL', async () => {
    const { client, lawyer } = await aPair();
    for (let n = 0; n < 3; n += 1) await aCase(client, lawyer, `Case ${n}`);
    const { body } = await lawyer.client.rest<PageV1<'notifications', unknown>>(
      'GET',
      '/notifications?limit=2&page=2',
    );
    expect(body.pagination).toEqual({ page: 2, pages: 2, limit: 2, total: 3 });
    expect(body.notifications).toEqual([
      expect.objectContaining({ kind: 'request-received', actorName: client.name, status: null }),
    ]);
    expect((await new Client(app.origin).rest('GET', '/notifications')).status).toBe(401);
  });

  it('takes the same statements for 2 and for 20 notifications', async () => {
    const { client, lawyer } = await aPair();
    const { _id: id } = await aCase(client, lawyer);
    await app.sql(
      `insert into notifications (id, account_id, kind, case_id, actor_id, created_at, updated_at, mail, mail_due_at)
       select gen_random_uuid(), $1, 'payment-submitted', $2, $3, now(), now(), 'sent', now() from generate_series(1, 30)`,
      [lawyer.id, id, client.id],
    );
    const read = (limit: number) => () =>
      lawyer.client.query(
        `{ myNotifications(limit: ${limit}) { total unreadCount items { id caseTitle actorName } } }`,
      );
    const [few, many] = [await sentStatements(read(2)), await sentStatements(read(20))];
    expect(many.executed).toBe(few.executed);
    expect(few.executed).toBeGreaterThan(0);
  });

  it('an actor who deleted the account has no name any more', async () => {
    const { client, lawyer } = await aPair();
    await aCase(client, lawyer);
    expect((await admin.client.rest('DELETE', `/admin/users/${client.id}`)).status).toBe(200);
    expect((await toldTo(lawyer))[0]).toMatchObject({ kind: 'REQUEST_RECEIVED', actorName: null });
  });
});

describe('reminders of requests', () => {
  const later = (days: number) => new Date(Date.now() + days * DAY);

  it('go to the lawyer after a day and to the client after two, once', async () => {
    const { client, lawyer } = await aPair();
    const { _id: waiting } = await aCase(client, lawyer);
    const { _id: answered } = await aCase(client, lawyer);
    await setStatus(lawyer, answered, 'accepted');
    const reminders = async (person: Person) =>
      (await toldTo(person)).filter(({ kind }) => (kind as string).endsWith('UNANSWERED'));
    await remindOfRequests(app.platform.dataSource, later(0.9));
    expect([await reminders(lawyer), await reminders(client)]).toEqual([[], []]);
    const remind = () => remindOfRequests(app.platform.dataSource, later(1.1));
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await reminders(lawyer)).toEqual([
      expect.objectContaining({ kind: 'REQUEST_UNANSWERED', caseId: waiting, actorName: null }),
    ]);
    expect(await reminders(client)).toEqual([]);
    const remindClient = () => remindOfRequests(app.platform.dataSource, later(2.1));
    await Promise.all([remindClient(), remindClient()]);
    expect((await reminders(client)).map(({ kind, caseId }) => [kind, caseId])).toEqual([
      ['REQUEST_STILL_UNANSWERED', waiting],
    ]);
    expect(await reminders(lawyer)).toHaveLength(1);
    await setStatus(lawyer, waiting, 'accepted');
    for (const person of [client, lawyer])
      expect((await reminders(person)).every(({ readAt }) => readAt !== null)).toBe(true);
  });

  it('do not tell of requests that are older than 14 days', async () => {
    const { client, lawyer } = await aPair();
    await aCase(client, lawyer);
    await remindOfRequests(app.platform.dataSource, later(14.1));
    expect(await kindsTo(lawyer)).toEqual(['REQUEST_RECEIVED']);
    expect(await kindsTo(client)).toEqual([]);
  });
});

describe('choices', () => {
  const CHOICES = graphql(`{ notificationChoices { kind mail push } }`);
  const SET = graphql(`mutation ($choices: [NotificationChoiceInput!]!) {
    setNotificationChoices(choices: $choices) { notificationChoices { kind mail push } } }`);

  const OF_APPOINTMENTS = [
    ...['APPOINTMENT_PROPOSED', 'APPOINTMENT_AGREED', 'APPOINTMENT_CANCELLED'],
    ...['APPOINTMENT_MISSED', 'APPOINTMENT_SOON', 'CALL_RECEIVED'],
  ];

  it('are everything by default, of the kinds of the role', async () => {
    const { client, lawyer } = await aPair();
    const kinds = async ({ client: caller }: Person) =>
      (await caller.query(CHOICES)).notificationChoices.map(({ kind, mail, push }) => {
        expect([mail, push]).toEqual([true, true]);
        return kind;
      });
    expect(await kinds(client)).toEqual([
      'REQUEST_STILL_UNANSWERED',
      'REQUEST_ANSWERED',
      'STATUS_CHANGED',
      'ENTRY_ADDED',
      'HEARING_SET',
      'HEARING_CANCELLED',
      'HEARING_SOON',
      'HEARING_RESULT',
      'FEE_PROPOSED',
      'PAYMENT_CONFIRMED',
      'PAYMENT_REFUSED',
      'MESSAGE_WAITING',
      'DOCUMENT_ADDED',
      'DOCUMENTS_REQUESTED',
      ...OF_APPOINTMENTS,
      ...[
        'LAWYER_LEAVING',
        'PHONE_MOVED',
        'JOIN_ANSWERED',
        'PROPOSAL_RECEIVED',
        'OPEN_REQUEST_ENDING',
        'OPEN_REQUEST_ENDED',
      ],
      ...['CONTENT_HIDDEN', 'COMPLAINT_ANSWERED', 'CLIENT_REVIEW_ANSWERED', 'REVIEW_POSSIBLE'],
    ]);
    expect(await kinds(lawyer)).toEqual([
      'REQUEST_RECEIVED',
      'REQUEST_UNANSWERED',
      'STATUS_CHANGED',
      'PAYMENT_SUBMITTED',
      'VERIFICATION_DECIDED',
      'HEARING_CANCELLED',
      'HEARING_SOON',
      'DAY_AHEAD',
      'FEE_ANSWERED',
      'PAYMENT_UNCONFIRMED',
      'MESSAGE_WAITING',
      'CASE_WITHDRAWN',
      'CASE_QUIET',
      'DOCUMENT_ADDED',
      ...OF_APPOINTMENTS,
      ...[
        'JOIN_WAITING',
        'INVITATION_RECEIVED',
        'INVITATION_DUE',
        'PROPOSAL_ANSWERED',
        'CONTENT_HIDDEN',
        'LICENCE_ENDING',
        'COMPLAINT_ANSWERED',
        'CLIENT_REVIEW_ADDED',
        'LICENCE_ASKED',
      ],
    ]);
    expect(await kinds(admin)).toEqual([
      'UNUSUAL_STAFF_ACTS',
      'LICENSES_WAIT',
      'NAMES_WAIT',
      'REVIEWS_ADDED',
      'ARTICLES_ADDED',
      'REPORTS_WAIT',
      'REQUESTS_REPORTED',
      'COMPLAINTS_WAIT',
      'MAILS_FAILED',
    ]);
  });

  it('are kept, one by one, for their own account', async () => {
    const { client } = await aPair();
    const other = await aClient(app);
    const choice = { kind: 'STATUS_CHANGED', mail: false, push: true } as const;
    const { setNotificationChoices } = await client.client.query(SET, { choices: [choice] });
    expect(setNotificationChoices.notificationChoices).toContainEqual(choice);
    expect((await client.client.query(CHOICES)).notificationChoices).toContainEqual({
      kind: 'REQUEST_ANSWERED',
      mail: true,
      push: true,
    });
    expect((await other.client.query(CHOICES)).notificationChoices).toContainEqual({ ...choice, mail: true });
  });

  it('are refused for a kind of another role, and twice for one kind', async () => {
    const { client } = await aPair();
    const refused = async (...kinds: TypeOf<'NotificationKind'>[]) => {
      const choices = kinds.map((kind) => ({ kind, mail: true, push: true }));
      return (await client.client.graphql(SET, { choices })).errors?.[0]?.extensions.code;
    };
    expect(await refused('PAYMENT_SUBMITTED')).toBe('BAD_USER_INPUT');
    expect(await refused('STATUS_CHANGED', 'STATUS_CHANGED')).toBe('BAD_USER_INPUT');
  });
});

it('are deleted 180 days after they were read, and not before', async () => {
  const { client, lawyer } = await aPair();
  for (let n = 0; n < 3; n += 1) await aCase(client, lawyer);
  const [{ id: old }, { id: recent }] = (await toldTo(lawyer)) as [Told, Told];
  await app.sql(`update notifications set read_at = now() - interval '181 days' where id = $1`, [old]);
  await app.sql(`update notifications set read_at = now() - interval '179 days' where id = $1`, [recent]);
  await sweepNotifications(app.platform.dataSource);
  const ids = (await toldTo(lawyer)).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(ids).not.toContain(old);
});
