import { VerificationStatus } from '../../src/modules/lawyers/verification/verification.status';
import { graphql } from '../setup/graphql';
import { aLawyer, anAdmin, type Person } from '../setup/people';
import type { BlogV1, PageV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests({}, undefined, { cached: true });
let admin: Person;
let other: Person;

beforeAll(async () => {
  [admin, other] = [await anAdmin(app), await aLawyer(app)];
});

const TITLE = 'Mutation of land in Rangpur';

async function post(author: Person) {
  const { status, body } = await author.client.rest<BlogV1>('POST', '/lawyers/blogs', {
    title: TITLE,
    content: 'What **namjari** is.',
    practiceArea: 'Property Law',
  });
  expect(status).toBe(201);
  return body;
}

const verify = (id: string, status: string, reason?: string) =>
  admin.client.rest('PUT', `/admin/lawyers/${id}/verification`, { status, reason });

/** The public places in which a post is seen by somebody: lists at both doors, topics, feed, map of the site and page. */
async function seenBy({ client }: Pick<Person, 'client'>, id: string) {
  const { body: list } = await client.rest<PageV1<'blogs', BlogV1>>(
    'GET',
    `/public/blogs?search=${encodeURIComponent(TITLE)}`,
  );
  const page = await client.rest('GET', `/public/blogs/${id}`);
  const { blogs, blogTopics, blog } = await client.query(
    graphql(
      `query ($id: ID!) { blogs(practiceArea: "Property Law") { items { id } } blogTopics { name } blog(id: $id) { id } }`,
    ),
    { id },
  );
  const [feed, map] = await Promise.all(
    ['/blogs/feed.xml', `/sitemaps/blogs/${id}.xml`].map(async (path) =>
      (await fetch(app.origin + path)).text(),
    ),
  );
  return {
    list: list.blogs.length > 0,
    page: page.status === 200,
    blogs: blogs.items.length > 0,
    topic: blogTopics.length > 0,
    blog: blog !== null,
    feed: feed?.includes(TITLE),
    map: map?.includes(id),
  };
}

const everywhere = (seen: boolean) => ({
  list: seen,
  page: seen,
  blogs: seen,
  topic: seen,
  blog: seen,
  feed: seen,
  map: seen,
});

it('the post of a lawyer who is not verified is a draft that its author and admins see', async () => {
  const lawyer = await aLawyer(app, { verification: VerificationStatus.PENDING });
  const draft = await post(lawyer);
  expect(draft.published).toBe(false);
  const id = draft._id;
  const visitor = admin.client.as(null);
  expect(await seenBy({ client: visitor }, id)).toEqual(everywhere(false));
  expect(await seenBy(other, id)).toEqual(everywhere(false));
  expect((await lawyer.client.rest('GET', `/public/blogs/${id}`)).body).toEqual(draft);
  const { myBlogs } = await lawyer.client.query(graphql(`query { myBlogs { items { id published } } }`));
  expect(myBlogs.items).toEqual([{ id, published: false }]);
  expect((await admin.client.rest('GET', `/public/blogs/${id}`)).body).toEqual(draft);

  await verify(lawyer.id, 'verified');
  expect(await eventually({ client: visitor }, id, true)).toEqual(everywhere(true));
  const { body } = await visitor.rest('GET', `/public/blogs/${id}`);
  expect(body).not.toHaveProperty('published');

  await verify(lawyer.id, 'rejected', 'Not on the roll');
  expect(await eventually({ client: visitor }, id, false)).toEqual(everywhere(false));
  expect((await lawyer.client.rest('PUT', `/lawyers/blogs/${id}`, { title: `${TITLE}, again` })).status).toBe(
    200,
  );
  await app.sql('delete from blogs');
});

/** What is seen once every cache has been told, at most 2 seconds later. */
async function eventually(person: Pick<Person, 'client'>, id: string, expected: boolean) {
  const until = Date.now() + 2_000;
  for (;;) {
    const seen = await seenBy(person, id);
    if (Object.values(seen).every((one) => one === expected) || Date.now() > until) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it('posts of admins and of deleted authors stay as they were', async () => {
  const { body: byAdmin } = await admin.client.rest('POST', '/admin/blogs', { title: 'A', content: 'B' });
  expect(byAdmin).not.toHaveProperty('published');
  const [listed, pending] = [
    await aLawyer(app),
    await aLawyer(app, { verification: VerificationStatus.PENDING }),
  ];
  const [shown, draft] = [await post(listed), await post(pending)];
  for (const { id } of [listed, pending]) await admin.client.rest('DELETE', `/admin/lawyers/${id}`);
  const visitor = admin.client.as(null);
  expect((await visitor.rest('GET', `/public/blogs/${shown._id}`)).status).toBe(200);
  expect((await visitor.rest('GET', `/public/blogs/${draft._id}`)).status).toBe(404);
});

it('a decision that meets a new post in the same moment leaves no draft behind', async () => {
  const lawyers = await Promise.all(
    Array.from({ length: 8 }, () => aLawyer(app, { verification: VerificationStatus.PENDING })),
  );
  await Promise.all(lawyers.flatMap((lawyer) => [post(lawyer), verify(lawyer.id, 'verified')]));
  const ids = lawyers.map(({ id }) => id);
  expect(
    await app.sql('select count(*)::int as count from blogs where author_id = any($1) and not published', [
      ids,
    ]),
  ).toEqual([{ count: 0 }]);
});
