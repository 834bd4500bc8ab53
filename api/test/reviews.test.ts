import type { VariablesOf } from 'gql.tada';
import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { Client } from './setup/client';
import { graphql } from './setup/graphql';
import { aLawyer, anAdmin, type Person } from './setup/people';
import type { PageV1, ReviewV1 } from './setup/rest-bodies';
import { appOfTests } from './setup/running-app';

const SUBMIT = graphql(`mutation Submit($input: ReviewInput!, $image: Upload) {
  submitReview(input: $input, image: $image) { review { id name designation review image createdAt } }
}`);
const REVIEW = { name: 'Rahima Khatun', designation: 'Teacher, Khulna', review: 'They listened.' };

const app = appOfTests({ trustProxy: true });
let visitor: Client;
let admin: Person;

beforeAll(async () => {
  visitor = new Client(app.origin);
  admin = await anAdmin(app);
});

beforeEach(async () => {
  await app.sql('delete from reviews');
});

let addresses = 0;

/** The headers of a new visitor. */
function newcomer(userAgent = 'Firefox'): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.113.${addresses}`, 'user-agent': userAgent };
}

async function reviews() {
  return (await visitor.rest<ReviewV1[]>('GET', '/public/reviews')).body;
}

/** The response body of a path. */
async function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(app.origin + path, init);
}

async function picture(): Promise<Blob> {
  const bytes = await sharp({ create: { width: 50, height: 50, channels: 3, background: 'plum' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describe('sending a review', () => {
  it('needs no account and is public at once, in GraphQL and REST', async () => {
    const form = formOf(REVIEW);
    form.append('reviewImage', await picture(), 'me.png');
    const rest = await visitor.rest<ReviewV1>('POST', '/public/reviews', form, newcomer());
    expect([rest.status, rest.body]).toEqual([
      201,
      {
        ...REVIEW,
        _id: expect.any(String),
        image: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/),
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
    const shown = Buffer.from(await (await get(rest.body.image!)).arrayBuffer());
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
    const { data } = await visitor.upload(SUBMIT, { input: REVIEW }, 'image', await picture(), 'me.png');
    expect((await reviews()).map(({ _id }) => _id)).toEqual([data!.submitReview.review.id, rest.body._id]);
    expect((await visitor.query(graphql(`{ reviews(limit: 1) { id image } }`))).reviews).toEqual([
      { id: data!.submitReview.review.id, image: data!.submitReview.review.image },
    ]);
  });

  it('works as JSON without a picture', async () => {
    const response = await visitor.rest<ReviewV1>('POST', '/public/reviews', REVIEW, newcomer());
    expect([response.status, response.body.image]).toEqual([201, null]);
  });

  it.each([
    [{ ...REVIEW, name: ' ' }, 'name', 'Name is required'],
    [{ ...REVIEW, designation: undefined }, 'designation', 'Designation is required'],
    [{ ...REVIEW, review: '' }, 'review', 'Review is required'],
    [{ ...REVIEW, review: 'r'.repeat(2001) }, 'review', 'Review must be at most 2000 characters'],
    [{ ...REVIEW, name: '\n' }, 'name', 'Name is required'],
  ])('refuses %j', async (body, field, message) => {
    const response = await visitor.rest('POST', '/public/reviews', body, newcomer());
    expect([response.status, response.body]).toEqual([
      400,
      { code: 'BAD_USER_INPUT', message, errors: [{ field, message }] },
    ]);
    expect(await reviews()).toEqual([]);
  });

  it('looks successful to a bot that fills the honeypot, and stores nothing', async () => {
    const before = existsSync(app.uploads) ? readdirSync(app.uploads) : [];
    const form = formOf({ ...REVIEW, website: 'https://spam.example' });
    form.append('reviewImage', await picture(), 'me.png');
    const rest = await visitor.rest<ReviewV1>('POST', '/public/reviews', form, newcomer());
    expect([rest.status, rest.body]).toEqual([
      201,
      { ...REVIEW, _id: expect.any(String), image: null, createdAt: expect.any(String) },
    ]);
    const { submitReview } = await visitor.query(SUBMIT, { input: { ...REVIEW, website: 'x' } });
    expect(submitReview.review).toMatchObject(REVIEW);
    expect(await reviews()).toEqual([]);
    expect(existsSync(app.uploads) ? readdirSync(app.uploads) : []).toEqual(before);
  });
});

describe('limits', () => {
  it('let one visitor send 5 an hour, and another browser behind the same address more', async () => {
    const headers = newcomer();
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1)
      statuses.push((await visitor.rest('POST', '/public/reviews', REVIEW, headers)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201]);
    const sixth = await visitor.rest('POST', '/public/reviews', REVIEW, headers);
    expect([sixth.status, sixth.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    const neighbour = { ...headers, 'user-agent': 'Opera Mini' };
    expect((await visitor.rest('POST', '/public/reviews', REVIEW, neighbour)).status).toBe(201);
    expect(await reviews()).toHaveLength(6);
  });

  it('let one address send 60 an hour from all its browsers', async () => {
    const headers = newcomer();
    const responses: number[] = [];
    for (let n = 0; n < 61; n += 1)
      responses.push(
        (await visitor.rest('POST', '/public/reviews', REVIEW, { ...headers, 'user-agent': `Browser ${n}` }))
          .status,
      );
    expect(responses).toEqual([...Array.from({ length: 60 }, () => 201), 429]);
  });

  it('count what was refused for its picture, which had to be read', async () => {
    const headers = newcomer();
    const bad = formOf(REVIEW);
    bad.append('reviewImage', new Blob(['no picture']), 'me.png');
    for (let n = 0; n < 5; n += 1)
      expect((await visitor.rest('POST', '/public/reviews', bad, headers)).status).toBe(415);
    expect((await visitor.rest('POST', '/public/reviews', REVIEW, headers)).status).toBe(429);
  });
});

/** Reviews by "Name 1", the newest, and so on. */
async function insertReviews(count: number): Promise<void> {
  await app.sql(
    `insert into reviews (id, name, designation, review, created_at)
     select gen_random_uuid(), 'Name ' || n, 'Client', 'Good', now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [count],
  );
}

