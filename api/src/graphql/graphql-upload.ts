import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { type AppError, invalidInput } from '../errors/app-error';
import { type IncomingPicture, tooHeavyPicture } from '../images/validate-image';

/** What every argument for a picture takes. */
export const PICTURE_DESCRIPTION =
  'A JPEG, PNG, GIF or WebP picture of at most 2 MB and 40 megapixels. The server stores its own copies in the sizes that screens need.';

/** What an `Upload` argument holds: the file's beginning has arrived, the rest is still coming. */
export type PictureArgument = FileUpload | null;

async function readAll(upload: FileUpload): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of upload.createReadStream() as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The form's reader breaks off with 413 above the largest size; anything else means that the file did not arrive. */
function fromFormReader(error: unknown, field: string): AppError {
  const { status } = error as { status?: number };
  return status === 413
    ? tooHeavyPicture(field)
    : invalidInput({ field, message: 'The picture did not arrive whole' });
}

/**
 * Reads the file of an `Upload` argument into memory; its size is limited where the form is read.
 * @throws AppError PAYLOAD_TOO_LARGE, or BAD_USER_INPUT naming `field` when the form is cut off.
 */
export async function readPicture(argument: PictureArgument, field: string): Promise<IncomingPicture | null> {
  if (!argument) return null;
  try {
    return { field, bytes: await readAll(argument) };
  } catch (error) {
    throw fromFormReader(error, field);
  }
}
