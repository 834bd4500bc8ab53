/** A tab, or what the first row with several cells has more of; a heading can have line breaks. */
function separatorOf(text: string): string {
  const rows = text.match(/(?:"(?:[^"]|"")*"|[^\r\n])+/g) ?? [];
  const row =
    rows.map((one) => one.replaceAll(/"(?:[^"]|"")*"/g, '')).find((one) => /[\t,;]/.test(one)) ?? '';
  if (row.includes('\t')) return '\t';
  return row.split(';').length > row.split(',').length ? ';' : ',';
}

/** The cells of a pasted table or a CSV file: tabs, commas or semicolons, quoted cells with line breaks. Rows without text are left out. */
export function readTable(text: string): string[][] {
  // Excel names the separator in a line above the table.
  const [line = '', named] = /^\uFEFF?"?sep=([\t,;|])"?[\t,;]*(?:\r\n?|\n|$)/i.exec(text) ?? [];
  const clean = text.slice(line.length).replace(/^\uFEFF/, '');
  const separator = named ?? separatorOf(clean);
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(\\${separator}|\\r\\n|\\r|\\n|$)`, 'gy');
  const rows: string[][] = [[]];
  for (const [, written = '', end = ''] of clean.matchAll(cell)) {
    const quoted = /^"([^]*)"$/.exec(written)?.[1];
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? written).trim());
    if (end === '') break;
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.some((text) => text !== ''));
}
