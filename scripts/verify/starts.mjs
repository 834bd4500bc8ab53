// Processes that start together on an empty database, and on one of version 0.2.0, beside one that starts alone.
// In CI: no, it measures starts; api/test/database/starts-together has their migrations.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { startDatabase } from '../bench/servers.mjs';
import { inRoot } from '../lib/paths.mjs';
import { PRODUCTION } from '../lib/production-settings.mjs';
import { startThrowawayServer } from '../lib/throwaway-server.mjs';
import { verify } from './verify.mjs';

/** The last migration of version 0.2.0. */
const LAST_OF_0_2_0 = 1790000003400;

async function makeOlder(url) {
  const { createDataSource } = createRequire(import.meta.url)(inRoot('api', 'dist', 'db', 'data-source.js'));
  const dataSource = createDataSource(url);
  await dataSource.initialize();
  const older = dataSource.migrations.filter(
    (migration) => Number(/\d+$/.exec(migration.constructor.name)[0]) <= LAST_OF_0_2_0,
  );
  Object.assign(dataSource, { migrations: older });
  await dataSource.runMigrations();
  await dataSource.destroy();
}

/** Milliseconds until so many processes are ready; null where one is not. */
async function startTogether(count, prepare) {
  const database = await startDatabase();
  const settings = {
    ...PRODUCTION,
    DATABASE_URL: database.url,
    JWT_SECRET: randomBytes(32).toString('base64url'),
  };
  try {
    await prepare(database.url);
    const since = performance.now();
    const started = await Promise.allSettled(
      Array.from({ length: count }, () => startThrowawayServer(settings)),
    );
    const milliseconds = performance.now() - since;
    for (const { value } of started) await value?.stop();
    return started.every(({ status }) => status === 'fulfilled') ? milliseconds : null;
  } finally {
    await database.stop();
  }
}

await verify(async ({ promise, note }) => {
  for (const [name, prepare] of [
    ['an empty database', async () => undefined],
    ['a database of 0.2.0', makeOlder],
  ]) {
    const alone = await startTogether(1, prepare);
    note(`One process on ${name} is ready`, `${alone.toFixed(0)} ms`);
    for (const count of [2, 4]) {
      const together = await startTogether(count, prepare);
      // Each process needs a core, which a small machine has not for four.
      const most = 2 * alone * Math.max(1, count / 2);
      promise(
        `${count} processes that start together on ${name} are ready`,
        together === null ? 'not all' : `${together.toFixed(0)} ms`,
        together !== null && together < most,
      );
    }
  }
});
