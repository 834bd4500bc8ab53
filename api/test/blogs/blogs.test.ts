import type { VariablesOf } from 'gql.tada';
import { graphql } from '../setup/graphql';
import { aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import type { BlogV1, PageV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const BLOGS =
  graphql(`query Blogs($page: Int! = 1, $limit: Int! = 6, $search: String, $sort: BlogSort! = NEWEST) {
  blogs(page: $page, limit: $limit, search: $search, sort: $sort) {
    items { id title content author { id name listed } createdAt updatedAt } page pages limit total
  }
}`);
const CREATE = graphql(
  `mutation Create($input: BlogInput!) { createBlog(input: $input) { blog { id title author { id } } } }`,
);
const UPDATE = graphql(`mutation Update($id: ID!, $input: UpdateBlogInput!) {
  updateBlog(id: $id, input: $input) { blog { id title content author { id } } }
}`);
const DELETE = graphql(`mutation Delete($id: ID!) { deleteBlog(id: $id) { deletedId } }`);

const app = appOfTests();
let lawyer: Person;
let other: Person;
let admin: Person;
let client: Person;

beforeEach(async () => {
  await app.sql('delete from blogs');
});

beforeAll(async () => {
  [lawyer, other, admin, client] = [
    await aLawyer(app),
    await aLawyer(app),
    await anAdmin(app),
    await aClient(app),
  ];
});

async function publish(author: Person, title: string, content = 'Useful text.') {
  const base = author === admin ? '/admin' : '/lawyers';
  const response = await author.client.rest<BlogV1>('POST', `${base}/blogs`, { title, content });
  expect(response.status).toBe(201);
  return response.body;
}

describe('publishing', () => {
  it('returns the post with the property names of REST and its author', async () => {
    const blog = await publish(lawyer, '  Land mutation  ', 'How **namjari** works.');
    expect(blog).toEqual({
      _id: expect.any(String),
      title: 'Land mutation',
      titleBangla: null,
      content: 'How **namjari** works.',
      contentBangla: null,
      practiceArea: null,
      image: null,
      lawyerId: { _id: lawyer.id, name: lawyer.name, profilePic: null },
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: blog.createdAt,
    });
    const visitor = client.client.as(null);
    expect((await visitor.rest('GET', `/public/blogs/${blog._id}`)).body).toEqual(blog);
  });

  it('makes an admin the author of what the admin writes', async () => {
    const { createBlog } = await admin.client.query(CREATE, { input: { title: 'News', content: 'Text' } });
    expect(createBlog.blog.author).toEqual({ id: admin.id });
    const [item] = (await client.client.query(BLOGS)).blogs.items;
    expect(item!.author).toEqual({ id: admin.id, name: admin.name, listed: false });
  });

  it('shows which author has a public page', async () => {
    const pending = await aLawyer(app, { verification: 'pending' as never });
    await publish(lawyer, 'By a verified lawyer');
    await publish(pending, 'By a pending lawyer');
    const { items } = (await admin.client.query(BLOGS)).blogs;
    expect(items.map((item) => [item.title, item.author!.listed])).toEqual([
      ['By a pending lawyer', false],
      ['By a verified lawyer', true],
    ]);
  });

  it.each([
    [{ content: 'x' }, 'title', 'Title is required'],
    [{ title: '   ', content: 'x' }, 'title', 'Title is required'],
    [{ title: 't'.repeat(201), content: 'x' }, 'title', 'Title must be at most 200 characters'],
    [{ title: 'x' }, 'content', 'Content is required'],
    [{ title: 'x', content: 'c'.repeat(50_001) }, 'content', 'Content must be at most 50000 characters'],
    [{ title: 'x', content: '\0' }, 'content', 'Content is required'],
    [{ title: { $ne: null }, content: 'x' }, 'title', 'Title must be text'],
  ])('refuses %j', async (body, field, message) => {
    const response = await lawyer.client.rest('POST', '/lawyers/blogs', body);
    expect([response.status, response.body]).toEqual([
      400,
      { code: 'BAD_USER_INPUT', message, errors: [{ field, message }] },
    ]);
  });

  it('completes links without a scheme, and refuses relative ones, through both doors', async () => {
    const written = 'See [the act](bdlaws.gov.bd/11).';
    const complete = 'See [the act](https://bdlaws.gov.bd/11).';
    const { _id: id } = await publish(lawyer, 'By REST', written);
    const { updateBlog } = await lawyer.client.query(UPDATE, { id, input: { content: `${written} More.` } });
    expect(updateBlog.blog.content).toBe(`${complete} More.`);
    const message = 'The link “/lawyers” needs a whole address, such as https://example.org';
    const edit = await lawyer.client.graphql(UPDATE, { id, input: { content: '[here](/lawyers)' } });
    expect(edit.errors?.[0]?.message).toBe(message);
    const changed = await lawyer.client.rest('PUT', `/lawyers/blogs/${id}`, { content: '[here](/lawyers)' });
    expect([changed.status, changed.body]).toMatchObject([400, { errors: [{ field: 'content', message }] }]);
    const [stored] = await app.sql<{ content: string }>('select content from blogs');
    expect(stored?.content).toBe(`${complete} More.`);
  });

  it('refuses clients, visitors, and lawyers in the admin area', async () => {
    const body = { title: 'x', content: 'x' };
    expect((await client.client.rest('POST', '/lawyers/blogs', body)).status).toBe(403);
    expect((await client.client.as(null).rest('POST', '/lawyers/blogs', body)).status).toBe(401);
    expect((await lawyer.client.rest('POST', '/admin/blogs', body)).status).toBe(403);
    const { errors } = await client.client.graphql(CREATE, { input: body });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('editing', () => {
  it('merges, in GraphQL and REST, and sets the time of the change', async () => {
    const blog = await publish(lawyer, 'Old title', 'Old content');
    const put = await lawyer.client.rest<BlogV1>('PUT', `/lawyers/blogs/${blog._id}`, { title: 'New title' });
    expect([put.status, put.body.title, put.body.content]).toEqual([200, 'New title', 'Old content']);
    expect(Date.parse(put.body.updatedAt)).toBeGreaterThan(Date.parse(blog.updatedAt));
    const { updateBlog } = await lawyer.client.query(UPDATE, {
      id: blog._id,
      input: { content: 'New content' },
    });
    expect(updateBlog.blog).toMatchObject({ title: 'New title', content: 'New content' });
    const empty = await lawyer.client.rest('PATCH', `/lawyers/blogs/${blog._id}`, { title: '' });
    expect([empty.status, empty.body.message]).toEqual([400, 'Title is required']);
  });

  it("is not possible for another lawyer's post, which does not exist for editing", async () => {
    const blog = await publish(other, 'Not yours');
    const missing = { code: 'NOT_FOUND', message: 'Blog not found' };
    for (const [method, body] of [['GET'], ['PUT', { title: 'Mine' }], ['DELETE']] as const) {
      const response = await lawyer.client.rest(method, `/lawyers/blogs/${blog._id}`, body);
      expect([response.status, response.body]).toEqual([404, missing]);
    }
    const variables: VariablesOf<typeof UPDATE> = { id: blog._id, input: { title: 'Mine' } };
    for (const operation of [UPDATE, DELETE]) {
      const { errors } = await lawyer.client.graphql<unknown, typeof variables>(operation, variables);
      expect(errors?.[0]).toMatchObject({ message: 'Blog not found', extensions: { code: 'NOT_FOUND' } });
    }
    expect((await other.client.rest<BlogV1>('GET', `/lawyers/blogs/${blog._id}`)).body.title).toBe(
      'Not yours',
    );
  });

  it('is possible for admins with any post, whose author stays', async () => {
    const blog = await publish(lawyer, 'A post');
    const response = await admin.client.rest<BlogV1>('PUT', `/admin/blogs/${blog._id}`, {
      title: 'Corrected',
    });
    expect([response.body.title, response.body.lawyerId!._id]).toEqual(['Corrected', lawyer.id]);
    expect((await admin.client.rest('GET', `/admin/blogs/${blog._id}`)).status).toBe(200);
    const gone = await admin.client.rest('DELETE', `/admin/blogs/${blog._id}`);
    expect([gone.status, gone.body]).toEqual([200, { message: 'Blog deleted' }]);
    expect((await admin.client.rest('DELETE', `/admin/blogs/${blog._id}`)).status).toBe(404);
  });

  it('deletes through GraphQL; a deleted post is null', async () => {
    const blog = await publish(lawyer, 'A post');
    expect(await lawyer.client.query(DELETE, { id: blog._id })).toEqual({
      deleteBlog: { deletedId: blog._id },
    });
    expect(await client.client.query(`{ blog(id: "${blog._id}") { id } }`)).toEqual({ blog: null });
    expect(await client.client.query(graphql(`{ blog(id: "no such thing") { id } }`))).toEqual({
      blog: null,
    });
  });

  it('serializes concurrent edits, and loses none', async () => {
    const blog = await publish(lawyer, 'Title', 'Content');
    await Promise.all([
      lawyer.client.rest('PUT', `/lawyers/blogs/${blog._id}`, { title: 'Another title' }),
      admin.client.rest('PUT', `/admin/blogs/${blog._id}`, { content: 'Other content' }),
    ]);
    expect((await lawyer.client.rest('GET', `/lawyers/blogs/${blog._id}`)).body).toMatchObject({
      title: 'Another title',
      content: 'Other content',
    });
  });
});

describe('lists', () => {
  it('are paged alike by GraphQL and REST, newest first', async () => {
    for (let n = 1; n <= 8; n += 1) await publish(n % 2 ? lawyer : other, `Post ${n}`);
    const rest = (await client.client.as(null).rest<PageV1<'blogs', BlogV1>>('GET', '/public/blogs?page=2'))
      .body;
    expect(rest.pagination).toEqual({ page: 2, pages: 2, limit: 6, total: 8 });
    expect(rest.blogs.map((blog) => blog.title)).toEqual(['Post 2', 'Post 1']);
    const { blogs } = await client.client.query(BLOGS, { page: 2 });
    expect(blogs.items.map((blog) => blog.id)).toEqual(rest.blogs.map((blog) => blog._id));
    expect(blogs).toMatchObject(rest.pagination);
    const adminPage = (await admin.client.rest<PageV1<'blogs', BlogV1>>('GET', '/admin/blogs')).body;
    expect([adminPage.blogs.length, adminPage.pagination.limit]).toEqual([8, 10]);
    const past = (await client.client.rest<PageV1<'blogs', BlogV1>>('GET', '/public/blogs?page=9')).body;
    expect([past.blogs, past.pagination.pages]).toEqual([[], 2]);
    expect((await client.client.rest('GET', '/public/blogs?limit=0')).status).toBe(400);
  });

  it('of own posts hold nobody else’s', async () => {
    await publish(lawyer, 'Mine 1');
    await publish(other, 'Theirs');
    await publish(lawyer, 'Mine 2');
    const rest = (await lawyer.client.rest<BlogV1[]>('GET', '/lawyers/blogs')).body;
    expect(rest.map((blog) => blog.title)).toEqual(['Mine 2', 'Mine 1']);
    const { myBlogs } = await lawyer.client.query(graphql(`{ myBlogs { items { title } total } }`));
    expect(myBlogs).toEqual({ items: [{ title: 'Mine 2' }, { title: 'Mine 1' }], total: 2 });
  });

  it('are found by title and author, and sorted', async () => {
    await publish(lawyer, 'banking fraud');
    await publish(lawyer, 'Adoption 100%');
    await publish(admin, 'Court fees');
    const titles = async (variables: Record<string, unknown>): Promise<string[]> =>
      (await client.client.query(BLOGS, variables)).blogs.items.map((blog) => blog.title);
    expect(await titles({ sort: 'TITLE' })).toEqual(['Adoption 100%', 'banking fraud', 'Court fees']);
    expect(await titles({ sort: 'OLDEST' })).toEqual(['banking fraud', 'Adoption 100%', 'Court fees']);
    expect(await titles({ search: '100%' })).toEqual(['Adoption 100%']);
    expect(await titles({ search: admin.name.toUpperCase() })).toEqual(['Court fees']);
    expect(await titles({ search: '_' })).toEqual([]);
  });

  it('are listed with those in Bangla first, in both APIs', async () => {
    await publish(lawyer, 'Old');
    const inBangla = { titleBangla: 'জমির নামজারি', contentBangla: 'দরকারি কথা।' };
    for (const title of ['Land 1', 'Land 2'])
      await lawyer.client.rest('POST', '/lawyers/blogs', { title, content: 'Useful text.', ...inBangla });
    await publish(lawyer, 'New');
    const expected = ['Land 2', 'Land 1', 'New', 'Old'];
    const { blogs } = await client.client.query(BLOGS, { sort: 'BANGLA_FIRST' });
    expect(blogs.items.map(({ title }) => title)).toEqual(expected);
    const { body } = await client.client.rest<PageV1<'blogs', BlogV1>>(
      'GET',
      '/public/blogs?sort=bangla-first',
    );
    expect(body.blogs.map(({ title }) => title)).toEqual(expected);
  });

  it('are filtered by author, and by the other posts of an author', async () => {
    const first = await publish(lawyer, 'First');
    await publish(other, 'By another');
    await publish(lawyer, 'Second');
    const query = graphql(
      `query ($authorId: ID, $moreFrom: ID) {
         blogs(limit: 1, authorId: $authorId, moreFrom: $moreFrom) { items { title } total } }`,
    );
    const narrowed = async (variables: VariablesOf<typeof query>) =>
      (await client.client.as(null).query(query, variables)).blogs;
    expect(await narrowed({ authorId: lawyer.id })).toEqual({ items: [{ title: 'Second' }], total: 2 });
    expect(await narrowed({ moreFrom: first._id })).toEqual({ items: [{ title: 'Second' }], total: 1 });
    for (const id of ['not-an-id', '', client.id]) {
      expect(await narrowed({ authorId: id })).toEqual({ items: [], total: 0 });
      expect(await narrowed({ moreFrom: id })).toEqual({ items: [], total: 0 });
    }
  });

  it('find no other posts of a deleted author', async () => {
    const leaving = await aLawyer(app);
    const [blog] = [await publish(leaving, 'One'), await publish(leaving, 'Two')];
    await admin.client.rest('DELETE', `/admin/lawyers/${leaving.id}`);
    const { blogs } = await client.client.query(
      graphql(`query ($id: ID) { blogs(moreFrom: $id) { total } }`),
      { id: blog._id },
    );
    expect(blogs.total).toBe(0);
  });

  it('keep the posts of a deleted lawyer, without an author', async () => {
    const leaving = await aLawyer(app);
    const blog = await publish(leaving, 'It stays');
    await admin.client.rest('DELETE', `/admin/lawyers/${leaving.id}`);
    expect((await client.client.rest<BlogV1>('GET', `/public/blogs/${blog._id}`)).body.lawyerId).toBeNull();
    expect((await client.client.query(BLOGS)).blogs.items[0]!.author).toBeNull();
  });

  it('show a preview as plain text of the requested length', async () => {
    await publish(lawyer, 'Long', `## Heading\n\n${'A **bold** word. '.repeat(60)}`);
    const { blogs } = await client.client.query(
      graphql(`{ blogs { items { preview short: preview(length: 22) } } }`),
    );
    expect(blogs.items[0]!.short).toBe('Heading: A bold word…');
    expect(blogs.items[0]!.preview.length).toBeLessThanOrEqual(150);
    expect(blogs.items[0]!.preview).toMatch(/^Heading: A bold word\..*…$/);
    const { errors } = await client.client.graphql(graphql(`{ blogs { items { preview(length: 0) } } }`));
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('practice areas of posts', () => {
  const ABOUT = graphql(`query About($practiceArea: String, $relatedTo: ID) {
    blogs(practiceArea: $practiceArea, relatedTo: $relatedTo) { items { title practiceArea } }
  }`);

  async function titlesOf(variables: VariablesOf<typeof ABOUT>): Promise<string[]> {
    const { blogs } = await client.client.query(ABOUT, variables);
    return blogs.items.map(({ title }) => title);
  }

  async function publishAbout(title: string, practiceArea: string | null): Promise<string> {
    const body = { title, content: 'Text', practiceArea };
    const response = await lawyer.client.rest<BlogV1>('POST', '/lawyers/blogs', body);
    expect(response.status).toBe(201);
    return response.body._id;
  }

  it('are chosen by name or slug, changed and removed', async () => {
    const id = await publishAbout('Rent', 'property-law');
    const address = `/lawyers/blogs/${id}`;
    expect((await lawyer.client.rest<BlogV1>('GET', address)).body.practiceArea).toBe('Property Law');
    const kept = await lawyer.client.rest<BlogV1>('PUT', address, { title: 'Rents' });
    expect(kept.body.practiceArea).toBe('Property Law');
    const changed = await lawyer.client.rest<BlogV1>('PUT', address, { practiceArea: 'Tax Law' });
    expect(changed.body.practiceArea).toBe('Tax Law');
    const removed = await lawyer.client.rest<BlogV1>('PUT', address, { practiceArea: '' });
    expect(removed.body.practiceArea).toBeNull();
  });

  it('are refused when unknown, with the closest one', async () => {
    const body = { title: 'x', content: 'x', practiceArea: 'Famly Law' };
    const message = '"Famly Law" is not a practice area. Did you mean Family Law?';
    const response = await lawyer.client.rest('POST', '/lawyers/blogs', body);
    expect([response.status, response.body.errors]).toEqual([400, [{ field: 'practiceArea', message }]]);
    const { errors } = await lawyer.client.graphql(CREATE, { input: body });
    expect(errors?.[0]?.message).toBe(message);
  });

  it('filter the list, and are counted', async () => {
    await publishAbout('Tax one', 'Tax Law');
    await publishAbout('Divorce', 'Family Law');
    await publishAbout('Tax two', 'Tax Law');
    await publishAbout('Untold', null);
    expect(await titlesOf({ practiceArea: 'tax-law' })).toEqual(['Tax two', 'Tax one']);
    expect(await titlesOf({ practiceArea: 'No such law' })).toEqual([]);
    const rest = await client.client.rest<PageV1<'blogs', BlogV1>>(
      'GET',
      '/public/blogs?category=Family%20Law',
    );
    expect(rest.body.blogs.map(({ title }) => title)).toEqual(['Divorce']);
    const { blogTopics } = await client.client.query(graphql(`{ blogTopics { name slug blogCount } }`));
    expect(blogTopics).toEqual([
      { name: 'Tax Law', slug: 'tax-law', blogCount: 2 },
      { name: 'Family Law', slug: 'family-law', blogCount: 1 },
    ]);
  });

  it('relate posts to each other, by the author where the post has none', async () => {
    await lawyer.client.rest('PUT', '/lawyers/profile', { practiceAreas: 'Tax Law, Labour Law' });
    const first = await publishAbout('First', 'Family Law');
    await publishAbout('Second', 'Family Law');
    await publishAbout('Return', 'Tax Law');
    const untold = await publishAbout('Untold', null);
    expect(await titlesOf({ relatedTo: first })).toEqual(['Second']);
    expect(await titlesOf({ relatedTo: untold })).toEqual(['Return']);
    expect(await titlesOf({ relatedTo: 'nobody' })).toEqual([]);
  });

  it('of the author are public only while the author is listed', async () => {
    const pending = await aLawyer(app, { verification: 'pending' as never });
    for (const author of [lawyer, pending]) {
      await author.client.rest('PUT', '/lawyers/profile', {
        practiceAreas: 'Tax Law',
        experience: 7,
        district: 'Sylhet',
      });
      await publish(author, 'Text');
    }
    const { blogs } = await admin.client.query(
      graphql(`{ blogs { items { author { practiceAreas experience district } } } }`),
    );
    expect(blogs.items.map(({ author }) => author)).toEqual([
      { practiceAreas: [], experience: null, district: null },
      { practiceAreas: ['Tax Law'], experience: 7, district: 'Sylhet' },
    ]);
  });
});
