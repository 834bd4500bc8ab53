import { StaffRole } from '../src/auth/role';
import { refusalOf } from './setup/case-rooms';
import { Client, dataOf } from './setup/client';
import { addOwnCase, joinCase } from './setup/diary';
import { pay, tryToConfirm } from './setup/fees';
import { graphql } from './setup/graphql';
import { sendMessage } from './setup/messages';
import {
  aClient,
  aLawyer,
  anAcceptedCase,
  anAdmin,
  aStaffMember,
  type Person,
  setStatus,
} from './setup/people';
import type { OwnDataV1 } from './setup/rest-bodies';
import { type RunningApp, startApp } from './setup/running-app';

let app: RunningApp;
let lawyer: Person;
let client: Person;
let moderator: Person;
let visitor: Client;

beforeAll(async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'AinSathi <no-reply@ainsathi.test>' };
  app = await startApp({ mail, trustProxy: true }, undefined, { cached: true });
  moderator = await aStaffMember(app, [StaffRole.MODERATOR]);
  visitor = new Client(app.origin);
});
afterAll(() => app.stop());
beforeEach(async () => {
  [lawyer, client] = [await aLawyer(app), await aClient(app)];
});

const OWN = graphql(`fragment OwnReviewOfTest on Case {
  canAct clientReview { id recommends line answer changeableUntil hiddenReason plea } }`);
const REVIEW = graphql(
  `mutation ($id: ID!, $yes: Boolean!, $line: String) {
    reviewLawyer(caseId: $id, recommends: $yes, line: $line) { case { ...OwnReviewOfTest } } }`,
  [OWN],
);
const WITHDRAW = graphql(
  `mutation ($id: ID!) { withdrawClientReview(id: $id) { case { ...OwnReviewOfTest } } }`,
  [OWN],
);
const ANSWER = graphql(`mutation ($id: ID!, $answer: ReviewAnswer!) {
  answerClientReview(id: $id, answer: $answer) { review { id recommends line answer year } } }`);
const ANSWER_TO = graphql(`mutation ($id: ID!, $recommends: Boolean, $line: String) {
  answerClientReview(id: $id, answer: THANKS, recommends: $recommends, line: $line) { review { answer } } }`);
const CASE = graphql(`query ($id: ID!) { case(id: $id) { ...OwnReviewOfTest } }`, [OWN]);
const PUBLIC = graphql(`query ($id: ID!) { lawyer(id: $id) { recommendations { clients recommend }
  clientReviews { total items { id recommends line answer year } } } }`);
const NOTIFIED = graphql(`{ myNotifications { items { kind caseId caseTitle actorName } } }`);

/** A closed case in which the two wrote. */
async function aClosedCase(of = client, status = 'case-closed', writers = [of, lawyer]): Promise<string> {
  const id = await anAcceptedCase(of, lawyer);
  for (const person of writers) await sendMessage(person, id, 'A message');
  await setStatus(lawyer, id, status);
  return id;
}

const tryReview = async (id: string, yes = true, line: string | null = null, { client: by } = client) =>
  by.graphql(REVIEW, { id, yes, line });
const review = async (...sent: Parameters<typeof tryReview>) =>
  dataOf(await tryReview(...sent)).reviewLawyer.case.clientReview!;
const ownOf = async (id: string, { client: by } = client) => (await by.query(CASE, { id })).case!;
const readBy = async (by: Client = visitor) => (await by.query(PUBLIC, { id: lawyer.id })).lawyer!;
const rows = async () =>
  app.sql<{ id: string }>('select id from client_reviews where lawyer_id = $1', [lawyer.id]);
const notified = async (person: Person) =>
  (await person.client.query(NOTIFIED)).myNotifications.items.filter(({ kind }) =>
    /REVIEW|HIDDEN/.test(kind),
  );
const code = (result: Parameters<typeof refusalOf>[0]) => refusalOf(result)?.[0] ?? 'ok';

/** A case of another client each, with a review. */
async function reviewsOf(...answers: boolean[]): Promise<string[]> {
  const ids: string[] = [];
  for (const yes of answers) {
    const by = await aClient(app);
    ids.push((await review(await aClosedCase(by), yes, `A line, ${ids.length + 1}`, by)).id);
  }
  return ids;
}

