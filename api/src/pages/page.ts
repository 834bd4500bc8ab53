import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { isKnownTag } from '../platform/etag';

/** A rendered page in every form that it is sent in. */
export interface Page {
  status: number;
  /** Of the HTML; null for pages that nobody may keep. */
  tag: string | null;
  html: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

/** What the renderer gives. */
export interface RenderedPage {
  status: number;
  html: string;
}

// Level 5: a fifth smaller than gzip at about its cost.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Makes a page ready to be sent often: compressed once, with its entity tag. What is not found or failed stays plain. */
export async function preparePage({ status, html }: RenderedPage): Promise<Page> {
  const bytes = Buffer.from(html);
  if (status !== 200) return { status, tag: null, html: bytes, br: null, gzip: null };
  const [br, zipped] = await Promise.all([brotliOf(bytes, BROTLI), gzipOf(bytes)]);
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { status, tag, html: bytes, br, gzip: zipped };
}

/** The memory that a page takes. */
export function bytesOf({ html, br, gzip: zipped }: Page): number {
  return html.length + (br?.length ?? 0) + (zipped?.length ?? 0);
}

type Form = 'br' | 'gzip' | 'html';

function formFor(request: Request, page: Page): Form {
  return (['br', 'gzip'] as const).find((form) => page[form] && request.acceptsEncodings(form)) ?? 'html';
}

/** Whether the asker has the page already, in whatever form. */
function isKnown(request: Request, tag: string): boolean {
  return isKnownTag(request.headers['if-none-match'], (known) => known.startsWith(`"${tag}`));
}

const RETRY_SECONDS = '5';

/** Sends a page: 304 where it is known, compressed as the asker takes it, and never kept when it is not a good one. */
export function sendPage(request: Request, response: Response, page: Page): void {
  response.status(page.status).type('html');
  if (page.tag === null) {
    response.setHeader('Cache-Control', 'no-store');
    if (page.status === 503) response.setHeader('Retry-After', RETRY_SECONDS);
    response.send(page.html);
    return;
  }
  const form = formFor(request, page);
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  response.setHeader('ETag', `"${page.tag}${form === 'html' ? '' : `-${form}`}"`);
  response.vary('Accept-Encoding');
  if (isKnown(request, page.tag)) {
    response.status(304).end();
    return;
  }
  if (form !== 'html') response.setHeader('Content-Encoding', form);
  const body = page[form] ?? page.html;
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
