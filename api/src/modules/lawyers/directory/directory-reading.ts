import type { Reader } from '../../../db/reader';
import { directoryWhere, type LawyerFilter, wordsOf } from './lawyer-directory.filter';
import { isCommon, type LawyerSearch, readSearch } from './lawyer-search';
import { type ParsedSearch, parseSearch, withoutLawyerWords } from './query-parser';

type Named = Pick<ParsedSearch, 'practiceArea' | 'matter' | 'district'>;

export interface DirectoryReading {
  /** The filter, with the practice area, matter and district that the words name. */
  filter: LawyerFilter;
  /** Words to find in names, chambers and bios, as `readSearch` resolved them; null without words. */
  search: LawyerSearch | null;
  words: readonly string[];
  /** What the words name and the filter now has; null where they are searched literally. */
  named: Named | null;
  /** Words without any match among the rest, and therefore not searched. */
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

/** Adds what the words name to the filter, whose own values win. */
function narrow(filter: LawyerFilter, { practiceArea, matter, district }: Named): LawyerFilter {
  const hasTopic = Boolean(filter.practiceArea?.trim() || filter.matter?.trim());
  return {
    ...filter,
    ...(hasTopic ? {} : { practiceArea, matter }),
    ...(filter.district?.trim() ? {} : { district }),
  };
}

/**
 * Everyday words in a search become a filter. If nobody meets this filter and the remaining words, all words are searched
 * literally; if that finds nobody either, the topic is listed without the remaining words. If the filter has a topic or a
 * district already, the literal search comes first.
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
