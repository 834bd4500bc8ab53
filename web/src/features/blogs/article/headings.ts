/** A headline of an article, to which its list of contents leads. */
export interface Heading {
  id: string;
  text: string;
  /** From 1: where it stands in the Markdown. */
  line: number;
}

const fence = /^ {0,3}(`{3,}|~{3,})/;
const headline = /^ {0,3}#{1,2}[ \t]+/;

/** What a row's headline says, without the marks that may close it; empty for other rows. Never reads a row twice. */
function headlineOf(row: string): string {
  const mark = headline.exec(row)?.[0];
  if (mark === undefined) return '';
  const text = row.slice(mark.length).trimEnd();
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return plainText(text.slice(0, end));
}

function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_`~\\]/g, '')
    .trim();
}

function slugOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The headlines of the first and second level in a Markdown text, each with an id that no other of the text has. */
export function headingsOf(markdown: string): Heading[] {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  let closing: string | null = null;
  for (const [index, row] of markdown.split(/\r\n|\r|\n/).entries()) {
    const mark = fence.exec(row)?.[1];
    if (closing !== null) {
      if (mark?.startsWith(closing)) closing = null;
      continue;
    }
    if (mark) closing = mark;
    const text = headlineOf(row);
    if (text === '') continue;
    // "part" keeps the ids of an article apart from those of the page around it.
    const slug = `part-${slugOf(text)}`;
    const id = taken.has(slug) ? `${slug}-${index + 1}` : slug;
    taken.add(id);
    headings.push({ id, text, line: index + 1 });
  }
  return headings;
}
