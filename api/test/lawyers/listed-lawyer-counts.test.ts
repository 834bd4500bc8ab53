import { matters } from '@ainsathi/contract/matters';
import { foldLawyerCounts } from '../../src/modules/lawyers/directory/directory-counts.job';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { appOfTests } from '../setup/running-app';

const LAWYERS = 700;

const app = appOfTests();
let visitor: Client;

beforeAll(async () => {
  visitor = new Client(app.origin);
  await app.sql(
    `create table made as select n, gen_random_uuid() as id from generate_series(1, ${LAWYERS}) n`,
  );
  await app.sql(`insert into accounts (id, role, name, email, password_hash)
    select id, 'lawyer', 'Lawyer ' || n % 90, 'lawyer' || n || '@counts.test', 'none' from made`);
  await app.sql(`insert into lawyer_profiles (account_id, license_number, experience, district_id, verification, verified_at)
    select id, 'C-' || n, n % 13, nullif(n % 5, 0), case when n % 10 = 0 then 'pending' else 'verified' end,
      case when n % 10 <> 0 then now() end from made`);
  await app.sql(`insert into lawyer_practice_areas (lawyer_id, practice_area_id, position)
    select id, 1 + (n + place * 5) % 21, place from made, generate_series(0, 2) place`);
}, 60_000);

/** The stored counts and those of the profiles themselves, by choice. */
async function bothCounts(): Promise<{ stored: unknown; counted: unknown }> {
  const pairs = matters.flatMap(({ slug, practiceAreas }) =>
    practiceAreas.map((name) => `('${slug}', '${name}')`),
  );
  const counted = await app.sql(`
    with matter(slug, area) as (values ${pairs.join(', ')}), listed as (
      select * from lawyer_profiles where verification = 'verified'),
    subject as (
      select account_id, 0 as area, '' as matter from listed
      union select lawyer_id, practice_area_id, '' from lawyer_practice_areas join listed on account_id = lawyer_id
      union select lawyer_id, 0, matter.slug from lawyer_practice_areas join listed on account_id = lawyer_id
        join practice_areas area on area.id = practice_area_id join matter on matter.area = area.name),
    counted as (
      select area, matter, district, depth, count(*)::int from subject join listed using (account_id),
        lateral (values (0), (district_id)) place(district), lateral (values (-1), (experience)) years(depth)
      where district is not null and (depth = -1 or matter = '' and (area = 0 or district = 0))
      group by 1, 2, 3, 4)
    select * from counted order by 1, 2, 3, 4`);
  const stored = await app.sql(`
    select practice_area_id as area, matter, district_id as district, experience as depth, sum(count)::int as count
    from listed_lawyer_counts group by 1, 2, 3, 4 having sum(count) <> 0 order by 1, 2, 3, 4`);
  return { stored, counted };
}

async function expectTrueCounts(): Promise<void> {
  const { stored, counted } = await bothCounts();
  expect((counted as unknown[]).length).toBeGreaterThan(300);
  expect(stored).toEqual(counted);
}

const CHANGES: [string, string[]][] = [
  [
    'a verification and a rejection',
    [
      `update lawyer_profiles set verification = 'verified', verified_at = now() where account_id in (select id from made where n % 20 = 0)`,
      `update lawyer_profiles set verification = 'rejected', verification_reason = 'No', verified_at = null
      where account_id in (select id from made where n % 7 = 0)`,
    ],
  ],
  [
    'other districts and years',
    [
      `update lawyer_profiles set district_id = null where account_id in (select id from made where n % 9 = 0)`,
      `update lawyer_profiles set district_id = 7, experience = 40 where account_id in (select id from made where n % 11 = 0)`,
    ],
  ],
  [
    'other practice areas',
    [
      `delete from lawyer_practice_areas where lawyer_id in (select id from made where n % 4 = 0) and position > 0`,
      `delete from lawyer_practice_areas where lawyer_id in (select id from made where n % 17 = 0)`,
    ],
  ],
  ['deleted accounts', [`delete from accounts where id in (select id from made where n % 19 = 0)`]],
];

describe('the stored counts of the directory', () => {
  it('are those of the profiles', expectTrueCounts);

  it.each(CHANGES)('follow %s', async (_name, statements) => {
    for (const statement of statements) await app.sql(statement);
    await expectTrueCounts();
  });

  it('are not kept by a transaction that is rolled back', async () => {
    const before = await bothCounts();
    const change = app.platform.dataSource.transaction(async (db) => {
      await db.query('update lawyer_profiles set district_id = 3');
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    expect(await bothCounts()).toEqual(before);
  });

  it('are the same when their changes are added up, by two processes at once', async () => {
    const before = await bothCounts();
    await Promise.all([1, 2].map(() => foldLawyerCounts(app.platform.dataSource)));
    expect(await bothCounts()).toEqual(before);
    const [rows] = await app.sql<{ most: number }>(`select max(count)::int as most from (
      select count(*) from listed_lawyer_counts group by practice_area_id, matter, district_id, experience) choices`);
    expect(rows?.most).toBe(1);
  });
});

describe('a page far down the directory', () => {
  it.each([{}, { practiceArea: 'Family Law' }, { district: 'Dhaka' }, { matter: 'land' }])(
    'has the lawyers that follow those of the page before, for %p',
    async (filter) => {
      const page = async (limit: number, number: number) => {
        const query = graphql(`query Page($filter: LawyerFilter, $limit: Int, $page: Int) {
          lawyers(filter: $filter, limit: $limit, page: $page) { total items { id } } }`);
        const { lawyers } = await visitor.query(query, { filter, limit, page: number });
        return lawyers;
      };
      const order = await app.sql<{ id: string }>(
        `select account_id as id from lawyer_profiles where verification = 'verified'
         order by experience desc, name_key, account_id`,
      );
      const { total } = await page(1, 1);
      const found: string[] = [];
      for (let number = 1; found.length < total; number += 1)
        found.push(...(await page(40, number)).items.map(({ id }) => id));
      expect(found).toEqual(order.map(({ id }) => id).filter((id) => found.includes(id)));
      expect(new Set(found).size).toBe(total);
      expect((await page(40, 1 + Math.ceil(total / 40))).items).toEqual([]);
    },
  );
});
