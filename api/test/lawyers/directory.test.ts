import { Client } from '../setup/client';
import { graphql, type TypeOf } from '../setup/graphql';
import { aLawyer, anAdmin, type Person } from '../setup/people';
import type { LawyerV1, PageV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let visitor: Client;
let lawyers: Person[];

beforeAll(async () => {
  visitor = new Client(app.origin);
  const rows: [string, number, string, string, string][] = [
    ['Rezaul Karim', 20, 'Dhaka', 'Family Law', 'Karim Chamber'],
    ['Abdul Momin', 20, 'Dhaka', 'Family Law Tax Law', 'Momin & Associates'],
    ['Nusrat Jahan', 8, 'Chattogram', 'Criminal Law', 'Harbour Chamber'],
    ['Zakir Hossain', 20, 'Sylhet', 'Tax Law', 'Surma Law House'],
    ['Zakir Hossain', 20, 'Sylhet', 'Tax Law', 'Surma Law House'],
    ['Shahana Parveen', 3, 'Dhaka', 'Criminal Law Family Law', 'Parveen Legal'],
  ];
  lawyers = [];
  for (const [name, experience, district, practiceAreas, chamberName] of rows) {
    const lawyer = await aLawyer(app, { experience }, name);
    await lawyer.client.rest('PUT', '/lawyers/profile', {
      district,
      practiceAreas,
      chamberName,
      bio: `${name} at work`,
    });
    lawyers.push(lawyer);
  }
});

const EVERYBODY = [
  'Abdul Momin',
  'Rezaul Karim',
  'Zakir Hossain',
  'Zakir Hossain',
  'Nusrat Jahan',
  'Shahana Parveen',
];

async function names(query: string): Promise<string[]> {
  const { body } = await visitor.rest<PageV1<'lawyers', LawyerV1>>(
    'GET',
    `/public/lawyers?limit=100&${query}`,
  );
  return (body.lawyers as { name: string }[]).map(({ name }) => name);
}

describe('the directory', () => {
  it('shows 6 a page by experience, then name', async () => {
    const { body } = await visitor.rest<PageV1<'lawyers', LawyerV1>>('GET', '/public/lawyers');
    expect(body.pagination).toEqual({ page: 1, pages: 1, limit: 6, total: 6 });
    expect(body.lawyers.map(({ name }) => name)).toEqual(EVERYBODY);
  });

  it('is the same in GraphQL and REST, in every order', async () => {
    const query = graphql(
      `query ($sort: LawyerSort) { lawyers(limit: 4, sort: $sort) { items { id } total pages } }`,
    );
    for (const sort of ['EXPERIENCE', 'NAME', 'NEWEST'] as const) {
      const { body } = await visitor.rest<PageV1<'lawyers', LawyerV1>>(
        'GET',
        `/public/lawyers?limit=4&page=1&sort=${sort.toLowerCase()}`,
      );
      const { lawyers: page } = await visitor.query(query, { sort });
      expect(page.items.map(({ id }) => id)).toEqual(body.lawyers.map(({ _id }) => _id));
      expect({ total: page.total, pages: page.pages }).toEqual({ total: 6, pages: 2 });
    }
  });

  it('is stable under equal keys: pages hold everybody once', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 6; page += 1) {
      const { body } = await visitor.rest<PageV1<'lawyers', LawyerV1>>(
        'GET',
        `/public/lawyers?limit=1&page=${page}`,
      );
      seen.push(...body.lawyers.map(({ _id }) => _id));
    }
    expect(new Set(seen)).toEqual(new Set(lawyers.map(({ id }) => id)));
  });

  it.each([
    ['category=Family%20Law', ['Abdul Momin', 'Rezaul Karim', 'Shahana Parveen']],
    ['category=family-law&district=dhaka', ['Abdul Momin', 'Rezaul Karim', 'Shahana Parveen']],
    ['category=Criminal%20Law&district=Chittagong', ['Nusrat Jahan']],
    [`district=${encodeURIComponent('সিলেট')}`, ['Zakir Hossain', 'Zakir Hossain']],
    ['category=Space%20Law', []],
    ['district=Atlantis', []],
    ['category=&district=&search=', EVERYBODY],
    ['search=nusrat', ['Nusrat Jahan']],
    ['search=surma', ['Zakir Hossain', 'Zakir Hossain']],
    ['search=at%20work', EVERYBODY],
    ['search=Nushrat', ['Nusrat Jahan']],
    ['search=jahan%20nushrat', ['Nusrat Jahan']],
    ['search=Nusrat%20Hossain', []],
    ['search=100%25', []],
    ['search=%25', []],
    ["search='%3B%20drop%20table%20accounts%3B--", []],
  ])('narrowed by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('takes a search of 200 characters at both transports and refuses one more', async () => {
    const count = graphql(`query ($search: String) { lawyers(filter: { search: $search }) { total } }`);
    const longest = 'nusrat '.padEnd(200, 'x');
    const { status, body } = await visitor.rest<PageV1<'lawyers', LawyerV1>>(
      'GET',
      `/public/lawyers?search=${longest}`,
    );
    expect([status, body.lawyers]).toEqual([200, []]);
    expect((await visitor.graphql(count, { search: longest })).data).toEqual({ lawyers: { total: 0 } });

    const refused = await visitor.rest('GET', `/public/lawyers?search=${longest}x`);
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'search']);
    expect((await visitor.graphql(count, { search: `${longest}x` })).errors?.[0]).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('keeps all practice areas of a lawyer found by one of them', async () => {
    const { body } = await visitor.rest<PageV1<'lawyers', LawyerV1>>(
      'GET',
      '/public/lawyers?category=Tax%20Law&district=Dhaka',
    );
    expect(body.lawyers[0]!.practiceAreas).toEqual(['Family Law', 'Tax Law']);
  });

  it('follows a lawyer who changes name, experience, district or is no longer verified', async () => {
    const lawyer = await aLawyer(app, { experience: 1 }, 'Zubair Alam');
    const change = (body: object) => lawyer.client.rest('PUT', '/lawyers/profile', body);
    await change({ practiceAreas: 'Cyber Law', district: 'Khulna' });
    const other = await aLawyer(app, { experience: 1 }, 'Bashir Alam');
    await other.client.rest('PUT', '/lawyers/profile', { practiceAreas: 'Cyber Law', district: 'Khulna' });
    const listed = () => names('category=cyber-law&district=khulna');
    expect(await listed()).toEqual(['Bashir Alam', 'Zubair Alam']);
    const admin = await anAdmin(app);
    await admin.client.rest('PUT', `/admin/lawyers/${lawyer.id}`, { name: 'Anika Alam' });
    expect(await listed()).toEqual(['Anika Alam', 'Bashir Alam']);
    expect(await names('district=khulna')).toEqual(['Anika Alam', 'Bashir Alam']);
    await other.client.rest('PUT', '/lawyers/profile', { experience: 2 });
    expect(await listed()).toEqual(['Bashir Alam', 'Anika Alam']);
    await change({ district: 'Bogura' });
    expect(await listed()).toEqual(['Bashir Alam']);
    await other.client.rest('PUT', '/lawyers/profile', { licenseNumber: 'BC-CHANGED-77' });
    expect(await listed()).toEqual([]);
    expect(await names('category=cyber-law')).toEqual(['Anika Alam']);
    await change({ licenseNumber: 'BC-CHANGED-78' });
  });

  it('gives an empty page past the end, with the right number of pages', async () => {
    const { body } = await visitor.rest('GET', '/public/lawyers?page=99&limit=4');
    expect(body).toEqual({ lawyers: [], pagination: { page: 99, pages: 2, limit: 4, total: 6 } });
  });

  it('cuts the limit at 100', async () => {
    expect(
      (await visitor.rest<PageV1<'lawyers', LawyerV1>>('GET', '/public/lawyers?limit=5000')).body.pagination
        .limit,
    ).toBe(100);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'limit=0',
    'limit=-5',
    'limit=x',
    'page=99999999999999999999',
  ])('refuses %s and names the field', async (query) => {
    const { status, body } = await visitor.rest('GET', `/public/lawyers?${query}`);
    expect(status).toBe(400);
    expect(body.errors![0]!.field).toBe(query.split('=')[0]);
  });

  it('refuses the same through GraphQL', async () => {
    const { errors } = await visitor.graphql(graphql(`{ lawyers(page: 0) { total } }`));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'page' }] });
  });
});

