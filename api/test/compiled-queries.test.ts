import { parse, print } from 'graphql';
import { until } from './setup/live-socket';
import { aClient, aLawyer, anAdmin, type Person } from './setup/people';
import { type RunningApp, startApp } from './setup/running-app';

/** The documents that were compiled in a test, and in all. */
const compiledDocuments: string[] = [];
const everCompiled = new Set<string>();

jest.mock('graphql-jit', () => {
  const actual = jest.requireActual<typeof import('graphql-jit')>('graphql-jit');
  const compileQuery: typeof actual.compileQuery = (schema, document, ...rest) => {
    compiledDocuments.push(print(document));
    everCompiled.add(print(document));
    return actual.compileQuery(schema, document, ...rest);
  };
  return { ...actual, compileQuery, isCompiledQuery: actual.isCompiledQuery };
});

let plain: RunningApp;
let compiling: RunningApp;
let client: Person;
let admin: Person;
let lawyerId: string;

beforeAll(async () => {
  plain = await startApp({}, undefined, {});
  compiling = await startApp({}, undefined, { compiledAfter: 0, beside: plain });
  client = await aClient(plain);
  admin = await anAdmin(plain);
  lawyerId = (await aLawyer(plain)).id;
  await aLawyer(plain);
});
afterAll(async () => {
  await compiling.stop();
  await plain.stop();
});
beforeEach(() => void compiledDocuments.splice(0));

/** Status and text of an answer, without the id of its request. */
async function answerOf(app: RunningApp, query: string, variables: unknown, person?: Person) {
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  const text = (await response.text()).replaceAll(/"requestId":"[^"]*"/g, '');
  return { status: response.status, text, cacheControl: response.headers.get('cache-control') };
}

const DIRECTORY = `
  query Directory($filter: LawyerFilter, $sort: LawyerSort! = NAME, $page: Int! = 1, $short: Boolean = false) {
    lawyers(filter: $filter, sort: $sort, page: $page) {
      __typename total pages
      items { ...card class: name @skip(if: $short) ... on Lawyer @include(if: $short) { chamberName } }
    }
    more: lawyers(limit: 1, sort: NEWEST) { items { id } endCursor }
    lawyerCounts(filter: $filter) { anyPracticeArea districts { name lawyerCount } }
  }
  fragment card on Lawyer { id name practiceAreas education { degree university year } }`;
const LAWYER = 'query Lawyer($id: ID!) { lawyer(id: $id) { id name bio verificationStatus } }';

describe('a query that is compiled', () => {
  it.each([
    ['fragments, aliases, directives and defaults', DIRECTORY, {}],
    ['other values of its variables', DIRECTORY, { sort: 'NEWEST', short: true, filter: { search: 'a' } }],
    ['null where nothing must be', DIRECTORY, { filter: null }],
    ['a name that has a meaning in JavaScript', '{ delete: reviews { id } constructor: reviews { id } }', {}],
    ['posts and reviews', '{ blogs(limit: 2) { total items { id title } } reviews(limit: 1) { id } }', {}],
  ])('is answered as it is without: %s', async (_what, query, variables) => {
    const expected = await answerOf(plain, query, variables);
    expect(expected.status).toBe(200);
    expect(compiledDocuments).toEqual([]);
    expect(await answerOf(compiling, query, variables)).toEqual(expected);
    expect(everCompiled).toContain(print(parse(query)));
  });

  it('is compiled once, whatever its variables are', async () => {
    const query = 'query Once($id: ID!) { lawyer(id: $id) { name } }';
    for (const id of [lawyerId, client.id, lawyerId])
      expect((await answerOf(compiling, query, { id })).status).toBe(200);
    expect(compiledDocuments).toHaveLength(1);
  });

  it('shows each person what is their own', async () => {
    const query = '{ me { id role } myCases { total items { id title lawyer { name } } } }';
    for (const person of [client, admin, undefined, client])
      expect(await answerOf(compiling, query, {}, person)).toEqual(await answerOf(plain, query, {}, person));
    expect(compiledDocuments).toHaveLength(1);
  });

  it.each([
    ['a text for a number', { page: '1' }],
    ['a fraction', { page: 1.5 }],
    ['a number beyond 32 bits', { page: 2 ** 31 }],
    ['null where a value must be', { page: null }],
    ['a page before the first', { page: 0 }],
    ['null in spite of a default', { short: null }],
    ['a list for an object', { filter: [] }],
    ['a field that is unknown', { filter: { colour: 'red' } }],
    ['a number for a text', { filter: { search: 5 } }],
    ['a value that is none of an enum', { sort: 'OLDEST' }],
    ['a number for an enum', { sort: 1 }],
    ['a text for a boolean', { short: 'yes' }],
  ])('is refused as it is without: %s', async (_what, variables) => {
    const expected = await answerOf(plain, DIRECTORY, variables);
    expect(expected.text).toContain('"errors"');
    expect(await answerOf(compiling, DIRECTORY, variables)).toEqual(expected);
  });

  it.each([
    ['no value', {}],
    ['an object', { id: {} }],
    ['a number', { id: 5 }],
    ['none of an account', { id: 'x' }],
    ['nobody’s', { id: '00000000-0000-7000-8000-000000000000' }],
  ])('is answered as it is without when its id is %s', async (_what, variables) => {
    expect(await answerOf(compiling, LAWYER, variables)).toEqual(await answerOf(plain, LAWYER, variables));
  });

  it('tells a signed-out person so as it does without', async () => {
    const query = 'query { myCases { total } }';
    const expected = await answerOf(plain, query, {});
    expect(expected.text).toContain('UNAUTHENTICATED');
    expect(await answerOf(compiling, query, {})).toEqual(expected);
  });
});

