/** Beyond any article's needs; above these limits the parser takes seconds or overflows its stack. */
const deepest = 20;
const mostContainers = 1_500;
const mostMarks = 2_000;
const mostCells = 5_000;

const container = /[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]|$)|\[\^[^\]]+\]:)/y;

/** The nesting depth of quotes and list items that a line opens. */
function depthOf(row: string): number {
  container.lastIndex = 0;
  let depth = 0;
  while (container.test(row)) depth += 1;
  return depth;
}

/** Whether a Markdown text can be parsed in reasonable time. */
export function isWithinBounds(markdown: string): boolean {
  let containers = 0;
  let marks = 0;
  let columns = 0;
  let cells = 0;
  for (const row of markdown.split(/\r\n|\r|\n/)) {
    const depth = depthOf(row);
    containers += depth;
    // The parser searches for a closing mark up to the end of the paragraph.
    const isBlank = /^[ \t]*$/.test(row);
    marks = isBlank ? 0 : marks + (row.match(/[*_[~]/g)?.length ?? 0);
    // A table has as many columns as its widest row, in each row up to an empty line.
    columns = isBlank ? 0 : Math.max(columns, row.split('|').length - 1);
    cells += columns;
    if (depth > deepest || containers > mostContainers || marks > mostMarks || cells > mostCells)
      return false;
  }
  return true;
}
