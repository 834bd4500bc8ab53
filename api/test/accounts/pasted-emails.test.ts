import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let visitor: Client;

beforeAll(() => {
  visitor = new Client(app.origin);
});
beforeEach(() => app.sql('delete from accounts'));

const person = { name: 'Rahim', password: 'seven blue kettles sing' };
const emails = async () =>
  (await app.sql<{ email: string }>('select email from accounts')).map(({ email }) => email);
const REGISTER = graphql(`mutation ($input: RegisterInput!) { register(input: $input) { __typename } }`);

/** Both doors, each with the sentence of a refusal. */
const DOORS: Record<string, (email: string) => Promise<unknown>> = {
  REST: async (email) =>
    (await visitor.rest('POST', '/auth/register', { ...person, role: 'user', email })).body.errors,
  GraphQL: async (email) =>
    (await visitor.graphql(REGISTER, { input: { ...person, role: 'USER', email } })).errors?.[0]?.extensions
      .fields,
};

describe.each(Object.entries(DOORS))('an email pasted to %s', (_door, register) => {
  it.each([
    ['Rahim.X@Example.COM', 'rahim.x@example.com'],
    ['rahim.x@example.com.', 'rahim.x@example.com'],
    ['rahim.x@example.com;', 'rahim.x@example.com'],
    ['[rahim.x@example.com]', 'rahim.x@example.com'],
    ['rahim.x@example.com।', 'rahim.x@example.com'],
    ['mailto:rahim.x@example.com?subject=Case', 'rahim.x@example.com'],
    ['Email: rahim.x@example.com', 'rahim.x@example.com'],
    ['rahim.x\uff20example\uff0ecom', 'rahim.x@example.com'],
    ['rahim.x@ example.com', 'rahim.x@example.com'],
    ['<rahim.x@example.com>,', 'rahim.x@example.com'],
    ['rahim.x@উদাহরণ.বাংলা', 'rahim.x@xn--d5b6ci4b4b3a.xn--54b7fta0cc'],
    ['rahim.x@XN--P5B2A5A2BVEF.XN--54B7FTA0CC', 'rahim.x@xn--p5b2a5a2bvef.xn--54b7fta0cc'],
  ])('as %j is stored as %j', async (text, email) => {
    await register(text);
    expect(await emails()).toEqual([email]);
  });

  it.each([
    'rahim.x@example',
    'rahim..x@example.com',
    '"rahim x"@example.com',
    'rahim.x@example.com,karim.x@example.com',
    'rahim.x@example.com karim.x@example.com',
  ])('as %j is refused', async (text) => {
    expect(await register(text)).toEqual([
      { field: 'email', message: 'Email must be a valid email address' },
    ]);
    expect(await emails()).toEqual([]);
  });
});

it.each(['mailto:rahim.x@example.com', '“Rahim.X@example.com”', 'rahim.x@example.com\u200b'])(
  'signs in as %j',
  async (email) => {
    await DOORS['REST']?.('rahim.x@example.com');
    const { status } = await visitor.rest('POST', '/auth/login', { email, password: person.password });
    expect(status).toBe(200);
    const login = graphql(
      `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { __typename } }`,
    );
    expect((await visitor.graphql(login, { email, password: person.password })).errors).toBeUndefined();
  },
);
