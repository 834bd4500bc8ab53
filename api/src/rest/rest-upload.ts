import type { Request } from 'express';
import type { IncomingPicture } from '../images/validate-image';

/** The picture of a form that `rest/v1.ts` has read, or null when none was sent. */
export function pictureOf({ file }: Request): IncomingPicture | null {
  return file ? { field: file.fieldname, bytes: file.buffer } : null;
}
