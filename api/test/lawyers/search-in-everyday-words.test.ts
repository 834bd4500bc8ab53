import pino from 'pino';
import { Client } from '../setup/client';
import { storeDemoLawyers } from '../setup/demo-directory';
import { graphql, type TypeOf } from '../setup/graphql';
import type { LawyerV1, PageV1 } from '../setup/rest-bodies';
import { type RunningApp, startApp } from '../setup/running-app';

const logged: string[] = [];
let app: RunningApp;
let visitor: Client;

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  app = await startApp({}, undefined, { log });
  await storeDemoLawyers(app);
  visitor = new Client(app.origin);
});
afterAll(() => app.stop());

const LIST = graphql(`query ($filter: LawyerFilter!) {
  lawyers(filter: $filter, limit: 100) {
    total items { id practiceAreas district }
    reading { practiceArea matter district remaining leftOut sure likely numbers danger spelling } } }`);

async function list(filter: TypeOf<'LawyerFilter'>) {
  return (await visitor.query(LIST, { filter })).lawyers;
}

async function viaRest(query: Record<string, string>): Promise<string[]> {
  const { body } = await visitor.rest<PageV1<'lawyers', LawyerV1>>(
    'GET',
    `/public/lawyers?limit=100&${new URLSearchParams(query).toString()}`,
  );
  return body.lawyers.map(({ _id }) => _id);
}

const idsOf = ({ items }: Awaited<ReturnType<typeof list>>): string[] => items.map(({ id }) => id);

/** Searches as people type them, ten in each script: what they name, and a practice area of it that somebody has. */
const SEARCHES: readonly (readonly [search: string, topic: string, district: string | null, area: RegExp])[] =
  [
    ['landlord wants to evict me in Khulna', 'rent', 'Khulna', /Property|Real Estate|Civil/],
    ['he threatens me with acid', 'violence', null, /Criminal|Family|Human/],
    ['salary not given for three months', 'work', null, /Labour|Employment/],
    ['somebody made a fake id of my sister', 'online', null, /Cyber|Media/],
    ['khatian e vul nam, comilla', 'Property Law', 'Cumilla', /Property/],
    ['bhul chikitsa hospital', 'Medical Malpractice', null, /Medical/],
    ['police arrested my brother', 'police', null, /Criminal|Civil/],
    ['income tax notice', 'Tax Law', null, /Tax/],
    ['dhar taka ferot dey na', 'debt', null, /Criminal|Civil|Contract|Bankruptcy/],
    ['child custody rajshahite', 'Family Law', 'Rajshahi', /Family/],
    ['বাড়িওয়ালা অগ্রিম টাকা ফেরত দেয় না', 'rent', null, /Property|Real Estate|Civil/],
    ['চাঁদপুরে জমির নামজারি', 'Property Law', 'Chandpur', /Property/],
    ['গার্মেন্টসে ওভারটাইম দেয় না', 'Labour Law', null, /Labour/],
    ['ফেসবুকে আমার ছবি ছড়িয়ে দিয়েছে', 'online', null, /Cyber|Media/],
    ['থানায় মিথ্যা মামলা হয়েছে', 'police', null, /Criminal|Civil/],
    ['বরিশালে খোরপোশের মামলা', 'Family Law', 'Barishal', /Family/],
    ['সড়ক দুর্ঘটনায় ক্ষতিপূরণ চাই', 'Personal Injury', null, /Injury/],
    ['পাওনা টাকার চেক ফেরত', 'debt', null, /Criminal|Civil|Contract|Bankruptcy/],
    ['আমাকে মেরে ফেলবে হুমকি দেয়', 'violence', null, /Criminal|Family|Human/],
    ['ব্যবসার পার্টনার টাকা নিয়ে গেছে', 'business', null, /Corporate|Contract|Tax|Intellectual|Bankruptcy/],
  ];

