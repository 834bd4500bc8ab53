import { nameKeys, nameWords, runsOf } from '@ainsathi/contract/name-key';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import type { LawyerV1, PageV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(app);
  [client, lawyer] = [await aClient(app), await aLawyer(app)];
  await aCase(client, lawyer, 'Land');
});

/** Names as they are stored, with searches that find their bearers. */
const FOUND: readonly (readonly [name: string, searches: readonly string[]])[] = [
  [
    'Md. Rafiqul Alam',
    ['Md.Rafiqul Alam', 'Md.Rafiqul', 'Alam, Rafiqul', '(Rafiqul Alam)', 'Rafiqul-Alam', 'Md Rafiqul'],
  ],
  [
    'Md. Rafiqul Alam',
    ['MdRafiqul', 'Rafiqul/Alam', 'Alam Md. Rafiqul', 'রফিকুল-আলম', 'মোঃরফিকুল', 'RafiqulAlam'],
  ],
  ['মোঃ রফিকুল আলম', ['মোঃরফিকুল', 'মো:রফিকুল', 'মো.রফিকুল আলম', 'মোঃ রফিকুল', 'Md.Rafiqul', 'Alam, Rafiqul']],
  ['মোঃরফিকুল আলম', ['রফিকুল আলম', 'Md. Rafiqul', 'রফিকুলআলম', 'আলম, মোঃ রফিকুল']],
  ['মোছাঃ রহিমা বেগম', ['মোছাঃরহিমা', 'মোছা:রহিমা', 'Mst.Rahima', 'রহিমাবেগম']],
  ['ডাঃ সালমা খাতুন', ['ডাঃসালমা', 'Dr.Salma', 'Khatun, Salma']],
  [
    'Nasiruddin Bhuiyan',
    ['Nasir Uddin Bhuiyan', 'Nasir-Uddin', 'নাসির উদ্দিন', 'নাসিরউদ্দিন', 'Bhuiyan Nasir Uddin'],
  ],
  ['Moin Uddin Ahmed', ['Moinuddin', 'মঈনউদ্দিন', 'মঈন উদ্দিন', 'Ahmed, Moinuddin', 'Moin-uddin Ahmed']],
  [
    'Reza-ul Karim',
    ['Rezaul Karim', 'Reza ul Karim', 'Rezaulkarim', 'রেজাউল করিম', 'Karim Rezaul', 'রেজাউলকরিম'],
  ],
  ['রেজাউল করিম', ['Reza-ul Karim', 'Rezaulkarim', 'রেজা উল করিম', 'রেজা-উল-করিম']],
  ['Harun-or-Rashid', ['Harunor Rashid', 'Harun Or Rashid', 'Harunorrashid', 'হারুন অর রশিদ', 'হারুনঅররশিদ']],
  ['S M Kamal Pasha', ['S.M. Kamal Pasha', 'SM Kamal', 'এস এম কামাল', 'এস.এম. কামাল', 'Kamal Pasha']],
  ['S M Kamal Pasha', ['sm kamal', 'SM KAMAL', 'SM কামাল', 'এসএম কামাল', 'S. M. Pasha', 'Pasha, S.M. Kamal']],
  ['এস এম কামাল', ['S M Kamal', 'SM Kamal', 'S.M.Kamal', 'এস.এম.কামাল', 'এসএম কামাল']],
  ['A K M Fazlul Huq', ['AKM Fazlul', 'A.K.M. Fazlul', 'এ কে এম ফজলুল হক', 'একেএম ফজলুল', 'akm fazlul']],
  ['AKM Fazlul Huq', ['A K M Fazlul', 'A.K.M.Fazlul', 'এ. কে. এম. ফজলুল', 'Huq, AKM']],
  ['এএফএম জামান', ['A F M Zaman', 'AFM Zaman', 'এ এফ এম জামান']],
  ["Maria D'Costa", ['D’Costa', 'DCosta', 'D Costa', 'd`costa', "Costa, Maria D'", 'ডি কস্তা']],
  ['Rita Dcosta', ["D'Costa", 'D Costa', 'Rita D’Costa']],
  ['Rita D Costa', ["D'Costa", 'DCosta']],
  ["Joya O'Brien", ["O'Brien", 'OBrien', 'O’Brien, Joya']],
  ['Shahidul Haque', ['Muhammad Shahidul', 'Md.Shahidul', 'Haque, Md. Shahidul']],
  ['Abdur Rahim', ['Abdurrahim', 'আব্দুর রহিম', 'আব্দুররহিম', 'Abdur-Rahim', 'Rahim Abdur']],
  ['Abdurrahim', ['Abdur Rahim', 'আব্দুর রহিম', 'আব্দুর-রহিম']],
  ['Anwar Hossain', ['Anwarhossain', 'আনোয়ারহোসেন', 'Hussain, Anwar', 'আনোয়ার হোসেন']],
  ['Saif Ul Islam Khan', ['Saiful Islam', 'Saifulislam Khan', 'সাইফুল ইসলাম']],
];

