import type { Readable } from 'node:stream';
import type { EncryptionKey } from '../../config/encryption-key';
import {
  createHeader,
  HEADER_BYTES,
  isHeaderOf,
  openHeader,
  FRAME_BYTES,
  openFrame,
  SEALED_FRAME_BYTES,
  sealFrame,
} from './sealed-format';

/** Both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface SealedSource {
  /** The sealed size in bytes. */
  size: number;
  read: (range: ByteRange) => Promise<Readable>;
}

const OVERHEAD = SEALED_FRAME_BYTES - FRAME_BYTES;

/** The plain size by the sealed size; null for an impossible size. */
function plainSize(sealedSize: number): number | null {
  const frames = sealedSize - HEADER_BYTES;
  const count = Math.ceil(frames / SEALED_FRAME_BYTES);
  const size = frames - count * OVERHEAD;
  return count > 0 && size > (count - 1) * FRAME_BYTES ? size : null;
}

async function* framesOf(plain: AsyncIterable<Buffer>): AsyncGenerator<{ frame: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of plain) {
    waiting.push(chunk);
    length += chunk.length;
    // Only the end of the input identifies the last frame, so wait for one byte more than a frame.
    if (length <= FRAME_BYTES) continue;
    const bytes = Buffer.concat(waiting);
    let start = 0;
    for (; bytes.length - start > FRAME_BYTES; start += FRAME_BYTES)
      yield { frame: bytes.subarray(start, start + FRAME_BYTES), isLast: false };
    waiting = [bytes.subarray(start)];
    length = bytes.length - start;
  }
  if (length === 0) throw new Error('An empty file is not sealed');
  yield { frame: Buffer.concat(waiting), isLast: true };
}

async function* sealBytes(
  key: EncryptionKey,
  storageKey: string,
  plain: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const { dataKey, header } = createHeader(key, storageKey);
  yield header;
  let number = 0;
  for await (const { frame, isLast } of framesOf(plain)) {
    yield sealFrame(dataKey, { storageKey, number, isLast }, frame);
    number += 1;
  }
}

async function readHeader(source: SealedSource): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const header = await source.read({ start: 0, end: HEADER_BYTES - 1 });
  for await (const chunk of header as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* readFrames(source: SealedSource, first: number, last: number): AsyncGenerator<Buffer> {
  const start = HEADER_BYTES + first * SEALED_FRAME_BYTES;
  const end = Math.min(HEADER_BYTES + (last + 1) * SEALED_FRAME_BYTES, source.size) - 1;
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of (await source.read({ start, end })) as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < SEALED_FRAME_BYTES) continue;
    const bytes = Buffer.concat(waiting);
    let at = 0;
    for (; bytes.length - at >= SEALED_FRAME_BYTES; at += SEALED_FRAME_BYTES)
      yield bytes.subarray(at, at + SEALED_FRAME_BYTES);
    waiting = [bytes.subarray(at)];
    length = bytes.length - at;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

async function* openBytes(
  keys: readonly EncryptionKey[],
  storageKey: string,
  source: SealedSource,
  range?: ByteRange,
): AsyncGenerator<Buffer> {
  const size = plainSize(source.size);
  if (size === null) throw new Error('A sealed file was cut');
  const dataKey = openHeader(keys, storageKey, await readHeader(source));
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const lastFrame = Math.ceil(size / FRAME_BYTES) - 1;
  const [first, last] = [Math.floor(start / FRAME_BYTES), Math.floor(end / FRAME_BYTES)];
  let number = first;
  for await (const sealed of readFrames(source, first, last)) {
    const frame = openFrame(dataKey, { storageKey, number, isLast: number === lastFrame }, sealed);
    const offset = number * FRAME_BYTES;
    yield frame.subarray(Math.max(start - offset, 0), Math.min(end - offset + 1, frame.length));
    number += 1;
  }
  if (number !== last + 1) throw new Error('A sealed file was cut');
}

/** Seals files with the first key: a copy of the store reveals nothing, and changes are detected. Other keys open what they sealed. */
export function createSealedFiles(keys: readonly EncryptionKey[]) {
  const [newest] = keys;
  if (!newest) throw new Error('There is no encryption key');
  return {
    /** Each call uses a new data key. @param storageKey the name in the store; the file opens only under this name. */
    seal: (storageKey: string, plain: AsyncIterable<Buffer>): AsyncIterable<Buffer> =>
      sealBytes(newest, storageKey, plain),
    /** The plain bytes, or a range, which reads only its frames. @throws Error for a file that was changed, moved or truncated, or whose key is missing. */
    open: (storageKey: string, source: SealedSource, range?: ByteRange): AsyncIterable<Buffer> =>
      openBytes(keys, storageKey, source, range),
    /** Whether the newest key sealed a file; other files still need older keys. */
    isSealedByNewest: async (source: SealedSource): Promise<boolean> =>
      isHeaderOf(newest, await readHeader(source)),
    hasKeyOf: async (storageKey: string, source: SealedSource): Promise<boolean> => {
      const header = await readHeader(source);
      try {
        openHeader(keys, storageKey, header);
        return true;
      } catch {
        return false;
      }
    },
    plainSize,
  };
}

export type SealedFiles = ReturnType<typeof createSealedFiles>;
