import { districts, practiceAreas } from '@ainsathi/contract/places';
import { districtIdOf } from './districts';
import { practiceAreaIdOf } from './practice-areas';

/** A search of the directory, with the practice area and the district that it names in their present spelling. */
export interface ParsedSearch {
  practiceArea: string | null;
  district: string | null;
  /** The other words. */
  remaining: string[];
}

/** "Real estate law" and "Cox's Bazar Sadar" have no more words than this. */
const LONGEST_NAME = 3;

/** Words without a meaning of their own in a search. */
const STOP_WORDS = new Set([
  'a',
  'an',
  'and',
  'advocate',
  'advocates',
  'best',
  'for',
  'in',
  'lawyer',
  'lawyers',
]);

function areaNamed(text: string): string | null {
  const id = practiceAreaIdOf(text) ?? practiceAreaIdOf(`${text} law`);
  return practiceAreas.find((area) => area.id === id)?.name ?? null;
}

function districtNamed(text: string): string | null {
  const id = districtIdOf(text);
  return districts.find((district) => district.id === id)?.name ?? null;
}

/** Finds a practice area and a district among the words of a search, old and Bangla spellings included. */
export function parseSearch(words: readonly string[]): ParsedSearch {
  const found: ParsedSearch = { practiceArea: null, district: null, remaining: [] };
  for (let at = 0; at < words.length;) {
    const taken = takeName(words, at, found);
    if (taken === 0) found.remaining.push(words[at] ?? '');
    at += Math.max(1, taken);
  }
  const named = found.practiceArea !== null || found.district !== null;
  if (named) found.remaining = found.remaining.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return found;
}

/** Puts the longest name that begins at a word into `found`; returns the number of its words. */
function takeName(words: readonly string[], at: number, found: ParsedSearch): number {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    const area = found.practiceArea === null ? areaNamed(text) : null;
    const district = found.district === null ? districtNamed(text) : null;
    if (area !== null) found.practiceArea = area;
    else if (district !== null) found.district = district;
    if (area !== null || district !== null) return length;
  }
  return 0;
}
