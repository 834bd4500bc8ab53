import type { Reader } from '../../../db/reader';
import { directoryWhere, type LawyerFilter, wordsOf } from './lawyer-directory.filter';
import { isCommon, type LawyerSearch, readSearch } from './lawyer-search';
import { type ParsedSearch, parseSearch, withoutLawyerWords } from './query-parser';

type Named = Pick<ParsedSearch, 'practiceArea' | 'matter' | 'district'>;

export interface DirectoryReading {
  /** The practice area, the matter and the district of the filter, and those that the words name. */
  filter: LawyerFilter;
  /** The words that a name, a chamber or a bio must contain, as `readSearch` looked them up; null without words. */
  search: LawyerSearch | null;
  words: readonly string[];
  /** What the words named, and is now a filter; null where they are searched as they are written. */
  named: Named | null;
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

/** What the words of a search name, as conditions of a filter; those that the filter has stay. */
function narrow(filter: LawyerFilter, { practiceArea, matter, district }: Named): LawyerFilter {
  const hasTopic = Boolean(filter.practiceArea?.trim() || filter.matter?.trim());
  return {
    ...filter,
    ...(hasTopic ? {} : { practiceArea, matter }),
    ...(filter.district?.trim() ? {} : { district }),
  };
}

/**
 * Reads the search of a filter: what it names in everyday words becomes a filter. When nobody meets that and the rest of
 * the words, all words are searched as they are written; when nobody has those either, a topic is listed without the
 * rest. Where the filter has a topic or a district already, the words are first searched as they are written.
 */
export async function readDirectory(reader: Reader, filter: LawyerFilter): Promise<DirectoryReading> {
  const words = wordsOf(filter.search);
  if (words.length === 0) return { filter, words, search: null, named: null, leftOut: [], danger: false };
  const { remaining, danger, ...named } = parseSearch(words);
  const written = async () => ({ ...(await readWritten(reader, filter, withoutLawyerWords(words))), danger });
  const isTopic = named.practiceArea !== null || named.matter !== null;
  if (filter.asWritten || !(isTopic || named.district !== null)) return written();

  const isNarrowed = Boolean(filter.practiceArea?.trim() || filter.matter?.trim() || filter.district?.trim());
  const readWords = async () => {
    const narrowed = narrow(filter, named);
    const search = await readSearch(reader, remaining);
    return { filter: narrowed, words: remaining, named, leftOut: [], danger, search };
  };
  const ways = isNarrowed ? [written, readWords] : [readWords, written];
  for (const way of ways) {
    const reading = await way();
    if (await meetsSomebody(reader, reading.filter, reading.search)) return reading;
  }
  const reading = await readWords();
  return isTopic ? { ...reading, words: [], search: null, leftOut: remaining } : reading;
}
