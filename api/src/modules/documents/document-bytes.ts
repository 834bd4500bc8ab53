import type { Platform } from '../../context';
import type { ByteRange } from '../../platform/sealed-files/sealed-files';

/** The plain bytes of a document, or a part of them. @throws Error where they are gone, or not as they were written. */
export async function openBytes(
  { privateFiles, sealedFiles }: Pick<Platform, 'privateFiles' | 'sealedFiles'>,
  storageKey: string,
  range?: ByteRange,
): Promise<AsyncIterable<Buffer>> {
  const sealed = await privateFiles.open(storageKey);
  if (!sealed) throw new Error('The bytes of a document are gone');
  return sealedFiles.open(storageKey, sealed, range);
}
