import type { EntityManager } from 'typeorm';
import type { Platform } from '../../context';
import { CaseDocument, DocumentState } from './document.entity';

type SweepPlatform = Pick<Platform, 'dataSource' | 'privateFiles' | 'sealedFiles' | 'log'>;

/** An upload expires after so many hours. */
const HOURS_TO_ARRIVE = 6;
const HOUR = 60 * 60_000;
/** Rows a batch, to limit memory. */
const BATCH = 500;

/** Removes the bytes of a deleted document. Idempotent. */
export async function eraseDocument(
  { dataSource, privateFiles }: Pick<Platform, 'dataSource' | 'privateFiles'>,
  id: string,
): Promise<void> {
  const deleted = { id, state: DocumentState.DELETED };
  const document = await dataSource.manager.findOneBy(CaseDocument, deleted);
  if (document?.erasedAt !== null) return;
  for (const key of [document.storageKey, document.thumbnailKey])
    if (key !== null) await privateFiles.remove(key);
  await dataSource.manager.update(CaseDocument, deleted, { erasedAt: new Date() });
}

/** Deletes expired uploads, with their partial bytes. */
async function removeUnfinished({ dataSource, privateFiles }: SweepPlatform): Promise<void> {
  const [rows] = await dataSource.query<[{ storage_key: string }[], number]>(
    `delete from documents where state = 'uploading' and created_at < $1 returning storage_key`,
    [new Date(Date.now() - HOURS_TO_ARRIVE * HOUR)],
  );
  for (const { storage_key: key } of rows) await privateFiles.remove(key);
}

async function eraseDeleted(platform: SweepPlatform): Promise<void> {
  const rows = await platform.dataSource.query<{ id: string }[]>(
    `select id from documents where state = 'deleted' and erased_at is null order by deleted_at limit $1`,
    [BATCH],
  );
  for (const { id } of rows) await eraseDocument(platform, id);
}

/** Removes partial files of interrupted uploads. */
async function removeBroken({ privateFiles }: SweepPlatform): Promise<void> {
  const before = new Date(Date.now() - HOURS_TO_ARRIVE * HOUR);
  for await (const file of privateFiles.list())
    if (file.unfinished && file.modifiedAt < before) await privateFiles.remove(file.name);
}

/** Hourly. */
export async function sweepDocuments(platform: SweepPlatform): Promise<void> {
  await removeUnfinished(platform);
  await eraseDeleted(platform);
  await removeBroken(platform);
}

async function knownKeys(db: EntityManager, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ key: string }[]>(
    `select key from documents cross join lateral (values (storage_key), (thumbnail_key)) file (key)
     where (storage_key = any($1) or thumbnail_key = any($1)) and key is not null and erased_at is null
     union all select storage_key from licence_papers where storage_key = any($1) and erased_at is null`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Removes files without a document or licence paper; files of running uploads are younger. */
async function removeOrphans({ dataSource, privateFiles, log }: SweepPlatform): Promise<void> {
  const before = new Date(Date.now() - HOURS_TO_ARRIVE * HOUR);
  const removeUnknown = async (keys: readonly string[]): Promise<void> => {
    const known = await knownKeys(dataSource.manager, keys);
    for (const key of keys.filter((each) => !known.has(each))) {
      await privateFiles.remove(key);
      log.warn({ key }, 'a private file without a document was removed');
    }
  };
  let keys: string[] = [];
  for await (const { name: key, modifiedAt, unfinished } of privateFiles.list()) {
    if (!unfinished && modifiedAt < before) keys.push(key);
    if (keys.length < BATCH) continue;
    await removeUnknown(keys);
    keys = [];
  }
  await removeUnknown(keys);
}

/** Logs documents whose bytes are missing or of another size. */
async function findLost({ dataSource, privateFiles, sealedFiles, log }: SweepPlatform): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await dataSource.query<{ id: string; key: string; size: number }[]>(
      `select id, key, file.size from (
         select * from (
           select id, storage_key, size, thumbnail_key, thumbnail_size from documents where state = 'stored'
           union all select id, storage_key, size, null, null from licence_papers
             where state = 'stored' and erased_at is null) kept
         where id > $1 order by id limit $2) stored
       cross join lateral (values (storage_key, size), (thumbnail_key, thumbnail_size)) file (key, size)
       where key is not null order by id`,
      [after, BATCH],
    );
    for (const { id, key, size } of rows) {
      const sealedSize = await privateFiles.sizeOf(key);
      if (sealedSize === null || sealedFiles.plainSize(sealedSize) !== size)
        log.error({ documentId: id, sealedSize }, 'the bytes of a document are not there');
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Compares documents with files, both ways; nightly. */
export async function compareDocuments(platform: SweepPlatform): Promise<void> {
  await removeOrphans(platform);
  await findLost(platform);
}
