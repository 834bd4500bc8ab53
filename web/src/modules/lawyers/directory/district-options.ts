import { remember } from '@ainsathi/contract/remember';
import { spellingKey } from '@ainsathi/contract/spelling-key';

interface SpelledDistrict {
  name: string;
  nameBangla?: string;
  aliases?: readonly string[];
}

/** Other spellings load after its name. */
export interface KnownDistrict extends SpelledDistrict {
  lawyerCount: number;
}

export interface DistrictMatch {
  district: KnownDistrict;
  spelling: string | null;
}

/** Ignores spaces and differences of spelling. */
const normalize = remember(2_000, (text) => spellingKey(text).replaceAll(' ', ''));

const spellingsOf = ({ name, nameBangla = '', aliases = [] }: SpelledDistrict) => [
  name,
  nameBangla,
  ...aliases,
];

function editDistance(source: string, target: string): number {
  let row = Array.from({ length: target.length + 1 }, (_, column) => column);
  Array.from(source).forEach((letter, line) => {
    const next = [line + 1];
    row.slice(1).forEach((above, column) => {
      const substitution = (row[column] ?? 0) + (target[column] === letter ? 0 : 1);
      next.push(Math.min(above + 1, (next[column] ?? 0) + 1, substitution));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}

/** 0 is the query, 1 starts with it, 2 contains it, 3 is a near spelling; null does not match. */
function rankOf(spelling: string, query: string, fuzzy: boolean): number | null {
  const text = normalize(spelling);
  if (text === query) return 0;
  if (text.startsWith(query)) return 1;
  if (text.includes(query)) return 2;
  if (!fuzzy || query.length < 3) return null;
  const isNear = (letters: number) =>
    editDistance(text.slice(0, letters), query) <= Math.ceil(query.length / 4);
  return isNear(query.length) || isNear(query.length + 1) ? 3 : null;
}

function matches(
  districts: readonly KnownDistrict[],
  query: string,
  fuzzy: boolean,
): (DistrictMatch & { rank: number })[] {
  return districts.flatMap((district) => {
    const ranked = spellingsOf(district).flatMap((spelling, index) => {
      const rank = spelling === '' ? null : rankOf(spelling, query, fuzzy);
      // The first two are the present names, in both scripts.
      return rank === null ? [] : [{ rank, spelling: index > 1 ? spelling : null }];
    });
    const [best] = ranked.sort((a, b) => a.rank - b.rank);
    return best ? [{ district, ...best }] : [];
  });
}

/**
 * In any spelling and either script: exact names first, then matches at the start, districts without lawyers last. Tries near spellings if
 * nothing else matches.
 */
export function matchingDistricts(districts: readonly KnownDistrict[], typed: string): DistrictMatch[] {
  const query = normalize(typed);
  const exact = matches(districts, query, false);
  const found = exact.length > 0 ? exact : matches(districts, query, true);
  const isEmpty = ({ district }: DistrictMatch) => Number(district.lawyerCount === 0);
  return found.sort((a, b) => a.rank - b.rank || isEmpty(a) - isEmpty(b));
}

/** By full name, in any spelling. */
export function districtNamed<District extends SpelledDistrict>(
  districts: readonly District[],
  typed: string,
): District | undefined {
  const query = normalize(typed);
  return districts.find((district) =>
    spellingsOf(district).some((spelling) => normalize(spelling) === query),
  );
}
