import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { runNpm } from './run.mjs';

const STAMP = inRoot('node_modules', '.ainsathi-install');
const NPM_LIST = inRoot('node_modules', '.package-lock.json');
const FLAGS = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
const MANIFESTS = [
  'package-lock.json',
  'package.json',
  'contract/package.json',
  'api/package.json',
  'web/package.json',
];

/** Installs what package-lock.json says, unless that is what is there. Rejects with what npm says. */
export async function ensureDependencies() {
  const wanted = `${process.platform} ${process.arch} ${fingerprint(MANIFESTS)}`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!installedMatchesLock()) await install();
  writeFileSync(STAMP, wanted);
}

async function install() {
  console.log('Installing dependencies (a minute or two the first time) …');
  if (!existsSync(NPM_LIST)) {
    const clean = await runNpm('npm ci', ['ci', ...FLAGS]).then(
      () => true,
      () => false,
    );
    if (clean) return;
  }
  // Changes only what is stale; and unlike npm ci it does not insist on binaries of other systems in the lock.
  await runNpm('npm install', ['install', '--no-save', ...FLAGS], { show: 'all' });
}

/** Whether an npm run by hand has installed the versions of the lock; npm keeps its own list of what it did. */
function installedMatchesLock() {
  if (!existsSync(NPM_LIST)) return false;
  const installed = JSON.parse(readFileSync(NPM_LIST, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  return Object.entries(locked)
    .filter(([place, { optional, peer }]) => place.includes('node_modules/') && !optional && !peer)
    .every(
      ([place, { link, version }]) =>
        existsSync(inRoot(place)) && (link || installed[place]?.version === version),
    );
}
