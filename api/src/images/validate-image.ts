import { pictureLimits } from '@ainsathi/contract/limits';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '../errors/app-error';
import type { PlainSentence } from '../i18n/sentences';

/** In memory, with the name of its field. */
export interface UploadedImage {
  bytes: Buffer;
  field: string;
}

/** Detected by content; of an animated PNG only the first frame is used. */
const ACCEPTED = new Set<string>([...pictureLimits.types, 'image/apng']);

export function unsupportedPicture({ field }: UploadedImage, message: PlainSentence): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', { message, fields: [{ field, message }] });
}

function payloadTooLarge(field: string, message: PlainSentence): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', { message, fields: [{ field, message }] });
}

/** For a file above the size limit, found by form parser or validation. */
export function pictureTooLarge(field: string): AppError {
  return payloadTooLarge(field, 'The picture is larger than 2 MB');
}

async function refuseByContent(picture: UploadedImage): Promise<void> {
  if (picture.bytes.length === 0) throw unsupportedPicture(picture, 'The picture is empty');
  if (picture.bytes.length > pictureLimits.bytes) throw pictureTooLarge(picture.field);
  const type = await fileTypeFromBuffer(picture.bytes);
  if (!type || !ACCEPTED.has(type.mime))
    throw unsupportedPicture(picture, 'The picture must be a JPEG, PNG, GIF or WebP file');
}

/** Reads only the header: refuses a small file with huge dimensions before it is decoded. */
export async function refuseByHeader(picture: UploadedImage): Promise<{ width: number; height: number }> {
  const { width, height, pages } = await sharp(picture.bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadablePicture(picture);
    });
  if (width * height * (pages ?? 1) > pictureLimits.pixels)
    throw payloadTooLarge(picture.field, 'The picture has more than 40 megapixels');
  return { width, height };
}

/** For a file that starts like a picture but cannot be decoded. */
export function unreadablePicture(picture: UploadedImage): AppError {
  return unsupportedPicture(picture, 'The picture is damaged and cannot be read');
}

/** Validates by content, never by name or declared type. @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE naming the field. */
export async function checkPicture(picture: UploadedImage): Promise<void> {
  await refuseByContent(picture);
  await refuseByHeader(picture);
}
