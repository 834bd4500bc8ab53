import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '../errors/app-error';

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** @throws AppError UNSUPPORTED_MEDIA_TYPE for a body that is neither UTF-8 nor compressed in a known way. */
export function requireKnownEncoding({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && !(encoding in DECODERS))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', {
      message: ['Content-Encoding must be {{choices}}', { choices: Object.keys(DECODERS).join(', ') }],
    });
  const charset = /;\s*charset="?([^\s";]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'The body must have charset=utf-8' });
}

/** What decompresses a body; null for an uncompressed body. */
export function decoderOf({ headers }: IncomingMessage): Transform | null {
  return DECODERS[headers['content-encoding'] ?? '']?.() ?? null;
}
