import path from 'node:path';
import { fillWithLawyers } from '../../bench/fill.mjs';
import { PRODUCTION } from '../../lib/production-settings.mjs';
import { freePort } from '../../lib/throwaway-server.mjs';
import { startMailServer } from './mail-server.mjs';
import { createDatabase, lasting, startProducts } from './product.mjs';

const LAWYERS = 1_000;

let surroundings = null;
/** By their variables. */
const started = new Map();

/**
 * Two processes for all drills that need no others, which run until the end: started by the first drill that asks for some with
 * these variables, all on one database. Besides what `startProducts` gives: `mailServer`, and `relayPort`, where a drill can start
 * a relay of calls.
 */
export async function sharedProducts(variables = {}) {
  const key = JSON.stringify(variables);
  if (!started.has(key)) started.set(key, await start(variables));
  const products = started.get(key);
  await products.processes.restartEnded();
  return products;
}

async function start(variables) {
  const isFirst = surroundings === null;
  surroundings ??= await prepare();
  const { database, mailServer, relayPort, settings } = surroundings;
  // A drill may have changed the keys of the database.
  const [{ ENCRYPTION_KEYS } = PRODUCTION] = [...started.values()].map((products) => products.settings);
  const products = await startProducts(lasting, {
    processes: 2,
    database,
    variables: { ...settings, ENCRYPTION_KEYS, ...variables },
  });
  // The first product migrates the database.
  if (isFirst) await fillWithLawyers(database.url, LAWYERS);
  return { ...products, mailServer, relayPort };
}

async function prepare() {
  const mailServer = await startMailServer(lasting);
  const relayPort = await freePort();
  const settings = {
    ...mailServer.variables,
    DATA_DIR: path.join(lasting.folder(), 'data'),
    // Without the address of a relay the product has no calls; that nothing answers there does not matter.
    TURN_URLS: `turn:127.0.0.1:${relayPort}`,
    TURN_SECRET: 'the secret of the relay of the drills',
    // A proof of identity is looked at, not a factor.
    STAFF_SECOND_FACTOR: 'offered',
  };
  return { database: await createDatabase({ isEmpty: true }), mailServer, relayPort, settings };
}
