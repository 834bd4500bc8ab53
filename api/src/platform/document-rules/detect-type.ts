import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';
import type { PlainSentence } from '../../i18n/sentences';

/** Control characters that no text for people has; tabs, line breaks and form feeds it may have. */
// oxlint-disable-next-line no-control-regex -- finds control characters on purpose
const CONTROL = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/;

/** The encoding that a mark at the beginning names; UTF-8 without one. */
function encodingOf(beginning: Buffer): string {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le';
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

const END_MARK = '\u001A';

function withoutEndMark(text: string): string {
  return text.endsWith(END_MARK) ? text.slice(0, -1) : text;
}

/**
 * Whether bytes are a text from the first to the last: UTF-8, or UTF-16 with a mark, without control characters but an end
 * mark of DOS.
 */
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
    // What a decoder throws for bytes that are not of its encoding.
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

/** Formats of text that people cannot read as text. */
const MARKUP = new Set<string | undefined>([
  'application/xml',
  'image/svg+xml',
  'application/rtf',
  'application/postscript',
]);

export type DetectedType = 'pdf' | 'jpeg' | 'png' | 'webp' | 'docx' | 'text';

/** Begins to read a file from the beginning. */
type OpenFile = () => Promise<AsyncIterable<Buffer>>;

async function mediaTypeOf(open: OpenFile): Promise<string | undefined> {
  // Not in object mode: it is read a number of bytes at a time.
  const beginning = Readable.from(await open(), { objectMode: false });
  try {
    return (await fileTypeFromStream(beginning))?.mime;
  } finally {
    beginning.destroy();
  }
}

/** What a file is by its content, never by its name; null for everything that is not accepted. */
export async function detectType(open: OpenFile): Promise<DetectedType | null> {
  const media = await mediaTypeOf(open);
  const type = TYPES.get(media);
  // A text may begin with what another format begins with: "BM", "MZ", the mark of UTF-16.
  return type ?? (!MARKUP.has(media) && (await isText(await open())) ? 'text' : null);
}

/** The name of the stream in which Word stores a document with a password. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');
const MEASURED_BYTES = 4_096;
/** A text of another encoding has hardly any control characters; each second byte of UTF-16 is zero. */
const MOST_CONTROL_SHARE = 0.01;
const UTF16_ZEROS_SHARE = 0.3;

function looksLikeText(bytes: Buffer): boolean {
  const zeros = bytes.filter((byte) => byte === 0).length;
  const control = bytes.filter((byte) => byte > 0 && byte < 0x20 && ![9, 10, 12, 13].includes(byte)).length;
  const isUtf16 = zeros > bytes.length * UTF16_ZEROS_SHARE && zeros <= bytes.length / 2;
  return (zeros === 0 || isUtf16) && control <= bytes.length * MOST_CONTROL_SHARE;
}

async function contains(open: OpenFile, wanted: Buffer): Promise<boolean> {
  let before = Buffer.alloc(0);
  for await (const chunk of await open()) {
    const bytes = Buffer.concat([before, chunk]);
    if (bytes.includes(wanted)) return true;
    before = bytes.subarray(-wanted.length);
  }
  return false;
}

async function beginningOf(open: OpenFile): Promise<Buffer> {
  for await (const chunk of await open()) return chunk.subarray(0, MEASURED_BYTES);
  return Buffer.alloc(0);
}

/** Why a file is not accepted, and the way out. */
export async function reasonToRefuse(open: OpenFile): Promise<PlainSentence> {
  const media = await mediaTypeOf(open);
  if (media === 'application/x-cfb')
    return (await contains(open, LOCKED))
      ? 'This Word file has a password. Remove the password, or send a PDF.'
      : 'This is an old Word file (.doc). Save it as .docx or PDF.';
  if (media === 'image/heic' || media === 'image/heif')
    return 'This is a HEIC photo. Share it from your phone as JPEG, or send a screenshot of it.';
  if (!MARKUP.has(media) && looksLikeText(await beginningOf(open)))
    return 'This text is in an old encoding, such as ANSI or Bijoy. Save it as UTF-8, or send a PDF.';
  return 'PDF, JPEG, PNG, WebP, Word (.docx) and text are accepted';
}
