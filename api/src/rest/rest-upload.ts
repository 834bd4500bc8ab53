import type { Request } from 'express';
// For the file that it adds to a request.
import type {} from 'multer';
import type { UploadedImage } from '../images/validate-image';

/** The picture of a multipart form, which `rest/v1.ts` has parsed, or null. */
export function pictureOf({ file }: Request): UploadedImage | null {
  return file ? { field: file.fieldname, bytes: file.buffer } : null;
}
