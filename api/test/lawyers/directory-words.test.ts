import { recountDirectoryWords } from '../../src/modules/lawyers/directory/directory-counts.job';
import { EXACT_UP_TO } from '../../src/modules/lawyers/directory/lawyer-search';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aLawyer, anAdmin, type Person } from '../setup/people';
import type { LawyerV1, PageV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

/** As an admin does: the new name of a verified lawyer is public at once. */
const rename = ({ id }: Person, name: string) => admin.client.rest('PUT', `/admin/lawyers/${id}`, { name });

const LAWYERS = 6_000;
const PARTS = 6;
const GIVEN = `(array['Kamal','Nusrat','Rafiq','O''Brien'])[1 + n % 4]`;

const app = appOfTests();
let admin: Person;
let visitor: Client;

/** More lawyers than are counted exactly: every name of the four has 1,500 of them, three in four are Rahman. */
beforeAll(async () => {
  visitor = new Client(app.origin);
  admin = await anAdmin(app);
  await app.sql(
    `create table made as select n, gen_random_uuid() as id from generate_series(1, ${LAWYERS}) n`,
  );
  // Parts, each of which a busy machine finishes before the time that a statement has.
  for (let part = 0; part < PARTS; part += 1) {
    const made = `from made where n % ${PARTS} = ${part}`;
    await app.sql(`insert into accounts (id, role, name, email, password_hash)
      select id, 'lawyer', ${GIVEN} || case when n % 8 < 6 then ' Rahman' else ' Haque' end, 'lawyer' || n || '@words.test', 'none'
      ${made}`);
    await app.sql(`insert into lawyer_profiles (account_id, license_number, experience, district_id, chamber_name, bio, verification, verified_at)
      select id, 'W-' || n, n % 41, 1 + n % 7, 'Chamber ' || n % 50, 'Files taxes, 100% on time. Case ' || n,
        case when n % 10 = 0 then 'pending' else 'verified' end, case when n % 10 <> 0 then now() - n * interval '1 second' end
      ${made}`);
  }
  await app.sql(`insert into lawyer_practice_areas (lawyer_id, practice_area_id, position)
    select id, 1 + (n + place * 5) % 21, place from made, generate_series(0, 1) place`);
  await recount();
}, 120_000);

async function recount(): Promise<void> {
  await recountDirectoryWords((app.platform.dataSource.options as { url: string }).url);
}

interface Found {
  total: number;
  totalIsEstimate: boolean;
  endCursor: string | null;
  items: { id: string }[];
}

async function find(variables: Record<string, unknown>): Promise<Found> {
  const { lawyers } = await visitor.query(
    graphql(`query Find($filter: LawyerFilter, $sort: LawyerSort! = EXPERIENCE, $limit: Int, $page: Int, $after: String) {
      lawyers(filter: $filter, sort: $sort, limit: $limit, page: $page, after: $after) {
        total totalIsEstimate endCursor items { id } } }`),
    variables,
  );
  return lawyers;
}

/** The lawyers whose texts contain every word, in the order of the directory, by the texts themselves. */
async function expected(words: readonly string[], condition = 'true'): Promise<string[]> {
  const rows = await app.sql<{ id: string }>(
    `select account_id as id from lawyer_profiles
     where verification = 'verified' and ${condition}
       and (select bool_and(concat_ws(' ', name, chamber_name, bio) ilike '%' || word || '%') from unnest($1::text[]) word)
     order by experience desc, name_key, account_id`,
    [words],
  );
  return rows.map(({ id }) => id);
}

const inDistrict = `district_id = (select id from districts where name = 'Barguna')`;
const inArea = `account_id in (select lawyer_id from lawyer_practice_areas join practice_areas area on area.id = practice_area_id
  where area.name = 'Family Law')`;

describe('a search', () => {
  it.each([
    ['Rahman', {}, 'true', true],
    ['kamal', {}, 'true', false],
    ["o'brien haque", {}, 'true', false],
    ['rahman taxes', {}, 'true', true],
    ['a e', {}, 'true', true],
    ['case 1234', {}, 'true', false],
    ['Chamber 4', {}, 'true', true],
    ['rahman', { district: 'Barguna' }, inDistrict, false],
    ['rahman', { practiceArea: 'Family Law' }, inArea, false],
    ['100%', {}, 'true', true],
    ['nobody', {}, 'true', false],
    ['\\', {}, 'true', false],
  ])(
    'for %p with %p finds the lawyers whose texts have every word',
    async (search, filter, condition, isCommon) => {
      const all = await expected(
        search.toLowerCase().replaceAll('\\', '\\\\').replaceAll('%', '\\%').split(' '),
        condition,
      );
      const first = await find({ filter: { ...filter, search }, limit: 20 });
      expect(first.items.map(({ id }) => id)).toEqual(all.slice(0, 20));
      expect(first.totalIsEstimate).toBe(isCommon);
      if (isCommon) {
        expect(all.length).toBeGreaterThan(EXACT_UP_TO);
        expect(first.total / all.length).toBeGreaterThan(0.5);
        expect(first.total / all.length).toBeLessThan(2);
      } else expect(first.total).toBe(all.length);
    },
  );

  it('for one common word estimates the number of the last count, and says so at both transports', async () => {
    const { length } = await expected(['rahman']);
    expect(await find({ filter: { search: 'rahman' } })).toMatchObject({
      total: length,
      totalIsEstimate: true,
    });
    const { body } = await visitor.rest<PageV1<'lawyers', LawyerV1>>('GET', '/public/lawyers?search=rahman');
    expect(body.pagination).toMatchObject({ total: length, totalIsEstimate: true });
    const { body: rare } = await visitor.rest<PageV1<'lawyers', LawyerV1>>(
      'GET',
      '/public/lawyers?search=case+1234',
    );
    expect(rare.pagination).not.toHaveProperty('totalIsEstimate');
  });

  it('has every page of a common word up to the last, and is exact past it', async () => {
    const all = await expected(['rahman']);
    const pages = Math.ceil(all.length / 100);
    const last = await find({ filter: { search: 'rahman' }, limit: 100, page: pages });
    expect(last.items.map(({ id }) => id)).toEqual(all.slice((pages - 1) * 100));
    const past = await find({ filter: { search: 'rahman' }, limit: 100, page: pages + 1 });
    expect(past).toMatchObject({ total: all.length, totalIsEstimate: false, items: [] });
  });

  it('counts its choices by estimate when it is common, exactly when it is not', async () => {
    const count = async (search: string) => {
      const { lawyerCounts } = await visitor.query(
        graphql(
          `query ($filter: LawyerFilter) { lawyerCounts(filter: $filter) { areEstimates anyDistrict districts { name lawyerCount } } }`,
        ),
        { filter: { search } },
      );
      return lawyerCounts;
    };
    const common = await count('rahman');
    expect(common).toMatchObject({ areEstimates: true, anyDistrict: (await expected(['rahman'])).length });
    const barguna = common.districts.find(({ name }) => name === 'Barguna')?.lawyerCount ?? 0;
    const exact = (await expected(['rahman'], inDistrict)).length;
    expect(Math.abs(barguna - exact) / exact).toBeLessThan(0.1);
    expect(await count('kamal')).toMatchObject({
      areEstimates: false,
      anyDistrict: (await expected(['kamal'])).length,
    });
  });

  it('finds a new name at once, and no longer the old one', async () => {
    const lawyer = await aLawyer(app, {}, 'Zubaida Quddus');
    expect(await find({ filter: { search: 'quddus' } })).toMatchObject({ total: 1 });
    expect(await find({ filter: { search: 'Qudus' } })).toMatchObject({ total: 1 });
    await rename(lawyer, 'Zubaida Wahab');
    await lawyer.client.rest('PUT', '/lawyers/profile', { bio: 'Speaks Quechua' });
    expect(await find({ filter: { search: 'quddus' } })).toMatchObject({ total: 0 });
    expect(await find({ filter: { search: 'wahab' } })).toMatchObject({ total: 1 });
    // A misspelt word is only looked for in names.
    expect(await find({ filter: { search: 'Quechwa' } })).toMatchObject({ total: 0 });
  });
});

describe('the words of the directory', () => {
  const stored = (word: string) =>
    app.sql<object>(
      'select lawyers, unused_since is not null as unused from directory_words where word = $1',
      [word],
    );

  it('are counted, and forgotten a day after nobody has them any more', async () => {
    const lawyer = await aLawyer(app, {}, 'Xenia Mollah');
    expect(await stored('xenia ')).toEqual([{ lawyers: 0, unused: false }]);
    await recount();
    expect(await stored('xenia')).toEqual([{ lawyers: 1, unused: false }]);
    await rename(lawyer, 'Sonia Mollah');
    await recount();
    expect(await stored('xenia')).toEqual([{ lawyers: 0, unused: true }]);
    await app.sql(
      `update directory_words set unused_since = now() - interval '25 hours' where word = 'xenia'`,
    );
    await recount();
    expect(await stored('xenia')).toEqual([]);
  });

  it('that come back are used again', async () => {
    await app.sql(`update directory_words set unused_since = now(), lawyers = 0 where word = 'mollah'`);
    await aLawyer(app, {}, 'Parvin Mollah');
    expect(await stored('mollah')).toEqual([{ lawyers: 0, unused: false }]);
  });
});

describe('a cursor', () => {
  it.each([
    ['EXPERIENCE', {}],
    ['NAME', {}],
    ['NEWEST', {}],
    ['EXPERIENCE', { district: 'Barguna' }],
    ['NAME', { practiceArea: 'Family Law' }],
    ['NEWEST', { search: 'case 12' }],
    ['EXPERIENCE', { search: 'rahman' }],
  ])('reads on in the order %s for %p: everybody once, as by page numbers', async (sort, filter) => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 1; page <= 5; page += 1) {
      const byNumber = await find({ filter, sort, limit: 30, page });
      const byCursor: Found = await find({ filter, sort, limit: 30, after });
      expect(byCursor.items).toEqual(byNumber.items);
      expect(byCursor.total).toBe(byNumber.total);
      seen.push(...byCursor.items.map(({ id }) => id));
      after = byCursor.endCursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(100);
  });

  it('is null at the end, and refused when it is none, or beside a page number', async () => {
    expect((await find({ filter: { search: 'nobody' } })).endCursor).toBeNull();
    const refused = async (args: string) =>
      (await visitor.graphql(`{ lawyers(${args}) { total } }`)).errors?.[0]?.extensions;
    const expectedError = { code: 'BAD_USER_INPUT', fields: [{ field: 'after' }] };
    expect(await refused('after: "nonsense"')).toMatchObject(expectedError);
    const { endCursor } = await find({ limit: 1 });
    expect(await refused(`after: "${endCursor}", page: 2`)).toMatchObject(expectedError);
  });
});
