import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { runNpm } from './run.mjs';

const STAMP = inRoot('node_modules', '.ainsathi-install');
const MANIFESTS = ['package-lock.json', 'package.json', 'api/package.json', 'web/package.json'];

/** Installs exactly what package-lock.json says, unless that is what is there. */
export async function ensureDependencies() {
  const wanted = `${process.platform} ${process.arch} ${fingerprint(MANIFESTS)}`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!installedMatchesLock()) {
    console.log('Installing dependencies (a minute or two the first time) …');
    await runNpm('npm ci', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      show: 'all',
    });
  }
  writeFileSync(STAMP, wanted);
}

/** Whether an npm run by hand has installed the versions of the lock; npm keeps its own list of what it did. */
function installedMatchesLock() {
  const list = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  return Object.entries(locked)
    .filter(
      ([place, { link, optional, peer }]) => place.includes('node_modules/') && !link && !optional && !peer,
    )
    .every(([place, { version }]) => installed[place]?.version === version && existsSync(inRoot(place)));
}
