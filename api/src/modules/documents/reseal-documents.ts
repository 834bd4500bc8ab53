import type { Platform } from '../../context';

/** Seals documents of older keys with the newest key. Returns their number. Idempotent; the product may run meanwhile. */
export async function resealDocuments({
  privateFiles,
  sealedFiles,
}: Pick<Platform, 'privateFiles' | 'sealedFiles'>): Promise<number> {
  let count = 0;
  for await (const { name: key, unfinished } of privateFiles.list()) {
    const source = unfinished ? null : await privateFiles.open(key);
    if (!source || (await sealedFiles.isSealedByNewest(source))) continue;
    await privateFiles.put(key, sealedFiles.seal(key, sealedFiles.open(key, source)));
    count += 1;
  }
  return count;
}
