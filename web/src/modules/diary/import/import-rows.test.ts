import { readRows, tableOf, textOf, unreadableRow } from './import-rows';

const headings = ['মামলা নং', 'আদালত', 'মক্কেল', 'পরবর্তী তারিখ'];
const row = ['C.R. 412/2025', 'CMM Court 9,\nDhaka', 'রহিমা "রুনা" বেগম; মা', '১৪/১২/২০২৬'];

const encodings: Record<string, (text: string) => Buffer> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with its mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16LE': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16LE without its mark': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16BE without its mark': (text) => Buffer.from(text, 'utf16le').swap16(),
  'UTF-16BE': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
};

const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'diary.csv');

describe.each(Object.keys(encodings))('a file in %s', (encoding) => {
  it.each(
    ['\t', ',', ';'].flatMap((separator) =>
      ['', `sep=${separator}`].flatMap((line) =>
        [true, false].map((isHeaded) => ({ separator, line, isHeaded })),
      ),
    ),
  )('has its rows: %j', async ({ separator, line, isHeaded }) => {
    const rows = [...(isHeaded ? [headings] : []), row, row].map((cells) =>
      cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator),
    );
    const text = [...(line ? [line] : []), ...rows, ''].join('\r\n');
    const table = tableOf(await textOf(fileOf(encodings[encoding]!(text))));
    expect(table.rows.map(({ cells }) => cells)).toEqual([row, row]);
    if (isHeaded)
      expect(readRows(table)[0]?.texts).toMatchObject({
        court: 'CMM Court 9, Dhaka',
        nextDate: '2026-12-14',
      });
  });
});

it('a workbook is still no text', async () => {
  const workbook = Buffer.from('504b030414000600080000002100', 'hex');
  expect(unreadableRow(await textOf(fileOf(workbook)))).toBe(1);
});

it('a row that has only its number is none, and one with a text of an unknown column is', () => {
  const rows = [
    ['1', 'C.R. 7', ''],
    ['২।', '', ''],
    ['3', '-', ''],
    ['4', '', 'Rahima'],
  ];
  const text = [['Sl', 'Case no', 'Remarks'], ...rows].map((cells) => cells.join('\t')).join('\n');
  expect(tableOf(text).rows.map(({ line }) => line)).toEqual([2, 5]);
});
