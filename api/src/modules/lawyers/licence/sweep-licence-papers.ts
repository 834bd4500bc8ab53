import type { EntityManager } from 'typeorm';
import type { Platform } from '../../../context';
import type { FileStore } from '../../../platform/files/file-store';
import { LAST_DECISION } from './licence-papers.service';

const BATCH = 500;

async function removeAll(files: FileStore, rows: readonly { key: string }[]): Promise<void> {
  for (const { key } of rows) await files.remove(key);
}

/** Hourly: forgets papers that never arrived, and removes bytes 90 days after the decision; their digests stay. */
export async function sweepLicencePapers(
  { dataSource, privateFiles }: Pick<Platform, 'dataSource' | 'privateFiles'>,
  now = new Date(),
): Promise<void> {
  const [late] = await dataSource.query<[{ key: string }[], number]>(
    `delete from licence_papers where state = 'uploading' and added_at < $1::timestamptz - interval '6 hours'
     returning storage_key as key`,
    [now],
  );
  await removeAll(privateFiles, late);
  const old = await dataSource.query<{ id: string; key: string }[]>(
    `select id, storage_key as key from licence_papers paper
     where erased_at is null and state = 'stored' and added_at < ${LAST_DECISION}
       and ${LAST_DECISION} < $1::timestamptz - interval '90 days' limit ${BATCH}`,
    [now],
  );
  await removeAll(privateFiles, old);
  await dataSource.query('update licence_papers set erased_at = $2 where id = any($1::uuid[])', [
    old.map(({ id }) => id),
    now,
  ]);
}

/** Deletes the rows of a lawyer who leaves. Gives what removes their bytes once that is committed. */
export async function forgetLicencePapers(
  db: EntityManager,
  files: FileStore,
  lawyerId: string,
): Promise<() => Promise<void>> {
  const [rows] = await db.query<[{ key: string }[], number]>(
    'delete from licence_papers where lawyer_id = $1 returning storage_key as key',
    [lawyerId],
  );
  return async () => removeAll(files, rows);
}