const NOT_FOUND: readonly (readonly [name: string, searches: readonly string[]])[] = [
  ['Md. Rafiqul Alam', ['Md. Zzyzxqwv', 'MdZzyzxqwv', 'মোঃজামালপুরী', 'Rafiqul Hossain']],
  ['S M Kamal Pasha', ['SM Zzyzxqwv', 'এস এম জামাল', 'SM Rahman']],
  ['Nusrat Hasan', ['Hossain', 'হোসেন', 'Nusrat Hossain']],
  ['Anwar Hossain', ['Anwar Hasan', 'আনোয়ার হাসান']],
  ['Nasiruddin Bhuiyan', ['Nasir Khan', 'Moin Uddin Khan']],
  ['Abdur Rahim', ['Abdul Karim', 'Abdurrahman']],
];

const totalOf = async (person: Person, path: string, search: string): Promise<number> => {
  const { body } = await person.client.rest<PageV1<'lawyers', LawyerV1>>(
    'GET',
    `${path}?search=${encodeURIComponent(search)}`,
  );
  return body.pagination.total;
};

async function inDirectory(person: Person, search: string): Promise<number> {
  const { lawyers } = await person.client
    .as(null)
    .query(graphql(`query ($search: String!) { lawyers(filter: { search: $search }) { total } }`), {
      search,
    });
  return lawyers.total;
}

/** At how many of the doors somebody is found: the directory, REST, and the admins' lists of lawyers, accounts and cases. */
async function doorsThatFind(search: string) {
  return {
    directory: await inDirectory(admin, search),
    rest: await totalOf(admin, '/public/lawyers', search),
    lawyers: await totalOf(admin, '/admin/lawyers', search),
    accounts: await totalOf(admin, '/admin/users', search),
    cases: await totalOf(admin, '/admin/cases', search),
  };
}

let client: Person;
let lawyer: Person;

/** The only lawyer and the only client, who have a case, bear the name. */
async function bearers(clientName: string, lawyerName = clientName): Promise<void> {
  const run = (sql: string, values: unknown[]) => app.sql(sql, values);
  await run('update accounts set name = case id when $1 then $2 else $4 end where id in ($1, $3)', [
    ...[client.id, clientName],
    ...[lawyer.id, lawyerName],
  ]);
  await run('update lawyer_profiles set name = $2, waiting_name = null where account_id = $1', [
    lawyer.id,
    lawyerName,
  ]);
}

describe('a name', () => {
  it.each(FOUND)(
    '%s is found at every door, joined, apart, in letters and in reverse',
    async (name, searches) => {
      await bearers(name);
      for (const search of searches)
        expect([search, await doorsThatFind(search)]).toEqual([
          search,
          { directory: 1, rest: 1, lawyers: 1, accounts: 1, cases: 1 },
        ]);
    },
  );

  it.each(NOT_FOUND)('%s is not found at any door by others', async (name, searches) => {
    await bearers(name);
    for (const search of searches)
      expect([search, await doorsThatFind(search)]).toEqual([
        search,
        { directory: 0, rest: 0, lawyers: 0, accounts: 0, cases: 0 },
      ]);
  });

  it('is listed first as it is written', async () => {
    await aLawyer(app, { experience: 40 }, 'Reza-ul Karim');
    await aLawyer(app, { experience: 1 }, 'Rezaul Karim');
    const { body } = await admin.client.rest<PageV1<'lawyers', LawyerV1>>(
      'GET',
      '/public/lawyers?search=Rezaul+Karim',
    );
    expect((body.lawyers as { name: string }[]).map(({ name }) => name)).toEqual([
      'Rezaul Karim',
      'Reza-ul Karim',
    ]);
  });

  it('of a client and that of the lawyer do not make one together', async () => {
    await bearers('Kamal Mia', 'Jahanara Rahman');
    expect(await totalOf(admin, '/admin/cases', 'Kamal Rahman')).toBe(0);
    expect(await totalOf(admin, '/admin/cases', 'Jahanara Rahman')).toBe(1);
  });

  it('has the same keys in the application and in the database', async () => {
    const names = [...FOUND, ...NOT_FOUND].flatMap(([name, searches]) => [name, ...searches]);
    const rows = await app.sql<{ keys: string[]; runs: string[] }>(
      `select name_keys(name) as keys, name_keys(name) || joined_name_keys(name) as runs
       from unnest($1::text[]) with ordinality given (name, place) order by place`,
      [names],
    );
    for (const [place, name] of names.entries()) {
      expect([name, rows[place]?.keys]).toEqual([name, nameKeys(name)]);
      const runs = new Set(runsOf(nameWords(name)).flatMap((word) => word.runs));
      expect([name, [...new Set(rows[place]?.runs)].sort()]).toEqual([name, [...runs].sort()]);
    }
  });
});
