/** Control characters that no text for people has; tabs, line breaks and form feeds it may have. */
// eslint-disable-next-line no-control-regex -- finds control characters on purpose
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
export async function isText(bytes: AsyncIterable<Buffer>): Promise<boolean> {
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
