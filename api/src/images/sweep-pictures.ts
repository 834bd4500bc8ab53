import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { FileStore } from '../platform/files/file-store';

const HOUR = 60 * 60 * 1000;
/** Younger files may belong to a running request, in this process or another. */
const ORPHAN_AGE = 24 * HOUR;
const PART_AGE = HOUR;

const PICTURE = /^([0-9a-f]{32})(?:-small)?\.webp$/;

async function storedKeys(dataSource: DataSource): Promise<Set<string>> {
  const rows: { key: string }[] = await dataSource.query(`
    select profile_pic as key from lawyer_profiles where profile_pic is not null
    union all select image from blogs where image is not null
    union all select image from reviews where image is not null`);
  return new Set(rows.map(({ key }) => key));
}

/** Removes remains of a crash: unfinished files, and pictures without a row. Ignores foreign names. */
export async function sweepPictures(
  { files, dataSource, log }: { files: FileStore; dataSource: DataSource; log: Logger },
  { now = Date.now() }: { now?: number } = {},
): Promise<void> {
  const keys = await storedKeys(dataSource);
  // Removed after reading the whole list: a store may not continue a list after a removed file.
  const orphans: string[] = [];
  for await (const { name, modifiedAt, unfinished } of files.list()) {
    const key = PICTURE.exec(name)?.[1];
    if (!unfinished && (key === undefined || keys.has(key))) continue;
    if (now - modifiedAt.getTime() < (unfinished ? PART_AGE : ORPHAN_AGE)) continue;
    orphans.push(name);
  }
  for (const name of orphans) await files.remove(name);
  if (orphans.length > 0)
    log.info({ removed: orphans.length }, 'pictures that belong to nothing were removed');
}
