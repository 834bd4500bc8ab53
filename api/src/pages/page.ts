import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { matchesETag } from '../platform/etag';

type Compression = 'br' | 'gzip';

/** A compressed form of a page. */
interface CompressedForm {
  /** The end of its ETag. */
  suffix: string;
  bytes: Promise<Buffer>;
}

/** A rendered page with its compressed forms, each made when it is first asked for, and made smaller when it is asked for again. */
export interface Page {
  status: number;
  /** The hash of the HTML for the ETag; null for pages that must not be cached. */
  tag: string | null;
  html: Buffer;
  compressed: Partial<Record<Compression, CompressedForm>>;
}

/** The result of rendering. */
export interface RenderedPage {
  status: number;
  html: string;
}

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

const brotli = (quality: number) => (html: Buffer) =>
  brotliOf(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** For the first request, which may be the only one, in a quarter of the time; for later ones a fifth smaller. */
const COMPRESSORS = {
  br: { quick: brotli(1), small: brotli(5) },
  gzip: {
    quick: (html: Buffer) => gzipOf(html, { level: 1 }),
    small: (html: Buffer) => gzipOf(html),
  },
};

/** Hashes a page for its ETag. Error pages are not cached, so they get none. */
export function preparePage({ status, html }: RenderedPage): Page {
  const bytes = Buffer.from(html);
  const tag = status === 200 ? createHash('sha256').update(bytes).digest('base64url').slice(0, 27) : null;
  return { status, tag, html: bytes, compressed: {} };
}

function compress({ html, compressed }: Page, encoding: Compression): CompressedForm {
  const known = compressed[encoding];
  const quick = `-${encoding}-quick`;
  if (known && known.suffix !== quick) return known;
  const { quick: compressQuickly, small: compressSmall } = COMPRESSORS[encoding];
  return (compressed[encoding] = known
    ? { suffix: `-${encoding}`, bytes: compressSmall(html) }
    : { suffix: quick, bytes: compressQuickly(html) });
}

/** Both compressed forms together, as a part of the HTML; a page of this site takes a third at most. */
const COMPRESSED_PART = 0.4;

/** The memory that a cached page takes, in bytes, when it has been asked for in every form. */
export function bytesOf({ html }: Page): number {
  return Math.ceil(html.length * (1 + COMPRESSED_PART));
}

const COMPRESSIONS = ['br', 'gzip'] as const;

/** Browsers send the same few headers; others are worked out anew. */
const knownEncodings = new Map<string, Compression | null>();
const MAX_KNOWN_ENCODINGS = 100;

function compressionFor(request: IncomingMessage): Compression | null {
  const header = request.headers['accept-encoding'];
  if (header === undefined) return null;
  const known = knownEncodings.get(header);
  if (known !== undefined) return known;
  const negotiator = new Negotiator(request);
  const compression = COMPRESSIONS.find((one) => negotiator.encodings([one]).length > 0) ?? null;
  if (knownEncodings.size < MAX_KNOWN_ENCODINGS) knownEncodings.set(header, compression);
  return compression;
}

/** The ETag under which the client has the page already, in any form; null when it has not. */
function heldTag(request: IncomingMessage, tag: string): string | null {
  const held: string[] = [];
  const isHeld = matchesETag(request.headers['if-none-match'], (etag) => {
    if (etag.startsWith(`"${tag}`)) held.push(etag);
    return held.length > 0;
  });
  return isHeld ? (held[0] ?? `"${tag}"`) : null;
}

const RETRY_SECONDS = '5';

/** Sends a page: 304 if the client has it, compressed as it accepts, and `no-store` for error pages. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
): Promise<void> {
  response.statusCode = page.status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (page.tag === null) {
    response.setHeader('Cache-Control', 'no-store');
    if (page.status === 503) response.setHeader('Retry-After', RETRY_SECONDS);
    response.end(page.html);
    return;
  }
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  response.setHeader('Vary', 'Accept-Encoding');
  const held = heldTag(request, page.tag);
  if (held !== null) {
    response.setHeader('ETag', held);
    response.writeHead(304).end();
    return;
  }
  const compression = compressionFor(request);
  const form = compression === null ? null : compress(page, compression);
  const body = form === null ? page.html : await form.bytes;
  response.setHeader('ETag', `"${page.tag}${form?.suffix ?? ''}"`);
  if (compression !== null) response.setHeader('Content-Encoding', compression);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
