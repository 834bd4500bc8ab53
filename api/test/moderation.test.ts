import { StaffRole } from '../src/auth/role';
import { VerificationStatus } from '../src/modules/lawyers/verification/verification.status';
import { notifyStaff } from '../src/modules/statistics/notify-staff';
import { Client, codeOf } from './setup/client';
import { graphql } from './setup/graphql';
import { aClient, aLawyer, anAdmin, aStaffMember, type Person } from './setup/people';
import type { BlogV1, ReviewV1 } from './setup/rest-bodies';
import { appOfTests } from './setup/running-app';

type Subject = 'ARTICLE' | 'REVIEW';

const app = appOfTests({ trustProxy: true }, undefined, { cached: true });
let owner: Person;
let moderator: Person;
let lawyer: Person;
let other: Person;
let visitor: Client;

beforeAll(async () => {
  owner = await anAdmin(app);
  moderator = await aStaffMember(app, [StaffRole.MODERATOR], 'Mona Moderator');
  [lawyer, other] = [await aLawyer(app), await aLawyer(app)];
  visitor = new Client(app.origin);
});
beforeEach(async () => {
  for (const table of ['notifications', 'reviews', 'blogs']) await app.sql(`delete from ${table}`);
});

const HIDE = graphql(`mutation ($subject: ContentSubject!, $id: ID!, $reason: String!) {
  hideContent(subject: $subject, id: $id, reason: $reason) { content { id text hiddenReason pleaWaits reportCount } } }`);
const SHOW = graphql(`mutation ($subject: ContentSubject!, $id: ID!) {
  showContent(subject: $subject, id: $id) { content { hiddenAt hiddenReason plea deletableAt } } }`);
const SETTLE = graphql(`mutation ($subject: ContentSubject!, $id: ID!, $read: Int) {
  settleReports(subject: $subject, id: $id, read: $read) { content { reportCount pleaWaits } } }`);
const REPORT = graphql(`mutation ($input: ReportInput!) { report(input: $input) { reportedId } }`);
const PLEAD = graphql(`mutation ($subject: ContentSubject!, $id: ID!, $text: String!) {
  pleadForContent(subject: $subject, id: $id, text: $text) { plea } }`);
const QUEUE = graphql(`query ($hidden: Boolean) { moderationQueue(hidden: $hidden) { total items {
  id subject title text author { name } reports { reason text } reportCount hiddenReason plea pleaWaits } } }`);

const TITLE = 'Mutation of land in Rangpur';

async function anArticle(author = lawyer, content = 'What **namjari** is.'): Promise<string> {
  const { body } = await author.client.rest<BlogV1>('POST', '/lawyers/blogs', {
    title: TITLE,
    content,
    practiceArea: 'Property Law',
  });
  return body._id;
}