describe('practice areas and districts', () => {
  it('are 21 and 64, with the number of verified lawyers in each', async () => {
    const { practiceAreas, districts } = await visitor.query(
      graphql(
        `{ practiceAreas { name slug lawyerCount } districts { name nameBangla division aliases lawyerCount } }`,
      ),
    );
    expect(practiceAreas).toHaveLength(21);
    expect(districts).toHaveLength(64);
    expect(practiceAreas).toContainEqual({ name: 'Tax Law', slug: 'tax-law', lawyerCount: 3 });
    expect(districts.find(({ name }) => name === 'Chattogram')).toMatchObject({
      nameBangla: 'চট্টগ্রাম',
      division: 'Chattogram',
      aliases: expect.arrayContaining(['Chittagong']),
      lawyerCount: 1,
    });
  });
});

describe('the counts of the filter choices', () => {
  const counts = (filter: TypeOf<'LawyerFilter'>) =>
    visitor.query(
      graphql(`query ($filter: LawyerFilter) { lawyerCounts(filter: $filter) {
        anyPracticeArea practiceAreas { name lawyerCount } anyDistrict districts { name lawyerCount } } }`),
      { filter },
    );

  it('count every lawyer without a filter', async () => {
    const { lawyerCounts, practiceAreas, districts } = await visitor.query(
      graphql(`{ lawyerCounts { anyPracticeArea anyDistrict practiceAreas { name lawyerCount } districts { name lawyerCount } }
         practiceAreas { name lawyerCount } districts { name lawyerCount } lawyers { total } }`),
    );
    const { lawyers: all } = await visitor.query(graphql(`{ lawyers { total } }`));
    expect(lawyerCounts.anyPracticeArea).toBe(all.total);
    expect(lawyerCounts.anyDistrict).toBe(all.total);
    for (const [counted, listed] of [
      [lawyerCounts.practiceAreas, practiceAreas],
      [lawyerCounts.districts, districts],
    ] as const)
      expect(new Set(counted.map((one) => JSON.stringify(one)))).toEqual(
        new Set(listed.filter(({ lawyerCount }) => lawyerCount !== 0).map((one) => JSON.stringify(one))),
      );
  });

  it('apply the other filters, not their own', async () => {
    const { lawyerCounts } = await counts({ practiceArea: 'Tax Law', district: 'Chittagong' });
    expect(lawyerCounts).toEqual({
      anyPracticeArea: 1,
      practiceAreas: [{ name: 'Criminal Law', lawyerCount: 1 }],
      anyDistrict: 3,
      districts: [
        { name: 'Dhaka', lawyerCount: 1 },
        { name: 'Sylhet', lawyerCount: 2 },
      ],
    });
  });

  it('apply the search', async () => {
    const { lawyerCounts } = await counts({ search: 'zakir' });
    expect(lawyerCounts.anyPracticeArea).toBe(2);
    expect(lawyerCounts.districts).toEqual([{ name: 'Sylhet', lawyerCount: 2 }]);
  });
});

