import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';
import { isText } from './is-text';

const TYPES = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const;

/** What a document is, by its content. */
export type DetectedType = (typeof TYPES)[keyof typeof TYPES] | 'text';

/**
 * What a file is by its content, never by its name; null for everything that is not accepted.
 * @param open begins to read it from the beginning; called twice for a text.
 */
export async function detectType(open: () => Promise<AsyncIterable<Buffer>>): Promise<DetectedType | null> {
  // Not in object mode: it is read a number of bytes at a time.
  const beginning = Readable.from(await open(), { objectMode: false });
  try {
    const found = await fileTypeFromStream(beginning);
    if (found) return Object.entries(TYPES).find(([media]) => media === found.mime)?.[1] ?? null;
  } finally {
    beginning.destroy();
  }
  return (await isText(await open())) ? 'text' : null;
}
