import PQueue from 'p-queue';
import sharp, { type OutputInfo } from 'sharp';
import { AppError } from '../errors/app-error';
import { pictureSizes, type PictureKind, type PictureSize } from './image-sizes';
import { MOST_PICTURE_PIXELS } from './image-limits';
import { type IncomingPicture, unreadablePicture } from './validate-image';

const QUALITY = 80;
const AT_ONCE = 2;
const LONGEST_QUEUE = 32;
const LONGEST_SECONDS = 20;

// Uploads are all different, so that libvips' cache would only hold memory; its threads would multiply with the queue's.
sharp.cache(false);
sharp.concurrency(1);

const queue = new PQueue({ concurrency: AT_ONCE });

/** The two stored forms of a picture, as WebP. */
export interface EncodedPicture {
  large: Buffer;
  small: Buffer;
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Upright, cropped around what catches the eye, without metadata; of an animation the first frame. */
async function decode(picture: IncomingPicture, size: PictureSize): Promise<Pixels> {
  return sharp(picture.bytes, { limitInputPixels: MOST_PICTURE_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadablePicture(picture);
    });
}

async function encode({ data, info }: Pixels, size: PictureSize): Promise<Buffer> {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .resize(size.width, size.height)
    .webp({ quality: QUALITY })
    .toBuffer();
}

/**
 * Decodes a checked picture and makes its two sizes anew, so that nothing of the sent file is kept but its pixels.
 * A few at once, so that memory stays flat.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for what cannot be decoded, SERVICE_UNAVAILABLE when too many wait.
 */
export async function encodePicture(picture: IncomingPicture, kind: PictureKind): Promise<EncodedPicture> {
  if (queue.size >= LONGEST_QUEUE) throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: 5 });
  const { large, small } = pictureSizes[kind];
  return queue.add(async () => {
    const pixels = await decode(picture, large);
    return { large: await encode(pixels, large), small: await encode(pixels, small) };
  });
}
