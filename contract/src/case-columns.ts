import { latinDigits } from './bangla-digits';
import { readDay, type DayFault } from './day-first';

/** What a column of an imported diary has, with words of its heading in both languages. The order decides between two. */
const HEADINGS = {
  clientPhone: ['phone', 'mobile', 'cell', 'contact', 'ফোন', 'মোবাইল'],
  clientName: ['client', 'মক্কেল'],
  otherCounsel: [
    'other counsel',
    'opposite counsel',
    'opposing counsel',
    'প্রতিপক্ষের আইনজীবী',
    'অপর পক্ষের আইনজীবী',
    'উল্টো পক্ষের আইনজীবী',
  ],
  otherName: [
    ...['opposite', 'opposing', 'other side', 'other party', 'versus'],
    ...['প্রতিপক্ষ', 'অপর পক্ষ', 'উল্টো পক্ষ', 'বিপক্ষ'],
  ],
  ourName: ['our party', 'our side', 'for whom', 'আমাদের পক্ষ', 'নিজ পক্ষ'],
  nextDate: ['next', 'পরবর্তী', 'পরের', 'ধার্য'],
  previousDate: ['previous', 'last date', 'prev', 'পূর্ববর্তী', 'আগের', 'গত তারিখ'],
  purpose: ['purpose', 'fixed for', 'stage', 'step', 'কী জন্য', 'বিষয়', 'পর্যায়', 'ধাপ'],
  policeStation: ['police', 'thana', 'থানা'],
  sections: ['section', 'u/s', 'ধারা'],
  kind: ['kind', 'type', 'nature', 'ধরন', 'ধরণ', 'প্রকার'],
  year: ['year', 'সাল', 'সন'],
  number: ['case no', 'suit no', 'number', 'no ', 'মামলা নং', 'মামলা নম্বর', 'মামলার নম্বর', 'নম্বর', 'নং'],
  court: ['court', 'আদালত', 'কোর্ট'],
  title: ['title', 'parties', 'party', 'case', 'পক্ষগণ', 'পক্ষ', 'শিরোনাম', 'মামলা'],
} as const satisfies Record<string, readonly string[]>;

export type CaseColumn = keyof typeof HEADINGS;

export const caseColumns = Object.keys(HEADINGS) as CaseColumn[];

const plain = (text: string): string =>
  ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\d/]+/gu, ' ')
    .trim()} `;

/** A column that only counts the rows. */
const SERIAL = /^ (sl|serial|s\/n|sn|ক্র)/u;

/** What each column has, by the words of its heading; null for an unknown one. None twice. */
export function columnsOf(headings: readonly string[]): (CaseColumn | null)[] {
  const found = headings.map<CaseColumn | null>(() => null);
  for (const column of caseColumns) {
    const place = headings.findIndex(
      (heading, index) =>
        found[index] === null &&
        !SERIAL.test(plain(heading)) &&
        HEADINGS[column].some((word) => plain(heading).includes(` ${word}`)),
    );
    if (place !== -1) found[place] = column;
  }
  return found;
}

/** Of two digits: no case is of a year to come. */
function caseYear(written: number): number {
  const present = new Date().getFullYear();
  return present - ((((present - written) % 100) + 100) % 100);
}

/** A kind, number and year that are in one cell, as "C.R. 412/2025". */
export function splitNumber(text: string): { kind: string; number: string; year: string } {
  const match =
    /^(.*?)[\s-]*(?:(?:case|suit)?\s*no\.?|নং|নম্বর)?\s*(\d+)\s*(?:\/|of|-)\s*(\d{4}|\d{2})$/iu.exec(
      latinDigits(text).trim(),
    );
  const [, kind = '', number = text, year = ''] = match ?? [];
  return { kind, number, year: year.length === 2 ? String(caseYear(Number(year))) : year };
}

/** A row of the imported table: its texts, its days, and what is wrong beside each cell. */
export interface CaseRow {
  texts: Partial<Record<CaseColumn, string>>;
  faults: Partial<Record<CaseColumn, DayFault | 'too-long' | 'no-year'>>;
}

/** A dash or a word by which people say that a cell has nothing. */
const NOTHING = /^(?:[^\p{L}\p{N}]*|n[/.]?a\.?|nil|none|নাই|নেই)$/iu;

const DAYS = ['previousDate', 'nextDate'] as const;

/** @param longest the most characters of each column, null for those without a limit. */
export function readCaseRow(
  cells: readonly string[],
  columns: readonly (CaseColumn | null)[],
  longest: Partial<Record<CaseColumn, number>>,
): CaseRow {
  const texts: CaseRow['texts'] = {};
  const faults: CaseRow['faults'] = {};
  columns.forEach((column, index) => {
    const text = cells[index]?.replaceAll(/\s+/g, ' ').trim();
    if (column && text && !NOTHING.test(text)) texts[column] = text;
  });
  const written = latinDigits(texts.year ?? '');
  if (/^\d\d$/.test(written)) texts.year = String(caseYear(Number(written)));
  if (texts.number) {
    const { kind, number, year } = splitNumber(texts.number);
    const isSameYear = !texts.year || year === latinDigits(texts.year);
    if (isSameYear && (!kind || !texts.kind))
      Object.assign(texts, { number }, kind && { kind }, year && { year });
  }
  for (const column of DAYS) {
    const read = texts[column] === undefined ? null : readDay(texts[column]);
    if (typeof read === 'string') texts[column] = read;
    else if (read) faults[column] = read;
  }
  if (texts.year !== undefined && !/^(19|20|21)\d\d$/.test(latinDigits(texts.year))) faults.year = 'no-year';
  for (const column of caseColumns) {
    const most = longest[column];
    if (most !== undefined && (texts[column]?.length ?? 0) > most) faults[column] = 'too-long';
  }
  return { texts, faults };
}
