import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { pino } from 'pino';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aClient, aLawyer, type Person } from '../setup/people';
import { appOfTests, startApp } from '../setup/running-app';

const app = appOfTests({
  corsOrigins: ['https://partner.example'],
  publicOrigin: 'https://ainsathi.example',
});
let visitor: Client;
let client: Person;

beforeAll(async () => {
  visitor = new Client(app.origin);
  client = await aClient(app);
  await aLawyer(app);
});

const DIRECTORY = '{ lawyers(limit: 1) { total } }';

async function get(
  parameters: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${app.origin}/graphql?${new URLSearchParams(parameters).toString()}`, {
    headers: { 'apollo-require-preflight': 'true', ...headers },
  });
}

async function post(
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: string }> {
  const response = await fetch(`${app.origin}/graphql`, { method: 'POST', body, headers });
  return { status: response.status, body: await response.text() };
}

const JSON_TYPE = { 'content-type': 'application/json' };

describe('GraphQL over HTTP', () => {
  it('responds to a query over GET with cache headers, and with 304 while it is unchanged', async () => {
    const first = await get({ query: DIRECTORY });
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(first.headers.get('vary')).toContain('Authorization');
    const etag = first.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*'])
      expect((await get({ query: DIRECTORY }, { 'if-none-match': known })).status).toBe(304);
    expect((await get({ query: DIRECTORY }, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('gives every response a new request id, never that of the request', async () => {
    const [first, second] = [await get({ query: DIRECTORY }), await get({ query: DIRECTORY })];
    const ids = [first, second].map(({ headers }) => headers.get('x-request-id'));
    for (const id of ids) expect(id).toMatch(/^[\w-]{8,64}$/);
    expect(ids[0]).not.toBe(ids[1]);
    const { status, headers } = await visitor.graphql(graphql(`{ me { id } }`));
    expect([status, headers.get('x-request-id')]).toEqual([200, expect.any(String)]);
    const chosen = { 'x-request-id': 'partner-4711' };
    expect((await get({ query: DIRECTORY }, chosen)).headers.get('x-request-id')).not.toBe('partner-4711');
    const rest = await visitor.rest('GET', '/public/lawyers', undefined, chosen);
    expect(rest.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('forbids caching of responses to signed-in users, and of errors', async () => {
    const own = await get({ query: '{ me { id } }' }, { authorization: `Bearer ${client.token}` });
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect((await get({ query: '{ adminStats { users } }' })).headers.get('cache-control')).toBe('no-store');
  });

  it('requires no CSRF header over GET, which changes nothing', async () => {
    const plain = async (query: string) =>
      fetch(`${app.origin}/graphql?${new URLSearchParams({ query }).toString()}`);
    const response = await plain(DIRECTORY);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { lawyers: { total: 1 } } });
    expect((await plain('mutation { logout { message } }')).status).toBe(405);
  });

  it('refuses mutations over GET', async () => {
    const response = await get({ query: 'mutation { logout { message } }' });
    expect(response.status).toBe(405);
  });

  it('takes persisted queries', async () => {
    const sha256Hash = createHash('sha256').update(DIRECTORY).digest('hex');
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
    const unknown = (await (await get({ extensions })).json()) as {
      errors: { extensions: { code: string } }[];
    };
    expect(unknown.errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    await get({ extensions, query: DIRECTORY });
    expect(await (await get({ extensions })).json()).toEqual({ data: { lawyers: { total: 1 } } });
  });

  it.each([
    ['of another version', { version: 2, sha256Hash: 'x' }],
    ['whose hash is of another query', { version: 1, sha256Hash: 'x' }],
    ['that is no object', 5],
  ])('says what is wrong with a persisted query %s', async (_what, persistedQuery) => {
    const body = JSON.stringify({ query: DIRECTORY, extensions: { persistedQuery } });
    const response = await post(body, JSON_TYPE);
    expect(response.status).toBe(400);
    const { errors } = JSON.parse(response.body) as { errors: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  it('responds with application/graphql-response+json when it is accepted', async () => {
    const response = await fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: { ...JSON_TYPE, accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query: '{ nothing }' }),
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/graphql-response+json');
  });

  it.each([
    ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
    [
      'application/graphql-response+json, application/json;q=0.9',
      'application/graphql-response+json; charset=utf-8',
    ],
    ['application/json', 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
    ['text/plain', 'application/json; charset=utf-8'],
  ])('refuses a body that is no JSON for %s as %s', async (accept, type) => {
    const headers = { ...JSON_TYPE, accept };
    const response = await fetch(`${app.origin}/graphql`, { method: 'POST', headers, body: '{' });
    expect([response.status, response.headers.get('content-type')]).toEqual([400, type]);
  });

  it.each(['br', 'gzip'])(
    'compresses a large response by %s, with an ETag for each form',
    async (encoding) => {
      const address = `${app.origin}/graphql?query=${encodeURIComponent('{ districts { id name nameBangla slug } }')}`;
      const headers = { 'accept-encoding': encoding };
      const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
      const whole = await plain.text();
      expect(plain.headers.get('content-encoding')).toBeNull();
      for (let time = 0; time < 2; time += 1) {
        const response = await fetch(address, { headers });
        expect(response.headers.get('content-encoding')).toBe(encoding);
        expect(response.headers.get('vary')).toContain('Accept-Encoding');
        expect(Number(response.headers.get('content-length'))).toBeLessThan(whole.length / 2);
        expect(await response.text()).toBe(whole);
        const etag = response.headers.get('etag') ?? '';
        expect(etag).not.toBe(plain.headers.get('etag'));
        const again = await fetch(address, { headers: { ...headers, 'if-none-match': etag } });
        expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
      }
    },
  );

  it('sends a small response as it is', async () => {
    const response = await fetch(`${app.origin}/graphql?query={__typename}`, {
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('refuses cross-site form posts', async () => {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: 'mutation { logout { message } }' }));
    form.set('map', '{}');
    const response = await fetch(`${app.origin}/graphql`, { method: 'POST', body: form });
    expect(response.status).toBe(400);
    const plain = await post('{"query":"{ me { id } }"}', { 'content-type': 'text/plain' });
    expect(plain.status).toBe(415);
  });

  it.each([
    ['not JSON', '{"query":', 400],
    ['an empty body', '', 400],
    ['a number', '5', 400],
    ['null', 'null', 400],
    ['no query', '{}', 400],
    ['a query that is no text', '{"query":5}', 400],
    ['a syntax error', '{"query":"{ me {"}', 400],
    ['an unknown field', '{"query":"{ nothing }"}', 400],
    ['wrong variables', '{"query":"query ($id: ID!) { lawyer(id: $id) { id } }","variables":{}}', 400],
    ['variables that are no object', '{"query":"{ me { id } }","variables":"x"}', 400],
  ])('responds to %s with 400, never 500', async (_what, body, status) => {
    const response = await post(body, JSON_TYPE);
    expect(response.status).toBe(status);
    expect(response.body).toContain('errors');
    expect(response.body).not.toMatch(/node_modules|at \w+ \(/);
  });

  it('does not log errors of the client as internal errors', async () => {
    const lines: string[] = [];
    app.platform.log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
    for (const body of [
      { query: 'query ($id: ID!) { lawyer(id: $id) { id } }', variables: {} },
      { query: 'query A { me { id } } query B { me { id } }' },
      { query: `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: me { id }`).join(' ')} }` },
      { query: '{ nothing }' },
      { query: '{ adminStats { users } }' },
    ])
      await post(JSON.stringify(body), JSON_TYPE);
    expect(lines).toEqual([]);
  });

  it('names the field of a wrong variable', async () => {
    const query = `mutation ($input: CaseRequestInput!) { requestCase(input: $input) { case { id } } }`;
    const { errors } = await client.client.graphql(query, { input: { lawyerId: 'x', title: 5 } });
    expect(errors?.map(({ extensions }) => extensions.fields?.[0]?.field)).toEqual(['title', 'description']);
  });

  it('names the place of a wrong value in a list', async () => {
    const query = `mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) { lawyer { id } } }`;
    const education = [{ degree: 'LL.B.', university: 'Dhaka', year: 'then' }];
    const { errors } = await visitor.graphql(query, { input: { practiceAreas: [5], education } });
    expect(errors?.map(({ extensions }) => extensions.fields?.[0]?.field)).toEqual([
      'practiceAreas.0',
      'education.0.year',
    ]);
  });
});

