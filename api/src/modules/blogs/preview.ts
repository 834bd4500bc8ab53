import { excerptOf } from '@ainsathi/contract/cut-text';
import { LRUCache } from 'lru-cache';
import { invalidInput } from '../../errors/app-error';

const HEADING = /^\s*#{1,6}\s/;
const FENCE = /^\s*(```|~~~)/;
const RULE = /^\s*([-*_=]\s*){3,}$/;
const TABLE_RULE = /^[\s:|-]+$/;
const REFERENCE = /^\s*\[[^\][]+\]:\s/;
/** The marks of quotes, lists, headings and tasks, which can be nested, as in `> - text`. */
const BLOCK_MARKS = /^(?:\s*(?:#{1,6}(?=\s|$)|>|[-*+](?=\s)|\d{1,9}[.)](?=\s)|\[[ xX]\](?=\s)))+/;

/** Code, escaped marks, the marks of a pair, and a low line that closes a pair although an ending follows it. */
const INLINE =
  /`([^`]+)`|\\([\\`*_{}[\]()#+.!>~|-])|\*+(?=\S)|(?<=\S)\*+|~~|`+|\[\^[^\][]+\]|(?<=^|[\s("'“‘])(_{1,3})(?=\S)|(?<=\S)_{1,3}(?=$|[\s.,;:!?)"'”’।])|((?<=[\p{P}\p{S}])_{1,3}(?=[\p{L}\p{N}])|(?<=\S)_{1,3}(?=[\u0980-\u09ff]))/gu;

/** No expression backtracks far, so that the time is linear even for a hostile text. */
function stripMarks(line: string): string {
  let opened = false;
  return line
    .replace(/\s+/g, ' ')
    .replace(BLOCK_MARKS, '')
    .replace(/!?\[([^\][]*)\](?:\([^()]*\)|\[[^\][]*\])/g, '$1')
    .replace(/<((?:https?:\/\/|mailto:)[^<>\s]*)>/g, '$1')
    .replace(/<[/!]?[a-z-][^<>]*>/gi, '')
    .replace(INLINE, (_, code?: string, escaped?: string, opener?: string, ending?: string) => {
      opened ||= opener !== undefined;
      return code ?? escaped ?? (opened ? '' : (ending ?? ''));
    })
    .replace(/ ?\| ?/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The plain text of the first lines of Markdown: at least `length` characters, if there are that many. */
function plainText(markdown: string, length: number): string {
  let text = '';
  for (const line of markdown.split(/\r?\n/)) {
    if (text.length > length) break;
    if (FENCE.test(line) || RULE.test(line) || TABLE_RULE.test(line) || REFERENCE.test(line)) continue;
    const plain = stripMarks(line);
    if (!plain) continue;
    const separated = HEADING.test(line) && /[\p{L}\p{M}\p{N}]$/u.test(plain) ? `${plain}:` : plain;
    text += text ? ` ${separated}` : separated;
  }
  return text;
}

/** The newest lists ask for the same posts again and again; the texts take at most 16 MB. */
const previews = new LRUCache<string, string>({ max: 2_000 });

/** The beginning of a Markdown text as plain text: at most `length` characters, with an ellipsis where it was cut. */
export function previewOf(markdown: string, length: number): string {
  const key = `${length} ${markdown}`;
  const known = previews.get(key);
  if (known !== undefined) return known;
  const preview = excerptOf(plainText(markdown, length), length);
  if (markdown.length <= PREVIEWED_CHARACTERS) previews.set(key, preview);
  return preview;
}

const MAX_PREVIEW_LENGTH = 1000;

/** A preview is made of at most this many characters of Markdown, so that a list need not read whole posts. */
export const PREVIEWED_CHARACTERS = 4 * MAX_PREVIEW_LENGTH;

/** Checks the argument `length`. @throws AppError BAD_USER_INPUT outside 1 to 1,000. */
export function readPreviewLength(length: number): number {
  if (length < 1 || length > MAX_PREVIEW_LENGTH)
    throw invalidInput({
      field: 'length',
      message: ['length must be from 1 to {{count}}', { count: MAX_PREVIEW_LENGTH }],
    });
  return length;
}
