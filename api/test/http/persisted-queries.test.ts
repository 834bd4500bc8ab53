import { createHash } from 'node:crypto';
import { graphql } from '../setup/graphql';
import { aClient, aLawyer, type Person } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

const persistedQueries = new Map([
  ['directory', 'query Directory($limit: Int!) { lawyers(limit: $limit) { total } }'],
  ['refused', '{ lawyers { total } adminStats { clients } }'],
  ['me', '{ me { id } }'],
  ['logout', 'mutation { logout { message } }'],
]);

let app: RunningApp;
let client: Person;

beforeAll(async () => {
  app = await startApp({}, undefined, { persistedQueries, cached: true });
  client = await aClient(app);
  await aLawyer(app);
});
afterAll(() => app.stop());

const ask = (parameters: Record<string, string>, headers: Record<string, string> = {}, origin = app.origin) =>
  fetch(`${origin}/graphql?${new URLSearchParams(parameters).toString()}`, { headers });

const byId = (sha256Hash: string) => ({
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
});
const directory = { ...byId('directory'), variables: '{"limit":1}' };

describe('a query by its id', () => {
  it('is answered as its text is, for HTTP caches to keep and to ask again', async () => {
    for (let time = 0; time < 2; time += 1) {
      const response = await ask(directory);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding, Authorization');
      expect(await response.json()).toEqual({ data: { lawyers: { total: 1 } } });
    }
    const text = await ask({
      query: persistedQueries.get('directory') ?? '',
      variables: directory.variables,
    });
    expect(text.headers.get('cache-control')).toMatch(/^public, max-age=30,/);
    expect(text.headers.get('etag')).toBe((await ask(directory)).headers.get('etag'));
  });

  it('that a program sent before is kept as long as its text', async () => {
    const text = 'query Foreign($limit: Int!) { lawyers(limit: $limit) { total } }';
    const id = createHash('sha256').update(text).digest('hex');
    const { variables } = directory;
    const sent = await ask({ ...byId(id), variables, query: text });
    const plain = (await ask({ query: text, variables })).headers.get('cache-control');
    expect(plain).toMatch(/^public, max-age=30,/);
    const again = await ask({ ...byId(id), variables });
    expect([sent, again].map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [200, plain],
      [200, plain],
    ]);
    const named = await ask({
      query: text,
      variables,
      operationName: 'Foreign',
      persistedQuery: 'directory',
    });
    expect(named.headers.get('cache-control')).toBe(plain);
  });

  it('is answered with 304 until what it shows has changed', async () => {
    const etag = (await ask(directory)).headers.get('etag') ?? '';
    const same = await ask(directory, { 'if-none-match': etag });
    expect([same.status, await same.text()]).toEqual([304, '']);
    expect(same.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(same.headers.get('etag')).toBe(etag);
    await aLawyer(app);
    await app.feed.invalidated();
    const changed = await ask(directory, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toEqual({ data: { lawyers: { total: 2 } } });
  });

  it('is answered to a browser that opens the address, not with the playground', async () => {
    const response = await ask(directory, { accept: 'text/html,application/json;q=0.9' });
    expect(response.headers.get('content-type')).toContain('json');
  });

  it.each(['valid', 'made-up'])('with a %s token is never kept', async (kind) => {
    const token = kind === 'valid' ? client.token : kind;
    const response = await ask(directory, { authorization: `Bearer ${token}` });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  });

  it.each(['refused', 'me'])('is never kept when it is not public: %s', async (id) => {
    const response = await ask(byId(id));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is refused under an id that is not known, so that clients send the text', async () => {
    const response = await ask({ ...directory, ...byId('of-another-build') });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
  });

  it.each(['{}', '{"limit":"many"}', '{"limit":', '5'])('with the variables %s is 400', async (variables) => {
    const response = await ask({ ...directory, variables }, { accept: 'application/graphql-response+json' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
  });

  it('writes nothing: a mutation is refused', async () => {
    const response = await ask(byId('logout'), { authorization: `Bearer ${client.token}` });
    expect(response.status).toBe(405);
    expect(await client.client.query(graphql(`{ me { __typename } }`))).toEqual({
      me: { __typename: 'User' },
    });
  });
});

it('without a list of the build texts alone are answered', async () => {
  const unbuilt = await startApp();
  try {
    expect(await (await ask(directory, {}, unbuilt.origin)).text()).toContain('PERSISTED_QUERY_NOT_FOUND');
    expect((await ask({ query: '{ lawyers { total } }' }, {}, unbuilt.origin)).status).toBe(200);
  } finally {
    await unbuilt.stop();
  }
});
