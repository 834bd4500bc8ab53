import { Client } from '../setup/client';
import { dayFromToday } from '../setup/days';
import { graphql, type TypeOf } from '../setup/graphql';
import { aLawyer, type Person } from '../setup/people';
import type { LawyerV1, PageV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const SAVE = graphql(`mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) {
  lawyer { firstTalkPoisha firstTalkMinutes takesCases version } } }`);

type Sort = TypeOf<'LawyerSort'>;
type Filter = TypeOf<'LawyerFilter'>;

/** Name, price of the first talk in poisha, hours of the answer. Nobody has the same experience. */
const LAWYERS: [name: string, poisha: number | null, hours: number | null][] = [
  ['Ali', null, 6],
  ['Bose', 0, null],
  ['Chakma', 50_000, 1],
  ['Das', 0, 6],
  ['Eva', null, null],
  ['Fakir', null, 24],
  ['Gazi', 20_000, null],
];

const app = appOfTests();
let visitor: Client;
const people = new Map<string, Person>();

const save = async ({ client }: Person, input: TypeOf<'LawyerProfileInput'>) =>
  client.graphql(SAVE, { input });

beforeAll(async () => {
  visitor = new Client(app.origin);
  for (const [index, [name, firstTalkPoisha, hours]] of LAWYERS.entries()) {
    const lawyer = await aLawyer(app, { experience: index }, name);
    people.set(name, lawyer);
    await save(lawyer, {
      ...{ practiceAreas: ['Family Law'], district: 'Dhaka', firstTalkPoisha, bio: 'Kazi at work' },
      ...(firstTalkPoisha === null ? {} : { firstTalkMinutes: 30 }),
      ...(name === 'Das' ? { awayUntil: dayFromToday(3).iso } : {}),
    });
    await app.sql('update lawyer_profiles set answers_within = $2 where account_id = $1', [lawyer.id, hours]);
  }
});

const LIST = graphql(`query ($sort: LawyerSort!, $page: Int, $after: String, $filter: LawyerFilter) {
  lawyers(sort: $sort, limit: 2, page: $page, after: $after, filter: $filter) { items { name } endCursor total } }`);

async function listed(sort: Sort, place: { page?: number; after?: string | null }, filter: Filter) {
  const variables = { page: 1, ...place, sort, filter };
  const { items, ...rest } = (await visitor.query(LIST, variables)).lawyers;
  return { names: items.map(({ name }) => name), ...rest };
}

async function byPages(sort: Sort, filter: Filter = {}): Promise<string[]> {
  const { total } = await listed(sort, {}, filter);
  const pages = [];
  for (let page = 1; page <= Math.ceil(total / 2); page += 1)
    pages.push((await listed(sort, { page }, filter)).names);
  return pages.flat();
}

async function byCursors(sort: Sort, filter: Filter = {}): Promise<string[]> {
  const names: string[] = [];
  for (let page = await listed(sort, {}, filter); page.names.length > 0;) {
    names.push(...page.names);
    page = await listed(sort, { after: page.endCursor }, filter);
  }
  return names;
}

describe('lawyers by first talk and by answer', () => {
  const orders: [Sort, string[]][] = [
    ['FIRST_TALK', ['Das', 'Bose', 'Gazi', 'Chakma', 'Fakir', 'Eva', 'Ali']],
    ['ANSWER', ['Chakma', 'Das', 'Ali', 'Fakir', 'Gazi', 'Eva', 'Bose']],
  ];
  const filters: Filter[] = [
    {},
    { district: 'Dhaka' },
    { practiceArea: 'Family Law' },
    { practiceArea: 'Family Law', district: 'Dhaka' },
    { matter: 'family' },
    { search: 'kazi' },
  ];
  it.each(orders.flatMap(([sort, names]) => filters.map((filter) => ({ sort, filter, names }))))(
    'are in order over all pages and cursors, those who say nothing last: $sort $filter',
    async ({ sort, filter, names }) => {
      expect(await byPages(sort, filter)).toEqual(names);
      expect(await byCursors(sort, filter)).toEqual(names);
    },
  );

  it('are in the same order in REST, with what is compared', async () => {
    const { body } = await visitor.rest<PageV1<'lawyers', LawyerV1>>(
      'GET',
      '/public/lawyers?sort=first-talk&freeFirstTalk=true',
    );
    expect(body.lawyers).toMatchObject([
      { name: 'Das', firstTalkPoisha: 0, firstTalkMinutes: 30, answersWithinHours: 6, takesCases: false },
      { name: 'Bose', firstTalkPoisha: 0, firstTalkMinutes: 30, answersWithinHours: null, takesCases: true },
    ]);
  });

  it.each([
    [{ freeFirstTalk: true }, ['Das', 'Bose']],
    [{ freeFirstTalk: true, takesCases: true }, ['Bose']],
    [{ takesCases: true, practiceArea: 'Family Law' }, ['Bose', 'Gazi', 'Chakma', 'Fakir', 'Eva', 'Ali']],
    [{ takesCases: true, matter: 'family', search: 'kazi', freeFirstTalk: true }, ['Bose']],
    [{ takesCases: false, freeFirstTalk: null, search: 'das' }, ['Das']],
  ] as [Filter, string[]][])('are narrowed by what they offer: %j', async (filter, names) => {
    expect(await byPages('FIRST_TALK', filter)).toEqual(names);
    const sorted = [...names].sort();
    expect((await byPages('NAME', filter)).sort()).toEqual(sorted);
    const { lawyerCounts } = await visitor.query(
      graphql(`query ($filter: LawyerFilter) { lawyerCounts(filter: $filter) {
        anyDistrict practiceAreas { name lawyerCount } districts { name lawyerCount } } }`),
      { filter },
    );
    expect(lawyerCounts.anyDistrict).toBe(names.length);
    expect(lawyerCounts.districts).toEqual([{ name: 'Dhaka', lawyerCount: names.length }]);
    expect(lawyerCounts.practiceAreas).toContainEqual({ name: 'Family Law', lawyerCount: names.length });
  });

  it('are not asked about when words find only lawyers who offer something else', async () => {
    const { lawyers } = await visitor.query(
      graphql(
        `{ lawyers(filter: { search: "kazi fakir", freeFirstTalk: true }) { total reading { sure } } }`,
      ),
    );
    expect(lawyers.total).toBe(0);
    const { lawyers: all } = await visitor.query(
      graphql(`{ lawyers(filter: { search: "kazi fakir" }) { items { name } } }`),
    );
    expect(all.items).toEqual([{ name: 'Fakir' }]);
  });
});

describe('a first talk', () => {
  it('is stored and cleared as a whole', async () => {
    const lawyer = await aLawyer(app);
    const saved = async (input: TypeOf<'LawyerProfileInput'>) => {
      const { data } = await save(lawyer, input);
      const { firstTalkPoisha, firstTalkMinutes } = data!.updateLawyerProfile.lawyer;
      return [firstTalkPoisha, firstTalkMinutes];
    };
    expect(await saved({ firstTalkPoisha: 50_000, firstTalkMinutes: 60 })).toEqual([50_000, 60]);
    expect(await saved({ bio: 'Wages' })).toEqual([50_000, 60]);
    expect(await saved({ firstTalkPoisha: 70_000, firstTalkMinutes: null })).toEqual([70_000, 60]);
    expect(await saved({ firstTalkPoisha: 0, firstTalkMinutes: 15 })).toEqual([0, 15]);
    expect(await saved({ firstTalkPoisha: null })).toEqual([null, null]);
    expect(await saved({ firstTalkPoisha: 0 })).toEqual([0, 30]);
  });

  it.each([
    [{ firstTalkPoisha: -1 }, 'firstTalkPoisha'],
    [{ firstTalkPoisha: 10_000_001 }, 'firstTalkPoisha'],
    [{ firstTalkPoisha: 0, firstTalkMinutes: 45 }, 'firstTalkMinutes'],
    [{ firstTalkMinutes: 30 }, 'firstTalkMinutes'],
  ])('is refused: %j', async (input, field) => {
    const { errors } = await save(await aLawyer(app), input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });

  it('counts as an edit for a form that was opened before', async () => {
    const lawyer = await aLawyer(app);
    const { data } = await save(lawyer, { bio: 'Wages' });
    const { version } = data!.updateLawyerProfile.lawyer;
    await save(lawyer, { firstTalkPoisha: 0 });
    const { errors } = await save(lawyer, { bio: 'Land', version });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});
