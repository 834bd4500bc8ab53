export const markdownMarks = ['heading', 'bold', 'italic', 'list', 'ordered', 'quote', 'link'] as const;

export type MarkdownMark = (typeof markdownMarks)[number];

export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Replace `from` to `to` by `insert`, then select `start` to `end`. */
export interface MarkdownEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

const linkTarget = 'https://';

function around({ text, start, end }: Selection, mark: string): MarkdownEdit {
  const size = mark.length;
  const selected = text.slice(start, end);
  if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark)
    return { from: start - size, to: end + size, insert: selected, start: start - size, end: end - size };
  return { from: start, to: end, insert: mark + selected + mark, start: start + size, end: end + size };
}

function before({ text, start, end }: Selection, prefix: (line: number) => string, pattern: RegExp) {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const marked = lines.every((line) => pattern.test(line));
  const changed = lines.map((line, index) => (marked ? line.replace(pattern, '') : prefix(index) + line));
  const insert = changed.join('\n');
  const caret = from + insert.length;
  return { from, to, insert, start: start === end ? caret : from, end: caret };
}

function link({ text, start, end }: Selection): MarkdownEdit {
  const selected = text.slice(start, end);
  const insert = `[${selected}](${linkTarget})`;
  // With a selected link text selects the URL to replace; otherwise places the caret in the link text.
  const at = selected === '' ? start + 1 : start + selected.length + 3;
  return { from: start, to: end, insert, start: at, end: selected === '' ? at : at + linkTarget.length };
}

/** The edit of a toolbar button; a second click reverts it. */
export function markdownEdit(mark: MarkdownMark, selection: Selection): MarkdownEdit {
  switch (mark) {
    case 'bold':
      return around(selection, '**');
    case 'italic':
      return around(selection, '_');
    case 'heading':
      return before(selection, () => '## ', /^## /);
    case 'list':
      return before(selection, () => '- ', /^- /);
    case 'ordered':
      return before(selection, (line) => `${line + 1}. `, /^\d+\. /);
    case 'quote':
      return before(selection, () => '> ', /^> /);
    case 'link':
      return link(selection);
  }
}
