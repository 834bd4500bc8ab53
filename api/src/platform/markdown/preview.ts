import { excerptOf } from '@ainsathi/contract/cut-text';
import { LRUCache } from 'lru-cache';
import { invalidInput } from '../../errors/app-error';

const HEADING = /^\s*#{1,6}\s/;
const FENCE = /^\s*(```|~~~)/;
const RULE = /^\s*([-*_=]\s*){3,}$/;
const TABLE_RULE = /^[\s:|-]+$/;
const REFERENCE = /^\s*\[[^\][]+\]:\s/;
/** Marks of quotes, lists, headings and tasks, also nested, as in `> - text`. */
const BLOCK_MARKS = /^(?:\s*(?:#{1,6}(?=\s|$)|>|[-*+](?=\s)|\d{1,9}[.)](?=\s)|\[[ xX]\](?=\s)))+/;

/** Code, escaped marks, paired marks, and a closing underscore before a word ending. */
const INLINE =
  /`([^`]+)`|\\([\\`*_{}[\]()#+.!>~|-])|\*+(?=\S)|(?<=\S)\*+|~~|`+|\[\^[^\][]+\]|(?<=^|[\s("'“‘])(_{1,3})(?=\S)|(?<=\S)_{1,3}(?=$|[\s.,;:!?)"'”’।])|((?<=[\p{P}\p{S}])_{1,3}(?=[\p{L}\p{N}])|(?<=\S)_{1,3}(?=[\u0980-\u09ff]))/gu;

/** No expression backtracks far: linear time even for a hostile text. */
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

/** The plain text of the first lines: at least `length` characters, if available. */
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

/** Lists show the same newest posts again and again. Takes at most 16 MB. */
const previews = new LRUCache<string, string>({ max: 2_000 });

/** Plain text of at most `length` characters, with an ellipsis if cut. */
export function previewOf(markdown: string, length: number): string {
  const key = `${length} ${markdown}`;
  const known = previews.get(key);
  if (known !== undefined) return known;
  const preview = excerptOf(plainText(markdown, length), length);
  if (markdown.length <= PREVIEWED_CHARACTERS) previews.set(key, preview);
  return preview;
}

const MAX_PREVIEW_LENGTH = 1000;

/** A preview reads at most so many characters, so that a list need not read whole posts. */
export const PREVIEWED_CHARACTERS = 4 * MAX_PREVIEW_LENGTH;

/** @throws AppError BAD_USER_INPUT outside 1 to 1,000. */
export function readPreviewLength(length: number): number {
  if (length < 1 || length > MAX_PREVIEW_LENGTH)
    throw invalidInput({
      field: 'length',
      message: ['length must be from 1 to {{count}}', { count: MAX_PREVIEW_LENGTH }],
    });
  return length;
}
