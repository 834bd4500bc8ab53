import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aLawyer, type Person } from '../setup/people';
import type { ReviewV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let visitor: Client;
let lawyer: Person;

beforeAll(async () => {
  visitor = new Client(app.origin);
  lawyer = await aLawyer(app);
});

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const TOO_DEEP = 'What was sent is nested too deeply';
const TOO_LONG = 'What was sent has lists that are too long';

async function post(address: string, body: string): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${app.origin}${address}`, { method: 'POST', body, headers });
  return { status: response.status, text: await response.text() };
}

describe('deeply nested input', () => {
  it('is refused by REST', async () => {
    const { status, text } = await post('/api/v1/auth/register', `{"name":${nested(100_000)}}`);
    expect(text).toContain(TOO_DEEP);
    expect(status).toBe(400);
  });

  it.each([
    ['lists', nested(100_000)],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ])('is refused by GraphQL as %s in the variables', async (_what, value) => {
    const query = 'query ($id: ID!) { blog(id: $id) { id } }';
    const { status, text } = await post('/graphql', `{"query":"${query}","variables":{"id":${value}}}`);
    expect(text).toContain(TOO_DEEP);
    expect(status).toBe(400);
  });

  it('is refused by GraphQL in a URL', async () => {
    const search = `query={__typename}&variables={"a":${nested(6_000)}}`;
    const response = await fetch(`${app.origin}/graphql?${search}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(await response.text()).toContain(TOO_DEEP);
    expect(response.status).toBe(400);
  });

  it('is refused as the JSON text of education', async () => {
    const form = new FormData();
    form.set('education', `[{"degree":${nested(100_000)}}]`);
    const { status, body } = await lawyer.client.rest('PUT', '/lawyers/profile', form);
    expect(body.errors).toEqual([{ field: 'education', message: TOO_DEEP }]);
    expect(status).toBe(400);
  });
});

/** Form parsers allocate a list up to its highest index, so that a name of 20 characters can allocate four billion entries. */
describe('a form with a huge list index', () => {
  it('is refused by REST before anybody walks through it', async () => {
    const form = new FormData();
    form.set('name[5000000]', 'x');
    const { status, body } = await visitor.rest('POST', '/public/reviews', form);
    expect(body.errors).toEqual([{ field: 'body', message: TOO_LONG }]);
    expect(status).toBe(400);
  });

  it('is refused by GraphQL before anybody walks through it', async () => {
    const query =
      'mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) { lawyer { id } } }';
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { input: { practiceAreas: [] } } }));
    form.set('map', JSON.stringify({ file: ['variables.input.practiceAreas.50000'] }));
    form.set('file', new Blob(['x']), 'x.png');
    const response = await fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true' },
      body: form,
    });
    expect(await response.text()).toContain(TOO_LONG);
    expect(response.status).toBe(400);
  });
});

it('a search above the maximum length is refused by GraphQL and REST', async () => {
  const words = 'ab '.repeat(200);
  const message = 'Search must be at most 200 characters';
  const rest = await visitor.rest('GET', `/public/blogs?search=${encodeURIComponent(words)}`);
  expect(rest.body.errors).toEqual([{ field: 'search', message }]);
  const { errors } = await visitor.graphql(graphql(`query ($s: String) { blogs(search: $s) { total } }`), {
    s: words,
  });
  expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'search', message }]);
});

it.each([
  ['half a surrogate pair', 'N\ud800', 'one two', 'N', 'one two'],
  ['control characters', 'of\u0002ce\u0000', '\u001fle', 'ofce', 'le'],
  ['cells of a spreadsheet', 'Family Court\tDhaka', 'a\tb', 'Family Court Dhaka', 'a\tb'],
  ['soft line breaks and breaks of a page', 'a\u000bb\u2028c', 'a\u000bb\fc\u0085d', 'a b c', 'a\nb\nc\nd'],
  ['line ends of Windows and of old Macs', 'a\r\nb', 'a\r\nb\rc\u2029d', 'a b', 'a\nb\nc\nd'],
])('%s in a paste do not keep a text from being stored', async (_what, name, review, stored, storedLines) => {
  const sent = { name, designation: 'D', review };
  const { status, body } = await visitor.rest<ReviewV1>('POST', '/public/reviews', sent);
  expect([status, body.name, body.review]).toEqual([201, stored, storedLines]);
});