describe('a client of a closed case', () => {
  it('says once whether to send a friend to the lawyer, who learns neither case nor client', async () => {
    const id = await aClosedCase();
    expect((await ownOf(id)).canAct).toContain('REVIEW');
    expect(await notified(client)).toMatchObject([{ kind: 'REVIEW_POSSIBLE', caseId: id }]);
    const { rows: version } = {
      rows: await app.sql('select version from case_rooms where case_id = $1', [id]),
    };
    const own = await review(id, false, 'She  was late\nfor court.');
    expect(own).toMatchObject({ recommends: false, line: 'She  was late for court.', answer: null });
    expect(own.id[14]).toBe('4');
    expect((await ownOf(id)).canAct).not.toContain('REVIEW');
    expect(await app.sql('select version from case_rooms where case_id = $1', [id])).toEqual(version);
    expect(await notified(lawyer)).toEqual([
      { kind: 'CLIENT_REVIEW_ADDED', caseId: null, caseTitle: null, actorName: null },
    ]);
    for (const person of [lawyer, await anAdmin(app)])
      expect((await ownOf(id, person)).clientReview).toBeNull();
  });

  it('changes it for 14 days, until it is answered', async () => {
    const id = await aClosedCase();
    const { id: reviewId } = await review(id, true, 'Good');
    expect(await review(id, false)).toMatchObject({ id: reviewId, recommends: false, line: null });
    await app.sql(`update client_reviews set created_at = now() - interval '14 days' where id = $1`, [
      reviewId,
    ]);
    expect(code(await tryReview(id, true))).toBe('CONFLICT');
    expect((await ownOf(id)).clientReview!.changeableUntil).toBeNull();
    expect(code(await tryReview(id, false))).toBe('ok');
    await app.sql('update client_reviews set created_at = now() where id = $1', [reviewId]);
    expect(code(await tryReview(id, true))).toBe('ok');
    await lawyer.client.query(ANSWER, { id: reviewId, answer: 'THANKS' });
    expect(code(await tryReview(id, false))).toBe('CONFLICT');
    expect(await rows()).toHaveLength(1);
  });

  it('withdraws it for good: the emptied row stays', async () => {
    const id = await aClosedCase();
    const { id: reviewId } = await review(id, true, 'Good');
    expect(code(await lawyer.client.graphql(WITHDRAW, { id: reviewId }))).toBe('FORBIDDEN');
    expect(code(await (await aClient(app)).client.graphql(WITHDRAW, { id: reviewId }))).toBe('NOT_FOUND');
    const { case: after } = (await client.client.query(WITHDRAW, { id: reviewId })).withdrawClientReview;
    expect(after).toMatchObject({ clientReview: null });
    expect(after!.canAct).not.toContain('REVIEW');
    expect(await readBy()).toMatchObject({ recommendations: { clients: 0 }, clientReviews: { total: 0 } });
    expect(code(await tryReview(id, true, 'Good'))).toBe('CONFLICT');
    expect(code(await client.client.graphql(WITHDRAW, { id: reviewId }))).toBe('CONFLICT');
    expect(code(await lawyer.client.graphql(ANSWER, { id: reviewId, answer: 'THANKS' }))).toBe('NOT_FOUND');
    expect(await app.sql('select recommends, line from client_reviews where id = $1', [reviewId])).toEqual([
      { recommends: null, line: null },
    ]);
  });

  it('sends it twenty times at once, and there is one', async () => {
    const id = await aClosedCase();
    const results = await Promise.all(Array.from({ length: 20 }, () => tryReview(id, true, 'Good')));
    expect(new Set(results.map(code))).toEqual(new Set(['ok']));
    expect(await rows()).toHaveLength(1);
    expect(await notified(lawyer)).toHaveLength(1);
  });

  it.each(['Call 01712345678', 'rahim@example.com', 'see www.example.com', 'x'.repeat(301)])(
    'writes no contact and no long line: %s',
    async (line) => {
      const { errors } = await tryReview(await aClosedCase(), true, line);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'line' }] });
      expect(await rows()).toEqual([]);
    },
  );

  it('needs a case in which a payment arrived or both wrote', async () => {
    const id = await anAcceptedCase(client, lawyer);
    await tryToConfirm(lawyer, await pay(client, id));
    await setStatus(lawyer, id, 'case-closed');
    expect(code(await tryReview(id))).toBe('ok');
  });
});