it.each([
  ['an argument', 'query ($page: Int = 1) { lawyers(page: $page) { total } }', 'page', { page: null }],
  ['a directive', 'query ($no: Boolean = false) { lawyers { total @skip(if: $no) } }', 'if', { no: null }],
])(
  '%s that must have a value and gets null, in spite of a default, is a mistake of the client',
  async (_of, query, field, variables) => {
    const { errors } = await visitor.graphql(query, variables);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields: [{ field }] } }]);
    expect(errors?.[0]?.message).toContain('must not be null');
  },
);

it('more wrong values than are counted are a mistake of the client', async () => {
  const query = 'query ($filter: LawyerFilter) { lawyers(filter: $filter) { total } }';
  const filter = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`no${n}`, 1]));
  const { errors } = await visitor.graphql(query, { filter });
  expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
  expect(errors?.at(-1)?.extensions.fields).toMatchObject([{ field: 'variables' }]);
});

describe('the limits of an operation', () => {
  const refusal = async (query: string): Promise<string> => {
    const { status, errors } = await visitor.graphql(query);
    expect(status).toBe(400);
    return (errors ?? []).map(({ message }) => message).join();
  };

  it('bound its aliases', async () => {
    const aliases = Array.from({ length: 16 }, (_, n) => `a${n}: lawyers { total }`).join(' ');
    expect(await refusal(`{ ${aliases} }`)).toContain('more than 15 aliases');
  });

  it('bound its tokens', async () => {
    expect(await refusal(`{ ${'me { id } '.repeat(600)} }`)).toContain('token');
  });

  it('bound a batch to 10 operations', async () => {
    const batch = (size: number) =>
      JSON.stringify(Array.from({ length: size }, () => ({ query: DIRECTORY })));
    const ten = await post(batch(10), JSON_TYPE);
    expect(ten.status).toBe(200);
    expect(JSON.parse(ten.body)).toHaveLength(10);
    const eleven = await post(batch(11), JSON_TYPE);
    expect(eleven.status).toBe(400);
    expect(eleven.body).toContain('at most 10 operations');
  });

  it('bound the size of a body', async () => {
    const response = await post(
      JSON.stringify({ query: DIRECTORY, padding: 'x'.repeat(1_100_000) }),
      JSON_TYPE,
    );
    expect(response.status).toBe(413);
  });

  it('let introspection pass', async () => {
    const { errors } = await visitor.graphql(getIntrospectionQuery());
    expect(errors).toBeUndefined();
  });

  it('refuse introspection where the operator has switched it off, and nothing else', async () => {
    const closed = await startApp({ graphqlIntrospection: false });
    try {
      const stranger = new Client(closed.origin);
      for (const query of [getIntrospectionQuery(), '{ __type(name: "User") { name } }']) {
        const { status, data, errors } = await stranger.graphql(query);
        expect([status, data]).toEqual([400, undefined]);
        expect(errors?.[0]?.message).toMatch(/introspection is not allowed/);
      }
      expect(await stranger.query(graphql(`{ lawyers { __typename total } }`))).toEqual({
        lawyers: { __typename: 'LawyerPage', total: 0 },
      });
    } finally {
      await closed.stop();
    }
  });
});

