import { randomUUID } from 'node:crypto';
import { methodsOf } from '../../src/rest/route';
import { v1Routes } from '../../src/rest/v1-routes';
import { aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

const PARTNER = 'https://partner.example';

let app: RunningApp;
let people: Record<string, Person>;

beforeAll(async () => {
  app = await startApp({ corsOrigins: [PARTNER], publicOrigin: 'https://ainsathi.example' });
  people = { user: await aClient(app), lawyer: await aLawyer(app), admin: await anAdmin(app) };
});
afterAll(() => app.stop());

const writes = v1Routes
  .filter(({ method }) => method !== 'get')
  .flatMap((route) =>
    methodsOf(route.method).map((method) => [method.toUpperCase(), route.path, route] as const),
  );

async function send(method: string, path: string, role: string | null, origin?: string): Promise<Response> {
  const token = role === null ? undefined : people[role]?.token;
  return fetch(`${app.origin}/api/v1${path.replaceAll(/:\w+/g, randomUUID())}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(origin ? { origin } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: '{}',
  });
}

it.each(writes)('%s %s is refused to a page of another origin', async (method, path, { access }) => {
  const role = access === 'public' ? null : access[0];
  for (const origin of ['https://anybody.example', 'null']) {
    const response = await send(method, path, role, origin);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([403, 'FORBIDDEN']);
  }
});

it('a page of the product, one of a listed origin and a program post a review', async () => {
  for (const origin of [app.origin, 'https://ainsathi.example', PARTNER, undefined])
    expect((await send('POST', '/public/reviews', null, origin)).status).toBe(400);
});