describe('what is not compiled', () => {
  it.each([
    [
      'a document with a text, which could be anybody’s code',
      '{ lawyers(filter: { search: "a" }) { total } }',
    ],
    ['a text among its defaults', 'query ($id: ID! = "x") { lawyer(id: $id) { id } }'],
    ['a name that is no property in JavaScript', '{ __proto__: reviews { id } }'],
    ['introspection', '{ __type(name: Lawyer) { name } }'.replace('Lawyer', '"Lawyer"')],
    ['the schema', '{ __schema { queryType { name } } }'],
  ])('%s', async (_what, query) => {
    expect(await answerOf(compiling, query, {})).toEqual(await answerOf(plain, query, {}));
    expect(compiledDocuments).toEqual([]);
  });

  it('what may not be executed twice: mutations, and queries of staff', async () => {
    const { status } = await answerOf(compiling, '{ users { total } }', {}, admin);
    expect(status).toBe(200);
    expect((await answerOf(compiling, 'mutation { acceptPolicies { __typename } }', {}, client)).status).toBe(
      200,
    );
    expect(compiledDocuments).toEqual([]);
  });

  it('what staff ask for: what they looked at is recorded once, also beside an error', async () => {
    const query =
      'query Two($id: ID!, $page: Int!) { lawyer(id: $id) { id } lawyers(page: $page) { total } }';
    const variables = { id: lawyerId, page: 0 };
    expect((await answerOf(compiling, query, variables, admin)).text).toContain('"errors"');
    const recorded = async () => {
      const [{ count }] = await compiling.platform.dataSource.query<[{ count: number }]>(
        `select count(*)::int as count from audit_entries entry where entry::text like '%lawyer-viewed%' and entry::text like '%' || $1 || '%'`,
        [lawyerId],
      );
      return count;
    };
    // The field that fails ends the response, whichever of the two is done first.
    await until(async () => (await recorded()) > 0);
    expect(await recorded()).toBe(1);
    expect(compiledDocuments).toEqual([]);
  });

  it('a document of several operations without the name of one', async () => {
    const query = 'query A { me { id } } query B { me { role } }';
    expect(await answerOf(compiling, query, {})).toEqual(await answerOf(plain, query, {}));
  });

  it('a query that is asked a few times', async () => {
    const usual = await startApp({}, undefined, { compiledAfter: 3, beside: plain });
    const query = '{ reviews(limit: 3) { id } }';
    for (let time = 0; time < 3; time += 1) await answerOf(usual, query, {});
    expect(compiledDocuments).toEqual([]);
    await answerOf(usual, query, {});
    expect(compiledDocuments).toHaveLength(1);
    await usual.stop();
  });

  it('a long document, unless it is registered', async () => {
    const long = `{ reviews(limit: 3) { id } ${' '.repeat(2_000)} }`;
    expect((await answerOf(compiling, long, {})).status).toBe(200);
    expect(compiledDocuments).toEqual([]);
    const persistedQueries = new Map([['its-id', long]]);
    const ours = await startApp({}, undefined, { compiledAfter: 0, beside: plain, persistedQueries });
    await answerOf(ours, long, {});
    expect(compiledDocuments).toHaveLength(1);
    await ours.stop();
  });
});
