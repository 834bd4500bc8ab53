import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { FileStore } from '../platform/files/file-store';
import { encodePicture } from './process-image';
import type { PictureKind } from './image-sizes';
import { checkPicture, type IncomingPicture } from './validate-image';

/** The part of a request's context that storing and removing pictures needs. */
interface PictureContext {
  platform: { files: FileStore; log: Logger };
  requestId: string;
  afterCommit: (task: () => Promise<void>) => Promise<void>;
}

const CONTENT_TYPE = 'image/webp';

function fileNames(stem: string): { large: string; small: string } {
  return { large: `${stem}.webp`, small: `${stem}-small.webp` };
}

/** Removes both files; failures are logged, because no request waits for them. */
async function removeFiles({ platform, requestId }: PictureContext, stem: string): Promise<void> {
  const names = Object.values(fileNames(stem));
  const results = await Promise.allSettled(names.map((name) => platform.files.remove(name)));
  for (const result of results)
    if (result.status === 'rejected')
      platform.log.error({ err: result.reason as unknown, requestId, stem }, 'a picture was not removed');
}

/**
 * Validates, encodes and stores a picture in its two sizes; returns its image key.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE; then nothing is stored.
 */
export async function storePicture(
  context: PictureContext,
  upload: IncomingPicture,
  kind: PictureKind,
): Promise<string> {
  const { files } = context.platform;
  await checkPicture(upload);
  const { large, small } = await encodePicture(upload, kind);
  const stem = randomBytes(16).toString('hex');
  const names = fileNames(stem);
  try {
    await files.put(names.small, small, CONTENT_TYPE);
    await files.put(names.large, large, CONTENT_TYPE);
  } catch (error) {
    await removeFiles(context, stem);
    throw error;
  }
  return stem;
}

/** Removes the files of a replaced or deleted picture after the commit. */
export async function discardPicture(context: PictureContext, stem: string | null): Promise<void> {
  if (stem !== null) await context.afterCommit(() => removeFiles(context, stem));
}

/**
 * Stores a picture, if there is one, before work that refers to it; when the work fails, the files are removed again.
 * Call it around the transaction, so that no connection waits for the encoding.
 */
export async function withPicture<Result>(
  context: PictureContext,
  upload: IncomingPicture | null,
  kind: PictureKind,
  work: (stem: string | null) => Promise<Result>,
): Promise<Result> {
  if (!upload) return work(null);
  const stem = await storePicture(context, upload, kind);
  try {
    return await work(stem);
  } catch (error) {
    await removeFiles(context, stem);
    throw error;
  }
}