let addresses = 0;
/** The headers of a new visitor of a network. */
function newcomer(network = (addresses += 1)): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.113.${network}`, 'user-agent': `Browser ${addresses}` };
}

async function aReview(text = 'They listened.'): Promise<string> {
  const review = { name: 'Rahima Khatun', designation: 'Teacher', review: text };
  return (await visitor.rest<ReviewV1>('POST', '/public/reviews', review, newcomer())).body._id;
}

const hide = async (subject: Subject, id: string, { client } = moderator) =>
  client.query(HIDE, { subject, id, reason: 'It names a child' });
const queue = async (hidden = false) => (await moderator.client.query(QUEUE, { hidden })).moderationQueue;

const text = async (path: string) => (await fetch(app.origin + path)).text();

/** Where everybody could read an article or a review. */
async function seen(id: string): Promise<Record<string, boolean>> {
  const { blogs, topic, blogTopics, blog, reviews, home } = await visitor.query(
    graphql(`query ($id: ID!) {
      blogs(search: "Rangpur") { items { id } } topic: blogs(practiceArea: "Property Law") { items { id } }
      blogTopics { name } blog(id: $id) { id } reviews { id } home: reviews(onHome: true) { id } }`),
    { id },
  );
  const has = (items: readonly { id: string }[]) => items.some((item) => item.id === id);
  const status = async (path: string) => (await fetch(app.origin + path)).status === 200;
  return {
    searched: has(blogs.items),
    topic: has(topic.items) || blogTopics.length > 0,
    blog: blog !== null,
    reviews: has(reviews) || has(home),
    rest:
      (await text('/api/v1/public/blogs')).includes(id) ||
      (await text('/api/v1/public/reviews')).includes(id),
    restOne: (await visitor.rest('GET', `/public/blogs/${id}`)).status === 200,
    feed: (await text('/blogs/feed.xml')).includes(id),
    sitemap: (await text(`/sitemaps/blogs/${id}.xml`)).includes(id),
    share: await status(`/share/blogs/${id}.png`),
  };
}

const nowhere = (places: Record<string, boolean>) => Object.values(places).every((one) => !one);

/** Within 2 seconds of the act. */
async function soon(id: string, expected: (places: Record<string, boolean>) => boolean) {
  const until = Date.now() + 2_000;
  for (;;) {
    const places = await seen(id);
    if (expected(places) || Date.now() > until) return places;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('hiding', () => {
  it.each(['ARTICLE', 'REVIEW'] as const)(
    'takes away an %s from every public place, and back',
    async (subject) => {
      const id = subject === 'ARTICLE' ? await anArticle() : await aReview();
      const before = await soon(id, (places) => !nowhere(places));
      expect(nowhere(before)).toBe(false);
      await hide(subject, id);
      expect(await soon(id, nowhere)).toEqual(
        Object.fromEntries(Object.keys(before).map((place) => [place, false])),
      );
      expect(codeOf(await moderator.client.graphql(HIDE, { subject, id, reason: 'Again' }))).toBe('CONFLICT');
      const { content } = (await moderator.client.query(SHOW, { subject, id })).showContent;
      expect(content).toEqual({ hiddenAt: null, hiddenReason: null, plea: null, deletableAt: null });
      expect(await soon(id, (places) => JSON.stringify(places) === JSON.stringify(before))).toEqual(before);
      expect(codeOf(await moderator.client.graphql(SHOW, { subject, id }))).toBe('CONFLICT');
      const acts = await app.sql('select act, reason from audit_entries where subject_id = $1 order by at', [
        id,
      ]);
      expect(acts).toEqual([
        { act: 'content-hidden', reason: 'It names a child' },
        { act: 'content-shown', reason: null },
      ]);
    },
  );

  it('is not undone by a verification, an unlocking, an edit or a deleted author', async () => {
    const id = await anArticle();
    await hide('ARTICLE', id);
    const set = (verification: string) =>
      app.sql(
        `update lawyer_profiles set verification = $2, verified_at = case when $2 = 'verified' then now() end,
           verification_reason = case when $2 = 'rejected' then 'x' end where account_id = $1`,
        [lawyer.id, verification],
      );
    for (const step of ['rejected', 'verified']) await set(step);
    await app.sql('update lawyer_profiles set locked = true where account_id = $1', [lawyer.id]);
    await app.sql('update lawyer_profiles set locked = false where account_id = $1', [lawyer.id]);
    expect((await lawyer.client.rest('PUT', `/lawyers/blogs/${id}`, { title: `${TITLE}, 2` })).status).toBe(
      200,
    );
    expect(nowhere(await seen(id))).toBe(true);
    const leaving = await aLawyer(app);
    const orphan = await anArticle(leaving);
    await hide('ARTICLE', orphan);
    await owner.client.rest('DELETE', `/admin/lawyers/${leaving.id}`);
    expect((await visitor.rest('GET', `/public/blogs/${orphan}`)).status).toBe(404);
    await moderator.client.query(SHOW, { subject: 'ARTICLE', id: orphan });
    expect((await visitor.rest('GET', `/public/blogs/${orphan}`)).status).toBe(200);
  });

  it('does not make the draft of an unverified lawyer public when it is shown again', async () => {
    const draftsman = await aLawyer(app, { verification: VerificationStatus.PENDING });
    const id = await anArticle(draftsman);
    await hide('ARTICLE', id);
    await moderator.client.query(SHOW, { subject: 'ARTICLE', id });
    expect((await visitor.rest('GET', `/public/blogs/${id}`)).status).toBe(404);
  });

  it('needs a reason', async () => {
    const id = await aReview();
    const refused = await moderator.client.graphql(HIDE, { subject: 'REVIEW', id, reason: ' ' });
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'reason' }],
    });
  });
});

it('moderators read plain words of an article, and a review as it was typed', async () => {
  const long = `## Fees\n\n**Namjari** costs [1,170 taka](https://example.org). ${'It takes time. '.repeat(100)}`;
  const [article, review] = [await anArticle(lawyer, long), await aReview('They **listened**.')];
  await hide('REVIEW', review);
  const { hideContent } = await hide('ARTICLE', article);
  const texts = Object.fromEntries((await queue(true)).items.map(({ id, text }) => [id, text]));
  expect(texts[review]).toBe('They **listened**.');
  expect(texts[article]).toMatch(/^Fees: Namjari costs 1,170 taka\. It takes time\. .*…$/);
  expect(hideContent.content.text).toBe(texts[article]);
});

