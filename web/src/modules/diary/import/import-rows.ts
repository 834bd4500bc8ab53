import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { columnsOf, readCaseRow, type CaseColumn, type CaseRow } from '@ainsathi/contract/case-columns';
import { longest, ownCaseLimits } from '@ainsathi/contract/limits';
import { readTable } from '@ainsathi/contract/table-text';
import type { AddCaseInput } from '../../../graphql/generated/schema-types';
import { randomUuid } from '../../../lib/random-uuid';
import { encodingOf } from '../../../lib/text-encoding';
import { isWeekend } from '../../../lib/dhaka-time';

/** Why the server did not add a row, at its column if it is about one. */
interface Refusal {
  column: CaseColumn | null;
  message: string;
}

export interface TableRow {
  /** Constant for each retry; a correction has another. */
  clientKey: string;
  /** In the table, from 1. */
  line: number;
  cells: readonly string[];
  refusal: Refusal | null;
}

export interface Table {
  /** Of each reading. */
  id: string;
  /** Empty for a table without headings. */
  headings: readonly string[];
  columns: readonly (CaseColumn | null)[];
  rows: readonly TableRow[];
  /** How many rows are too many. */
  left: number;
}

export const noTable: Table = { id: '', headings: [], columns: [], rows: [], left: 0 };

/** A row of a case can contain words of headings, such as its court; headings contain no numbers or days. */
const isCase = (cells: readonly string[]): boolean => cells.some((cell) => /\d{3}/.test(latinDigits(cell)));

/** The number of title rows above the headings: rows with a single text. */
function titlesAbove(lines: readonly string[][]): number {
  const place = lines.findIndex((cells) => cells.filter(Boolean).length > 1);
  const isHeadings = (cells: string[] = []) => !isCase(cells) && columnsOf(cells).filter(Boolean).length > 1;
  return isHeadings(lines[place]) ? place : 0;
}

/** Of another encoding, with letters that Excel has replaced, or written for a font such as SutonnyMJ. */
const UNREADABLE = /[\0\uFFFD]|\?{3,} \?{3,}|[†‡][A-Za-z]/;

/** The first row with letters that cannot be read, from 1; 0 for none. */
export function unreadableRow(text: string): number {
  const place = text.search(UNREADABLE);
  return place === -1 ? 0 : text.slice(0, place).split(/\r\n|\r|\n/).length;
}

/** Whether a row has nothing but its own number, as the last ones of a sheet that was numbered beforehand. */
const isEmpty = (cells: readonly string[], columns: Table['columns']): boolean =>
  Object.keys(readCaseRow(cells, columns, {}).texts).length === 0 &&
  cells.every((cell, index) => columns[index] || /^\d*[.)।]?$/.test(latinDigits(cell)));

/** @param isHeaded whether the first row has headings; unset to find out by their words. */
export function tableOf(text: string, isHeaded?: boolean): Table {
  const lines = unreadableRow(text) > 0 ? [] : readTable(text);
  const titles = isHeaded === false ? 0 : titlesAbove(lines);
  const first = lines[titles] ?? [];
  const found = columnsOf(first);
  const hasHeadings = isHeaded ?? (!isCase(first) && found.some((column) => column !== null));
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  const rows = lines
    .map((cells, index) => ({ clientKey: randomUuid(), line: index + 1, cells, refusal: null }))
    .slice(hasHeadings ? titles + 1 : 0)
    .filter(({ cells }) => !hasHeadings || !isEmpty(cells, found));
  return {
    id: randomUuid(),
    headings: hasHeadings ? first : [],
    columns: Array.from({ length: width }, (_, index) => (hasHeadings ? (found[index] ?? null) : null)),
    rows: rows.slice(0, ownCaseLimits.pastedRows),
    left: Math.max(0, rows.length - ownCaseLimits.pastedRows),
  };
}

/** A column has one meaning, and each meaning one column. */
export function withColumn(table: Table, index: number, column: CaseColumn | null): Table {
  const columns = table.columns.map((present, at) => {
    if (at === index) return column;
    return present === column ? null : present;
  });
  const rows = table.rows.map((row) => ({ ...row, refusal: null, clientKey: randomUuid() }));
  return { ...table, columns, rows };
}

/** The table with another text in a cell of a row. */
export function withCell(table: Table, line: number, index: number, text: string): Table {
  const rows = table.rows.map((row) => {
    if (row.line !== line) return row;
    const cells = Object.assign([...row.cells], { [index]: text });
    return { ...row, clientKey: randomUuid(), refusal: null, cells };
  });
  return { ...table, rows };
}

const longestOf: Partial<Record<CaseColumn, number>> = {
  ...{ title: longest.caseTitle, kind: longest.caseKind, number: longest.caseNumber, court: longest.court },
  ...{ policeStation: longest.policeStation, sections: longest.sections, purpose: longest.hearingPurpose },
  ...{ ourName: longest.party, otherName: longest.party, otherCounsel: longest.party },
  ...{ clientName: longest.name, clientPhone: longest.phone },
};

export const limitOf = (column: CaseColumn): number => longestOf[column] ?? 0;

export interface ReadRow extends TableRow, CaseRow {
  isFaulty: boolean;
}

export function readRows({ rows, columns }: Table): ReadRow[] {
  return rows.map((row) => {
    const read = readCaseRow(row.cells, columns, longestOf);
    const isRefused = typeof row.refusal?.column === 'string';
    return { ...row, ...read, isFaulty: isRefused || Object.keys(read.faults).length > 0 };
  });
}

/** Whether the purpose of a row is left out: it belongs to a next date. */
export const losesPurpose = ({ texts, isFaulty }: ReadRow): boolean =>
  !isFaulty && texts.purpose !== undefined && texts.nextDate === undefined;

/** Whether no court sits on the next date of a row. */
export const isOnWeekend = ({ texts, isFaulty }: ReadRow): boolean =>
  !isFaulty && texts.nextDate !== undefined && isWeekend(texts.nextDate);

/** A row as the API takes it. */
export function inputOf({ clientKey, texts }: ReadRow): AddCaseInput {
  const { title, clientName, clientPhone, previousDate, nextDate, purpose, year, ...facts } = texts;
  return {
    clientKey,
    title,
    clientName,
    clientPhone,
    previousDate,
    facts: { ...facts, year: year === undefined ? null : Number(latinDigits(year)) },
    next: nextDate === undefined ? null : { day: nextDate, purpose },
  };
}

const renamed: Partial<Record<string, CaseColumn>> = { 'next.day': 'nextDate', 'next.purpose': 'purpose' };

/** The column of a field of the API; null for one that the table does not have. */
export function columnOf(field: string | null, { columns }: Table): CaseColumn | null {
  const name = renamed[field ?? ''] ?? field?.replace('facts.', '');
  return columns.find((column) => column !== null && column === name) ?? null;
}

/** Excel also writes UTF-16. */
export async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
