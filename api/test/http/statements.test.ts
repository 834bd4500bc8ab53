import { v7 as uuidv7 } from 'uuid';
import { Review } from '../../src/modules/reviews/review.entity';
import { propose, tryToAccept } from '../setup/appointments';
import { addEntry, inHours, setHearing } from '../setup/case-rooms';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { endedRequests } from '../setup/open-requests';
import { aCase, aClient, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';
import { sentStatements } from '../setup/sent-statements';

const app = appOfTests();
let client: Person;
let lawyer: Person;
let admin: Person;

beforeAll(async () => {
  [client, lawyer, admin] = [await aClient(app), await aLawyer(app), await anAdmin(app)];
  const others: Person[] = [];
  for (let n = 0; n < 20; n += 1) {
    await publish(lawyer, `Post ${n} of one author`);
    const { _id: id } = await aCase(client, lawyer, `Case ${n}`);
    await setStatus(lawyer, id, 'accepted');
    await addEntry(lawyer, id, `Entry ${n}`);
    await setHearing(lawyer, id);
    const startsAt = inHours(24 + n);
    await tryToAccept(client, await propose(lawyer, id, { times: [startsAt] }), startsAt);
    const other = await aLawyer(app, {}, `Advocate ${n}`);
    others.push(other);
    await other.client.rest('PUT', '/lawyers/profile', {
      practiceAreas: 'Family Law Tax Law',
      district: 'Dhaka',
      education: [{ degree: 'LL.B.', university: 'Dhaka', year: 2000 }],
    });
    await aClient(app, `Client ${n}`);
    const row = { name: `Client ${n}`, designation: 'Teacher', review: 'Good', image: null };
    await app.platform.dataSource.manager.insert(Review, { ...row, id: uuidv7(), createdAt: new Date() });
  }
  await app.sql(`insert into reports (id, subject, subject_id, reason, reporter, created_at)
    select gen_random_uuid(), 'review', id, 'false', id::text, now() from reviews`);
  await endedRequests(app, client, lawyer, others);
  // Last, so that the newest page of posts has as many authors as posts.
  for (const other of others) await publish(other, `Post of ${other.name}`);
}, 60_000);

async function publish({ client: author }: Person, title: string): Promise<void> {
  await author.rest('POST', '/lawyers/blogs', { title, content: 'What the law says.' });
}

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  return (await sentStatements(work)).executed;
}

