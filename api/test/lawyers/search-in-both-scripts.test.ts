import { nameKeys } from '@ainsathi/contract/name-key';
import { spellingKey } from '@ainsathi/contract/spelling-key';
import { districts } from '@ainsathi/contract/places';
import { namesInBothScripts } from '../../src/seed/demo-lawyers/names-in-both-scripts';
import type { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import type { LawyerV1, PageV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let admin: Person;
let client: Person;
let visitor: Client;

beforeAll(async () => {
  [admin, client] = [await anAdmin(app), await aClient(app)];
  visitor = client.client.as(null);
});

const run = <Rows>(sql: string, values: unknown[] = []): Promise<Rows> =>
  app.platform.dataSource.query<Rows>(sql, values);

async function found(search: string): Promise<unknown[]> {
  const { lawyers } = await visitor.query(
    graphql(`query ($search: String!) { lawyers(filter: { search: $search }) { items { name } } }`),
    { search },
  );
  return lawyers.items.map(({ name }) => name);
}

const read = async (search: string): Promise<unknown> =>
  (
    await visitor.query(
      graphql(
        `query ($search: String!) { searchReading(search: $search) { practiceArea district remaining spelling } }`,
      ),
      { search },
    )
  ).searchReading;

describe('the name key', () => {
  const words = namesInBothScripts.flatMap(([english, bangla]) => {
    const [latin, bengali] = [nameKeys(english), nameKeys(bangla)];
    expect(bengali).toHaveLength(latin.length);
    return latin.map((key, index) => [key, bengali[index]] as const);
  });

  it('is the same in both scripts for 97 of 100 words', () => {
    const equal = words.filter(([latin, bengali]) => latin === bengali);
    expect(equal.length / words.length).toBeGreaterThanOrEqual(0.97);
  });
});

describe('the keys of the database', () => {
  const texts = [
    ...namesInBothScripts.flat(),
    ...districts.flatMap(({ name, nameBangla, aliases }) => [name, nameBangla, ...aliases]),
    'মোঃ র‍্যাব ঠাকুরগাঁও ২০২৬। কার্য্য',
    "Café O'Brien xmas 100%",
  ];

  it('are those of the contract', async () => {
    const rows = await run<{ spelling: string; names: string[] }[]>(
      `select full_spelling_key(value) as spelling, name_keys(value) as names
       from unnest($1::text[]) with ordinality given(value, place) order by place`,
      [texts],
    );
    expect(rows.map(({ spelling }) => spelling)).toEqual(texts.map(spellingKey));
    expect(rows.map(({ names }) => names)).toEqual(texts.map(nameKeys));
  });
});

describe('a search of the directory', () => {
  beforeAll(async () => {
    await aLawyer(app, {}, 'Advocate Rubaiyat Ferdous');
    await aLawyer(app, {}, 'অ্যাডভোকেট শিরীন চৌধুরী');
    await aLawyer(app, { ownNameBangla: 'তানভীর হাসান' }, 'Tanvir Hasan');
    await aLawyer(app, { bio: 'মুন্সীগঞ্জের জমির মামলা করি' }, 'Kamal Pasha');
  });

  it.each([
    ['রুবাইয়াত', ['Advocate Rubaiyat Ferdous']],
    ['অ্যাডভোকেট ফেরদৌস', ['Advocate Rubaiyat Ferdous']],
    ['Shirin Chowdhury', ['অ্যাডভোকেট শিরীন চৌধুরী']],
    ['শিরিন', ['অ্যাডভোকেট শিরীন চৌধুরী']],
    ['মুন্সিগঞ্জ', ['Kamal Pasha']],
    ['জমি মামলা', ['Kamal Pasha']],
    ['তানভির', ['Tanvir Hasan']],
    ['tanvir hasan', ['Tanvir Hasan']],
    // The sound of a name is only asked where there is no name in the script of the search.
    ['হোসেন', []],
    ['hosen', []],
    ['নাসরিন', []],
  ])('for %s finds %j', async (search, names) => {
    expect(await found(search)).toEqual(names);
  });

  describe('for a name in another usual spelling', () => {
    beforeAll(async () => {
      await aLawyer(app, { ownNameBangla: 'রফিকুল ইসলাম তালুকদার' }, 'Rafiqul Islam Talukder');
      for (const name of [
        'Md. Shahidul Haque',
        'Syed Anwar Hossain',
        'Mohammad Iqbal Chowdhury',
        'Md. Anwarul Kabir',
        'Sheikh Mahmudul Hasan',
        'Monirul Haque',
        'Mst. Nargis Akhter',
      ])
        await aLawyer(app, {}, name);
    });

    it.each([
      ['Rafiqul Islam Talukder', 'Md. Rafiqul Islam Talukder'],
      ['Rafiqul Islam Talukder', 'MD. RAFIQUL ISLAM'],
      ['Rafiqul Islam Talukder', 'Mohammad Rafiqul Islam'],
      ['Rafiqul Islam Talukder', 'Barrister Rafikul Talukdar'],
      ['Rafiqul Islam Talukder', 'মোঃ রফিকুল ইসলাম'],
      ['Rafiqul Islam Talukder', 'রফিকূল তালুকদার'],
      ['Md. Shahidul Haque', 'Mohammad Shahidul Haque'],
      ['Md. Shahidul Haque', 'Mohd Shahidul Huq'],
      ['Md. Shahidul Haque', 'Shahidul Hoque'],
      ['Syed Anwar Hossain', 'Saiyed Anwar Hussain'],
      ['Syed Anwar Hossain', 'Sayed Anwar Hossein'],
      ['Mohammad Iqbal Chowdhury', 'Md Iqbal Choudhury'],
      ['Md. Anwarul Kabir', 'Adv. Anwarul Kabir'],
      ['Sheikh Mahmudul Hasan', 'Sk. Mahmudul Hasan'],
      ['Monirul Haque', 'Monirul Huq'],
      ['Mst. Nargis Akhter', 'Mosammat Nargis Akter'],
      ['Mst. Nargis Akhter', 'নার্গিস আক্তার'],
    ])('finds %s by %s', async (name, search) => {
      expect(await found(search)).toEqual([name]);
    });

    it('offers no other name', async () => {
      for (const search of ['Md. Zzyzxqwv', 'Mohammad Zzyzxqwv Talukder'])
        expect(await found(search)).toEqual([]);
      expect(await read('Monir Huda')).toMatchObject({ spelling: null });
      expect(await read('হোসাইনী')).toMatchObject({ spelling: null });
    });
  });

  it.each([
    ['ঢাকায় তালাকের উকিল', 'Family Law', 'Dhaka', ''],
    ['সিলেটের ভালো আইনজীবী', null, 'Sylhet', ''],
    ['চট্রগ্রামে জামিন', 'Criminal Law', 'Chattogram', ''],
    ['jomi Barisal', 'Property Law', 'Barishal', ''],
    ['রুবাইয়াত কুমিল্লা', null, 'Cumilla', 'রুবাইয়াত'],
  ])('reads %s', async (search, practiceArea, district, remaining) => {
    expect(await read(search)).toMatchObject({ practiceArea, district, remaining });
  });

  it('suggests the spelling of a Bangla name that sounds so', async () => {
    expect(await read('শেরিন')).toMatchObject({ spelling: 'শিরীন' });
  });
});

describe('the other lists', () => {
  it('find names and titles in any spelling and from the other script', async () => {
    const lawyer = await aLawyer(app, {}, 'Mahbubur Rahman');
    await run(`update accounts set name = 'নুসরাত জাহান' where id = $1`, [client.id]);
    await aCase(client, lawyer, 'মুন্সীগঞ্জের জমি');
    await lawyer.client.rest('POST', '/lawyers/blogs', { title: 'দেওয়ানী মামলার শুনানি', content: 'B' });
    const count = async (path: string, search: string) => {
      const { body } = await admin.client.rest<PageV1<'lawyers', LawyerV1>>(
        'GET',
        `${path}?search=${encodeURIComponent(search)}`,
      );
      return body.pagination.total as unknown;
    };
    for (const search of ['নুসরাৎ', 'Nusrat Jahan']) expect(await count('/admin/users', search)).toBe(1);
    for (const search of ['মুন্সিগঞ্জ', 'nusrat', 'মাহবুবুর']) expect(await count('/admin/cases', search)).toBe(1);
    for (const search of ['দেওয়ানি', 'মাহবুবুর রহমান']) expect(await count('/public/blogs', search)).toBe(1);
    expect(await count('/admin/users', 'নাসরিন')).toBe(0);
  });
});
