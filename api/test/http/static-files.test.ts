import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { staticFiles } from '../../src/pages/static-files';

const SCRIPT = 'export const response = 42;\n'.repeat(100);

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ainsathi-files-'));
  await writeFile(path.join(folder, 'entry.js'), SCRIPT);
  await writeFile(path.join(folder, 'entry.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(path.join(folder, 'entry.js.gz'), gzipSync(SCRIPT));
  await writeFile(path.join(folder, 'late.js'), SCRIPT);
  await writeFile(path.join(folder, 'late.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
  const app = express();
  app.use(staticFiles(folder, () => 'public, max-age=60'));
  app.use((_request, response) => void response.status(404).type('text').send('Not found'));
  server = createServer(app).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const get = (address: string, accept: string) =>
  fetch(origin + address, { headers: { 'accept-encoding': accept } });

describe('built files', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('come as the browser takes them: %s', async (accept, encoding) => {
    const response = await get('/entry.js', accept);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await response.text()).toBe(SCRIPT);
  });

  it('are not sent again when the ETag matches', async () => {
    const tag = (await get('/entry.js', 'br')).headers.get('etag') ?? '';
    const again = await fetch(`${origin}/entry.js`, {
      // Otherwise fetch would send cache-control: no-cache.
      headers: { 'accept-encoding': 'br', 'if-none-match': tag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it.each(['/index.html', '/nothing.js', '/%2e%2e/package.json', '/..%2fpackage.json', '/%00', '/%E0%A4%A'])(
    'leave %s to the next handler',
    async (address) => {
      expect((await get(address, 'br')).status).toBe(404);
    },
  );

  it('that are deleted while the process runs respond with 404', async () => {
    await rm(path.join(folder, 'late.js.br'));
    const gone = await get('/late.js', 'br');
    expect([gone.status, gone.headers.get('content-encoding')]).toEqual([404, null]);
    expect((await get('/entry.js', 'br')).status).toBe(200);
  });
});
