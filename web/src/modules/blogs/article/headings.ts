export interface Heading {
  id: string;
  text: string;
  /** The line in the Markdown, from 1. */
  line: number;
}

const fence = /^ {0,3}(`{3,}|~{3,})/;
const headline = /^ {0,3}#{1,2}[ \t]+/;

/** Without closing marks; empty for other lines. Linear in the line's length. */
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

/** Levels 1 and 2, with unique ids. */
export function headingsOf(markdown: string): Heading[] {
  const headings: Heading[] = [];
  const ids = new Set<string>();
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
    // The prefix avoids conflicts with other ids of the page.
    const slug = `part-${slugOf(text)}`;
    const id = ids.has(slug) ? `${slug}-${index + 1}` : slug;
    ids.add(id);
    headings.push({ id, text, line: index + 1 });
  }
  return headings;
}