const sql = async (statement: string, ...values: unknown[]) => void (await app.sql(statement, values));
const REFUSED: [string, string, (id: string) => Promise<unknown>][] = [
  [
    'a request that waits',
    'CONFLICT',
    (id) => sql(`update cases set status = 'pending', closed_at = null where id = $1`, id),
  ],
  ['a rejected request', 'CONFLICT', (id) => sql(`update cases set status = 'rejected' where id = $1`, id)],
  ['a case that goes on', 'CONFLICT', (id) => setStatus(lawyer, id, 'hearing-1')],
  [
    'a case closed a year ago',
    'CONFLICT',
    (id) =>
      sql(
        `update cases set closed_at = now() - interval '365 days', answered_at = now() - interval '400 days' where id = $1`,
        id,
      ),
  ],
  ['a lawyer who has left', 'CONFLICT', (id) => sql(`update cases set lawyer_id = null where id = $1`, id)],
  [
    'a locked lawyer',
    'CONFLICT',
    () => sql(`insert into account_locks (account_id, reason, locked_at) values ($1, 'x', now())`, lawyer.id),
  ],
  [
    'the phone of the lawyer',
    'CONFLICT',
    async () => {
      await sql(`update accounts set phone = '+8801799999901' where id = $1`, client.id);
      await sql(
        `update lawyer_profiles set client_phone = '+8801799999901' where account_id = $1`,
        lawyer.id,
      );
    },
  ],
  [
    'the sign-in phone in the payment details',
    'CONFLICT',
    async () => {
      await sql(
        `insert into sign_in_phones (account_id, phone, confirmed_at, used_at) values ($1, '+8801799999902', now(), now())`,
        client.id,
      );
      await sql(
        `update lawyer_profiles set mobile_payment_details = 'বিকাশ ০১৭৯৯-৯৯৯৯০২' where account_id = $1`,
        lawyer.id,
      );
    },
  ],
  [
    'a payment from the number of the lawyer',
    'CONFLICT',
    async () => {
      const other = await anAcceptedCase(client, lawyer);
      await pay(client, other, { payerNumber: '01711111111' });
    },
  ],
  [
    'an open complaint about money',
    'CONFLICT',
    (id) =>
      sql(
        `insert into complaints (id, complaint_key, complainant_id, about_id, case_id, category, state, created_at, changed_at)
         values (gen_random_uuid(), gen_random_uuid(), $1, $2, $3, 'money', 'new', now(), now())`,
        client.id,
        lawyer.id,
        id,
      ),
  ],
  [
    'an email that is not confirmed',
    'EMAIL_NOT_CONFIRMED',
    () => sql('update accounts set confirmation_required = true where id = $1', client.id),
  ],
];

describe('is refused, and not offered, alone for', () => {
  it.each(REFUSED)('%s', async (_name, expected, prepare) => {
    const id = await aClosedCase();
    await prepare(id);
    if (expected === 'CONFLICT') expect((await ownOf(id)).canAct).not.toContain('REVIEW');
    expect(code(await tryReview(id))).toBe(expected);
    expect(await rows()).toEqual([]);
  });

  it('a case in which one of the two never wrote', async () => {
    for (const writers of [[client], [lawyer]]) {
      const id = await aClosedCase(client, 'case-closed', writers);
      expect((await ownOf(id)).canAct).not.toContain('REVIEW');
      expect(code(await tryReview(id))).toBe('CONFLICT');
    }
  });

  it("another client's case", async () => {
    const id = await aClosedCase();
    expect(code(await tryReview(id, true, null, await aClient(app)))).toBe('NOT_FOUND');
    expect(code(await tryReview(id, true, null, lawyer))).toBe('FORBIDDEN');
  });

  it.each([
    [59, 'CONFLICT'],
    [60, 'ok'],
  ])('a case that goes on, %i days after the answer: %s', async (days, expected) => {
    const id = await aClosedCase(client, 'hearing-1');
    await app.sql(`update cases set answered_at = now() - make_interval(days => $2) where id = $1`, [
      id,
      days,
    ]);
    expect((await ownOf(id)).canAct.includes('REVIEW')).toBe(expected === 'ok');
    expect(code(await tryReview(id))).toBe(expected);
  });

  it.each([
    [59, 'CONFLICT'],
    [60, 'ok'],
  ])('an own case of the lawyer, %i days after joining, even a closed one: %s', async (days, expected) => {
    const { id } = await addOwnCase(lawyer);
    await joinCase(app, id, client.id);
    await app.sql(`update cases set joined_at = now() - make_interval(days => $2) where id = $1`, [id, days]);
    for (const person of [client, lawyer]) await sendMessage(person, id, 'A message');
    await setStatus(lawyer, id, 'case-closed');
    expect(await notified(client)).toEqual([]);
    expect((await ownOf(id)).canAct.includes('REVIEW')).toBe(expected === 'ok');
    expect(code(await tryReview(id))).toBe(expected);
  });
});

