import type { Reader } from '../../../db/reader';
import { directoryWhere, type LawyerFilter, wordsOf } from './lawyer-directory.filter';
import { isCommon, type LawyerSearch, readSearch } from './lawyer-search';
import { besideChamber, type ParsedSearch, parseSearch, withoutLawyerWords } from './query-parser';

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
  /** What the words say; null without words. */
  parsed: ParsedSearch | null;
  /** Whether the visitor should say what the words are about; nobody is listed before that. */
  asks: boolean;
}

type Way = Pick<DirectoryReading, 'filter' | 'search' | 'words' | 'named' | 'leftOut'>;

async function readWritten(reader: Reader, filter: LawyerFilter, words: readonly string[]): Promise<Way> {
  return { filter, words, search: await readSearch(reader, words), named: null, leftOut: [] };
}

async function meetsSomebody(
  reader: Reader,
  filter: LawyerFilter,
  search: LawyerSearch | null,
): Promise<boolean> {
  if (search && isCommon(search)) return true;
  // What lawyers offer does not say what the words mean.
  const { keys, where } = directoryWhere({ ...filter, freeFirstTalk: null, takesCases: null }, { search });
  const rows = await reader.query<{ met: boolean }[]>(
    `select exists (select from ${keys.from} where ${where.sql}) as met`,
    where.values,
  );
  return rows[0]?.met === true;
}

const hasTopic = ({ practiceArea, matter }: LawyerFilter): boolean =>
  Boolean(practiceArea?.trim() || matter?.trim());

/** Adds what the words name to the filter, whose own values win. */
function narrow(filter: LawyerFilter, { practiceArea, matter, district }: Named): LawyerFilter {
  return {
    ...filter,
    ...(hasTopic(filter) ? {} : { practiceArea, matter }),
    ...(filter.district?.trim() ? {} : { district }),
  };
}

/** Whether words that name no topic are more than a name: two or more, beside a district without those that say nothing. */
function isSentence({ likely, district, remaining }: ParsedSearch, words: readonly string[]): boolean {
  return likely.length > 0 && (district === null ? words : remaining).length > 1;
}

async function readWords(
  reader: Reader,
  filter: LawyerFilter,
  words: readonly string[],
  parsed: ParsedSearch,
): Promise<Way & { asks?: boolean }> {
  const { remaining, practiceArea, matter, district } = parsed;
  const named = { practiceArea, matter, district };
  const written = () => readWritten(reader, filter, withoutLawyerWords(words));
  const isTopic = practiceArea !== null || matter !== null;
  const isNamed = isTopic || district !== null;
  const isLong = isSentence(parsed, words);
  const withoutSearch = { filter, words: [], search: null, named: null, leftOut: [] };
  if (parsed.asksForAny && !isNamed && !filter.asWritten)
    return { ...withoutSearch, asks: !hasTopic(filter) && withoutLawyerWords(words).length < words.length };
  if (filter.asWritten || !(isNamed || isLong)) return written();

  const narrowed = { filter: narrow(filter, named), named: isNamed ? named : null };
  const readWith = async (others: readonly string[]) => ({
    ...(await readWritten(reader, narrowed.filter, others)),
    ...narrowed,
  });
  const read = async () => readWith(remaining);
  const isNarrowed = hasTopic(filter) || Boolean(filter.district?.trim());
  const ways = !isNamed ? [written] : isNarrowed ? [written, read] : [read, written];
  const name = besideChamber(remaining);
  if (name) ways.push(async () => readWith(name));
  for (const way of ways) {
    const reading = await way();
    if (await meetsSomebody(reader, reading.filter, reading.search)) return reading;
  }
  const withoutWords = { ...narrowed, words: [], search: null, leftOut: remaining };
  if (isTopic || (isLong && hasTopic(filter))) return withoutWords;
  return isLong ? { ...withoutWords, leftOut: [], asks: true } : read();
}

/**
 * Everyday words in a search become a filter. If nobody meets this filter and the remaining words, all words are searched
 * literally, then without a word for a chamber; if that finds nobody either, the topic is listed without the remaining words.
 * If the filter has a topic or a district already, the literal search comes first. Two or more words that name no topic and
 * find nobody, or only ask for a lawyer, are asked about; a word for a lawyer alone finds everybody.
 */
export async function readDirectory(reader: Reader, filter: LawyerFilter): Promise<DirectoryReading> {
  const words = wordsOf(filter.search);
  if (words.length === 0)
    return { filter, words, search: null, named: null, leftOut: [], parsed: null, asks: false };
  const parsed = parseSearch(words);
  return { asks: false, parsed, ...(await readWords(reader, filter, words, parsed)) };
}
