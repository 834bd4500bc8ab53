// Benchmarks as ratios to a baseline of the same run. `--lawyers 100000` for more than 10,000 lawyers, `--only search` for the
// subjects whose name matches.
import { parseArgs } from 'node:util';
import { measure } from './bench/rounds.mjs';
import { startServers } from './bench/servers.mjs';
import { baseline, subjectsFor } from './bench/subjects.mjs';
import { ensureBuild } from './lib/build.mjs';
import { exclusively } from './lib/exclusive.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';

requireNodeVersion();
try {
  const { lawyers, only } = readOptions();
  await exclusively('build', async () => {
    await ensureDependencies();
    await ensureBuild();
  });
  await bench(lawyers, only);
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

function readOptions() {
  const { values } = parseArgs({
    options: { lawyers: { type: 'string', default: '10000' }, only: { type: 'string', default: '' } },
  });
  const lawyers = Number(values.lawyers);
  if (Number.isInteger(lawyers) && lawyers >= 100 && lawyers <= 2_000_000)
    return { lawyers, only: values.only };
  throw new Error(`--lawyers: got ${values.lawyers}, wants a whole number from 100 to 2000000.`);
}

async function bench(lawyers, only) {
  console.log(`Filling a throwaway database with ${lawyers} lawyers …`);
  const servers = await startServers(lawyers);
  const end = () => void servers.stop().finally(() => process.exit(130));
  process.on('SIGINT', end).on('SIGTERM', end);
  try {
    console.log('Measuring …');
    const subjects = subjectsFor(lawyers, servers.clients)
      .filter(({ name }) => new RegExp(only).test(name))
      .map((subject) => ({ ...subject, ...servers.product }));
    print(await measure({ ...baseline, ...servers.baseline }, subjects), lawyers);
  } finally {
    await servers.stop();
  }
}

function print({ limit, rows }, lawyers) {
  const printRow = (name, ...columns) =>
    console.log(name.padEnd(32) + columns.map((column) => column.padStart(12)).join(''));
  console.log(`\n${lawyers} lawyers; medians of ratios to the baseline measured right before`);
  printRow('', 'req/s', 'p95', 'processor');
  printRow('baseline', '1', '1', '1');
  for (const { name, perSecond, slow, processor } of rows)
    printRow(name, perSecond.toFixed(2), slow.toFixed(2), processor.toFixed(2));
  console.log(
    `\nThe baseline here and now: ${limit.perSecond.toFixed(0)} req/s, p95 ${limit.slow.toFixed(1)} ms, ${limit.processor.toFixed(2)} ms of processor time (32 connections).`,
  );
}
