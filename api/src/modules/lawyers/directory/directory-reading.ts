import type { Reader } from '../../../db/reader';
import { directoryWhere, type LawyerFilter, MAX_WORDS, wordsOf } from './lawyer-directory.filter';
import { isCommon, type LawyerSearch, readSearch } from './lawyer-search';
import { parseSearch, withoutLawyerWords } from './query-parser';

/** A filter with what the words of its search mean. */
export interface DirectoryReading {
  /** The practice area, the matter and the district of the filter, and those that the words name. */
  filter: LawyerFilter;
  /** The words that a name, a chamber or a bio must contain, as `readSearch` looked them up; null without words. */
  search: LawyerSearch | null;
  /** Those words. */
  words: readonly string[];
  /** What the words named, and is now a filter; null where they are searched as they are written. */
  named: { practiceArea: string | null; matter: string | null; district: string | null } | null;
  /** Words that nobody has who meets the rest, and that are therefore not searched. */
  leftOut: readonly string[];
  danger: boolean;
}

async function readWritten(reader: Reader, filter: LawyerFilter, words: readonly string[]) {
  return { filter, words, search: await readSearch(reader, words), named: null, leftOut: [] };
}

async function meetsSomebody(
  reader: Reader,
  filter: LawyerFilter,
  search: LawyerSearch | null,
): Promise<boolean> {
  if (search && isCommon(search)) return true;
  const { keys, where } = directoryWhere(filter, { search });
  const rows = await reader.query<{ met: boolean }[]>(
    `select exists (select from ${keys.from} where ${where.sql}) as met`,
    where.values,
  );
  return rows[0]?.met === true;
}

/** The words of a search that are looked up, titles of lawyers left out. */
const searched = (words: readonly string[]): string[] => withoutLawyerWords(words).slice(0, MAX_WORDS);

/**
 * Reads the search of a filter: what it names in everyday words becomes a filter, unless the filter has one of that kind.
 * When nobody meets that and the rest of the words, all words are searched as they are written; when nobody has those either,
 * a topic is listed without the rest.
 */
export async function readDirectory(reader: Reader, filter: LawyerFilter): Promise<DirectoryReading> {
  const words = wordsOf(filter.search);
  const hasTopic = Boolean(filter.practiceArea?.trim() || filter.matter?.trim());
  const hasDistrict = Boolean(filter.district?.trim());
  const { remaining, danger, ...parsed } = parseSearch(words);
  const written = async () => ({ ...(await readWritten(reader, filter, searched(words))), danger });
  const isNamed = parsed.practiceArea !== null || parsed.matter !== null || parsed.district !== null;
  const isTaken = (hasTopic && (parsed.practiceArea ?? parsed.matter)) || (hasDistrict && parsed.district);
  if (filter.asWritten || !isNamed || isTaken) return written();

  const narrowed = {
    ...filter,
    ...(hasTopic ? {} : { practiceArea: parsed.practiceArea, matter: parsed.matter }),
    ...(hasDistrict ? {} : { district: parsed.district }),
  };
  const reading = { filter: narrowed, words: remaining, named: parsed, leftOut: [], danger };
  const search = await readSearch(reader, remaining.slice(0, MAX_WORDS));
  if (await meetsSomebody(reader, narrowed, search)) return { ...reading, search };
  const asWritten = await written();
  if (asWritten.search && (await meetsSomebody(reader, filter, asWritten.search))) return asWritten;
  return parsed.practiceArea !== null || parsed.matter !== null
    ? { ...reading, words: [], search: null, leftOut: remaining }
    : { ...reading, search };
}
