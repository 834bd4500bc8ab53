import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '../errors/app-error';
import { LARGEST_PICTURE_BYTES, MOST_PICTURE_PIXELS } from './image-limits';

/** A picture as a door has read it, whole, with the name of the field that it came in. */
export interface IncomingPicture {
  bytes: Buffer;
  field: string;
}

/** By content; an animated PNG is a PNG whose first frame is taken. */
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp']);

function refusedPicture({ field }: IncomingPicture, message: string): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', { message, fields: [{ field, message }] });
}

function tooLarge(field: string, message: string): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', { message, fields: [{ field, message }] });
}

/** The answer to a file above the largest size, wherever that is noticed. */
export function tooHeavyPicture(field: string): AppError {
  return tooLarge(field, 'The picture is larger than 2 MB');
}

async function refuseByContent(picture: IncomingPicture): Promise<void> {
  if (picture.bytes.length === 0) throw refusedPicture(picture, 'The picture is empty');
  if (picture.bytes.length > LARGEST_PICTURE_BYTES) throw tooHeavyPicture(picture.field);
  const type = await fileTypeFromBuffer(picture.bytes);
  if (!type || !ACCEPTED.has(type.mime))
    throw refusedPicture(picture, 'The picture must be a JPEG, PNG, GIF or WebP file');
}

/** Reads the header alone: a small file that claims a huge picture is refused before anything is decoded. */
async function refuseByHeader(picture: IncomingPicture): Promise<void> {
  const { width, height, pages } = await sharp(picture.bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadablePicture(picture);
    });
  if (width * height * (pages ?? 1) > MOST_PICTURE_PIXELS)
    throw tooLarge(picture.field, 'The picture has more than 40 megapixels');
}

/** The answer to what begins like a picture and cannot be decoded. */
export function unreadablePicture(picture: IncomingPicture): AppError {
  return refusedPicture(picture, 'The picture is damaged and cannot be read');
}

/**
 * Checks a picture by its content, never by name or declared type; decodes nothing yet.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE, naming the picture's field.
 */
export async function checkPicture(picture: IncomingPicture): Promise<void> {
  await refuseByContent(picture);
  await refuseByHeader(picture);
}
