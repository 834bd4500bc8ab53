import { columnsOf, readCaseRow, splitNumber } from './case-columns';

describe('the columns of a diary', () => {
  it.each([
    [
      ['Case No.', 'Court', 'Parties', 'Client', 'Mobile No', 'Prev. Date', 'Next Date', 'Fixed for'],
      ['number', 'court', 'title', 'clientName', 'clientPhone', 'previousDate', 'nextDate', 'purpose'],
    ],
    [
      ['মামলা নং', 'আদালত', 'পক্ষগণ', 'মক্কেলের নাম', 'মোবাইল', 'আগের তারিখ', 'পরবর্তী তারিখ', 'থানা', 'ধারা'],
      [
        ...['number', 'court', 'title', 'clientName', 'clientPhone'],
        ...['previousDate', 'nextDate', 'policeStation', 'sections'],
      ],
    ],
    [
      ['Opposite Party', 'Title', 'Type', 'Year', 'Remarks'],
      ['otherName', 'title', 'kind', 'year', null],
    ],
    [
      ['Sl. No.', 'Case No', 'Notes'],
      [null, 'number', null],
    ],
    [
      ['ক্রমিক নং', 'মামলা নং'],
      [null, 'number'],
    ],
    [
      ['C.R. 412/2025', '', 'next'],
      [null, null, 'nextDate'],
    ],
  ])('%j', (headings, columns) => expect(columnsOf(headings)).toEqual(columns));
});

it.each([
  ['C.R. 412/2025', 'C.R.', '412', '2025'],
  ['C.R. Case No. 412/25', 'C.R.', '412', '2025'],
  ['Title Suit 7 of 1998', 'Title Suit', '7', '1998'],
  ['দেওয়ানি মামলা নং ৪১২/২০২৫', 'দেওয়ানি মামলা', '412', '2025'],
  ['T.S. 45/98', 'T.S.', '45', '1998'],
  ['412', '', '412', ''],
])('%s is kind, number and year', (text, kind, number, year) =>
  expect(splitNumber(text)).toEqual({ kind, number, year }),
);

describe('a row', () => {
  const columns = columnsOf(['Case no', 'Client', 'Next date']);

  it('has its days in order, and says which cell is wrong', () => {
    expect(readCaseRow(['C.R. 1/2025', 'Karim', '7/12/2026'], columns, {})).toEqual({
      texts: { kind: 'C.R.', number: '1', year: '2025', clientName: 'Karim', nextDate: '2026-12-07' },
      faults: {},
    });
    expect(readCaseRow(['', 'Karim', '7/13/2026'], columns, { clientName: 3 }).faults).toEqual({
      nextDate: { fault: 'no-month', number: 13 },
      clientName: 'too-long',
    });
  });

  it('has a year of two digits, and once where the number names it as well', () => {
    const read = (...cells: string[]) => readCaseRow(cells, ['number', 'year'], {});
    for (const year of ['25', '২৫'])
      expect(read('412', year)).toEqual({ texts: { number: '412', year: '2025' }, faults: {} });
    expect(read('412', '99').texts.year).toBe('1999');
    expect(read('412', '5').faults.year).toBe('no-year');
    for (const year of ['2025', '২০২৫', '25'])
      expect(read('C.R. 412/2025', year).texts).toEqual({ kind: 'C.R.', number: '412', year: '2025' });
    expect(read('C.R. 412/2025', '2024').texts).toEqual({ number: 'C.R. 412/2025', year: '2024' });
  });

  it('has nothing where a cell has a dash, or a word for nothing', () => {
    for (const nothing of ['–', '--', 'N/A', 'NA', 'n.a.', 'nil', 'None', 'নাই', 'নেই'])
      expect(readCaseRow(['7', nothing, nothing], columns, {})).toEqual({
        texts: { number: '7' },
        faults: {},
      });
    expect(readCaseRow(['7', 'Nilufa'], columns, {}).texts.clientName).toBe('Nilufa');
  });

  it('has a year beside the number, also where its kind has a column', () => {
    const read = (...cells: string[]) => readCaseRow(cells, ['kind', 'number'], {}).texts;
    expect(read('C.R.', '412/2025')).toEqual({ kind: 'C.R.', number: '412', year: '2025' });
    expect(read('Criminal', 'C.R. 412/2025')).toEqual({ kind: 'Criminal', number: 'C.R. 412/2025' });
  });
});
