import type { VariablesOf } from 'gql.tada';
import { graphql } from '../setup/graphql';
import { aLawyer, anAdmin, type Person } from '../setup/people';
import type { LawyerV1, PageV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

/** Each name in Latin letters with that in Bangla, in the order of the Bangla alphabet; ৎ is one of the forms of ত. */
const PEOPLE: readonly [string, string | null][] = [
  ['Wahida Anam', 'অহিদা আনাম'],
  ['Abdul Karim', 'আব্দুল করিম'],
  ['Zakir Hossain', 'জাকির হোসেন'],
  ['Satya Ranjan', 'সতৎ রঞ্জন'],
  ['Satyen Bose', 'সত্যেন বসু'],
  ['Bashir Ahmed', null],
  ['Ymran Ali', null],
];

const VERIFY = graphql(`mutation ($id: ID!) { verifyLawyer(id: $id, status: VERIFIED) { lawyer { id } } }`);
const PAGE = graphql(`query ($filter: LawyerFilter, $after: String, $page: Int! = 1, $limit: Int! = 100) {
  lawyers(filter: $filter, sort: NAME_BANGLA, page: $page, after: $after, limit: $limit) { endCursor items { name } } }`);

const app = appOfTests();
let admin: Person;
let visitor: Person['client'];
let lawyers: Person[];

beforeAll(async () => {
  admin = await anAdmin(app);
  visitor = admin.client.as(null);
  lawyers = [];
  for (const [name, nameBangla] of PEOPLE.toReversed()) {
    const lawyer = await aLawyer(app, {}, name);
    const changes = { nameBangla, district: 'Dhaka', practiceAreas: 'Family Law' };
    await lawyer.client.rest('PUT', '/lawyers/profile', changes);
    await admin.client.query(VERIFY, { id: lawyer.id });
    lawyers.unshift(lawyer);
  }
});

async function page(
  variables: VariablesOf<typeof PAGE> = {},
): Promise<{ names: string[]; endCursor: string }> {
  const { lawyers: found } = await visitor.query(PAGE, variables);
  return {
    names: found.items.map(({ name }) => name),
    endCursor: found.endCursor!,
  };
}

const inOrder = PEOPLE.map(([name]) => name);

describe('the directory by name in Bangla', () => {
  it.each([
    ['of everybody', {}],
    ['of a district', { district: 'Dhaka' }],
    ['of a practice area', { practiceArea: 'Family Law' }],
    ['of both', { practiceArea: 'Family Law', district: 'Dhaka' }],
  ])(
    '%s has the order of the Bangla alphabet, those without such a name after it',
    async (_title, filter) => {
      expect((await page({ filter })).names).toEqual(inOrder);
    },
  );

  it('goes on after a cursor, and by page numbers', async () => {
    const first = await page({ limit: 3 });
    const second = await page({ limit: 3, after: first.endCursor });
    expect([...first.names, ...second.names]).toEqual(inOrder.slice(0, 6));
    expect((await page({ limit: 3, page: 2 })).names).toEqual(second.names);
  });

  it('is the same over REST', async () => {
    const { body } = await visitor.rest<PageV1<'lawyers', LawyerV1>>(
      'GET',
      '/public/lawyers?sort=name-bangla&limit=100',
    );
    expect((body.lawyers as { name: string }[]).map(({ name }) => name)).toEqual(inOrder);
  });

  it('follows a name that an admin has accepted, also within a practice area', async () => {
    const [wahida] = lawyers;
    if (!wahida) throw new Error('Nobody was registered');
    await wahida.client.rest('PUT', '/lawyers/profile', { nameBangla: 'হোসনে আরা' });
    expect((await page()).names[0]).toBe('Wahida Anam');
    await admin.client.query(VERIFY, { id: wahida.id });
    const expected = [...inOrder.slice(1, 5), 'Wahida Anam', ...inOrder.slice(5)];
    expect((await page()).names).toEqual(expected);
    expect((await page({ filter: { practiceArea: 'Family Law' } })).names).toEqual(expected);
  });
});
