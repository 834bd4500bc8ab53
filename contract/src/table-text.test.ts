import { readTable } from './table-text';

describe('a table as text', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['\uFEFFa,b', [['a', 'b']]],
    [
      'a;"b;c"\r\n1,5;d',
      [
        ['a', 'b;c'],
        ['1,5', 'd'],
      ],
    ],
    [
      'a,"b, with ""quotes""\nand a line"\nc,',
      [
        ['a', 'b, with "quotes"\nand a line'],
        ['c', ''],
      ],
    ],
    [
      'a\tb, c\n"d\te"\tf',
      [
        ['a', 'b, c'],
        ['d\te', 'f'],
      ],
    ],
    ...['sep=;', 'SEP=;', '"sep=;"', '\uFEFFsep=;', 'sep=;;;'].map((line): [string, string[][]] => [
      `${line}\r\na, b;c\r\n`,
      [['a, b', 'c']],
    ]),
    ['sep=,\na;b;c,d', [['a;b;c', 'd']]],
    ['sep=\t\na,b\tc', [['a,b', 'c']]],
    ['sep=|\na|"b|c"', [['a', 'b|c']]],
    ['C.R. 4;Court 9, Dhaka;Rahima', [['C.R. 4', 'Court 9, Dhaka', 'Rahima']]],
    ['"A, B, and C";d', [['A, B, and C', 'd']]],
    ['Diary of 2026\na;b', [['Diary of 2026'], ['a', 'b']]],
    ['a "b" c,d', [['a "b" c', 'd']]],
    [
      '"open, never closed\nb,c',
      [
        ['"open', 'never closed'],
        ['b', 'c'],
      ],
    ],
    ['\n , \na,b\n\n', [['a', 'b']]],
    [
      '\r\n"Case\nno"\tCourt, place\r\n1\tA',
      [
        ['Case\nno', 'Court, place'],
        ['1', 'A'],
      ],
    ],
    ['=1+1,@x', [['=1+1', '@x']]],
    ['', []],
  ])('%j', (text, rows) => expect(readTable(text)).toEqual(rows));
});
