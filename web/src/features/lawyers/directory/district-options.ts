/** A district as the type-ahead knows it; its spellings come a moment after its name. */
export interface KnownDistrict {
  name: string;
  lawyerCount: number;
  nameBangla?: string;
  aliases?: readonly string[];
}

/** A district that fits what was typed, and the old spelling by which it was found, if it was one. */
export interface DistrictMatch {
  district: KnownDistrict;
  spelling: string | null;
}

/** One form for comparing: any case, without marks, spaces and punctuation, Latin or Bangla. */
function folded(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{Mc}]/gu, '')
      // Long and short i, and both letters n, are written for one another.
      .replaceAll('\u09c0', '\u09bf')
      .replaceAll('\u09a3', '\u09a8')
      .toLowerCase()
  );
}

const spellingsOf = ({ name, nameBangla = '', aliases = [] }: KnownDistrict) => [
  name,
  nameBangla,
  ...aliases,
];

/** The number of letters to put in, take out or change to make one text the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  Array.from(one).forEach((letter, line) => {
    const next = [line + 1];
    row.slice(1).forEach((above, at) => {
      const change = (row[at] ?? 0) + (other[at] === letter ? 0 : 1);
      next.push(Math.min(above + 1, (next[at] ?? 0) + 1, change));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}

/** How well a spelling fits: 0 begins with it, 1 contains it, 2 is near it; null does not fit. */
function fit(spelling: string, wanted: string, misspelt: boolean): number | null {
  const known = folded(spelling);
  if (known.startsWith(wanted)) return 0;
  if (known.includes(wanted)) return 1;
  if (!misspelt || wanted.length < 3) return null;
  const near = (letters: number) => distance(known.slice(0, letters), wanted) <= Math.ceil(wanted.length / 4);
  return near(wanted.length) || near(wanted.length + 1) ? 2 : null;
}

function matches(
  districts: readonly KnownDistrict[],
  wanted: string,
  misspelt: boolean,
): (DistrictMatch & { rank: number })[] {
  return districts.flatMap((district) => {
    const fits = spellingsOf(district).flatMap((spelling, at) => {
      const rank = spelling === '' ? null : fit(spelling, wanted, misspelt);
      return rank === null ? [] : [{ rank, spelling: at > 1 ? spelling : null }];
    });
    const [best] = fits.sort((a, b) => a.rank - b.rank);
    return best ? [{ district, ...best }] : [];
  });
}

/**
 * The districts for what was typed: in any spelling, in either script; those that begin with it first, then those with
 * lawyers. A misspelt name is tried when nothing else fits.
 */
export function matchingDistricts(districts: readonly KnownDistrict[], typed: string): DistrictMatch[] {
  const wanted = folded(typed);
  const exact = matches(districts, wanted, false);
  const found = exact.length > 0 ? exact : matches(districts, wanted, true);
  const nobody = ({ district }: DistrictMatch) => Number(district.lawyerCount === 0);
  return found.sort((a, b) => a.rank - b.rank || nobody(a) - nobody(b));
}

/** The district that a text names in full, in any of its spellings. */
export function districtNamed(districts: readonly KnownDistrict[], typed: string): KnownDistrict | undefined {
  const wanted = folded(typed);
  return districts.find((district) => spellingsOf(district).some((spelling) => folded(spelling) === wanted));
}
