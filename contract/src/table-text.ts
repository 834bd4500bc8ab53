/** The cells of a pasted table or a CSV file: tabs, commas or semicolons, quoted cells with line breaks. Rows without text are left out. */
export function readTable(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/, '');
  // A heading can have line breaks, and empty lines can come before it.
  const [firstRow = ''] = /^[\r\n]*(?:"(?:[^"]|"")*"|[^\r\n])*/.exec(clean) ?? [];
  const separator = ['\t', ',', ';'].find((one) => firstRow.includes(one)) ?? ',';
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r\\n|\\r|\\n|$)`, 'gy');
  const rows: string[][] = [[]];
  for (const [, written = '', end = ''] of clean.matchAll(cell)) {
    const quoted = /^"([^]*)"$/.exec(written)?.[1];
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? written).trim());
    if (end === '') break;
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.some((text) => text !== ''));
}
