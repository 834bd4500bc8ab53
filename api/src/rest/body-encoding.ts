import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '../errors/app-error';

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** @throws AppError UNSUPPORTED_MEDIA_TYPE for an unknown compression. */
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

/** Null for an uncompressed body. */
export function decoderOf({ headers }: IncomingMessage): Transform | null {
  return DECODERS[headers['content-encoding'] ?? '']?.() ?? null;
}