describe('requests of one address', () => {
  it('are limited for visitors, with Retry-After', async () => {
    const small = await startApp({ publicRateLimit: 3, trustProxy: true });
    try {
      const ask = async (address: string, more: Record<string, string> = {}) =>
        fetch(`${small.origin}/graphql`, {
          method: 'POST',
          headers: { ...JSON_TYPE, 'x-forwarded-for': address, ...more },
          body: JSON.stringify({ query: DIRECTORY }),
        });
      const responses = await Promise.all(Array.from({ length: 5 }, () => ask('203.0.113.7')));
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
      const stranger = new Client(small.origin);
      const rest = await stranger.rest('GET', '/public/lawyers', undefined, {
        'x-forwarded-for': '203.0.113.7',
      });
      expect(rest.status).toBe(429);
      expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(rest.body.code).toBe('RATE_LIMITED');
      expect((await ask('203.0.113.8')).status).toBe(200);
      const made = { authorization: 'Bearer made-up' };
      expect((await ask('203.0.113.7', made)).status).toBe(429);
      const pretended = await stranger.rest('GET', '/public/lawyers', undefined, {
        'x-forwarded-for': '203.0.113.7',
        ...made,
      });
      expect(pretended.status).toBe(429);
    } finally {
      await small.stop();
    }
  });
});
