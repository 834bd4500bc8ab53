import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
import { v1Routes } from '../../src/rest/v1-routes';
import { Client } from '../setup/client';
import { aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let visitor: Client;
let people: Record<'user' | 'lawyer' | 'admin', Person>;

beforeAll(async () => {
  visitor = new Client(app.origin);
  people = { user: await aClient(app), lawyer: await aLawyer(app), admin: await anAdmin(app) };
});

/** The headers of an answer to whom accepts these encodings, or says nothing of them: fetch always does. */
async function headersFor(path: string, encodings: string | null): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    const headers = encodings === null ? {} : { 'accept-encoding': encodings };
    httpGet(app.origin + path, { headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.headers));
    }).on('error', reject);
  });
}

const NOBODY = '00000000-0000-7000-8000-000000000000';

describe('the REST layer', () => {
  it('responds to unknown paths with 404 in JSON and a request id', async () => {
    const { status, body, headers } = await visitor.rest('GET', '/nowhere');
    expect(status).toBe(404);
    expect(body).toEqual({ message: 'Address not found', code: 'NOT_FOUND' });
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  });

  it('has a new request id, whatever the client sends', async () => {
    const chosen = await visitor.rest('GET', '/public/lawyers', undefined, {
      'x-request-id': 'partner-12345',
    });
    expect(chosen.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('responds to an unsupported method with 405 and Allow', async () => {
    const { status, body, headers } = await visitor.rest('DELETE', '/auth/login');
    expect(status).toBe(405);
    expect(body.code).toBe('METHOD_NOT_ALLOWED');
    expect(headers.get('allow')).toContain('POST');
  });

  it('refuses a malformed token on guarded operations, but not on public ones', async () => {
    const stale = visitor.as('not-a-token');
    expect((await stale.rest('GET', '/users/profile')).body).toEqual({
      message: 'Please sign in.',
      code: 'UNAUTHENTICATED',
    });
    expect((await stale.rest('GET', '/public/lawyers')).status).toBe(200);
  });

  it('allows caching of public lists for a short time, and of nothing else', async () => {
    const open = await visitor.rest('GET', '/public/lawyers');
    expect(open.headers.get('cache-control')).toMatch(/^public/);
    expect(open.headers.get('etag')).toBeTruthy();
    expect((await people.user.client.rest('GET', '/users/profile')).headers.get('cache-control')).toBe(
      'no-store',
    );
  });
});

describe('an answer of the REST layer', () => {
  const path = '/api/v1/openapi.json';

  it('is compressed for whom accepts that', async () => {
    expect(await headersFor(path, 'gzip')).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding'),
    });
  });

  it('is sent as it is to whom names no encoding, and tells caches that it differs by encoding', async () => {
    const headers = await headersFor(path, null);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toContain('Accept-Encoding');
  });
});

describe('bad input', () => {
  const writing = v1Routes.filter(
    // Signing out would end the session that the other calls use.
    ({ method, path }) => (method === 'post' || method === 'put') && path !== '/auth/logout',
  );
  const callerOf = (access: (typeof writing)[number]['access']): Client =>
    access === 'public' ? visitor : people[access[0]].client;

  const bodies: [string, string, string][] = [
    ['broken JSON', '{"name":', 'application/json'],
    ['a list', '[1,2,3]', 'application/json'],
    ['text of another type', 'name=x', 'text/plain'],
    [
      'wrong types everywhere',
      JSON.stringify({
        name: { a: 1 },
        email: [1],
        password: {},
        title: 1,
        content: true,
        status: 5,
        lawyerId: {},
        description: [],
        bKashTrxId: {},
        review: 1,
        designation: {},
        experience: 'x',
        education: 5,
        practiceAreas: 7,
      }),
      'application/json',
    ],
    ['prototype tricks', '{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}', 'application/json'],
    [
      'texts of NUL',
      JSON.stringify(
        Object.fromEntries(
          [
            'name',
            'email',
            'password',
            'title',
            'content',
            'status',
            'lawyerId',
            'description',
            'bKashTrxId',
            'review',
            'designation',
            'bio',
            'reason',
          ].map((field) => [field, 'a\u0000b']),
        ),
      ),
      'application/json',
    ],
  ];

  it.each(
    writing.flatMap(({ method, path, access, input, picture }) =>
      bodies.map(
        ([what, body, type]) =>
          [method.toUpperCase(), path, what, body, type, access, input ?? picture] as const,
      ),
    ),
  )(
    '%s %s with %s is refused or ignored, never an internal error',
    async (method, path, _what, body, type, access, readsBody) => {
      const response = await fetch(`${app.origin}/api/v1${path.replace(':id', NOBODY)}`, {
        method,
        body,
        headers: { 'content-type': type, authorization: `Bearer ${callerOf(access).token ?? ''}` },
      });
      const shown = (await response.json()) as { code?: string };
      expect(response.status).toBeLessThan(500);
      if (response.status >= 400) expect(shown.code).toEqual(expect.stringMatching(/^[A-Z_]+$/));
      if (readsBody && type === 'text/plain') expect(response.status).toBe(415);
    },
  );

  it.each(['not-a-uuid', "' or 1=1 --", '%00', '..%2f..%2fetc', NOBODY, 'a'.repeat(3000)])(
    'a malformed identifier such as %s is not found',
    async (id) => {
      for (const address of ['/public/lawyers/', '/public/blogs/']) {
        const { status } = await visitor.rest('GET', `${address}${encodeURIComponent(id)}`);
        expect([400, 404]).toContain(status);
      }
      const { status } = await people.admin.client.rest(
        'PUT',
        `/admin/cases/${encodeURIComponent(id)}/status`,
        { status: 'accepted' },
      );
      expect([400, 404]).toContain(status);
    },
  );

  it('refuses a body above 1 MB with 413', async () => {
    const response = await visitor.rest('POST', '/auth/register', { name: 'x'.repeat(1_200_000) });
    expect(response.status).toBe(413);
    expect(response.body.code).toBe('PAYLOAD_TOO_LARGE');
  });
});
