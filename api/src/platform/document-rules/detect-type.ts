import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';
import type { PlainSentence } from '../../i18n/sentences';
import { isText } from './is-text';

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
