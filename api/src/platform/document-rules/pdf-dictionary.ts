/** One piece of a dictionary; a literal string has at most one level of brackets inside. */
const TOKEN =
  /\s*(?:%[^\r\n]*\s*)*(<<|>>|[[\]]|\/[^\s()<>[\]{}/%]*|<[\s\dA-Fa-f]*>|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|[^\s()<>[\]{}/%]+)/gy;
/** Dictionaries of trailers and locks are far shorter. */
const LONGEST = 16_384;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The entries of a dictionary: the pieces of each value, by its name without the stroke. */
export type PdfDictionary = ReadonlyMap<string, readonly string[]>;

export function readDictionary(text: string): PdfDictionary {
  const entries = new Map<string, string[]>();
  let [depth, value]: [number, string[]] = [0, ['']];
  for (const [, token = ''] of text.slice(0, LONGEST).matchAll(TOKEN)) {
    if (token === '>>' || token === ']') depth -= 1;
    if (depth === 0 && token !== '<<') break;
    // A name where a value is expected is the value.
    if (depth === 1 && token.startsWith('/') && value.length > 0) entries.set(token.slice(1), (value = []));
    else if (depth > 0) value.push(token);
    if (token === '<<' || token === '[') depth += 1;
  }
  return entries;
}

/** The bytes of a string of a dictionary, in either form. */
export function stringBytes(token = ''): Buffer {
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
