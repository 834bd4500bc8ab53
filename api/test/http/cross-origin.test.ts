import { aClient, type Person } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

const PARTNER = 'https://partner.example';
const STRANGER = 'https://anybody.example';

let app: RunningApp;
let client: Person;

beforeAll(async () => {
  app = await startApp({ corsOrigins: [PARTNER], publicOrigin: 'https://ainsathi.example' });
  client = await aClient(app);
});
afterAll(() => app.stop());

async function allowed(address: string, init: RequestInit = {}): Promise<string | null> {
  return (await fetch(app.origin + address, init)).headers.get('access-control-allow-origin');
}

const preflight = (origin: string, method: string, headers: string): RequestInit => ({
  method: 'OPTIONS',
  headers: {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': headers,
  },
});

const graphql = (query: string, headers: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ query }),
});

const ADDRESSES = ['/graphql?query={__typename}', '/api/v1/public/lawyers'];

describe('pages of other origins', () => {
  it.each(ADDRESSES)('read as visitors: %s', async (address) => {
    for (const method of ['GET', 'HEAD'])
      for (const headers of [{ origin: STRANGER }, { origin: PARTNER }, {}] as Record<string, string>[]) {
        const response = await fetch(app.origin + address, {
          method,
          headers: { 'apollo-require-preflight': 'true', ...headers },
        });
        expect(response.status).toBe(200);
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
        expect(response.headers.get('access-control-allow-credentials')).toBeNull();
        expect(response.headers.get('vary')).not.toMatch(/origin/i);
        for (const name of ['Age', 'Content-Language', 'ETag', 'RateLimit', 'X-Request-Id'])
          expect(response.headers.get('access-control-expose-headers')?.split(',')).toContain(name);
      }
  });

  it('send GraphQL queries by POST, with a preflight that is valid for a day', async () => {
    const asked = await fetch(`${app.origin}/graphql`, preflight(STRANGER, 'POST', 'content-type'));
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-max-age')).toBe('86400');
    expect(await allowed('/graphql', graphql('{ __typename }', { origin: STRANGER }))).toBe('*');
  });

  it('write nothing by GraphQL, but those of listed origins and the own', async () => {
    const codes = async (origin: string): Promise<unknown> => {
      const init = graphql('mutation { logout { message } }', { origin });
      const { errors } = (await (await fetch(`${app.origin}/graphql`, init)).json()) as {
        errors?: { extensions: { code: string } }[];
      };
      return errors?.map(({ extensions }) => extensions.code);
    };
    expect(await codes(STRANGER)).toEqual(['FORBIDDEN']);
    expect(await codes('null')).toEqual(['FORBIDDEN']);
    for (const origin of [PARTNER, 'https://ainsathi.example', app.origin])
      expect(await codes(origin)).not.toEqual(['FORBIDDEN']);
  });

  it('write nothing by REST', async () => {
    expect(await allowed('/api/v1/auth/login', preflight(STRANGER, 'POST', 'content-type'))).toBeNull();
    expect(await allowed('/api/v1/auth/login', preflight(PARTNER, 'POST', 'content-type'))).toBe(PARTNER);
  });

  it('send a token from listed origins alone', async () => {
    for (const address of ADDRESSES) {
      const headers = { authorization: `Bearer ${client.token}`, 'apollo-require-preflight': 'true' };
      for (const [origin, answer] of [
        [STRANGER, null],
        [PARTNER, PARTNER],
      ] as const) {
        expect(await allowed(address, { headers: { ...headers, origin } })).toBe(answer);
        expect(await allowed(address, preflight(origin, 'GET', 'authorization'))).toBe(answer);
      }
    }
  });
});
