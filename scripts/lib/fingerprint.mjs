import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';

/** A hash of the names and contents of files and folders, by paths from the top folder, without those that `skip` matches. */
export function fingerprint(places, skip = () => false) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesUnder(inRoot(place), skip)) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function filesUnder(place, skip) {
  if (skip(path.relative(root, place)) || !existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name), skip));
}
