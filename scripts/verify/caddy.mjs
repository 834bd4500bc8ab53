import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/throwaway-server.mjs';

const START_MILLISECONDS = 10_000;

/** Older ones lose a request with a body when the process that they try first refuses the connection. */
const OLDEST_VERSION = '2.11.2';

/** @throws Error that says which Caddy to install. */
export function requireCaddy() {
  const { status, stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' });
  const version = status === 0 ? (/\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? 'unknown') : 'missing';
  if (/^\d/.test(version) && version.localeCompare(OLDEST_VERSION, 'en', { numeric: true }) >= 0) return;
  throw new Error(
    `Caddy is ${version}: install ${OLDEST_VERSION} or newer (Debian: from backports; macOS: brew install caddy).`,
  );
}

/** The Caddyfile of docker-compose.yml, with fixed upstreams in place of the name that Docker resolves. */
function caddyfileFor(origins) {
  const upstreams = origins.map((origin) => new URL(origin).host).join(' ');
  const text = readFileSync(inRoot('Caddyfile'), 'utf8');
  const fixed = text.replace(/dynamic a app 4000 \{[^}]*\}/, `to ${upstreams}`);
  if (fixed === text) throw new Error('The Caddyfile has no dynamic upstreams any more.');
  return fixed;
}

/** Starts a real Caddy with the product's Caddyfile before some processes, on a free port. */
export async function startCaddy({ atEnd }, origins) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-caddy-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const config = path.join(folder, 'Caddyfile');
  writeFileSync(config, caddyfileFor(origins));
  const port = await freePort();
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: {
      ...process.env,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      HOME: folder,
      XDG_DATA_HOME: folder,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  caddy.stderr.setEncoding('utf8').on('data', (text) => (said = `${said}${text}`.slice(-1_000)));
  atEnd(async () => {
    caddy.kill('SIGTERM');
    if (caddy.exitCode === null) await once(caddy, 'exit');
  });
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MILLISECONDS;
  while (caddy.exitCode === null && Date.now() < deadline) {
    if ((await fetch(`${origin}/healthz`).catch(() => null))?.ok) return origin;
    await sleep(100);
  }
  throw new Error(`Caddy did not start: ${said}`);
}