const PAGE = 'page pages limit total';
const LISTS: [string, () => Person, (limit: number) => string][] = [
  [
    'lawyers',
    () => client,
    (limit) =>
      `{ lawyers(limit: ${limit}) { ${PAGE} items { id name practiceAreas district education { degree } recommendations { recommend } clientReviews { total items { line } } } } }`,
  ],
  [
    'lawyerChanges',
    () => client,
    (limit) =>
      `{ lawyerChanges(limit: ${limit}) { endCursor items { at lawyer { id name education { year } } } } }`,
  ],
  [
    'adminLawyers',
    () => admin,
    (limit) =>
      `{ adminLawyers(sort: RISK, limit: ${limit}) { ${PAGE} items { id email practiceAreas education { year } verificationDecisions { id } sameLicense { id } samePaper { id } numberOfDeleted } } }`,
  ],
  ['users', () => admin, (limit) => `{ users(limit: ${limit}) { ${PAGE} items { id name email } } }`],
  [
    'cases',
    () => admin,
    (limit) =>
      `{ cases(limit: ${limit}) { ${PAGE} items { id client { name } lawyer { name bankDetails } events { id actorName hearing { court } } nextHearing { court } record { accesses { total } } } } }`,
  ],
  [
    'myCases of a client',
    () => client,
    (limit) =>
      `{ myCases(limit: ${limit}) { ${PAGE} items { id lawyer { name } events { kind text hearing { place } } settableStatuses canAct clientReview { line } refusedPayment { reason } room { accesses { items { at } } } } } }`,
  ],
  [
    'myCases of a lawyer',
    () => lawyer,
    (limit) =>
      `{ myCases(limit: ${limit}) { ${PAGE} items { id canCall call { otherName } client { name } events(limit: 10) { kind call { state } } bKashTrxId hearings(limit: 10) { id calendarFile } } } }`,
  ],
  [
    'myHearings',
    () => client,
    (limit) =>
      `{ myHearings(limit: ${limit}) { ${PAGE} items { id court purpose calendarFile canCall lawyer { name } } } }`,
  ],
  [
    'the hearings of cases with their results',
    () => lawyer,
    (limit) =>
      `{ myCases(limit: ${limit}) { items { id nextHearing { result } hearings { day serial result resultLine } events { result } isOwn facts { line } ownClient { name } } } }`,
  ],
  [
    'myAppointments',
    () => client,
    (limit) =>
      `{ myAppointments(limit: ${limit}) { ${PAGE} items { id caseTitle canAct note calendarFile } } }`,
  ],
  [
    'cases with their appointments',
    () => admin,
    (limit) =>
      `{ cases(limit: ${limit}) { items { id appointment { mode } appointmentProposal { times } events { appointment { state } } } } }`,
  ],
  [
    'blogs',
    () => client,
    (limit) =>
      `{ blogs(limit: ${limit}) { ${PAGE} items { id imageSmall preview(length: 150) author { name profilePic listed } } } }`,
  ],
  [
    'myBlogs',
    () => lawyer,
    (limit) => `{ myBlogs(limit: ${limit}) { ${PAGE} items { id preview(length: 80) author { name } } } }`,
  ],
  [
    'adminReviews',
    () => admin,
    (limit) => `{ adminReviews(limit: ${limit}) { ${PAGE} items { id name image } } }`,
  ],
  [
    'moderationQueue',
    () => admin,
    (limit) =>
      `{ moderationQueue(limit: ${limit}) { ${PAGE} items { id text author { name } reports { reason } reportCount } } }`,
  ],
  [
    'myOpenRequests',
    () => client,
    (limit) =>
      `{ myOpenRequests(limit: ${limit}) { ${PAGE} items { id asked answered proposals { id covers lawyer { id name } } } } }`,
  ],
  [
    'myInvitations',
    () => lawyer,
    (limit) =>
      `{ myInvitations(limit: ${limit}) { ${PAGE} items { id about state caseId proposal { id covers } } } }`,
  ],
  [
    'openRequests',
    () => admin,
    (limit) => `{ openRequests(limit: ${limit}) { ${PAGE} items { id about asked answered reports } } }`,
  ],
  ['reviews', () => client, (limit) => `{ reviews(limit: ${limit}) { id name image } }`],
];

describe('the number of SQL statements of a list', () => {
  it.each(LISTS)('%s is the same for 2 and for 20 rows', async (_name, person, query) => {
    const count = (limit: number) => statementsOf(() => person().client.query(query(limit)));
    const [few, many] = [await count(2), await count(20)];
    expect(many).toBe(few);
    expect(few).toBeGreaterThan(0);
    const data = await person().client.query(query(20));
    const [page] = Object.values(data as Record<string, { items: unknown[] } | unknown[]>);
    expect(Array.isArray(page) ? page : page?.items).toHaveLength(20);
  });

  it.each([
    ['/public/lawyers', () => new Client(app.origin)],
    ['/users/lawyers', () => client.client],
    ['/public/blogs', () => new Client(app.origin)],
    ['/admin/users', () => admin.client],
    ['/admin/lawyers', () => admin.client],
    ['/admin/cases', () => admin.client],
    ['/admin/blogs', () => admin.client],
    ['/admin/reviews', () => admin.client],
  ])('%s is the same for 2 and for 20 rows', async (path, speaker) => {
    const read = (limit: number) => speaker().rest('GET', `${path}?limit=${limit}`);
    const [few, many] = [await statementsOf(() => read(2)), await statementsOf(() => read(20))];
    expect(many).toBe(few);
    expect(few).toBeGreaterThan(0);
    const { pagination: _, ...lists } = (await read(20)).body as Record<string, unknown[]>;
    expect(Object.values(lists)[0]).toHaveLength(20);
  });
});

const COUNTED =
  'anyPracticeArea practiceAreas { name lawyerCount } anyDistrict districts { name lawyerCount }';
