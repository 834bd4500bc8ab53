import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { inRoot } from '../../lib/paths.mjs';
import { freePort } from '../../lib/throwaway-server.mjs';
import { requireFromProduct, startProducts } from '../setup/product.mjs';
import { startProgram, versionOf } from '../setup/programs.mjs';
import { forEach, fromNetwork, rest, send } from '../setup/requests.mjs';

const NGINX = process.env.NGINX_PATH ?? 'nginx';
const LIMIT = 20;
const DOCUMENT_BYTES = 20 * 1024 * 1024;
const SECRET = 'secret-of-an-address';

/** A real nginx before a process. */
export async function behindNginx(run) {
  if (versionOf(NGINX, '-v') === null)
    return run.note('nginx is missing: install nginx-light, or set NGINX_PATH', 'its part is left out');
  const { origins } = await startProducts(run, { variables: { PUBLIC_RATE_LIMIT: String(LIMIT) } });
  const { proxy, plain, folder } = await startNginx(run, origins[0]);
  await visitorsHaveLimitsOfTheirOwn(run, proxy);
  await socketsAndDocumentsPass(run, proxy);
  await plainOnlyRedirects(run, plain);
  await secretsAreNotLogged(run, proxy, folder);
}

async function startNginx(run, origin) {
  const folder = run.folder();
  const [proxy, plain] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
  // Without a certificate; the rest is what an operator runs.
  const server = readFileSync(inRoot('deploy', 'nginx.conf'), 'utf8')
    .replace('127.0.0.1:4000', new URL(origin).host)
    .replace('listen 80;', `listen ${plain};`)
    .replace('listen 443 ssl;', `listen ${proxy};`)
    .replace(/^\s*ssl_certificate.*$/gm, '')
    .replaceAll('/var/log/nginx', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = path.join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    config,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; ${user}
events {} http { ${temporary.join(' ')} ${server} }`,
  );
  const isReady = async () => (await send(`http://${proxy}`, { path: '/healthz' })).status === 200;
  await startProgram(run, NGINX, ['-c', config, '-p', folder], { isReady });
  return { proxy: `http://${proxy}`, plain: `http://${plain}`, folder };
}

/** Connections of a visitor with an address of their own. */
const visitor = (localAddress) => new Agent({ localAddress, connections: 1 });

async function visitorsHaveLimitsOfTheirOwn(run, proxy) {
  const count = async (agent, headersOf) => {
    const ask = (n) => send(proxy, { ...rest('/public/reviews'), headers: headersOf(n), agent });
    return (await forEach(2 * LIMIT, 1, ask)).filter(({ status }) => status === 200).length;
  };
  const [first, second] = [visitor('127.0.0.2'), visitor('127.0.0.3')];
  run.all('Requests a minute of one visitor that are answered', await count(first, () => ({})), LIMIT);
  run.none('Of the same visitor, who claims other addresses', await count(first, fromNetwork), 2 * LIMIT);
  run.all('Of another visitor', await count(second, () => ({})), LIMIT);
}

async function socketsAndDocumentsPass(run, proxy) {
  const WebSocket = requireFromProduct('ws');
  const socket = new WebSocket(`${proxy.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const opened = await once(socket, 'open', { signal: AbortSignal.timeout(10_000) }).then(
    () => 'open',
    (error) => error.message,
  );
  socket.terminate();
  run.promise('A WebSocket', opened, opened === 'open');
  const { status, headers } = await send(proxy, {
    path: '/documents/uploads/unknown',
    method: 'PUT',
    body: Buffer.alloc(DOCUMENT_BYTES),
    agent: visitor('127.0.0.4'),
  });
  run.promise('A document of 20 MiB reaches the product', status, headers['x-request-id'] !== undefined);
}

async function plainOnlyRedirects(run, plain) {
  const paths = ['/', '/healthz', '/calendar/secret-0.ics', '/api/v1/public/reviews'];
  const answers = await forEach(paths.length, 1, (n) =>
    send(plain, { path: paths[n], headers: { host: 'ainsathi.example' } }),
  );
  const redirects = answers.filter(({ status, headers }) =>
    `${status} ${headers.location}`.startsWith('308 https://ainsathi.example/'),
  );
  run.all('Addresses without HTTPS that are redirected', redirects.length, paths.length);
}

async function secretsAreNotLogged(run, proxy, folder) {
  const agent = visitor('127.0.0.5');
  const paths = [
    `/calendar/${SECRET}.ics`,
    `/CALENDAR/${SECRET}.ics`,
    `/%63alendar/${SECRET}.ics`,
    `//calendar/${SECRET}.ics`,
    `/a/../calendar/${SECRET}.ics`,
    `/documents/token?s=${SECRET}`,
    `/documents/${SECRET}?s=1`,
    `/documents/uploads/${SECRET}`,
    `/graphql?query=${SECRET}`,
    `/healthz?s=${SECRET}`,
  ];
  await forEach(paths.length, 1, (n) => send(proxy, { path: paths[n], agent }));
  // What nginx itself refuses is in its error log.
  const body = Buffer.alloc(DOCUMENT_BYTES + 2 * 1024 * 1024);
  await send(proxy, { path: `/documents/uploads/${SECRET}`, method: 'PUT', body, agent });
  await sleep(500);
  const [access, errors] = ['access.log', 'error.log'].map((name) =>
    readFileSync(path.join(folder, name), 'utf8'),
  );
  const isLogged = `${access}${errors}`.includes(SECRET);
  run.promise('Secrets in the logs', isLogged ? 'some' : 'none', !isLogged);
  const lines = access.split('\n').filter((line) => line.startsWith('127.0.0.5 '));
  run.promise('Requests in the log', lines.length, lines.length >= paths.length);
}