describe('the list', () => {
  it('holds the newest 100', async () => {
    await insertReviews(120);
    const listed = await reviews();
    expect([listed.length, listed[0]?.name, listed[99]?.name]).toEqual([100, 'Name 1', 'Name 100']);
    const { reviews: three } = await visitor.query(graphql(`{ reviews(limit: 3) { name } }`));
    expect(three.map(({ name }) => name)).toEqual(['Name 1', 'Name 2', 'Name 3']);
    const { errors } = await visitor.graphql(graphql(`{ reviews(limit: 0) { name } }`));
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(
      (await admin.client.rest<PageV1<'reviews', ReviewV1>>('GET', '/admin/reviews')).body.reviews,
    ).toEqual(listed);
  });

  it('is read to its end by admins, who search and sort it, in GraphQL and REST', async () => {
    await insertReviews(120);
    const query = graphql(`query ($page: Int, $limit: Int, $search: String, $sort: ReviewSort) {
      adminReviews(page: $page, limit: $limit, search: $search, sort: $sort) { items { name } total pages } }`);
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    const ask = async (variables: VariablesOf<typeof query>) =>
      (await admin.client.query(query, variables)).adminReviews;
    const all = await ask({ limit: 50 });
    const last = await ask({ page: all.pages, limit: 50 });
    expect([all.total, last.items.length]).toEqual([120, 20]);
    const rest = await admin.client.rest<PageV1<'reviews', ReviewV1>>(
      'GET',
      '/admin/reviews?page=3&limit=50',
    );
    expect(names(rest.body.reviews)).toEqual(names(last.items));

    const second = (
      await admin.client.rest<PageV1<'reviews', ReviewV1>>('GET', '/admin/reviews?search=NAME 117')
    ).body.reviews;
    expect(names(second)).toEqual(['Name 117']);
    expect(names((await ask({ search: 'name 11', sort: 'NAME', limit: 3 })).items)).toEqual([
      'Name 11',
      'Name 110',
      'Name 111',
    ]);
    expect(names((await ask({ sort: 'OLDEST', limit: 1 })).items)).toEqual(['Name 120']);
    const { errors } = await visitor.graphql(query);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('deleting', () => {
  it('is for admins, removes the picture, and works once', async () => {
    const before = readdirSync(app.uploads).sort();
    const form = formOf(REVIEW);
    form.append('reviewImage', await picture(), 'me.png');
    const { _id } = (await visitor.rest<ReviewV1>('POST', '/public/reviews', form, newcomer())).body;
    const lawyer = await aLawyer(app);
    expect((await lawyer.client.rest('DELETE', `/admin/reviews/${_id}`)).status).toBe(403);
    expect((await visitor.rest('DELETE', `/admin/reviews/${_id}`)).status).toBe(401);
    const gone = await admin.client.rest('DELETE', `/admin/reviews/${_id}`);
    expect([gone.status, gone.body]).toEqual([200, { message: 'Review deleted' }]);
    expect(readdirSync(app.uploads).sort()).toEqual(before);
    const { errors } = await admin.client.graphql(
      graphql(`mutation ($id: ID!) { deleteReview(id: $id) { deletedId } }`),
      { id: _id },
    );
    expect(errors?.[0]).toMatchObject({ message: 'Review not found', extensions: { code: 'NOT_FOUND' } });
  });
});

describe('the home page', () => {
  const ON_HOME = graphql(`{ reviews(onHome: true) { id name } }`);
  const SHOW = graphql(`mutation ($id: ID!) { showReview(id: $id) { review { id seenAt } } }`);
  const submitted = async (name: string): Promise<string> => {
    const { body } = await visitor.rest<ReviewV1>(
      'POST',
      '/public/reviews',
      formOf({ ...REVIEW, name }),
      newcomer(),
    );
    return body._id;
  };

  it('has a review once a moderator has seen it; the list has it at once', async () => {
    const [first, second] = [await submitted('Anwara Begum'), await submitted('Buy pills')];
    expect((await visitor.query(ON_HOME)).reviews).toEqual([]);
    expect((await visitor.query(graphql(`{ reviews { id } }`))).reviews).toHaveLength(2);
    expect((await reviews()).map(({ _id }) => _id)).toEqual([second, first]);
    const toRead = async () =>
      (await admin.client.query(graphql(`{ adminStats { reviewsToRead } }`))).adminStats.reviewsToRead;
    expect(await toRead()).toBe(2);
    const shown = (await admin.client.query(SHOW, { id: first })).showReview.review;
    expect(shown).toEqual({ id: first, seenAt: expect.any(String) });
    expect((await admin.client.query(SHOW, { id: first })).showReview.review).toEqual(shown);
    expect(await toRead()).toBe(1);
    const unread = await admin.client.query(graphql(`{ adminReviews(unread: true) { items { id } total } }`));
    expect(unread.adminReviews).toEqual({ items: [{ id: second }], total: 1 });
    const listed = await admin.client.rest<PageV1<'reviews', ReviewV1>>('GET', '/admin/reviews?unread=1');
    expect(listed.body.reviews.map(({ _id }) => _id)).toEqual([second]);
    expect((await visitor.query(ON_HOME)).reviews).toEqual([{ id: first, name: 'Anwara Begum' }]);
    const entries = await app.sql(`select act from audit_entries where subject_id = $1`, [first]);
    expect(entries).toEqual([{ act: 'review-shown' }]);
  });

  it('is changed by moderators alone, for reviews that exist', async () => {
    const id = await submitted('Anwara Begum');
    const lawyer = await aLawyer(app);
    const codes = [];
    for (const client of [visitor, lawyer.client])
      codes.push((await client.graphql(SHOW, { id })).errors?.[0]?.extensions.code);
    codes.push((await admin.client.graphql(SHOW, { id: 'no id' })).errors?.[0]?.extensions.code);
    const seen = await visitor.graphql(graphql(`{ reviews { seenAt } }`));
    expect([...codes, seen.errors?.[0]?.extensions.code]).toEqual([
      ...['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
      'UNAUTHENTICATED',
    ]);
  });
});
