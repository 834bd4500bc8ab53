import { invalidInput } from '../../errors/app-error';

const FENCE = /^\s*(```|~~~)/;
const RULE = /^\s*([-*_=]\s*){3,}$/;
const TABLE_RULE = /^[\s:|-]+$/;
const REFERENCE = /^\s*\[[^\][]+\]:\s/;
/** Marks of quotes, lists, headings and tasks, which may stand one within the other, as in `> - text`. */
const BLOCK_MARKS = /^(?:\s*(?:#{1,6}(?=\s|$)|>|[-*+](?=\s)|\d{1,9}[.)](?=\s)|\[[ xX]\](?=\s)))+/;

/** Each expression reads on without going back far, so that a hostile text costs no more than a long one. */
function withoutMarks(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .replace(BLOCK_MARKS, '')
    .replace(/!?\[([^\][]*)\](?:\([^()]*\)|\[[^\][]*\])/g, '$1')
    .replace(/<((?:https?:\/\/|mailto:)[^<>\s]*)>/g, '$1')
    .replace(/<[/!]?[a-z-][^<>]*>/gi, '')
    .replace(/\\([\\`*_{}[\]()#+.!>~|-])|\*+(?=\S)|(?<=\S)\*+|~~|`+/g, '$1')
    .replace(/(^|[\s("'])_{1,3}(?=\S)|(?<=\S)_{1,3}(?=$|[\s.,;:!?)"'])/g, '$1')
    .replace(/ ?\| ?/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The text of Markdown lines as far as it is needed: at least `enough` characters, if there are so many. */
function plainText(markdown: string, enough: number): string {
  let text = '';
  for (const line of markdown.split(/\r?\n/)) {
    if (text.length > enough) break;
    if (FENCE.test(line) || RULE.test(line) || TABLE_RULE.test(line) || REFERENCE.test(line)) continue;
    const plain = withoutMarks(line);
    if (plain) text += text ? ` ${plain}` : plain;
  }
  return text;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** As much of a text as fits without cutting a letter in two: Bangla letters are several characters. */
function whole(text: string, length: number): string {
  let end = 0;
  for (const { index, segment } of graphemes.segment(text.slice(0, length * 2 + 32))) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The beginning of a Markdown text as plain text: at most `length` characters, cut at a word, with an ellipsis where it was cut. */
export function previewOf(markdown: string, length: number): string {
  const text = plainText(markdown, length);
  if (text.length <= length) return text;
  const room = Math.max(0, length - 1);
  const atWord = text.lastIndexOf(' ', room);
  const cut = atWord > 0 ? text.slice(0, atWord) : whole(text, room);
  return `${cut.replace(/[\s,;:.–—-]+$/, '')}…`;
}

const LONGEST_PREVIEW = 1000;

/** Checks the length that was asked for. @throws AppError BAD_USER_INPUT outside 1 to 1,000. */
export function readPreviewLength(length: number): number {
  if (length < 1 || length > LONGEST_PREVIEW)
    throw invalidInput({ field: 'length', message: `length must be from 1 to ${LONGEST_PREVIEW}` });
  return length;
}
