import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { policies } from '../http/security-headers';
import type { Disposition } from '../platform/private-links/private-links';
import { sendStream } from './send-stream';
import type { ByteRange } from '../platform/sealed-files/sealed-files';

interface NamedFile {
  /** The media type; text is UTF-8. */
  type: string;
  /** The name of the saved file, in any script. */
  name: string;
}

export interface WholeDocument extends NamedFile {
  bytes: Uint8Array;
}

/** Read while it is sent, also in ranges. */
interface StreamedDocument extends NamedFile {
  /** In bytes. */
  size: number;
  etag: string;
  read: (range?: ByteRange) => Promise<AsyncIterable<Buffer>>;
  /** Called before each response with bytes. */
  noteOpening: () => Promise<void>;
  /** Whether this session opened it before its link expired. */
  wasOpened: () => Promise<boolean>;
}

export type PrivateDocument = WholeDocument | StreamedDocument;

const PDF = 'application/pdf';

/** Types that browsers show; others are always saved. */
const SHOWN = [PDF, 'image/jpeg', 'image/png', 'image/webp', 'text/plain'];

function setHeaders(response: Response, disposition: Disposition, { type, name }: NamedFile): void {
  // Express encodes names by RFC 6266, but only for attachments.
  response.attachment(name);
  if (disposition === 'view' && SHOWN.includes(type)) {
    const attachment = String(response.getHeader('Content-Disposition'));
    response.setHeader('Content-Disposition', attachment.replace(/^attachment/, 'inline'));
  }
  response.setHeader('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  response.setHeader('Content-Security-Policy', type === PDF ? policies.pdf : policies.file);
}

/** The requested range; null for the whole, also for a range of another version; 'none' beyond the end. */
function askedRange(request: Request, { size, etag }: StreamedDocument): ByteRange | null | 'none' {
  const { range, 'if-range': version } = request.headers;
  if (range === undefined || (version !== undefined && version !== etag)) return null;
  const ranges = request.range(size);
  if (ranges === -1) return 'none';
  // Several ranges, and other units, get the whole.
  const [only] = ranges === -2 || ranges?.type !== 'bytes' || ranges.length !== 1 ? [] : ranges;
  return only ?? null;
}

/** Whether a request continues an earlier response: by its version, or because this session opened the document in time. */
export async function isContinued(request: Request, document: PrivateDocument): Promise<boolean> {
  const range = 'read' in document ? askedRange(request, document) : null;
  if (!('read' in document) || range === null || range === 'none' || range.start === 0) return false;
  return request.headers['if-range'] !== undefined || document.wasOpened();
}

async function sendStreamed(response: Response, document: StreamedDocument): Promise<void> {
  const { req: request } = response;
  const { size, etag } = document;
  const range = askedRange(request, document);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('ETag', etag);
  if (range === 'none') {
    response.status(416).setHeader('Content-Range', `bytes */${size}`).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) response.status(206).setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.setHeader('Content-Length', end - start + 1);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await document.noteOpening();
  await sendStream(response, Readable.from(await document.read(range ?? undefined)));
}

/** Sends a file, or the requested range. */
export async function sendPrivateDocument(
  response: Response,
  disposition: Disposition,
  document: PrivateDocument,
): Promise<void> {
  setHeaders(response, disposition, document);
  if ('read' in document) {
    await sendStreamed(response, document);
    return;
  }
  response.setHeader('Content-Length', document.bytes.byteLength);
  // Not `send`, which adds an ETag.
  response.end(response.req.method === 'HEAD' ? undefined : document.bytes);
}
