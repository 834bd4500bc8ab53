import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

const HOUR = 60 * 60 * 1000;
/** Younger files may belong to a request that is under way, in this process or another. */
const ORPHAN_AGE = 24 * HOUR;
const PART_AGE = HOUR;

const PICTURE = /^([0-9a-f]{32})(?:-small)?\.webp$/;
const PART = '.webp.part';

async function storedKeys(dataSource: DataSource): Promise<Set<string>> {
  const rows: { key: string }[] = await dataSource.query(`
    select profile_pic as key from lawyer_profiles where profile_pic is not null
    union all select image from blogs where image is not null
    union all select image from reviews where image is not null`);
  return new Set(rows.map(({ key }) => key));
}

/**
 * Removes what a crash left in the folder of pictures: files that were never finished, and pictures that no row names.
 * Only names of our own making are looked at.
 */
export async function sweepPictures(
  directory: string,
  dataSource: DataSource,
  log: Logger,
  now = Date.now(),
): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  const keys = await storedKeys(dataSource);
  let removed = 0;
  for (const name of names) {
    const key = PICTURE.exec(name)?.[1];
    if (!name.endsWith(PART) && (key === undefined || keys.has(key))) continue;
    const file = path.join(directory, name);
    const age = now - ((await stat(file).catch(() => null))?.mtimeMs ?? now);
    if (age < (key === undefined ? PART_AGE : ORPHAN_AGE)) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  if (removed > 0) log.info({ removed }, 'pictures that belong to nothing were removed');
}
