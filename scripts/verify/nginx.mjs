// One process behind a real nginx with deploy/nginx.conf.
// In CI: no, needs nginx.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/throwaway-server.mjs';
import { startProducts } from './product.mjs';
import { fromNetwork, rest, send } from './requests.mjs';
import { verify } from './verify.mjs';

const WebSocket = createRequire(inRoot('api', 'dist', 'main.js'))('ws');
const NGINX = process.env.NGINX_PATH ?? 'nginx';
const START_MILLISECONDS = 10_000;
const LIMIT = 20;
const DOCUMENT_BYTES = 20 * 1024 * 1024;

await verify(async (run) => {
  if (spawnSync(NGINX, ['-v']).error)
    throw new Error('nginx is missing: install nginx-light, or set NGINX_PATH.');
  const { products } = await startProducts(run, { variables: { PUBLIC_RATE_LIMIT: String(LIMIT) } });
  const proxy = await startNginx(run, products[0].origin);
  await visitorsHaveLimitsOfTheirOwn(run, proxy);
  await socketsPass(run, proxy);
  await documentsPass(run, proxy);
});

/** Starts a real nginx before a process, on a free port. */
async function startNginx({ atEnd }, origin) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-nginx-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const server = readFileSync(inRoot('deploy', 'nginx.conf'), 'utf8')
    .replace('127.0.0.1:4000', new URL(origin).host)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {} http { access_log off; ${temporary.join(' ')} ${server} }`,
  );
  const nginx = spawn(NGINX, ['-c', config, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  nginx.stderr.setEncoding('utf8').on('data', (text) => (said = `${said}${text}`.slice(-1_000)));
  atEnd(async () => {
    nginx.kill('SIGTERM');
    if (nginx.exitCode === null) await once(nginx, 'exit');
  });
  const deadline = Date.now() + START_MILLISECONDS;
  while (nginx.exitCode === null && Date.now() < deadline) {
    if ((await send(`http://127.0.0.1:${port}`, { path: '/healthz' })).status === 200)
      return `http://127.0.0.1:${port}`;
    await sleep(100);
  }
  throw new Error(`nginx did not start: ${said}`);
}

async function visitorsHaveLimitsOfTheirOwn({ promise }, proxy) {
  const ask = (localAddress, headers) =>
    send(proxy, { ...rest('/public/reviews'), headers, agent: new Agent({ localAddress }) });
  const count = async (localAddress, headersOf) => {
    const answers = [];
    for (let n = 0; n < 2 * LIMIT; n += 1) answers.push(await ask(localAddress, headersOf(n)));
    return answers.filter(({ status }) => status === 200).length;
  };
  const first = await count('127.0.0.2', () => ({}));
  promise('Requests a minute of one visitor that are answered', `${first} of ${2 * LIMIT}`, first === LIMIT);
  const claimed = await count('127.0.0.2', fromNetwork);
  promise('Of the same visitor, who claims other addresses', `${claimed} of ${2 * LIMIT}`, claimed === 0);
  const second = await count('127.0.0.3', () => ({}));
  promise('Of another visitor', `${second} of ${2 * LIMIT}`, second === LIMIT);
}

async function socketsPass({ promise }, proxy) {
  const socket = new WebSocket(`${proxy.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const opened = await Promise.race([
    once(socket, 'open').then(
      () => 'open',
      (error) => error.message,
    ),
    sleep(START_MILLISECONDS).then(() => 'nothing'),
  ]);
  socket.terminate();
  promise('A WebSocket', opened, opened === 'open');
}

async function documentsPass({ promise }, proxy) {
  const { status, headers } = await send(proxy, {
    path: '/documents/uploads/unknown',
    method: 'PUT',
    body: Buffer.alloc(DOCUMENT_BYTES),
    agent: new Agent({ localAddress: '127.0.0.4' }),
  });
  promise('A document of 20 MiB reaches the product', status, headers['x-request-id'] !== undefined);
}
