import type { TreeNode } from './bare-links';

const tags: Record<string, string> = { '*': 'em', '**': 'strong' };

const text = (value: string): TreeNode => ({ type: 'text', value });

function marked(mark: string, children: TreeNode[]): TreeNode {
  if (mark.length === 3) return marked('*', [marked('**', children)]);
  return { type: 'element', tagName: tags[mark.replaceAll('_', '*')], properties: {}, children };
}

/** Runs of asterisks and underscores, unless escaped in the source. */
function marksOf({ value = '', position }: TreeNode, source: string) {
  const start = position?.start.offset ?? 0;
  const end = position?.end.offset ?? 0;
  const written = source.slice(start, end).match(/\\[^]|&(?:ast|lowbar|#42|#95);|[*_]/gu) ?? [];
  const own = written.filter((one) => !/^\\[^*_]/u.test(one));
  const shown = value.replace(/[*_]/gu, (char) => (own.shift() === char ? char : '\0'));
  return [...shown.matchAll(/(?<![*_])(?:\*{1,3}|_{1,3})(?![*_])/gu)].map(({ 0: mark, index }) => {
    const before = source.slice(Math.max(start - 2, 0), start) + shown.slice(Math.max(index - 2, 0), index);
    const next = index + mark.length;
    const after = shown.slice(next, next + 2) + source.slice(end, end + 2);
    const opens = /(?:^|[^\p{L}\p{M}\p{N}])$/u.test(before) && /^\S/u.test(after);
    const closes =
      (/[\p{P}\p{S}]$/u.test(before) && /^[\p{L}\p{M}\p{N}]/u.test(after)) ||
      (mark.startsWith('_') && /\S$/u.test(before) && /^[\u0980-\u09ff]/u.test(after));
    return { mark, index, opens, closes };
  });
}

function pairedIn(children: TreeNode[], source: string): TreeNode[] {
  const nodes: TreeNode[] = [];
  const open: { mark: string; place: number }[] = [];
  const add = (value: string) => nodes.push(text(value));
  for (const child of children) {
    const { type, value = '' } = child;
    let end = 0;
    for (const { mark, index, opens, closes } of type === 'text' ? marksOf(child, source) : []) {
      add(value.slice(end, index));
      end = index + mark.length;
      const opener = closes && open.findLast((one) => one.mark === mark);
      if (opener) {
        open.length = open.indexOf(opener);
        nodes.push(marked(mark, nodes.splice(opener.place).slice(1)));
      } else if (opens) open.push({ mark, place: add(mark) - 1 });
      else add(mark);
    }
    nodes.push(end === 0 ? child : text(value.slice(end)));
  }
  return nodes;
}

/** Joins adjacent texts, so that a URL with a mark in it stays whole. */
function joined(nodes: TreeNode[]): TreeNode[] {
  const whole: TreeNode[] = [];
  for (const node of nodes) {
    const last = whole.at(-1);
    if (last?.type === 'text' && node.type === 'text')
      whole.splice(-1, 1, text(`${last.value}${node.value}`));
    else whole.push(node);
  }
  return whole;
}

function pairWithin(node: TreeNode, source: string): void {
  if (!node.children || node.tagName === 'code') return;
  for (const child of node.children) pairWithin(child, source);
  node.children = joined(pairedIn(node.children, source));
}

/**
 * A rehype plugin that pairs marks left as text by CommonMark because an ending follows a closing quote or full stop, as in
 * `**‘দেনমোহর’**এর`.
 */
export function pairMarks() {
  return (tree: TreeNode, file: unknown): void => pairWithin(tree, String(file));
}
