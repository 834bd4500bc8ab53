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

/** Installs the versions of package-lock.json unless they are installed. Rejects with the output of npm. */
export async function ensureDependencies() {
  const manifestHash = `${process.platform} ${process.arch} ${fingerprint(MANIFESTS)}`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === manifestHash) return;
  if (!installedMatchesLock()) await install();
  writeFileSync(STAMP, manifestHash);
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
  // Updates only stale packages and, unlike npm ci, does not require the binaries of other systems in the lockfile.
  await runNpm('npm install', ['install', '--no-save', ...FLAGS], { show: 'all' });
}

/** Whether an npm run by hand has installed the versions of the lock; npm keeps its own list of installed packages. */
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
