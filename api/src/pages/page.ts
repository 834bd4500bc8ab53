import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, type CompressibleBody, compressionFor, heldTag } from '../platform/compressed-body';

/** A rendered page with its compressed forms. */
export interface Page extends CompressibleBody {
  status: number;
  /** The hash of the HTML for the ETag; null for pages that must not be cached. */
  tag: string | null;
}

/** The result of rendering. */
export interface RenderedPage {
  status: number;
  html: string;
}

/** Hashes a page for its ETag. Error pages are not cached, so they get none. */
export function preparePage({ status, html }: RenderedPage): Page {
  const bytes = Buffer.from(html);
  const tag = status === 200 ? createHash('sha256').update(bytes).digest('base64url').slice(0, 27) : null;
  return { status, tag, bytes, compressed: {} };
}

/** Both compressed forms together, as a part of the HTML; a page of this site takes a third at most. */
const COMPRESSED_PART = 0.4;

/** The memory that a cached page takes, in bytes, when it has been asked for in every form. */
export function bytesOf({ bytes }: Page): number {
  return Math.ceil(bytes.length * (1 + COMPRESSED_PART));
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
    response.end(page.bytes);
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
  const body = form === null ? page.bytes : await form.bytes;
  response.setHeader('ETag', `"${page.tag}${form?.suffix ?? ''}"`);
  if (compression !== null) response.setHeader('Content-Encoding', compression);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
