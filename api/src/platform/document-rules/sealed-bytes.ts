import { createHash, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { AppError, invalidInput } from '../../errors/app-error';
import type { PlainSentence } from '../../i18n/sentences';
import type { FileStore } from '../files/file-store';
import type { ByteRange, SealedFiles } from '../sealed-files/sealed-files';
import { type DetectedType, detectType, reasonToRefuse } from './detect-type';
import type { Scanner } from './scanner';

export interface SealedStore {
  privateFiles: FileStore;
  sealedFiles: SealedFiles;
}

/** When to retry an upload while the scanner is unavailable. */
const SCANNER_RETRY_SECONDS = 60;

export function newStorageKey(): string {
  return randomBytes(16).toString('hex');
}

/** The decrypted bytes, or a range. @throws Error where they are missing or corrupt. */
export async function openBytes(
  { privateFiles, sealedFiles }: SealedStore,
  storageKey: string,
  range?: ByteRange,
): Promise<AsyncIterable<Buffer>> {
  const sealed = await privateFiles.open(storageKey);
  if (!sealed) throw new Error('The bytes of a document are gone');
  return sealedFiles.open(storageKey, sealed, range);
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}

/** Stores bytes that are in memory. */
export async function sealBytes(
  { privateFiles, sealedFiles }: SealedStore,
  storageKey: string,
  bytes: Buffer,
): Promise<void> {
  await privateFiles.put(storageKey, sealedFiles.seal(storageKey, once(bytes)));
}

/** Counts and hashes passing bytes; fails on more bytes than announced. */
class MeasuredBytes {
  size = 0;
  private readonly hash = createHash('sha256');

  constructor(private readonly announced: number) {}

  /** @throws AppError PAYLOAD_TOO_LARGE. */
  async *measure(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of bytes) {
      this.size += chunk.length;
      if (this.size > this.announced) throw new AppError('PAYLOAD_TOO_LARGE');
      this.hash.update(chunk);
      yield chunk;
    }
  }

  /** Valid once all bytes have passed. */
  sha256(): Buffer {
    return this.hash.digest();
  }
}

/** Seals arriving bytes and gives their SHA-256. @throws AppError PAYLOAD_TOO_LARGE, BAD_USER_INPUT naming `size` for fewer. */
export async function receiveBytes(
  { privateFiles, sealedFiles }: SealedStore,
  storageKey: string,
  { size, bytes }: { size: number; bytes: AsyncIterable<Buffer> },
): Promise<Buffer> {
  const measured = new MeasuredBytes(size);
  await privateFiles.put(storageKey, sealedFiles.seal(storageKey, measured.measure(bytes)));
  if (measured.size !== size)
    throw invalidInput({ field: 'size', message: 'The file did not arrive whole. Please send it again.' });
  return measured.sha256();
}

export interface AcceptedTypes<Type extends DetectedType> {
  types: readonly Type[];
  /** Said to the sender of another type. */
  message: PlainSentence;
}

const refused = (message: PlainSentence): AppError => new AppError('UNSUPPORTED_MEDIA_TYPE', { message });

/** Detects the type and scans for viruses. @throws AppError UNSUPPORTED_MEDIA_TYPE, SERVICE_UNAVAILABLE without the scanner. */
export async function checkBytes<Type extends DetectedType>(
  platform: SealedStore & { scanner: Scanner | null; log: Logger },
  { storageKey, name }: { storageKey: string; name: string },
  { types, message }: AcceptedTypes<Type>,
): Promise<Type> {
  const open = async () => openBytes(platform, storageKey);
  const detected = await detectType(open);
  const type = types.find((one) => one === detected);
  if (type === undefined) throw refused(detected ? message : await reasonToRefuse(open, name, message));
  const verdict = platform.scanner ? await platform.scanner.scan(await open()) : 'clean';
  if (verdict === 'infected') throw refused('This file carries a virus and was not added');
  if (verdict === 'clean') return type;
  platform.log.error({ scanner: verdict.unreachable }, 'the virus scanner fails; documents are refused');
  throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: SCANNER_RETRY_SECONDS });
}
