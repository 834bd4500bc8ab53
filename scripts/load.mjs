// The product at a size: `npm run load -- NAME` measures a case of `scripts/load`; `npm run load -- --lawyers 1000000` fills the
// migrated, empty database of DATABASE_URL with made-up lawyers.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { fillWithLawyers } from './bench/fill.mjs';
import { runDrills } from './lib/drills.mjs';

const { values } = parseArgs({
  options: { lawyers: { type: 'string' }, short: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.lawyers === undefined) await runDrills('load', process.argv.slice(2));
else await fillDatabase(Number(values.lawyers), process.env.DATABASE_URL);

async function fillDatabase(lawyers, databaseUrl) {
  try {
    if (!Number.isInteger(lawyers) || lawyers < 1 || lawyers > 2_000_000)
      throw new Error(`--lawyers: got ${values.lawyers}, wants a whole number from 1 to 2000000.`);
    if (!databaseUrl)
      throw new Error('DATABASE_URL is missing: the address of a migrated database without lawyers.');
    await refuseFilled(databaseUrl);
    const startedAt = performance.now();
    await fillWithLawyers(databaseUrl, lawyers);
    console.log(`${lawyers} lawyers in ${Math.round((performance.now() - startedAt) / 1000)} s.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** @throws Error for a database that has lawyers, so that nobody fills one that people use. */
async function refuseFilled(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select count(*)::int as count from lawyer_profiles');
    if (rows[0].count > 0)
      throw new Error(`The database has ${rows[0].count} lawyers already; fill an empty one.`);
  } finally {
    await client.end();
  }
}
