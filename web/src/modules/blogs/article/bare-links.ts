import { inBanglaDigits } from '@ainsathi/contract/bangla-dates';
import { latinDigits } from '@ainsathi/contract/bangla-digits';

/** The parts of an HTML syntax tree that the plugins read. */
export interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  position?: { start: { offset?: number }; end: { offset?: number } };
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/** Helplines of Bangladesh: emergency, legal aid, violence against women and children, government information, children. */
const helpLines = ['999', '16699', '109', '333', '1098'];
/** Too long for a section or an amount, so it needs no word about calling. */
const unmistakable = '16699';

const written = [...helpLines, ...helpLines.map(inBanglaDigits)].join('|');
const bareNumber = new RegExp(
  `(?<![\\p{L}\\p{N}\\p{M}_#$৳€+/-]|\\p{N}[.,:])(?:${written})(?![\\p{L}\\p{N}\\p{M}_%/]|[.,:-]\\p{N})`,
  'gu',
);

const bareAddress = /(?<![\p{L}\p{N}@/.])(?:https?:\/\/|www\.)[\p{L}\p{N}][^\s<>"“”]+/giu;
/** A Bangla ending after a URL: "…/act-11.html-এর" leads to "…/act-11.html". */
const banglaEnding = /[-,](?=[\u0980-\u09ff]).*$/u;
const closingMarks = /[.,;:!?।'’)\]*_]+$/u;
/** After a URL that contains a parenthesis. */
const closingMarksAfterParenthesis = /[.,;:!?।'’\]*_]+$/u;

const callingWords =
  /\b(?:call(?:s|ed|ing)?|dial|ring|phone|telephone|hotline|help ?line|emergency|toll[- ]free)\b|কল|ফোন|হটলাইন|হেল্পলাইন|জরুরি/iu;
const sourceBefore =
  /(?:\b(?:sections?|sec|ss?|articles?|art|rules?|orders?|clauses?|para(?:graph)?s?|pages?|forms?|acts?|no|tk|taka|bdt)\.?|ধারা|অনুচ্ছেদ|টাকা)\s*(?:\p{N}{1,4}\s*(?:,|and|or|to|ও|এবং)\s*)*$/iu;
const unitAfter =
  /^\s*(?:taka|tk|bdt|per ?cent|days?|months?|years?|people|persons|cases|টাকা|of (?:the|\p{N}))/iu;

/** The longest text that `sourceBefore` needs. */
const lookBack = 60;

const skipped = new Set(['a', 'code', 'pre']);
const blocks = new Set(['p', 'li', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function textOf({ value = '', children = [] }: TreeNode): string {
  return value + children.map(textOf).join('');
}

/** A helpline, not a section of an act, an amount or a count. */
function isHelpLine(number: string, before: string, after: string, block: string): boolean {
  if (sourceBefore.test(before.slice(-lookBack)) || unitAfter.test(after)) return false;
  return latinDigits(number) === unmistakable || callingWords.test(block);
}

function linkTo(href: string, value: string): TreeNode {
  return { type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value }] };
}

function withHelpLines(text: string, block: string): TreeNode[] {
  const pieces: TreeNode[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(bareNumber)) {
    const after = text.slice(index + number.length);
    if (!isHelpLine(number, text.slice(0, index), after, block)) continue;
    pieces.push(
      { type: 'text', value: text.slice(end, index) },
      linkTo(`tel:${latinDigits(number)}`, number),
    );
    end = index + number.length;
  }
  pieces.push({ type: 'text', value: text.slice(end) });
  return pieces.filter(({ type, value }) => type !== 'text' || value !== '');
}

/** Splits a text at URLs and helplines, which become links. */
function withLinks(text: string, block: string): TreeNode[] {
  const pieces: TreeNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(bareAddress)) {
    const address = found
      .replace(banglaEnding, '')
      .replace(found.includes('(') ? closingMarksAfterParenthesis : closingMarks, '');
    const href = /^www/i.test(address) ? `https://${address}` : address;
    pieces.push(...withHelpLines(text.slice(end, index), block), linkTo(href, address));
    end = index + address.length;
  }
  return [...pieces, ...withHelpLines(text.slice(end), block)];
}

function linkWithin(node: TreeNode, block: string): void {
  node.children = node.children?.flatMap((child) => {
    if (child.type === 'text') return withLinks(child.value ?? '', block);
    const { tagName = '' } = child;
    if (!skipped.has(tagName)) linkWithin(child, blocks.has(tagName) ? textOf(child) : block);
    return [child];
  });
}

/** A rehype plugin that links URLs and bare numbers of helplines. */
export function linkBareText() {
  return (tree: TreeNode): void => linkWithin(tree, '');
}
