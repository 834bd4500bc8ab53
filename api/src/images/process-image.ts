import sharp from 'sharp';
import { pictureLimits } from '@ainsathi/contract/limits';
import { BoundedQueue } from '../platform/bounded-queue';
import { refuseByHeader, type UploadedImage, unreadablePicture, unsupportedPicture } from './validate-image';

/** Determines the two sizes. */
export type PictureKind = 'portrait' | 'blog' | 'review';

export interface PictureSize {
  width: number;
  height: number;
}

/** Both sizes of a kind have the same aspect ratio, so that one crop serves both. */
export const pictureSizes: Record<PictureKind, { large: PictureSize; small: PictureSize }> = {
  portrait: { large: { width: 480, height: 600 }, small: { width: 176, height: 220 } },
  blog: { large: { width: 960, height: 640 }, small: { width: 480, height: 320 } },
  review: { large: { width: 192, height: 192 }, small: { width: 96, height: 96 } },
};

const QUALITY = 80;
const TIMEOUT_SECONDS = 20;

// Every upload is different, so libvips's cache would only use memory; its threads would multiply with the queue's.
sharp.cache(false);
sharp.concurrency(1);

const queue = new BoundedQueue({ concurrency: 2, waiting: 32, waitMilliseconds: 30_000 }, 'pictures');

/** Rotates by EXIF, crops to the most salient part, removes metadata; of an animation only the first frame. */
async function decode(picture: UploadedImage, size: PictureSize) {
  return sharp(picture.bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadablePicture(picture);
    });
}

async function encode(
  { data, info }: Awaited<ReturnType<typeof decode>>,
  size: PictureSize,
): Promise<Buffer> {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .resize(size.width, size.height)
    .webp({ quality: QUALITY })
    .toBuffer();
}

const THUMBNAIL = { pixels: 480, bytes: 40 * 1024, qualities: [70, 50, 30, 15] };

/** A small WebP of a photo that `read` gives; null if it cannot be decoded, or only with more than 40 KB. */
export async function encodeThumbnail(read: () => Promise<Buffer>): Promise<Buffer | null> {
  return queue.run(async () => {
    const { data, info } = await sharp(await read(), { limitInputPixels: pictureLimits.pixels, pages: 1 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(THUMBNAIL.pixels, THUMBNAIL.pixels, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const quality of THUMBNAIL.qualities) {
      const { width, height, channels } = info;
      const bytes = await sharp(data, { raw: { width, height, channels } }).webp({ quality }).toBuffer();
      if (bytes.length <= THUMBNAIL.bytes) return bytes;
    }
    return null;
  });
}

const PAPER = { most: 2_400, least: 300 };

/**
 * A photo of a paper that `read` gives, as WebP of at most 2,400 px without metadata.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE where it cannot be decoded or read, PAYLOAD_TOO_LARGE above 40 megapixels.
 */
export async function encodePaper(read: () => Promise<Buffer>, field: string): Promise<Buffer> {
  return queue.run(async () => {
    const picture = { bytes: await read(), field };
    const { width, height } = await refuseByHeader(picture);
    if (Math.min(width, height) < PAPER.least)
      throw unsupportedPicture(
        picture,
        'This photo is too small to read. Take it again, nearer to the paper.',
      );
    return sharp(picture.bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(PAPER.most, PAPER.most, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer()
      .catch(() => {
        throw unreadablePicture(picture);
      });
  });
}

/**
 * Decodes a validated picture and encodes it as WebP in two sizes, so that only its pixels are stored. A few at a time, to
 * limit memory.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for an undecodable file, SERVICE_UNAVAILABLE when the queue is full.
 */
export async function encodePicture(picture: UploadedImage, kind: PictureKind) {
  const { large, small } = pictureSizes[kind];
  return queue.run(async () => {
    const pixels = await decode(picture, large);
    return { large: await encode(pixels, large), small: await encode(pixels, small) };
  });
}
