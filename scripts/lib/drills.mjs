import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { endLasting } from '../verify/setup/product.mjs';
import { ensureBuild } from './build.mjs';
import { finish } from './checks.mjs';
import { exclusively } from './exclusive.mjs';
import { ensureDependencies } from './install.mjs';
import { requireNodeVersion } from './node-version.mjs';
import { inRoot } from './paths.mjs';
import { Promises } from './promises.mjs';

/** The drills of a folder: the comment of the first lines of each, which says what it does. */
function drillsIn(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const about = (file) => /^(\/\/ .*\n)+/.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[0] ?? '';
  return new Map(
    files.map((file) => [file.slice(0, -'.mjs'.length), about(file).replaceAll('// ', '').trim()]),
  );
}

/**
 * Runs drills of `scripts/<command>` on the built product, one after the other, and ends the process with a line of totals:
 * with 1 when a promise is broken. `--short` runs their short forms, of all of them without a name. Without arguments it lists them.
 */
export async function runDrills(command, args) {
  requireNodeVersion();
  const folder = inRoot('scripts', command);
  const drills = drillsIn(folder);
  const names = args.filter((arg) => arg !== '--short');
  const isShort = names.length < args.length;
  const unknown = names.find((name) => !drills.has(name));
  if (unknown !== undefined || args.length === 0) return list(command, drills, unknown);
  if (isShort) process.env.VERIFY_SHORT = 'true';
  const promises = new Promises();
  const end = async () => {
    await promises.end();
    await endLasting();
  };
  const stop = () => void end().finally(() => process.exit(130));
  process.on('SIGINT', stop).on('SIGTERM', stop);
  process.on('unhandledRejection', (error) => {
    console.error(error);
    promises.broken += 1;
  });
  await exclusively('build', async () => {
    await ensureDependencies();
    await ensureBuild();
  });
  for (const name of names.length > 0 ? names : drills.keys()) await runDrill(folder, name, promises);
  await end();
  finish({ passed: promises.kept, failed: promises.broken });
}

async function runDrill(folder, name, promises) {
  const since = performance.now();
  try {
    const { default: drill } = await import(pathToFileURL(`${folder}/${name}.mjs`).href);
    await drill(promises);
  } catch (error) {
    console.error(error);
    promises.broken += 1;
  }
  await promises.end();
  console.log(`${name} took ${Math.round((performance.now() - since) / 1_000)} s`);
}

function list(command, drills, unknown) {
  const width = Math.max(...[...drills.keys()].map(({ length }) => length));
  const lines = [...drills].map(
    ([name, about]) => `  ${name.padEnd(width)}  ${about.replaceAll('\n', `\n${' '.repeat(width + 4)}`)}`,
  );
  console.log(`npm run ${command} -- NAME [--short]\n\n${lines.join('\n')}`);
  if (unknown === undefined) return;
  console.error(`\nNo drill is called ${unknown}.`);
  process.exitCode = 1;
}
