import { buffer } from 'node:stream/consumers';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { type AppError, invalidInput } from '../errors/app-error';
import { type UploadedImage, pictureTooLarge } from '../images/validate-image';

export const PICTURE_DESCRIPTION =
  'A JPEG, PNG, GIF or WebP picture of at most 2 MB and 40 megapixels. The server stores its own copies in the sizes that screens need.';

/** The value of an `Upload` argument: a file still being received. */
export type PictureArgument = FileUpload | null;

/** The form parser fails with 413 above the size limit; any other error means an incomplete file. */
function fromFormParser(error: unknown, field: string): AppError {
  const { status } = error as { status?: number };
  return status === 413
    ? pictureTooLarge(field)
    : invalidInput({ field, message: 'The picture did not arrive whole' });
}

/** @throws AppError PAYLOAD_TOO_LARGE, or BAD_USER_INPUT naming `field` for an incomplete file. */
export async function readPicture(argument: PictureArgument, field: string): Promise<UploadedImage | null> {
  if (!argument) return null;
  try {
    return { field, bytes: await buffer(argument.createReadStream()) };
  } catch (error) {
    throw fromFormParser(error, field);
  }
}
