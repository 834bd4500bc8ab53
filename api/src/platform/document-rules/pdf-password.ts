import { createCipheriv, createHash } from 'node:crypto';

/** Standard security handler (ISO 32000-2, 7.6.4). */
export interface PdfEncryption {
  revision: number;
  /** In bytes. */
  keyLength: number;
  permissions: number;
  encryptsMetadata: boolean;
  ownerEntry: Buffer;
  userEntry: Buffer;
  fileId: Buffer;
}

/** The padding of an empty password. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const digest = (algorithm: string, ...parts: Buffer[]): Buffer =>
  createHash(algorithm).update(Buffer.concat(parts)).digest();

/** OpenSSL 3 has no RC4. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => ([state[one], state[other]] = [at(other), at(one)]);
  let other = 0;
  for (let one = 0; one < 256; one += 1) {
    other = (other + at(one) + (key[one % key.length] ?? 0)) & 255;
    swap(one, other);
  }
  other = 0;
  const mixed = bytes.map((byte, index) => {
    const one = (index + 1) & 255;
    other = (other + at(one)) & 255;
    swap(one, other);
    return byte ^ at(at(one) + at(other));
  });
  return Buffer.from(mixed);
}

/** Revisions 2 to 4: the key of an empty password decides. */
function opensByKey(lock: PdfEncryption): boolean {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(lock.permissions | 0);
  const unencrypted = Buffer.alloc(lock.revision >= 4 && !lock.encryptsMetadata ? 4 : 0, 255);
  const parts = [PADDING, lock.ownerEntry.subarray(0, 32), permissions, lock.fileId, unencrypted];
  let key = digest('md5', ...parts).subarray(0, lock.keyLength);
  if (lock.revision === 2) return rc4(key, PADDING).equals(lock.userEntry.subarray(0, 32));
  for (let round = 0; round < 50; round += 1) key = digest('md5', key).subarray(0, lock.keyLength);
  let entry = digest('md5', PADDING, lock.fileId);
  for (let round = 0; round < 20; round += 1)
    entry = rc4(Buffer.from(key.map((byte) => byte ^ round)), entry);
  return entry.equals(lock.userEntry.subarray(0, 16));
}

/** Algorithm 2.B for an empty password. */
function hardened(first: Buffer): Buffer {
  let [key, last] = [first, 0];
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const block = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    last = block.at(-1) ?? 0;
    const remainder = block.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = digest(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256', block);
  }
  return key.subarray(0, 32);
}

/** Whether an encrypted PDF opens without a password, because only the owner has a password. */
export function opensWithoutPassword(lock: PdfEncryption): boolean {
  if (lock.revision < 5) return opensByKey(lock);
  const hash = digest('sha256', lock.userEntry.subarray(32, 40));
  return (lock.revision === 5 ? hash : hardened(hash)).equals(lock.userEntry.subarray(0, 32));
}
