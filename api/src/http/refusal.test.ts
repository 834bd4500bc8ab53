import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../config/config';
import { routeOf } from '../platform/log/request-log';
import { createEarlyRefusal } from './refusal';

let server: Server;
const routes: string[] = [];

beforeAll(async () => {
  const refuse = createEarlyRefusal(readConfig({ CORS_ORIGINS: 'https://partner.test' }));
  server = createServer((request, response) => {
    refuse(request, response);
    routes.push(routeOf(request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

it.each([
  ['/graphql?query={a}', '"extensions":{"code":"SERVICE_UNAVAILABLE","retryAfter":'],
  ['/api/v1/public/lawyers', '"code":"SERVICE_UNAVAILABLE"}'],
  ['/lawyers', '<h1>'],
])('refuses %s in the form of its transport', async (path, part) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { origin: 'https://partner.test' },
  });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.text()).toContain(part);
});

it('names the route of a refused operation in the log', () => {
  expect(routes[0]).toBe('/graphql');
});
