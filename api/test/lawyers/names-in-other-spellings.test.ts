import { hasBangla } from '@ainsathi/contract/key-rules';
import { nameKeys } from '@ainsathi/contract/name-key';
import { Client } from '../setup/client';
import { storeDemoLawyers } from '../setup/demo-directory';
import { graphql } from '../setup/graphql';
import { appOfTests } from '../setup/running-app';
import { otherSpellings } from './other-spellings';

const app = appOfTests();
let visitor: Client;

beforeAll(async () => {
  await storeDemoLawyers(app);
  visitor = new Client(app.origin);
});

const QUERY = graphql(`query ($search: String!) { lawyers(filter: { search: $search }, limit: 12) {
  items { id name } reading { spelling } } }`);

interface Row {
  id: string;
  name: string;
}

interface Found {
  search: string;
  bearer: string;
  rows: Row[];
  spelling: string | null;
}

async function searchAll(spellings: typeof otherSpellings): Promise<Found[]> {
  const found: Found[] = [];
  for (const [search, bearer] of spellings) {
    const { lawyers } = await visitor.query(QUERY, { search });
    found.push({
      search,
      bearer,
      rows: lawyers.items,
      spelling: lawyers.reading?.spelling ?? null,
    });
  }
  return found;
}

/** The ids of the demo by their English names, which the tests below replace. */
async function idsByName(): Promise<ReadonlyMap<string, string>> {
  const rows = await app.sql<Row>(`select id, name from accounts where role = 'lawyer'`);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The words of a bearer's name that a search spells otherwise. */
function meant(search: string, bearer: string): string[] {
  const keys = new Set(nameKeys(search));
  return bearer.split(/[\s-]+/).filter((word) => nameKeys(word).some((key) => keys.has(key)));
}

const script = (isBangla: boolean) => otherSpellings.filter(([search]) => hasBangla(search) === isBangla);

it('are a hundred, none of them stored', () => {
  expect(otherSpellings).toHaveLength(100);
  for (const [search, bearer] of otherSpellings)
    expect(bearer.toLowerCase().includes(search.toLowerCase())).toBe(false);
});

it('95 of 100 find their bearer, 85 of 100 rows bear the name, and no other name is offered', async () => {
  const [ids, found] = [await idsByName(), await searchAll(otherSpellings)];
  const missed = found.filter(({ bearer, rows }) => !rows.some(({ id }) => id === ids.get(bearer)));
  const rows = found.flatMap(({ search, bearer, rows: shown }) =>
    shown.map(({ name }) => ({
      search,
      name,
      bears: meant(search, bearer).every((word) => name.includes(word)),
    })),
  );
  const others = rows.filter(({ bears }) => !bears);
  console.info(
    `found ${found.length - missed.length} of ${found.length}; ${rows.length - others.length} of ${rows.length} rows bear the name`,
    {
      missed: missed.map(({ search }) => search),
      others: others.map(({ search, name }) => `${search}: ${name}`),
    },
  );
  expect(missed.length).toBeLessThanOrEqual(5);
  expect(others.length / rows.length).toBeLessThanOrEqual(0.15);
  for (const { search, bearer, spelling } of found)
    if (spelling !== null) expect([search, meant(spelling, bearer)]).not.toEqual([search, []]);
});

it('93 of 100 find their bearer who has a name in the other script alone', async () => {
  const ids = await idsByName();
  const db = app.platform.dataSource;
  const bangla = await db.query<{ id: string; name: string }[]>(
    `select account_id as id, own_name_bangla as name from lawyer_profiles where own_name_bangla is not null`,
  );
  await db.query('update lawyer_profiles set own_name_bangla = null');
  await db.query('select recount_directory_words()');
  const inBangla = await searchAll(script(true));
  for (const { id, name } of bangla)
    await db.query('update accounts set name = $2 where id = $1', [id, name]);
  await db.query('select recount_directory_words()');
  const inLatin = await searchAll(script(false));
  const missed = [...inBangla, ...inLatin].filter(
    ({ bearer, rows }) => !rows.some(({ id }) => id === ids.get(bearer)),
  );
  console.info(
    `found in the other script: ${100 - missed.length} of 100`,
    missed.map(({ search }) => search),
  );
  expect(missed.length).toBeLessThanOrEqual(7);
});

it('find the lawyer of a chamber that has another name, or is misspelt, beside a topic and a district, too', async () => {
  const spellings = [
    ['nusrat jahan chamber', 'Advocate Nusrat Jahan'],
    ['Nusrat Jahan er chamber', 'Advocate Nusrat Jahan'],
    ['নুসরাত জাহানের চেম্বার', 'Advocate Nusrat Jahan'],
    ['Ashok Ghosh chamber', 'Ashok Kumar Ghosh'],
    ['Hembrom chambar', 'Pius Hembrom'],
    ['haor legal aid chambar', 'Sohana Rahman'],
    ['Mahjabeen Digital Law Chamber', 'Nabila Mahjabeen'],
    ['barua tax chambar', 'Arup Ratan Barua'],
    ['advocate nusrat jahan chamber, dhaka', 'Advocate Nusrat Jahan'],
  ] as const;
  for (const { search, bearer, rows } of await searchAll(spellings))
    expect([search, ...rows.map(({ name }) => name)]).toEqual([search, bearer]);
});