describe('everybody reads', () => {
  it('of two clients no Yes and no No, the lawyer neither; of three both', async () => {
    const since = await app.sql<{ id: string }>(
      'select coalesce(max(id), 0)::text as id from lawyer_changes',
    );
    await reviewsOf(true, false);
    const readers = [visitor, lawyer.client, client.client, moderator.client, (await anAdmin(app)).client];
    for (const reader of readers) {
      const { recommendations, clientReviews } = await readBy(reader);
      expect(recommendations).toEqual({ clients: 2, recommend: null });
      expect(clientReviews.items).toMatchObject([
        { recommends: null, line: 'A line, 2', year: new Date().getFullYear() },
        { recommends: null, line: 'A line, 1' },
      ]);
    }
    const { body } = await lawyer.client.rest<OwnDataV1>('GET', '/account/data');
    expect((body as unknown as Record<string, object[]>).client_reviews_received).toMatchObject([
      { recommends: null, line: 'A line, 2' },
      { recommends: null },
    ]);
    const [second] = (await readBy()).clientReviews.items;
    const answered = (await lawyer.client.query(ANSWER, { id: second!.id, answer: 'LET_US_TALK' }))
      .answerClientReview;
    expect(answered.review).toMatchObject({ recommends: null, answer: 'LET_US_TALK' });
    expect(JSON.stringify((await visitor.rest('GET', `/public/lawyers/${lawyer.id}`)).body)).not.toContain(
      'A line',
    );
    const changes = 'select kind from lawyer_changes where lawyer_id = $1 and id > $2';
    expect(await app.sql(changes, [lawyer.id, since[0]!.id])).toEqual(Array(3).fill({ kind: 'changed' }));

    await reviewsOf(true);
    await app.feed.invalidated();
    const all = await readBy();
    expect(all.recommendations).toEqual({ clients: 3, recommend: 2 });
    expect(all.clientReviews.items.map(({ recommends }) => recommends)).toEqual([true, false, true]);
    const last = all.clientReviews.items[0]!;
    const stale = { id: last.id, recommends: false, line: last.line };
    expect(code(await lawyer.client.graphql(ANSWER_TO, stale))).toBe('CONFLICT');
  });

  it('of each client the latest alone, and of a year in Dhaka', async () => {
    await reviewsOf(true, true);
    const first = await review(await aClosedCase(), true);
    await review(await aClosedCase(), false);
    await app.sql(`update client_reviews set created_at = '2024-12-31T18:00:00Z' where id = $1`, [first.id]);
    await app.feed.invalidated();
    const { recommendations, clientReviews } = await readBy();
    expect(recommendations).toEqual({ clients: 3, recommend: 2 });
    expect(clientReviews.total).toBe(4);
    expect(clientReviews.items.at(-1)).toMatchObject({ id: first.id, year: 2025 });
  });

  it('nothing of a client whose account is deleted', async () => {
    await reviewsOf(true, true);
    await review(await aClosedCase(), true);
    await app.sql('delete from accounts where id = $1', [client.id]);
    await app.feed.invalidated();
    expect((await readBy()).recommendations).toEqual({ clients: 2, recommend: null });
  });
});

describe('the lawyer', () => {
  it('answers once, by one of four sentences; the client is notified', async () => {
    const id = await aClosedCase();
    const { id: reviewId } = await review(id, false, 'Late');
    expect(code(await (await aLawyer(app)).client.graphql(ANSWER, { id: reviewId, answer: 'THANKS' }))).toBe(
      'NOT_FOUND',
    );
    expect(code(await client.client.graphql(ANSWER, { id: reviewId, answer: 'THANKS' }))).toBe('FORBIDDEN');
    await lawyer.client.query(ANSWER, { id: reviewId, answer: 'SECRECY' });
    expect(code(await lawyer.client.graphql(ANSWER, { id: reviewId, answer: 'THANKS' }))).toBe('CONFLICT');
    expect((await ownOf(id)).clientReview).toMatchObject({ answer: 'SECRECY', changeableUntil: null });
    expect((await notified(client))[0]).toMatchObject({ kind: 'CLIENT_REVIEW_ANSWERED', caseId: id });
  });

  it('answers no words that the client has changed since they were read, and finds no Yes or No that way', async () => {
    const id = await aClosedCase();
    const { id: reviewId } = await review(id, true, 'Thank you');
    await review(id, true, 'He lost my deed');
    const read = { id: reviewId, recommends: null, line: 'Thank you' };
    expect(code(await lawyer.client.graphql(ANSWER_TO, read))).toBe('CONFLICT');
    expect((await ownOf(id)).clientReview).toMatchObject({ answer: null });
    await lawyer.client.query(ANSWER_TO, { id: reviewId, recommends: false, line: 'He lost my deed' });
  });
});