const ANSWERS: [string, few: string, many: string][] = [
  [
    'lawyerCounts, for few and many lawyers',
    `{ lawyerCounts(filter: { district: "Bandarban" }) { ${COUNTED} } }`,
    `{ lawyerCounts(filter: { district: "Dhaka" }) { ${COUNTED} } }`,
  ],
  [
    'nearbyLawyers, for few and many neighbours',
    '{ nearbyLawyers(filter: { district: "Meherpur" }) { districts lawyers { id name } } }',
    '{ nearbyLawyers(filter: { district: "Noakhali" }) { districts lawyers { id name } } }',
  ],
  [
    'searchReading, for few and many words',
    '{ searchReading(search: "Advocat") { spelling remaining } }',
    `{ searchReading(search: "Advocat ${'Karim Rahim Salma '.repeat(4)}") { spelling remaining } }`,
  ],
];

it('the next hearings of a list cost one statement', async () => {
  const cost = (fields: string) =>
    statementsOf(() => lawyer.client.query(`{ myCases(limit: 20) { items { id ${fields} } } }`));
  expect(await cost('nextHearing { startsAt court purpose }')).toBe((await cost('')) + 1);
});

describe('the number of SQL statements of an operation without pages', () => {
  it.each(ANSWERS)('%s, is the same', async (_name, few, many) => {
    const count = (query: string) => statementsOf(() => client.client.query(query));
    const statements = await count(few);
    expect(statements).toBeGreaterThan(0);
    expect(await count(many)).toBe(statements);
  });
});

describe('statements that are sent again', () => {
  const reads: [string, () => Promise<unknown>][] = [
    [
      'the directory',
      () => new Client(app.origin).query(graphql(`{ lawyers(limit: 10) { total items { id name } } }`)),
    ],
    ['a filtered page', () => new Client(app.origin).rest('GET', '/public/lawyers?district=Dhaka&page=2')],
    ['a page far down', () => new Client(app.origin).rest('GET', '/public/lawyers?limit=1&page=301')],
    ['a lawyer', () => new Client(app.origin).rest('GET', `/public/lawyers/${lawyer.id}`)],
    ['posts', () => new Client(app.origin).query(graphql(`{ blogs(limit: 6) { items { id title } } }`))],
    ['reviews', () => new Client(app.origin).rest('GET', '/public/reviews')],
    ['counts', () => new Client(app.origin).query(graphql(`{ lawyerCounts { anyDistrict } }`))],
    ['the session and the cases of a client', () => client.client.query(graphql(`{ myCases { total } }`))],
    ['the cases of a lawyer', () => lawyer.client.rest('GET', '/lawyers/cases')],
    ['the table of an admin', () => admin.client.query(graphql(`{ adminLawyers { total items { name } } }`))],
  ];

  it.each(reads)('of %s, are parsed and planned once for a connection', async (_name, read) => {
    await read();
    const { executed, parsed } = await sentStatements(read);
    expect(executed).toBeGreaterThan(0);
    expect(parsed).toBe(0);
  });
});

describe('the number of SQL statements of a list without pages', () => {
  const lists: [string, () => Client][] = [
    ['/users/cases', () => client.client],
    ['/lawyers/cases', () => lawyer.client],
    ['/lawyers/blogs', () => lawyer.client],
    ['/public/reviews', () => new Client(app.origin)],
  ];

  /** Of each list, how many rows it has and how many statements it takes. */
  async function measure(): Promise<{ rows: number[]; statements: number[] }> {
    const rows: number[] = [];
    const statements: number[] = [];
    for (const [path, speaker] of lists) {
      statements.push(await statementsOf(() => speaker().rest('GET', path)));
      const { body } = await speaker().rest<unknown[]>('GET', path);
      rows.push(body.length);
    }
    return { rows, statements };
  }

  it('is the same for 20 and for 2 rows', async () => {
    const many = await measure();
    await app.sql(
      `update cases set client_id = null, lawyer_id = null where id not in (select id from cases order by id limit 2)`,
    );
    for (const table of ['blogs', 'reviews'])
      await app.sql(`delete from ${table} where id not in (select id from ${table} order by id limit 2)`);
    const few = await measure();
    expect([many.rows, few.rows]).toEqual([lists.map(() => 20), lists.map(() => 2)]);
    expect(few.statements).toEqual(many.statements);
    expect(Math.min(...few.statements)).toBeGreaterThan(0);
  });
});
