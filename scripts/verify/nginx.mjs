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
  const { proxy, plain, logs } = await startNginx(run, products[0].origin);
  await visitorsHaveLimitsOfTheirOwn(run, proxy);
  await socketsPass(run, proxy);
  await documentsPass(run, proxy);
  await plainOnlyRedirects(run, plain);
  await secretsAreNotLogged(run, proxy, logs);
});

/** Starts a real nginx before a process, on a free port. */
async function startNginx({ atEnd }, origin) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-nginx-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const [port, plainPort] = [await freePort(), await freePort()];
  // Without a certificate; the rest is what an operator runs.
  const server = readFileSync(inRoot('deploy', 'nginx.conf'), 'utf8')
    .replace('127.0.0.1:4000', new URL(origin).host)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_certificate.*$/gm, '')
    .replaceAll('/var/log/nginx', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {} http { ${temporary.join(' ')} ${server} }`,
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
    const proxy = `http://127.0.0.1:${port}`;
    if ((await send(proxy, { path: '/healthz' })).status === 200) {
      const logs = () =>
        ['access.log', 'error.log'].map((name) => readFileSync(path.join(folder, name), 'utf8'));
      return { proxy, plain: `http://127.0.0.1:${plainPort}`, logs };
    }
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

async function plainOnlyRedirects({ promise }, plain) {
  const answers = [];
  for (const address of ['/', '/healthz', '/calendar/secret-0.ics', '/api/v1/public/reviews'])
    answers.push(await send(plain, { path: address, headers: { host: 'ainsathi.example' } }));
  const places = answers.map(({ status, headers }) => `${status} ${headers.location}`);
  const redirects = places.filter((place) => place.startsWith('308 https://ainsathi.example/'));
  promise('Addresses without HTTPS that are redirected', `${redirects.length} of 4`, redirects.length === 4);
}

async function secretsAreNotLogged({ promise }, proxy, logs) {
  const agent = new Agent({ localAddress: '127.0.0.5' });
  const secret = 'secret-of-an-address';
  const addresses = [
    `/calendar/${secret}.ics`,
    `/CALENDAR/${secret}.ics`,
    `/%63alendar/${secret}.ics`,
    `//calendar/${secret}.ics`,
    `/a/../calendar/${secret}.ics`,
    `/documents/token?s=${secret}`,
    `/documents/${secret}?s=1`,
    `/documents/uploads/${secret}`,
    `/graphql?query=${secret}`,
    `/healthz?s=${secret}`,
  ];
  for (const address of addresses) await send(proxy, { path: address, agent });
  // What nginx itself refuses is in its error log.
  const body = Buffer.alloc(DOCUMENT_BYTES + 2 * 1024 * 1024);
  await send(proxy, { path: `/documents/uploads/${secret}`, method: 'PUT', body, agent });
  await sleep(500);
  const [access, errors] = logs();
  promise(
    'Secrets in the logs',
    `${access}${errors}`.includes(secret) ? 'some' : 'none',
    !`${access}${errors}`.includes(secret),
  );
  const lines = access.split('\n').filter((line) => line.startsWith('127.0.0.5 '));
  promise('Requests in the log', lines.length, lines.length >= addresses.length);
}
