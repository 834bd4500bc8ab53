import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Renderer } from '../../src/pages/renderer';
import { type RunningApp, startApp } from '../setup/running-app';

const SOURCES = path.join(__dirname, '..', '..', 'src');

/** Where a context is made: for HTTP requests, for subscriptions, which count as requests, and for pages in this process. */
const CONTEXTS = ['app.ts', 'context.ts', 'graphql/sockets.ts', 'http/open-request.ts'];

const renderer: Renderer = {
  render: () => Promise.resolve({ status: 200, html: '<!doctype html><p>A page</p>' }),
  assets: (_request, _response, next) => next(),
};

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ trustProxy: 1 }, undefined, { renderer, cached: true });
});
afterAll(() => app.stop());

it('no other file makes the context of a request, so that none is answered uncounted', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const making = files.filter(
    (file) =>
      file.endsWith('.ts') && /\bcreateContext\(/.test(readFileSync(path.join(SOURCES, file), 'utf8')),
  );
  expect(making.sort()).toEqual(CONTEXTS);
});

it.each([
  ['GraphQL', '/graphql?query={__typename}'],
  ['REST', '/api/v1/public/lawyers'],
  ['a call of REST that is not there', '/api/v1/nothing'],
  ['a private document', '/documents/receipt/a/b.pdf'],
  ['an upload', '/documents/uploads/a', 'PUT'],
  ['a page', '/lawyers'],
  ['a page from the cache', '/lawyers'],
  ['a page of another method', '/lawyers', 'POST'],
  ['the sitemap', '/sitemap.xml'],
  ['the feed', '/blogs/feed.xml'],
  ['a shared picture', '/share/site.png'],
])('%s counts', async (_what, address, method = 'GET') => {
  const response = await fetch(app.origin + address, {
    method,
    headers: { 'x-forwarded-for': '203.0.113.7' },
    ...(method === 'PUT' ? { body: 'a' } : {}),
  });
  expect(response.headers.get('ratelimit-policy')).toContain('"publicRequests"');
});