describe('a matter', () => {
  const inMatter = async (slug: string) => {
    const { lawyers: page, lawyerCounts } = await visitor.query(
      graphql(`query ($filter: LawyerFilter!) {
        lawyers(filter: $filter, limit: 100) { total items { name } }
        lawyerCounts(filter: $filter) { anyPracticeArea matters { name lawyerCount } anyDistrict districts { name lawyerCount } } }`),
      { filter: { matter: slug } },
    );
    return { page, lawyerCounts };
  };

  it('lists the lawyers of all its practice areas, each once, in both protocols', async () => {
    const expected = ['Abdul Momin', 'Rezaul Karim', 'Nusrat Jahan', 'Shahana Parveen'];
    expect(await names('matter=violence')).toEqual(expected);
    const { page, lawyerCounts } = await inMatter('violence');
    expect(page.items.map(({ name }) => name)).toEqual(expected);
    expect(page.total).toBe(4);
    expect(lawyerCounts.anyDistrict).toBe(4);
    expect(lawyerCounts.districts).toEqual([
      { name: 'Chattogram', lawyerCount: 1 },
      { name: 'Dhaka', lawyerCount: 3 },
    ]);
  });

  it('goes with the other filters', async () => {
    expect(await names('matter=violence&category=Criminal+Law&district=Dhaka')).toEqual(['Shahana Parveen']);
    expect(await names('matter=violence&search=karim')).toEqual(['Rezaul Karim']);
  });

  it('is counted like its list, and not by its own filter', async () => {
    const { matters } = await visitor.query(graphql(`{ matters { slug name practiceAreas lawyerCount } }`));
    expect(matters).toHaveLength(10);
    for (const { slug, lawyerCount } of matters as { slug: string; lawyerCount: number }[])
      expect((await inMatter(slug)).page.total).toBe(lawyerCount);
    const { lawyerCounts } = await inMatter('violence');
    expect(lawyerCounts.anyPracticeArea).toBe(EVERYBODY.length);
    expect(lawyerCounts.matters).toEqual(
      matters
        .filter(({ lawyerCount }) => lawyerCount !== 0)
        .map(({ name, lawyerCount }) => ({ name, lawyerCount })),
    );
  });

  it('that is unknown has no lawyers', async () => {
    expect(await names('matter=space')).toEqual([]);
  });
});

describe('suggestions for a search', () => {
  it.each([
    ['Nushrat', null, null, 'Nushrat', 'Nusrat'],
    ['Nusrat', null, null, 'Nusrat', null],
    ['Chittagong', null, 'Chattogram', '', null],
    ['tax lawyer in জেসোর', 'Tax Law', null, 'জেসোর', null],
    ['qqqqq', null, null, 'qqqqq', null],
    ["'; drop", null, null, "'; drop", null],
    ['', null, null, '', null],
  ])('%p', async (search, practiceArea, district, remaining, spelling) => {
    const { searchReading } = await visitor.query(
      graphql(
        `query ($search: String!) { searchReading(search: $search) { practiceArea district remaining spelling } }`,
      ),
      { search },
    );
    expect(searchReading).toEqual({ practiceArea, district, remaining, spelling });
  });
});
