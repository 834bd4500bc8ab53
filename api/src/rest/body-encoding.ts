import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '../errors/app-error';

/** A map: `constructor` and the like are no compressions. */
const DECODERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

const encodingOf = ({ headers }: IncomingMessage): string =>
  headers['content-encoding']?.toLowerCase() ?? 'identity';

/** @throws AppError UNSUPPORTED_MEDIA_TYPE for an unknown compression. */
export function requireKnownEncoding(request: IncomingMessage): void {
  const encoding = encodingOf(request);
  if (encoding !== 'identity' && !DECODERS.has(encoding))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', {
      message: ['Content-Encoding must be {{choices}}', { choices: [...DECODERS.keys()].join(', ') }],
    });
  const charset = /;\s*charset="?([^\s";]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'The body must have charset=utf-8' });
}

/** Null for an uncompressed body. */
export function decoderOf(request: IncomingMessage): Transform | null {
  return DECODERS.get(encodingOf(request))?.() ?? null;
}
