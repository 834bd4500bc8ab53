import { Client } from '../setup/client';
import { graphql, type TypeOf } from '../setup/graphql';
import { aLawyer } from '../setup/people';
import type { LawyerV1, PageV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const NUMBER = 9;
const PAGE_SIZE = 2;
const DAY = 24 * 60 * 60_000;

const app = appOfTests();
let visitor: Client;

beforeAll(async () => {
  visitor = new Client(app.origin);
  for (let number = 0; number < NUMBER; number += 1) {
    const { client } = await aLawyer(app, { experience: number }, 'Rezaul Karim');
    await client.rest('PUT', '/lawyers/profile', {
      district: 'Dhaka',
      practiceAreas: 'Family Law',
      bio: 'Rezaul Karim at work',
    });
  }
});
afterEach(() => jest.restoreAllMocks());

type Filter = TypeOf<'LawyerFilter'>;
const LIST = graphql(`query ($page: Int, $limit: Int, $after: String, $filter: LawyerFilter) {
  lawyers(sort: TURN, limit: $limit, page: $page, after: $after, filter: $filter) {
    items { id } endCursor total } }`);

async function listed(request: { page?: number; after?: string | null }, filter: Filter = {}) {
  const variables = { page: 1, limit: PAGE_SIZE, ...request, filter };
  const { items, endCursor, total } = (await visitor.query(LIST, variables)).lawyers;
  return { ids: items.map(({ id }) => id), endCursor, total };
}

async function byPages(filter?: Filter): Promise<string[]> {
  const pages = [];
  for (let page = 1; page <= Math.ceil(NUMBER / PAGE_SIZE); page += 1)
    pages.push((await listed({ page }, filter)).ids);
  return pages.flat();
}

async function byCursors(filter?: Filter): Promise<string[]> {
  const ids: string[] = [];
  for (let page = await listed({}, filter); page.ids.length > 0;) {
    ids.push(...page.ids);
    page = await listed({ after: page.endCursor }, filter);
  }
  return ids;
}

describe('the list of the day', () => {
  it.each([
    {},
    { district: 'Dhaka' },
    { practiceArea: 'Family Law' },
    { practiceArea: 'Family Law', district: 'Dhaka' },
    { matter: 'family' },
    { search: 'karim' },
  ])('has everybody once, by pages and by cursors, for %j', async (filter) => {
    const pages = await byPages(filter);
    expect(new Set(pages).size).toBe(NUMBER);
    expect(pages).toHaveLength(NUMBER);
    expect(await byCursors(filter)).toEqual(pages);
    expect((await listed({}, filter)).total).toBe(NUMBER);
  });

  it('is the same in REST', async () => {
    const { body } = await visitor.rest<PageV1<'lawyers', LawyerV1>>(
      'GET',
      '/public/lawyers?sort=turn&limit=100',
    );
    expect((body.lawyers as { _id: string }[]).map(({ _id }) => _id)).toEqual(await byPages());
  });

  it('goes on in a circle, and begins elsewhere on other days, at once in caches', async () => {
    const today = await byPages();
    const firsts = new Set(today.slice(0, 1));
    const now = Date.now();
    for (let days = 1; days <= 20; days += 1) {
      jest.spyOn(Date, 'now').mockReturnValue(now + days * DAY);
      const ids = await byPages();
      const at = today.indexOf(ids[0] ?? '');
      expect(ids).toEqual([...today.slice(at), ...today.slice(0, at)]);
      firsts.add(ids[0] ?? '');
    }
    expect(firsts.size).toBeGreaterThan(NUMBER / 2);
  });
});