const HIDE =
  graphql(`mutation ($id: ID!) { hideContent(subject: CLIENT_REVIEW, id: $id, reason: "It names a child") {
  content { title text author { id } reportCount deletableAt hiddenReason } } }`);
const SHOW = graphql(
  `mutation ($id: ID!) { showContent(subject: CLIENT_REVIEW, id: $id) { content { hiddenAt plea } } }`,
);
const PLEAD = graphql(
  `mutation ($id: ID!) { pleadForContent(subject: CLIENT_REVIEW, id: $id, text: "It does not") { plea } }`,
);
const REPORT = graphql(
  `mutation ($id: ID!) { report(input: { subject: CLIENT_REVIEW, id: $id, reason: PRIVATE }) { reportedId } }`,
);
const QUEUE = graphql(`query ($hidden: Boolean!) { moderationQueue(hidden: $hidden, limit: 50) {
  items { id subject title text author { id } plea pleaWaits reportCount } } }`);

describe('a moderator', () => {
  const queued = async (id: string, hidden = false) =>
    (await moderator.client.query(QUEUE, { hidden })).moderationQueue.items.find((item) => item.id === id);

  it('hides a reported line everywhere, reads the answer of its unnamed client, and shows it again', async () => {
    await reviewsOf(true, true);
    const caseId = await aClosedCase();
    const { id } = await review(caseId, false, 'His son Tanvir is seven');
    await visitor.query(REPORT, { id });
    expect(await queued(id)).toMatchObject({
      title: lawyer.name,
      text: 'His son Tanvir is seven',
      author: null,
      reportCount: 1,
    });
    expect(code(await client.client.graphql(PLEAD, { id }))).toBe('CONFLICT');
    const { content } = (await moderator.client.query(HIDE, { id })).hideContent;
    expect(content).toMatchObject({ author: null, reportCount: 0, deletableAt: null });
    await app.feed.invalidated();
    for (const reader of [visitor, lawyer.client]) {
      const { recommendations, clientReviews } = await readBy(reader);
      expect(recommendations).toEqual({ clients: 2, recommend: null });
      expect(clientReviews.total).toBe(2);
      expect(JSON.stringify(clientReviews)).not.toContain('Tanvir');
    }
    expect(code(await visitor.graphql(REPORT, { id }))).toBe('NOT_FOUND');
    expect(code(await lawyer.client.graphql(ANSWER, { id, answer: 'THANKS' }))).toBe('NOT_FOUND');
    expect(code(await tryReview(caseId, false, 'His son is seven'))).toBe('CONFLICT');
    expect((await ownOf(caseId)).clientReview).toMatchObject({
      hiddenReason: 'It names a child',
      changeableUntil: null,
    });
    expect((await notified(client))[0]).toMatchObject({ kind: 'CONTENT_HIDDEN', caseId });
    expect(code(await lawyer.client.graphql(PLEAD, { id }))).toBe('NOT_FOUND');
    await client.client.query(PLEAD, { id });
    expect(code(await client.client.graphql(PLEAD, { id }))).toBe('CONFLICT');
    expect(await queued(id)).toMatchObject({ plea: 'It does not', pleaWaits: true, author: null });
    expect((await moderator.client.query(SHOW, { id })).showContent.content).toEqual({
      hiddenAt: null,
      plea: null,
    });
    await app.feed.invalidated();
    expect((await readBy()).recommendations).toEqual({ clients: 3, recommend: 2 });
  });

  it('finds nothing of a withdrawn one', async () => {
    const { id } = await review(await aClosedCase(), false, 'Late');
    await visitor.query(REPORT, { id });
    await moderator.client.query(HIDE, { id });
    await client.client.query(PLEAD, { id });
    await client.client.query(WITHDRAW, { id });
    expect([await queued(id), await queued(id, true)]).toEqual([undefined, undefined]);
    expect(code(await moderator.client.graphql(HIDE, { id }))).toBe('NOT_FOUND');
    expect(code(await moderator.client.graphql(SHOW, { id }))).toBe('NOT_FOUND');
  });
});