describe('a search of the demo in everyday words', () => {
  it.each(SEARCHES)('%s lists lawyers for %s at once', async (search, topic, district, area) => {
    const page = await list({ search });
    const { reading, total, items } = page;
    expect([reading!.practiceArea ?? reading!.matter, reading!.district]).toEqual([topic, district]);
    expect(total).toBeGreaterThan(0);
    for (const lawyer of items) {
      expect(lawyer.practiceAreas.some((name) => area.test(name))).toBe(true);
      if (district) expect(lawyer.district).toBe(district);
    }
    expect(await viaRest({ search })).toEqual(idsOf(page));
  });

  it.each([
    ['divorce lawyer gazipur', { practiceArea: 'Family Law', district: 'Gazipur' }],
    ['গাজীপুরে তালাকের উকিল', { practiceArea: 'Family Law', district: 'Gazipur' }],
    ['যশোহরে জমি', { practiceArea: 'Property Law', district: 'Jashore' }],
    ['joutuk', { practiceArea: 'Family Law' }],
    ['cheque bounce', { matter: 'debt' }],
    ['wages not paid', { matter: 'work' }],
    ['my husband beats me', { matter: 'violence' }],
    ['স্বামী মারে', { matter: 'violence' }],
    ['passport problem', { practiceArea: 'Immigration Law' }],
  ])('%s is the list of its filters', async (search, filter) => {
    const page = await list({ search });
    expect(idsOf(page)).toEqual(idsOf(await list(filter)));
    expect(page.reading).toMatchObject({ ...filter, remaining: '', leftOut: '' });
  });

  it('is searched as it is written when the visitor wants that', async () => {
    const page = await list({ search: 'divorce lawyer gazipur', asWritten: true });
    expect(page).toMatchObject({ total: 0, reading: { practiceArea: null, district: null } });
    expect(await viaRest({ search: 'divorce lawyer gazipur', asWritten: 'true' })).toEqual([]);
  });

  it('is searched as it is written where nobody meets what it names', async () => {
    const page = await list({ search: 'Tea Valley' });
    expect(page.total).toBe(1);
    expect((await list({ search: 'corporate Zzyzx' })).reading).toMatchObject({
      practiceArea: 'Corporate Law',
      leftOut: 'Zzyzx',
    });
    expect((await list({ search: 'Zzyzx Dhaka' })).total).toBe(0);
  });

  it('counts the choices of what it names', async () => {
    const counts = async (filter: TypeOf<'LawyerFilter'>) =>
      (
        await visitor.query(
          graphql(
            `query ($filter: LawyerFilter!) { lawyerCounts(filter: $filter) { anyPracticeArea anyDistrict districts { name lawyerCount } } }`,
          ),
          { filter },
        )
      ).lawyerCounts;
    expect(await counts({ search: 'গাজীপুরে তালাকের উকিল' })).toEqual(
      await counts({ practiceArea: 'Family Law', district: 'Gazipur' }),
    );
  });

  it('raises numbers to call', async () => {
    expect((await list({ search: 'স্বামী মারে' })).reading).toMatchObject({
      numbers: ['VIOLENCE'],
      danger: true,
    });
    expect((await list({ search: 'passport' })).reading).toMatchObject({ numbers: [], danger: false });
    expect((await list({ search: 'গরিব, বাঁচতে চাই না' })).reading).toMatchObject({
      numbers: ['SELF_HARM', 'LEGAL_AID'],
    });
  });
});

