import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { AppError } from '../errors/app-error';
import type { FileStore } from '../platform/files/file-store';
import { consumeLimit, countAction, type Limits } from '../platform/rate-limits';
import { encodePicture, type PictureKind } from './process-image';
import { checkPicture, type UploadedImage } from './validate-image';

interface PictureContext {
  platform: { files: FileStore; log: Logger; limits: Limits };
  requestId: string;
  network: string;
  thisMachine: boolean;
  viewer: { id: string } | null;
  afterCommit: (task: () => Promise<void>) => Promise<void>;
}

const FULL_DISK = new Set(['ENOSPC', 'EDQUOT']);
const NO_ROOM =
  'Pictures cannot be stored at the moment. Please try again later, or go on without a picture.';

function fileNames(imageKey: string): { large: string; small: string } {
  return { large: `${imageKey}.webp`, small: `${imageKey}-small.webp` };
}

/** Removes both files; logs failures, because no request waits for them. */
async function removeFiles({ platform, requestId }: PictureContext, imageKey: string): Promise<void> {
  const names = Object.values(fileNames(imageKey));
  const results = await Promise.allSettled(names.map((name) => platform.files.remove(name)));
  for (const result of results)
    if (result.status === 'rejected')
      platform.log.error({ err: result.reason as unknown, requestId, imageKey }, 'a picture was not removed');
}

const NOT_A_PICTURE: readonly string[] = ['UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'];
const TOO_MANY_REFUSED = 'Too many files from here were no pictures. Please try again later.';

/** Counts the files of a network that are no pictures, because each had to be read to find that out. */
async function countRefusals<Result>(
  { platform, network, thisMachine }: PictureContext,
  work: () => Promise<Result>,
): Promise<Result> {
  if (thisMachine) return work();
  const { picturesRefused } = platform.limits;
  const refused = await picturesRefused.get(network);
  if (refused && refused.consumedPoints >= picturesRefused.quota.points)
    await consumeLimit(picturesRefused, network, TOO_MANY_REFUSED);
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && NOT_A_PICTURE.includes(error.code))
      await picturesRefused.penalty(network);
    throw error;
  }
}

async function readPicture(context: PictureContext, upload: UploadedImage, kind: PictureKind) {
  return countRefusals(context, async () => {
    await checkPicture(upload);
    if (context.viewer) await countAction(context, 'picturesStored', context.viewer.id);
    return encodePicture(upload, kind);
  });
}

/** The sender cannot mend a full disk; everything but pictures works. */
function storingFailure(error: unknown): unknown {
  return FULL_DISK.has((error as NodeJS.ErrnoException).code ?? '')
    ? new AppError('SERVICE_UNAVAILABLE', { message: NO_ROOM, retryAfter: 60 })
    : error;
}

/** @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, RATE_LIMITED, SERVICE_UNAVAILABLE; then nothing is stored. */
async function storePicture(
  context: PictureContext,
  upload: UploadedImage,
  kind: PictureKind,
): Promise<string> {
  const { files, log } = context.platform;
  const { large, small } = await readPicture(context, upload, kind);
  const imageKey = randomBytes(16).toString('hex');
  const names = fileNames(imageKey);
  try {
    await files.put(names.small, [small]);
    await files.put(names.large, [large]);
  } catch (error) {
    await removeFiles(context, imageKey);
    const failure = storingFailure(error);
    if (failure !== error) log.error({ err: error, requestId: context.requestId }, 'no room for pictures');
    throw failure;
  }
  return imageKey;
}

/** Removes a replaced or deleted picture after the commit. */
export async function discardPicture(context: PictureContext, imageKey: string | null): Promise<void> {
  if (imageKey !== null) await context.afterCommit(() => removeFiles(context, imageKey));
}

/** Stores a picture before the work that refers to it; removes it if the work fails. Call it outside the transaction: encoding is slow. */
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

/** Null without a picture. Cards show the small size. */
export function imageUrl(imageKey: string | null, size: 'large' | 'small' = 'large'): string | null {
  return imageKey === null ? null : `/uploads/${imageKey}${size === 'small' ? '-small' : ''}.webp`;
}

export function imageUrlSql(column: string, size: 'large' | 'small' = 'large'): string {
  return `'/uploads/' || ${column} || '${size === 'small' ? '-small' : ''}.webp'`;
}
