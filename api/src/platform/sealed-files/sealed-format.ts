import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type EncryptionKey, KEY_BYTES } from '../../config/encryption-key';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const TAG = { authTagLength: TAG_BYTES };
const VERSION = 1;
/** Fixed, so that all headers have the same length. */
const ID_BYTES = 32;

/** Version, id of the encryption key, nonce, sealed data key, tag. */
export const HEADER_BYTES = 1 + ID_BYTES + NONCE_BYTES + KEY_BYTES + TAG_BYTES;

const keyFor = ({ key }: EncryptionKey): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', 'ainsathi files', KEY_BYTES));

function idField(id: string): Buffer {
  const field = Buffer.alloc(ID_BYTES);
  if (Buffer.byteLength(id) > ID_BYTES)
    throw new Error('The id of an encryption key is too long for a sealed file');
  field.write(id);
  return field;
}

const boundTo = (storageKey: string, id: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`v1|${storageKey}|`), id]);

export function createHeader(key: EncryptionKey, storageKey: string): { dataKey: Buffer; header: Buffer } {
  const dataKey = randomBytes(KEY_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const id = idField(key.id);
  const cipher = createCipheriv(CIPHER, keyFor(key), nonce, TAG);
  cipher.setAAD(boundTo(storageKey, id));
  const sealed = Buffer.concat([cipher.update(dataKey), cipher.final()]);
  return { dataKey, header: Buffer.concat([Buffer.from([VERSION]), id, nonce, sealed, cipher.getAuthTag()]) };
}

export function isHeaderOf({ id }: EncryptionKey, header: Buffer): boolean {
  return header.subarray(1, 1 + ID_BYTES).equals(idField(id));
}

/** @throws Error for a header that was changed, belongs to another file, or whose encryption key is missing. */
export function openHeader(keys: readonly EncryptionKey[], storageKey: string, header: Buffer): Buffer {
  if (header.length !== HEADER_BYTES || header[0] !== VERSION) throw new Error('This is no sealed file');
  const id = header.subarray(1, 1 + ID_BYTES);
  const key = keys.find((one) => isHeaderOf(one, header));
  if (!key) throw new Error('A sealed file needs an encryption key that is not set');
  const nonceEnd = 1 + ID_BYTES + NONCE_BYTES;
  const decipher = createDecipheriv(CIPHER, keyFor(key), header.subarray(1 + ID_BYTES, nonceEnd), TAG);
  decipher.setAAD(boundTo(storageKey, id));
  decipher.setAuthTag(header.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(header.subarray(nonceEnd, nonceEnd + KEY_BYTES)), decipher.final()]);
}

/** Plain bytes of each frame except the last. */
export const FRAME_BYTES = 64 * 1024;
export const SEALED_FRAME_BYTES = FRAME_BYTES + TAG_BYTES;

export interface FramePlace {
  storageKey: string;
  number: number;
  isLast: boolean;
}

/** Each number is used once with a data key, which belongs to a single attempt to write a file. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(number, NONCE_BYTES - 4);
  return nonce;
}

function frameText({ storageKey, number, isLast }: FramePlace): Buffer {
  return Buffer.from(`v1|${storageKey}|${number}|${isLast ? 'last' : 'more'}`);
}

/** The frame opens only at its place. */
export function sealFrame(dataKey: Buffer, place: FramePlace, plain: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, dataKey, nonceOf(place.number), TAG);
  cipher.setAAD(frameText(place));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error for a frame that was changed or moved, or a truncated file. */
export function openFrame(dataKey: Buffer, place: FramePlace, sealed: Buffer): Buffer {
  if (sealed.length <= TAG_BYTES || sealed.length > SEALED_FRAME_BYTES)
    throw new Error('A sealed file was cut');
  const decipher = createDecipheriv(CIPHER, dataKey, nonceOf(place.number), TAG);
  decipher.setAAD(frameText(place));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
}
