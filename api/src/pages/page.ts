import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { matchesETag } from '../platform/etag';

type Compression = 'br' | 'gzip';

/** A rendered page with its compressed forms, each made when it is first asked for. */
export interface Page {
  status: number;
  /** The hash of the HTML for the ETag; null for pages that must not be cached. */
  tag: string | null;
  html: Buffer;
  compressed: Partial<Record<Compression, Promise<Buffer>>>;
}

/** The result of rendering. */
export interface RenderedPage {
  status: number;
  html: string;
}

// Level 5: a fifth smaller than gzip in about the same time.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Hashes a page for its ETag. Error pages are not cached, so they get none. */
export function preparePage({ status, html }: RenderedPage): Page {
  const bytes = Buffer.from(html);
  const tag = status === 200 ? createHash('sha256').update(bytes).digest('base64url').slice(0, 27) : null;
  return { status, tag, html: bytes, compressed: {} };
}

/** Compressed once for many responses. */
function compress(page: Page, encoding: Compression): Promise<Buffer> {
  return (page.compressed[encoding] ??= encoding === 'br' ? brotliOf(page.html, BROTLI) : gzipOf(page.html));
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

/** Whether the client has the page already, in any encoding. */
function isNotModified(request: IncomingMessage, tag: string): boolean {
  return matchesETag(request.headers['if-none-match'], (etag) => etag.startsWith(`"${tag}`));
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
  const compression = compressionFor(request);
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  response.setHeader('ETag', `"${page.tag}${compression === null ? '' : `-${compression}`}"`);
  response.setHeader('Vary', 'Accept-Encoding');
  if (isNotModified(request, page.tag)) {
    response.writeHead(304).end();
    return;
  }
  const body = compression === null ? page.html : await compress(page, compression);
  if (compression !== null) response.setHeader('Content-Encoding', compression);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
