import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../lib/paths.mjs';
import { freePort } from '../../lib/throwaway-server.mjs';
import { startProgram, versionOf } from '../setup/programs.mjs';
import { countStatuses, fromNetwork, graphql, percentile, repeatedly, send } from '../setup/requests.mjs';

/** Older ones lose a request with a body when the process that they try first refuses the connection. */
const OLDEST_VERSION = '2.11.2';

/** A real Caddy before both processes, which restart in turn under load. */
export async function behindCaddy(run, { origins, processes }, limitsHoldTogether) {
  const version = versionOf('caddy', 'version');
  if (version === null || version.localeCompare(OLDEST_VERSION, 'en', { numeric: true }) < 0)
    return run.note(
      `Caddy is ${version ?? 'missing'}: install ${OLDEST_VERSION} or newer`,
      'its part is left out',
    );
  const proxy = await startCaddy(run, origins);
  await limitsHoldTogether(run, [proxy], 'Caddy from a sender that claims 30 addresses', (n) =>
    fromNetwork(100 + n),
  );
  const query = 'query Page($limit: Int) { lawyers(limit: $limit) { total items { id name } } }';
  const load = repeatedly(8, (n) => {
    const limit = 1 + (n % 50);
    const requests = [
      { path: `/api/v1/public/lawyers?limit=${limit}` },
      { path: '/' },
      graphql(query, { limit }),
    ];
    return send(proxy, requests[n % 3]);
  });
  for (const n of [0, 1]) {
    await sleep(2_000);
    await processes.restart(n);
  }
  await sleep(2_000);
  const answers = await load.stop();
  const failed = answers.filter(({ status }) => status !== 200).length;
  const figures = `${countStatuses(answers)}; p99 ${percentile(answers, 0.99).toFixed(0)} ms`;
  run.none('Requests cut or refused while both processes restart in turn', failed, answers.length, figures);
}

async function startCaddy(run, origins) {
  const folder = run.folder();
  const config = path.join(folder, 'Caddyfile');
  // Fixed upstreams in place of the name that Docker resolves.
  const upstreams = origins.map((origin) => new URL(origin).host).join(' ');
  const text = readFileSync(inRoot('Caddyfile'), 'utf8');
  const fixed = text.replace(/dynamic a app 4000 \{[^}]*\}/, `to ${upstreams}`);
  if (fixed === text) throw new Error('The Caddyfile has no dynamic upstreams any more.');
  writeFileSync(config, fixed);
  const origin = `http://127.0.0.1:${await freePort()}`;
  await startProgram(run, 'caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: {
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      SITE_ADDRESS: origin,
      HOME: folder,
      XDG_DATA_HOME: folder,
    },
    isReady: async () => (await send(origin, { path: '/healthz' })).status === 200,
  });
  return origin;
}
