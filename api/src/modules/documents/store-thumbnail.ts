import { buffer } from 'node:stream/consumers';
import type { Platform } from '../../context';
import { encodeThumbnail } from '../../images/process-image';
import { type CaseDocument, DocumentType } from './document.entity';
import { newStorageKey, openBytes, sealBytes } from '../../platform/document-rules/sealed-bytes';

const PHOTOS: readonly DocumentType[] = [DocumentType.JPEG, DocumentType.PNG, DocumentType.WEBP];

export type Thumbnail = Pick<CaseDocument, 'thumbnailKey' | 'thumbnailSize'>;

export const NO_THUMBNAIL: Thumbnail = { thumbnailKey: null, thumbnailSize: null };

/** Seals the small picture of a photo; a document is complete without one, so failures are logged only. */
export async function storeThumbnail(
  { privateFiles, sealedFiles, log }: Pick<Platform, 'privateFiles' | 'sealedFiles' | 'log'>,
  storageKey: string,
  type: DocumentType,
): Promise<Thumbnail> {
  if (!PHOTOS.includes(type)) return NO_THUMBNAIL;
  const thumbnailKey = newStorageKey();
  try {
    const bytes = await encodeThumbnail(async () =>
      buffer(await openBytes({ privateFiles, sealedFiles }, storageKey)),
    );
    if (!bytes) return NO_THUMBNAIL;
    await sealBytes({ privateFiles, sealedFiles }, thumbnailKey, bytes);
    return { thumbnailKey, thumbnailSize: bytes.length };
  } catch (error) {
    log.warn({ err: error }, 'a photo has no small picture');
    await privateFiles.remove(thumbnailKey);
    return NO_THUMBNAIL;
  }
}
