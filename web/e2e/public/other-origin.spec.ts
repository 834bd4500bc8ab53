import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { test } from '../setup/test';

test('a page of another origin reads the directory by REST and GraphQL', async ({ page, baseURL }) => {
  const server = createServer((_request, response) => response.end('<!doctype html>')).listen(0);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const read = await page.evaluate(async (origin) => {
    const rest = await fetch(`${origin}/api/v1/public/lawyers`);
    const { lawyers } = (await rest.json()) as { lawyers: unknown[] };
    const graphql = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ lawyers { total } }' }),
    });
    return { lawyers, requestId: rest.headers.get('x-request-id'), graphql: await graphql.json() };
  }, baseURL);
  server.close();
  expect(read.lawyers.length).toBeGreaterThan(0);
  expect(read.requestId).toMatch(/^[\w-]{36}$/);
  expect(read.graphql).toEqual({ data: { lawyers: { total: expect.any(Number) } } });
});
