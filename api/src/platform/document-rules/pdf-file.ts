import { opensWithoutPassword } from './pdf-password';

/** A token of a dictionary; a literal string has at most one level of nested brackets. */
const TOKEN =
  /\s*(?:%[^\r\n]*\s*)*(<<|>>|[[\]]|\/[^\s()<>[\]{}/%]*|<[\s\dA-Fa-f]*>|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|[^\s()<>[\]{}/%]+)/gy;
/** Dictionaries of trailers and locks are far shorter. */
const LONGEST = 16_384;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The tokens of each value, by name without the slash. */
type PdfDictionary = ReadonlyMap<string, readonly string[]>;

function readDictionary(text: string): PdfDictionary {
  const entries = new Map<string, string[]>();
  let [depth, value]: [number, string[]] = [0, ['']];
  for (const [, token = ''] of text.slice(0, LONGEST).matchAll(TOKEN)) {
    if (token === '>>' || token === ']') depth -= 1;
    if (depth === 0 && token !== '<<') break;
    // A name in place of a value is the value.
    if (depth === 1 && token.startsWith('/') && value.length > 0) entries.set(token.slice(1), (value = []));
    else if (depth > 0) value.push(token);
    if (token === '<<' || token === '[') depth += 1;
  }
  return entries;
}

/** From either form of a string. */
function stringBytes(token = ''): Buffer {
  if (token.startsWith('<')) return Buffer.from(`${token.replace(/[<>\s]/g, '')}0`, 'hex');
  const text = token
    .slice(1, -1)
    .replace(/\\(\r\n|[0-7]{1,3}|[\s\S])/g, (_, escaped: string) =>
      /^[0-7]/.test(escaped)
        ? String.fromCharCode(parseInt(escaped, 8) & 255)
        : (ESCAPES[escaped] ?? escaped.replace(/[\r\n]+/, '')),
    );
  return Buffer.from(text, 'latin1');
}

/** Readers search the header this far from the start. */
export const HEADER_BYTES = 1_024;
/** The address of the last table is this far from the end, also after an appended change. */
const END_BYTES = 4_096;
/** On its own line, after blanks, a byte order mark, or what a form sent with it. */
const HEADER = /(?:^|[\r\n])[\s\0\xef\xbb\xbf]*%PDF-\d/;
const HEADER_FIRST = /^[\s\0\xef\xbb\xbf]*%PDF-\d/;

export function hasPdfHeader(bytes: Buffer): boolean {
  return HEADER.test(bytes.toString('latin1', 0, HEADER_BYTES));
}

/** Whether bytes with another beginning are a PDF; a text may mention the header, but has nothing after it. */
export function isPdfBelowOtherBytes(bytes: Buffer): boolean {
  const beginning = bytes.toString('latin1', 0, HEADER_BYTES);
  if (!hasPdfHeader(bytes)) return false;
  const isWhole = bytes.subarray(-END_BYTES).includes('startxref');
  return isWhole || (HEADER_FIRST.test(beginning) && /[\r\n]\d+ \d+ obj\b/.test(beginning));
}

/** Whether a PDF is truncated: without an end, or with objects after it. */
export function isCutPdf(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF');
  return end < 0 || /\bend(?:obj|stream)\b|\d\sobj\b/.test(bytes.toString('latin1', end));
}

/** The trailer of the last revision: after its table, or the dictionary of its stream. */
function trailerOf(text: string): PdfDictionary {
  const address = Number(/^startxref\s+(\d+)/.exec(text.slice(text.lastIndexOf('startxref')))?.[1]);
  for (const at of [address, address + text.indexOf('%PDF-')]) {
    const table = text.slice(at, at + HEADER_BYTES);
    if (/^\s*xref\b/.test(table)) return readDictionary(text.slice(text.indexOf('trailer', at) + 7));
    const [stream] = /^\s*\d+\s+\d+\s+obj/.exec(table) ?? [];
    if (stream !== undefined) return readDictionary(text.slice(at + stream.length));
  }
  return readDictionary(text.slice(text.lastIndexOf('trailer') + 7));
}

/** The encryption dictionary: in the trailer, or the object that it names. */
function encryptionOf(text: string, trailer: PdfDictionary): PdfDictionary | null {
  const value = trailer.get('Encrypt') ?? [];
  if (value[0] === '<<') return readDictionary(value.join(' '));
  const [number = '', generation = '', reference] = value;
  if (reference !== 'R' || !/^\d+$/.test(number + generation)) return null;
  const objects = text.matchAll(new RegExp(String.raw`(?<!\d)${number}\s+${generation}\s+obj\b`, 'g'));
  const last = Array.from(objects).at(-1);
  return last ? readDictionary(text.slice(last.index + last[0].length)) : null;
}

/** Whether a PDF needs a password to be read. */
export function isLockedPdf(bytes: Buffer): boolean {
  if (!bytes.includes('/Encrypt')) return false;
  const text = bytes.toString('latin1');
  const trailer = trailerOf(text);
  const lock = encryptionOf(text, trailer);
  if (!lock) return false;
  const numberOf = (name: string, absent: number): number => Number(lock.get(name)?.[0] ?? absent);
  const [revision, version] = [numberOf('R', 0), numberOf('V', 0)];
  // Other handlers need a certificate or their own program.
  if (lock.get('Filter')?.[0] !== '/Standard' || revision < 2 || revision > 6) return true;
  const length = version === 4 ? 128 : numberOf('Length', 40);
  return !opensWithoutPassword({
    revision,
    // Some programs give the length in bytes.
    keyLength: revision === 2 ? 5 : Math.min(Math.trunc(length < 40 ? length : length / 8) || 5, 16),
    permissions: numberOf('P', 0),
    encryptsMetadata: lock.get('EncryptMetadata')?.[0] !== 'false',
    ownerEntry: stringBytes(lock.get('O')?.[0]),
    userEntry: stringBytes(lock.get('U')?.[0]),
    fileId: stringBytes(trailer.get('ID')?.[1]),
  });
}
