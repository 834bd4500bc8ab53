import type { Platform } from '../../context';

/**
 * Seals documents with the newest key that an older one has sealed. Gives how many there were. The product may run
 * meanwhile; can be repeated.
 */
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
