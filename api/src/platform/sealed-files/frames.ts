import { createCipheriv, createDecipheriv } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const TAG = { authTagLength: TAG_BYTES };

/** Plain bytes of each frame but the last. */
export const FRAME_BYTES = 64 * 1024;
/** A whole frame as it is stored. */
export const SEALED_FRAME_BYTES = FRAME_BYTES + TAG_BYTES;

/** One frame of a file: which it is, and whether another follows. */
export interface FramePlace {
  /** The name of the file in the store. */
  storageKey: string;
  number: number;
  isLast: boolean;
}

/** Each number is used once with a data key, which belongs to one attempt to write one file. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(number, NONCE_BYTES - 4);
  return nonce;
}

function boundTo({ storageKey, number, isLast }: FramePlace): Buffer {
  return Buffer.from(`v1|${storageKey}|${number}|${isLast ? 'last' : 'more'}`);
}

/** Seals a frame, so that it opens at its place alone. */
export function sealFrame(dataKey: Buffer, place: FramePlace, plain: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, dataKey, nonceOf(place.number), TAG);
  cipher.setAAD(boundTo(place));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error for a frame that was changed, stood elsewhere, or after which something is missing. */
export function openFrame(dataKey: Buffer, place: FramePlace, sealed: Buffer): Buffer {
  if (sealed.length <= TAG_BYTES || sealed.length > SEALED_FRAME_BYTES)
    throw new Error('A sealed file was cut');
  const decipher = createDecipheriv(CIPHER, dataKey, nonceOf(place.number), TAG);
  decipher.setAAD(boundTo(place));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
}