describe('the author of a hidden article', () => {
  const OWN = graphql(`{ myBlogs { items { id published hiddenReason plea } } }`);
  const BELL = graphql(`{ myNotifications { items { kind subjectId } } unreadNotificationCount }`);

  it('is notified, reads why, and answers once', async () => {
    const id = await anArticle();
    await hide('ARTICLE', id);
    const bell = await lawyer.client.query(BELL);
    expect(bell.myNotifications.items).toEqual([{ kind: 'CONTENT_HIDDEN', subjectId: null }]);
    expect((await lawyer.client.query(OWN)).myBlogs.items).toEqual([
      { id, published: false, hiddenReason: 'It names a child', plea: null },
    ]);
    expect(codeOf(await other.client.graphql(PLEAD, { subject: 'ARTICLE', id, text: 'Mine' }))).toBe(
      'NOT_FOUND',
    );
    expect(codeOf(await lawyer.client.graphql(PLEAD, { subject: 'REVIEW', id, text: 'Mine' }))).toBe(
      'NOT_FOUND',
    );
    await lawyer.client.query(PLEAD, { subject: 'ARTICLE', id, text: 'The name is gone.' });
    expect(codeOf(await lawyer.client.graphql(PLEAD, { subject: 'ARTICLE', id, text: 'Again' }))).toBe(
      'CONFLICT',
    );
    expect((await queue()).items).toMatchObject([
      {
        id,
        author: { name: lawyer.name },
        plea: 'The name is gone.',
        pleaWaits: true,
        hiddenReason: 'It names a child',
      },
    ]);
    await moderator.client.query(SETTLE, { subject: 'ARTICLE', id });
    expect((await queue()).total).toBe(0);
    expect((await queue(true)).items).toMatchObject([{ id, plea: 'The name is gone.', pleaWaits: false }]);
    await moderator.client.query(SHOW, { subject: 'ARTICLE', id });
    expect((await lawyer.client.query(BELL)).unreadNotificationCount).toBe(0);
    expect((await lawyer.client.query(OWN)).myBlogs.items).toEqual([
      { id, published: true, hiddenReason: null, plea: null },
    ]);
    const late = { subject: 'ARTICLE', id, text: 'Why?' } as const;
    expect(codeOf(await lawyer.client.graphql(PLEAD, late))).toBe('CONFLICT');
    expect(codeOf(await other.client.graphql(PLEAD, late))).toBe('NOT_FOUND');
  });

  it('has it in the copy of the own data, and may delete it at once', async () => {
    const id = await anArticle();
    await hide('ARTICLE', id);
    const { body } = await lawyer.client.rest<{ articles: object[] }>('GET', '/account/data');
    expect(body.articles).toMatchObject([{ id, hidden_reason: 'It names a child', plea: null }]);
    expect((await lawyer.client.rest('DELETE', `/lawyers/blogs/${id}`)).status).toBe(200);
  });
});

describe('deleting', () => {
  it('waits for 30 days of hiding, for staff who are no owners', async () => {
    const texts = { REVIEW: await aReview(), ARTICLE: await anArticle() };
    const remove = async (subject: Subject, { client } = moderator) =>
      client.rest('DELETE', `/admin/${subject === 'REVIEW' ? 'reviews' : 'blogs'}/${texts[subject]}`);
    for (const subject of ['REVIEW', 'ARTICLE'] as const) {
      const table = subject === 'REVIEW' ? 'reviews' : 'blogs';
      const refused = await remove(subject);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'Hide it first: it can be deleted 30 days later',
      ]);
      await hide(subject, texts[subject]);
      expect((await remove(subject)).status).toBe(409);
      const hiddenFor = (days: string) =>
        app.sql(`update ${table} set hidden_at = now() - $2::interval where id = $1`, [texts[subject], days]);
      await hiddenFor('29 days 23 hours');
      expect((await remove(subject)).status).toBe(409);
      await hiddenFor('30 days 1 minute');
      expect((await remove(subject)).status).toBe(200);
    }
  });

  it('is open to owners at any time, with a proof of 15 minutes, and takes the reports with it', async () => {
    const id = await aReview();
    await visitor.query(REPORT, { input: { subject: 'REVIEW', id, reason: 'FALSE' } });
    const proved = (minutes: number) =>
      app.sql(`update sessions set authenticated_at = now() - $2::interval where account_id = $1`, [
        owner.id,
        `${minutes} minutes`,
      ]);
    await proved(16);
    const refused = await owner.client.rest('DELETE', `/admin/reviews/${id}`);
    expect([refused.status, refused.body.code]).toEqual([403, 'IDENTITY_REQUIRED']);
    await proved(1);
    expect((await owner.client.rest('DELETE', `/admin/reviews/${id}`)).status).toBe(200);
    expect(await app.sql('select from reports')).toEqual([]);
  });
});

