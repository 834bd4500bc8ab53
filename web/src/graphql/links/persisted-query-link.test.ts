import { ApolloClient, gql, type DocumentNode } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';
import { createCache } from '../cache/cache';
import { persistedQueryLink } from './persisted-query-link';
import { authLink } from './links';

const registered = (document: DocumentNode, documentId = 'id-1'): DocumentNode =>
  Object.assign({ ...document }, { __meta__: { documentId } });

const text = gql`
  query Lawyers($search: String) {
    lawyers(search: $search) {
      total
    }
  }
`;
const query = registered(text);
const data = { lawyers: { __typename: 'LawyerPage', total: 1 } };

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const unknownId = () =>
  json({ errors: [{ message: 'unknown', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });

function setUp({ token = null as string | null, answer = (): Response => json({ data }) } = {}) {
  const sent: { method: string; url: URL; body: string | null }[] = [];
  const fetchAnswer = (address: string, options?: RequestInit) => {
    const url = new URL(address, 'https://ainsathi.example');
    const method = options?.method ?? 'GET';
    sent.push({ method, url, body: typeof options?.body === 'string' ? options.body : null });
    return Promise.resolve(method === 'POST' ? json({ data }) : answer());
  };
  const http = new HttpLink({ uri: '/graphql', fetch: fetchAnswer as typeof fetch });
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([authLink(() => token), persistedQueryLink(), http]),
  });
  const run = async (document = query, search = 'land') =>
    (await client.query({ query: document, variables: { search }, fetchPolicy: 'network-only' })).data;
  return { run, sent, methods: () => sent.map(({ method }) => method), client };
}

it("a visitor's public query goes over GET, by its id, without its text", async () => {
  const { run, sent } = setUp();
  expect(await run()).toEqual(data);
  expect(sent).toHaveLength(1);
  const [{ method, url, body }] = sent as [(typeof sent)[0]];
  expect([method, url.pathname, body]).toEqual(['GET', '/graphql', null]);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    extensions: expect.stringContaining('"persistedQuery":{"version":1,"sha256Hash":"id-1"}') as string,
    operationName: 'Lawyers',
    variables: '{"search":"land"}',
  });
});

it.each([
  ['of an account', { token: 'a' }, query, 'land'],
  ['without an id', {}, text, 'land'],
  ['too long for an address', {}, query, 'জমি'.repeat(80)],
])('a query %s goes as POST, with its text', async (_what, options, document, search) => {
  const { run, sent } = setUp(options);
  expect(await run(document, search)).toEqual(data);
  expect(sent.map(({ method, url }) => [method, url.search])).toEqual([['POST', '']]);
  expect(sent[0]?.body).toContain('query Lawyers');
});

it('a mutation goes as POST', async () => {
  const { client, methods } = setUp();
  const mutation = gql`
    mutation Logout {
      logout {
        message
      }
    }
  `;
  await client.mutate({ mutation });
  expect(methods()).toEqual(['POST']);
});

it('an id that the server does not know is followed by the text, and none is sent again', async () => {
  const { run, sent, methods } = setUp({ answer: unknownId });
  expect(await run()).toEqual(data);
  expect(methods()).toEqual(['GET', 'POST']);
  expect(sent[1]?.url.search).toBe('');
  expect(sent[1]?.body).toContain('query Lawyers');
  expect(await run()).toEqual(data);
  expect(methods()).toEqual(['GET', 'POST', 'POST']);
  await run(registered(text, 'id-2'));
  expect(methods().slice(3)).toEqual(['POST']);
});

it('so is one whose address is too long for a proxy', async () => {
  const { run, methods } = setUp({ answer: () => new Response('', { status: 414 }) });
  expect(await run()).toEqual(data);
  expect(await run()).toEqual(data);
  expect(methods()).toEqual(['GET', 'POST', 'POST']);
});

it.each([429, 503])('a query that is refused with %s is not sent twice', async (status) => {
  const { run, methods } = setUp({ answer: () => json({}, status) });
  await expect(run()).rejects.toThrow();
  expect(methods()).toEqual(['GET']);
});

it('a connection that fails is not tried twice', async () => {
  const { run, methods } = setUp({
    answer: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await expect(run()).rejects.toThrow();
  expect(methods()).toEqual(['GET']);
});
