import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileTypeFromStream } from 'file-type';
import type { PlainSentence } from '../../i18n/sentences';
import { BoundedQueue } from '../bounded-queue';
import { hasPdfHeader, HEADER_BYTES, isCutPdf, isLockedPdf, isPdfBelowOtherBytes } from './pdf-file';
import { reasonOfKind } from './refused-kinds';

/** Control characters that readable text does not have; allowed are tabs, line breaks and form feeds. */
// oxlint-disable-next-line no-control-regex -- finds control characters on purpose
const CONTROL = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/;

/** The encoding by the byte order mark; default UTF-8. */
function encodingOf(beginning: Buffer): string {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le';
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

const END_MARK = '\u001A';

function withoutEndMark(text: string): string {
  return text.endsWith(END_MARK) ? text.slice(0, -1) : text;
}

/** Whether all bytes are text: UTF-8, or UTF-16 with a byte order mark, without control characters except a final mark of DOS. */
async function isText(bytes: AsyncIterable<Buffer>): Promise<boolean> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  let last = '';
  try {
    for await (const chunk of bytes) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      if (CONTROL.test(last)) return false;
      last = decoder.decode(chunk, { stream: true });
    }
    return decoder !== null && !CONTROL.test(withoutEndMark(last + decoder.decode()));
  } catch (error) {
    // Thrown for bytes of another encoding.
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

const TYPES = new Map<string | undefined, DetectedType>([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/webp', 'webp'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
]);

/** Textual formats that people cannot read as text. */
const MARKUP = new Set<string | undefined>([
  'application/xml',
  'image/svg+xml',
  'application/rtf',
  'application/postscript',
]);

export type DetectedType = 'pdf' | 'jpeg' | 'png' | 'webp' | 'docx' | 'text';

type OpenFile = () => Promise<AsyncIterable<Buffer>>;

async function mediaTypeOf(open: OpenFile): Promise<string | undefined> {
  // Not in object mode: the reader requests numbers of bytes.
  const beginning = Readable.from(await open(), { objectMode: false });
  try {
    return (await fileTypeFromStream(beginning))?.mime;
  } finally {
    beginning.destroy();
  }
}

/** A file has up to 20 MiB; more than two whole ones at once would fill the memory of a small server. */
const wholeFiles = new BoundedQueue(
  { concurrency: 2, waiting: 100, waitMilliseconds: 60_000 },
  'whole files',
);

/** @throws AppError SERVICE_UNAVAILABLE while too many files wait. */
async function withWhole<Result>(open: OpenFile, read: (bytes: Buffer) => Result): Promise<Result> {
  return wholeFiles.run(async () => read(await buffer(await open())));
}

async function beginsLikePdf(open: OpenFile): Promise<boolean> {
  let beginning = Buffer.alloc(0);
  for await (const chunk of await open()) {
    beginning = Buffer.concat([beginning, chunk]);
    if (beginning.length >= HEADER_BYTES) break;
  }
  return hasPdfHeader(beginning);
}

/** The start of the directory at the end of a ZIP file. */
const END_OF_ZIP = 'PK\u0005\u0006';
const CUT: PlainSentence = 'This file did not arrive whole. Save it again, and send that.';

/** Why a file of an accepted type cannot be opened, or null. */
function faultOf(type: DetectedType | undefined, bytes: Buffer): PlainSentence | null {
  if (type === 'docx') return bytes.includes(END_OF_ZIP) ? null : CUT;
  if (type !== 'pdf') return null;
  if (isCutPdf(bytes)) return CUT;
  return isLockedPdf(bytes) ? 'This PDF has a password. Save it without, and send it again.' : null;
}

/** Detects the type by the content, never by the name; null for files that are not accepted, or that nobody can open. */
export async function detectType(open: OpenFile): Promise<DetectedType | null> {
  const media = await mediaTypeOf(open);
  const type = TYPES.get(media);
  if (type === 'pdf' || type === 'docx')
    return withWhole(open, (bytes) => (faultOf(type, bytes) ? null : type));
  if (media === undefined && (await beginsLikePdf(open))) {
    const fault = await withWhole(
      open,
      (bytes) => isPdfBelowOtherBytes(bytes) && (faultOf('pdf', bytes) ?? 'pdf'),
    );
    if (fault) return fault === 'pdf' ? 'pdf' : null;
  }
  // Text may begin like another format: "BM", "MZ", the mark of UTF-16.
  return type ?? (!MARKUP.has(media) && (await isText(await open())) ? 'text' : null);
}

const MEASURED_BYTES = 4_096;
/** Text of another encoding has hardly any control characters; text in UTF-16 consists mostly of readable characters. */
const MOST_CONTROL_SHARE = 0.01;
const LEAST_READABLE_SHARE = 0.9;
const READABLE = /[\p{Script=Bengali}\p{Script=Latin}\p{N}\p{P}\s]/u;

function isUtf16(bytes: Buffer): boolean {
  return ['utf-16le', 'utf-16be'].some((encoding) => {
    const characters = Array.from(new TextDecoder(encoding).decode(bytes));
    const readable = characters.filter((character) => READABLE.test(character)).length;
    return readable > characters.length * LEAST_READABLE_SHARE;
  });
}

function looksLikeText(bytes: Buffer): boolean {
  const control = bytes.filter((byte) => byte < 0x20 && ![9, 10, 12, 13].includes(byte)).length;
  return !bytes.includes(0) && control <= bytes.length * MOST_CONTROL_SHARE;
}

export const DOCUMENTS_ACCEPTED: PlainSentence = 'PDF, JPEG, PNG, WebP, Word (.docx) and text are accepted';

/** Why a file is not accepted, and what to do. @param name as it was sent; names the type of a password-protected file. */
export async function reasonToRefuse(
  open: OpenFile,
  name = '',
  otherwise: PlainSentence = DOCUMENTS_ACCEPTED,
): Promise<PlainSentence> {
  const media = await mediaTypeOf(open);
  return (await withWhole(open, (bytes) => reasonOf(bytes, media, name))) ?? otherwise;
}

function reasonOf(bytes: Buffer, media: string | undefined, name: string): PlainSentence | null {
  const isPdf = media === undefined && isPdfBelowOtherBytes(bytes);
  const fault = faultOf(isPdf ? 'pdf' : TYPES.get(media), bytes);
  if (fault) return fault;
  if (media === 'application/zip' && !bytes.includes(END_OF_ZIP)) return CUT;
  const beginning = bytes.subarray(0, MEASURED_BYTES);
  if (!MARKUP.has(media)) {
    if (looksLikeText(beginning))
      return 'This text is in an old encoding, such as ANSI or Bijoy. Save it as UTF-8, or send a PDF.';
    if (isUtf16(beginning)) return 'This text is in the encoding UTF-16. Save it as UTF-8, or send a PDF.';
  }
  return reasonOfKind(bytes, media, name);
}