describe('a report', () => {
  /** The code of the answer to a visitor with these headers. */
  async function send(id: string, headers: Record<string, string>): Promise<string> {
    const query = `mutation { report(input: { subject: REVIEW, id: "${id}", reason: INSULT }) { reportedId } }`;
    const response = await fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
    return codeOf((await response.json()) as Parameters<typeof codeOf>[0]) ?? 'ok';
  }

  it('counts once for a reader, hides nothing, and waits for moderators', async () => {
    const id = await aReview();
    const input = { subject: 'REVIEW', id, reason: 'PRIVATE', text: 'My street is in it' } as const;
    const client = await aClient(app);
    for (const reader of [client.client, client.client, visitor])
      expect((await reader.query(REPORT, { input })).report.reportedId).toBe(id);
    expect((await seen(id))['reviews']).toBe(true);
    expect((await queue()).items).toMatchObject([
      { id, subject: 'REVIEW', title: 'Rahima Khatun', author: null, reportCount: 2 },
    ]);
    const rows = await app.sql<{ reporter: string }>('select reporter from reports');
    expect(rows.every(({ reporter }) => /^#[0-9a-f]{16}$/.test(reporter))).toBe(true);
    await notifyStaff(app.platform.dataSource, new Date(Date.now() + 60_000));
    const bell = graphql(`{ myNotifications { items { kind count readAt } } }`);
    const reportsOf = async ({ client: staff }: Person) =>
      (await staff.query(bell)).myNotifications.items.filter(({ kind }) => kind === 'REPORTS_WAIT');
    expect(await reportsOf(moderator)).toEqual([{ kind: 'REPORTS_WAIT', count: 2, readAt: null }]);
    const unread = { subject: 'REVIEW', id, read: 1 } as const;
    expect(codeOf(await moderator.client.graphql(SETTLE, unread))).toBe('CONFLICT');
    expect((await queue()).items).toMatchObject([{ reportCount: 2 }]);
    const settled = await moderator.client.query(SETTLE, { ...unread, read: 2 });
    expect(settled.settleReports.content).toEqual({ reportCount: 0, pleaWaits: false });
    expect(codeOf(await moderator.client.graphql(SETTLE, { subject: 'REVIEW', id }))).toBe('CONFLICT');
    await notifyStaff(app.platform.dataSource, new Date(Date.now() + 120_000));
    expect(await reportsOf(moderator)).toMatchObject([{ readAt: expect.any(String) }]);
    // The same reader again: the same answer, and nothing waits anew.
    await visitor.query(REPORT, { input });
    expect((await queue()).total).toBe(0);
  });

  it('is about what is public: nothing tells whether a hidden text exists', async () => {
    const [id, draft] = [
      await aReview(),
      await anArticle(await aLawyer(app, { verification: VerificationStatus.PENDING })),
    ];
    await hide('REVIEW', id);
    for (const input of [
      { subject: 'REVIEW', id, reason: 'FALSE' },
      { subject: 'REVIEW', id: '00000000-0000-7000-8000-000000000000', reason: 'FALSE' },
      { subject: 'REVIEW', id: 'no id', reason: 'FALSE' },
      { subject: 'ARTICLE', id: draft, reason: 'FALSE' },
    ] as const) {
      const { errors } = await visitor.graphql(REPORT, { input });
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });

  it('is limited to 10 an hour from a visitor and 30 a day from a network', async () => {
    const id = await aReview();
    const one = newcomer();
    const codes: string[] = [];
    for (let n = 0; n < 11; n += 1) codes.push(await send(id, one));
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'ok'), 'RATE_LIMITED']);
    const network = { 'x-forwarded-for': '198.51.100.9' };
    const ofNetwork: string[] = [];
    for (let n = 0; n < 31; n += 1)
      ofNetwork.push(await send(id, { ...network, 'user-agent': `Browser of ${n}` }));
    expect([ofNetwork[29], ofNetwork[30]]).toEqual(['ok', 'RATE_LIMITED']);
  });
});
