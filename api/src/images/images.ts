import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { FileStore } from '../platform/files/file-store';
import { encodePicture } from './process-image';
import type { PictureKind } from './image-sizes';
import { checkPicture, type UploadedImage } from './validate-image';

/** The part of a request's context that storing and removing pictures needs. */
interface PictureContext {
  platform: { files: FileStore; log: Logger };
  requestId: string;
  afterCommit: (task: () => Promise<void>) => Promise<void>;
}

const CONTENT_TYPE = 'image/webp';

function fileNames(imageKey: string): { large: string; small: string } {
  return { large: `${imageKey}.webp`, small: `${imageKey}-small.webp` };
}

/** Removes both files; failures are logged, because no request waits for them. */
async function removeFiles({ platform, requestId }: PictureContext, imageKey: string): Promise<void> {
  const names = Object.values(fileNames(imageKey));
  const results = await Promise.allSettled(names.map((name) => platform.files.remove(name)));
  for (const result of results)
    if (result.status === 'rejected')
      platform.log.error({ err: result.reason as unknown, requestId, imageKey }, 'a picture was not removed');
}

/**
 * Validates, encodes and stores a picture in its two sizes; returns its image key.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE; then nothing is stored.
 */
export async function storePicture(
  context: PictureContext,
  upload: UploadedImage,
  kind: PictureKind,
): Promise<string> {
  const { files } = context.platform;
  await checkPicture(upload);
  const { large, small } = await encodePicture(upload, kind);
  const imageKey = randomBytes(16).toString('hex');
  const names = fileNames(imageKey);
  try {
    await files.put(names.small, small, CONTENT_TYPE);
    await files.put(names.large, large, CONTENT_TYPE);
  } catch (error) {
    await removeFiles(context, imageKey);
    throw error;
  }
  return imageKey;
}

/** Removes the files of a replaced or deleted picture after the commit. */
export async function discardPicture(context: PictureContext, imageKey: string | null): Promise<void> {
  if (imageKey !== null) await context.afterCommit(() => removeFiles(context, imageKey));
}

/**
 * Stores a picture, if there is one, before work that refers to it; when the work fails, the files are removed again.
 * Call it around the transaction, so that no connection waits for the encoding.
 */
export async function withPicture<Result>(
  context: PictureContext,
  upload: UploadedImage | null,
  kind: PictureKind,
  work: (imageKey: string | null) => Promise<Result>,
): Promise<Result> {
  if (!upload) return work(null);
  const imageKey = await storePicture(context, upload, kind);
  try {
    return await work(imageKey);
  } catch (error) {
    await removeFiles(context, imageKey);
    throw error;
  }
}
