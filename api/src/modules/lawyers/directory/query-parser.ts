import { districts, practiceAreas } from '@ainsathi/contract/places';
import { districtIdOf } from './districts';
import { practiceAreaIdOf } from './practice-areas';
import { areaOfWord, isWordAround, stemsOf } from './search-words';

/** A search of the directory, with the practice area and the district that it names in their present spelling. */
export interface ParsedSearch {
  practiceArea: string | null;
  district: string | null;
  remaining: string[];
}

/** "Real estate law" and "Cox's Bazar Sadar" have no more words than this. */
const MAX_NAME_WORDS = 3;

function areaNamed(text: string): string | null {
  const id = practiceAreaIdOf(text) ?? practiceAreaIdOf(`${text} law`);
  return practiceAreas.find((area) => area.id === id)?.name ?? areaOfWord(text);
}

function districtNamed(text: string): string | null {
  const id = stemsOf(text).flatMap((stem) => districtIdOf(stem) ?? [])[0];
  return districts.find((district) => district.id === id)?.name ?? null;
}

/** Finds a practice area and a district among the words of a search, old spellings, Bangla ones and those with an ending included. */
export function parseSearch(words: readonly string[]): ParsedSearch {
  const found: ParsedSearch = { practiceArea: null, district: null, remaining: [] };
  for (let at = 0; at < words.length;) {
    const nameLength = matchName(words, at, found);
    if (nameLength === 0) found.remaining.push(words[at] ?? '');
    at += Math.max(1, nameLength);
  }
  const named = found.practiceArea !== null || found.district !== null;
  if (named) found.remaining = found.remaining.filter((word) => !isWordAround(word));
  return found;
}

/** Adds the longest name that begins at a word to `found`; returns the number of its words, or 0. */
function matchName(words: readonly string[], at: number, found: ParsedSearch): number {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    const area = found.practiceArea === null ? areaNamed(text) : null;
    const district = found.district === null ? districtNamed(text) : null;
    if (area !== null) found.practiceArea = area;
    else if (district !== null) found.district = district;
    if (area !== null || district !== null) return length;
  }
  return 0;
}