describe('words that nobody can be sure of', () => {
  // মনে is near a name of the demo, which is no correction of a sentence.
  const UNSURE = 'অনেক দিন ধরে একটা ঝামেলায় আছি মনে হয়';

  it('list nobody, and are asked about', async () => {
    const { total, items, reading } = await list({ search: UNSURE });
    expect([total, items, await viaRest({ search: UNSURE })]).toEqual([0, [], []]);
    expect(reading).toMatchObject({ sure: false, practiceArea: null, matter: null, district: null });
    expect(reading!.likely).toHaveLength(10);
    const { searchReading } = await visitor.query(
      graphql(`query ($search: String!) { searchReading(search: $search) { sure likely numbers spelling } }`),
      { search: UNSURE },
    );
    expect(searchReading).toEqual({ sure: false, likely: reading!.likely, numbers: [], spelling: null });
  });

  it('have the most likely matter first, and the district', async () => {
    const { total, reading } = await list({ search: 'salary and passport, gazipur' });
    expect(total).toBe(0);
    expect(reading).toMatchObject({ sure: false, district: 'Gazipur' });
    expect(reading!.likely.slice(0, 2)).toEqual(['work', 'other']);
  });

  it('are overruled by a choice', async () => {
    const chosen = await list({ search: UNSURE, matter: 'family' });
    expect(idsOf(chosen)).toEqual(idsOf(await list({ matter: 'family' })));
    expect(await viaRest({ search: UNSURE, matter: 'family' })).toEqual(idsOf(chosen));
    const other = await list({ search: 'আমার জমি দখল', matter: 'family' });
    expect(idsOf(other)).toEqual(idsOf(chosen));
  });

  it.each(['ভালো উকিল লাগবে', 'i need a lawyer', 'ukil dorkar'])(
    'are those of %s, which names nothing',
    async (search) => {
      expect(await list({ search })).toMatchObject({ total: 0, reading: { sure: false } });
      expect(idsOf(await list({ search, matter: 'family' }))).toEqual(
        idsOf(await list({ matter: 'family' })),
      );
    },
  );

  it.each(['উকিল', 'ukil', 'Lawyers', 'আইনজীবী'])('are none in %s, of which all are one', async (search) => {
    expect((await list({ search })).total).toBe((await list({})).total);
  });

  it.each(['Nusrat Jahan', 'Tea Valley'])('are none in %s, which somebody has', async (search) => {
    const { total, reading } = await list({ search });
    expect(total).toBeGreaterThan(0);
    expect(reading).toMatchObject({ sure: true });
  });

  it('are none in one word, which may be a name, nor without letters', async () => {
    expect(await list({ search: 'Zzyzx' })).toMatchObject({ total: 0, reading: { sure: true } });
    for (const search of ['😀 🙏🏽', '01712345678'])
      expect(await list({ search })).toMatchObject({ total: 0, reading: { sure: false, likely: [] } });
  });

  it('count the choices without the words', async () => {
    const { lawyerCounts } = await visitor.query(
      graphql(`query ($filter: LawyerFilter!) { lawyerCounts(filter: $filter) { anyDistrict } }`),
      { filter: { search: UNSURE } },
    );
    expect(lawyerCounts.anyDistrict).toBe((await list({})).total);
  });
});

it('the words are in no log, no metric and no entry of the audit log', async () => {
  const search = 'স্বামী গোপনকথা বলে দেয়';
  await list({ search });
  await viaRest({ search });
  const metrics = await (await fetch(`${app.origin}/metrics`)).text();
  const [{ entries } = { entries: '' }] = await app.sql<{ entries: string }>(
    `select coalesce(string_agg(to_jsonb(entry)::text, ''), '') as entries from audit_entries entry`,
  );
  expect(logged.length).toBeGreaterThan(0);
  expect(metrics).toContain('# TYPE');
  for (const text of [logged.join(''), metrics, entries])
    expect([text.includes('গোপনকথা'), text.includes(encodeURIComponent('গোপনকথা'))]).toEqual([false, false]);
});

it('a practice area is known by its name in Bangla', async () => {
  const expected = idsOf(await list({ practiceArea: 'Criminal Law' }));
  expect(expected.length).toBeGreaterThan(0);
  for (const name of ['ফৌজদারি আইন', 'ফৌজদারী আইন']) {
    expect(idsOf(await list({ practiceArea: name }))).toEqual(expected);
    expect(await viaRest({ category: name })).toEqual(expected);
  }
});
