import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { policies } from '../http/security-headers';
import type { Disposition } from '../platform/private-links/private-links';
import { sendStream } from './send-stream';
import type { ByteRange } from '../platform/sealed-files/sealed-files';

interface NamedFile {
  /** The media type; text is sent as UTF-8. */
  type: string;
  /** The name under which it is saved, in any script. */
  name: string;
}

export interface WholeDocument extends NamedFile {
  bytes: Uint8Array;
}

/** A file that is read as it is sent, also in parts. */
export interface StreamedDocument extends NamedFile {
  /** In bytes. */
  size: number;
  /** Changes with the content. */
  etag: string;
  read: (range?: ByteRange) => Promise<AsyncIterable<Buffer>>;
  /** Is done before each answer that holds bytes. */
  noteOpening: () => Promise<void>;
  /** Whether this session opened it before its link ended. */
  wasOpened: () => Promise<boolean>;
}

export type PrivateDocument = WholeDocument | StreamedDocument;

const PDF = 'application/pdf';

/** What a browser shows by itself; anything else is always saved. */
const SHOWN = [PDF, 'image/jpeg', 'image/png', 'image/webp', 'text/plain'];

function setHeaders(response: Response, disposition: Disposition, { type, name }: NamedFile): void {
  // Express writes names of any script as RFC 6266 wants them, but knows attachments alone.
  response.attachment(name);
  if (disposition === 'view' && SHOWN.includes(type)) {
    const attachment = String(response.getHeader('Content-Disposition'));
    response.setHeader('Content-Disposition', attachment.replace(/^attachment/, 'inline'));
  }
  response.setHeader('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  response.setHeader('Content-Security-Policy', type === PDF ? policies.pdf : policies.file);
}

/** The part that is asked for; null for the whole, also where the part was of another version; 'none' for one past the end. */
function askedRange(request: Request, { size, etag }: StreamedDocument): ByteRange | null | 'none' {
  const { range, 'if-range': version } = request.headers;
  if (range === undefined || (version !== undefined && version !== etag)) return null;
  const ranges = request.range(size);
  if (ranges === -1) return 'none';
  // Several parts at once, and other units, are answered with the whole.
  const [only] = ranges === -2 || ranges?.type !== 'bytes' || ranges.length !== 1 ? [] : ranges;
  return only ?? null;
}

/** Whether a request reads on in what it has the beginning of: by its version, or because this session opened it in time. */
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

/** Sends a file, or the part of it that is asked for. */
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
