import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { IncomingMessage } from 'node:http';
import { remember } from '@ainsathi/contract/remember';
import Negotiator from 'negotiator';
import { matchesETag } from './etag';

type Compression = 'br' | 'gzip';

/** A compressed form of a response's body. */
interface CompressedForm {
  /** The end of its ETag. */
  suffix: string;
  bytes: Promise<Buffer>;
}

/** A body with its compressed forms, each made when it is first asked for, and made smaller when it is asked for again. */
export interface CompressibleBody {
  bytes: Buffer;
  compressed: Partial<Record<Compression, CompressedForm>>;
}

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

const brotli = (quality: number) => (bytes: Buffer) =>
  brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** For the first request, which may be the only one, in a quarter of the time; for later ones a fifth smaller. */
const COMPRESSORS = {
  br: { quick: brotli(1), small: brotli(5) },
  gzip: {
    quick: (bytes: Buffer) => gzipOf(bytes, { level: 1 }),
    small: (bytes: Buffer) => gzipOf(bytes),
  },
};

/** The body in a compressed form. */
export function compress({ bytes, compressed }: CompressibleBody, encoding: Compression): CompressedForm {
  const known = compressed[encoding];
  const quick = `-${encoding}-quick`;
  if (known && known.suffix !== quick) return known;
  const { quick: compressQuickly, small: compressSmall } = COMPRESSORS[encoding];
  return (compressed[encoding] = known
    ? { suffix: `-${encoding}`, bytes: compressSmall(bytes) }
    : { suffix: quick, bytes: compressQuickly(bytes) });
}

const COMPRESSIONS = ['br', 'gzip'] as const;

/** Browsers send the same few headers. */
const bestCompression = remember(100, (header): Compression | null => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return COMPRESSIONS.find((one) => negotiator.encodings([one]).length > 0) ?? null;
});

/** The compression that a client accepts; null for none. */
export function compressionFor(request: IncomingMessage): Compression | null {
  const header = request.headers['accept-encoding'];
  return typeof header === 'string' ? bestCompression(header) : null;
}

/** The ETag under which the client has a body already, in any form; null when it has not. */
export function heldTag(request: IncomingMessage, tag: string): string | null {
  const held: string[] = [];
  const isHeld = matchesETag(request.headers['if-none-match'], (etag) => {
    if (etag.startsWith(`"${tag}`)) held.push(etag);
    return held.length > 0;
  });
  return isHeld ? (held[0] ?? `"${tag}"`) : null;
}
