import { districts, practiceAreas } from '@ainsathi/contract/places';
import { districtIdOf } from './districts';
import { practiceAreaIdOf } from './practice-areas';

/** What a search in words names besides people: a practice area and a district, each in its present spelling. */
export interface NamedInSearch {
  practiceArea: string | null;
  district: string | null;
  /** The words that name neither. */
  remaining: string[];
}

/** "Real estate law" and "Cox's Bazar Sadar" have no more words than this. */
const LONGEST_NAME = 3;

/** Words that people put around what they look for. */
const AROUND = new Set(['a', 'an', 'and', 'advocate', 'advocates', 'best', 'for', 'in', 'lawyer', 'lawyers']);

function areaNamed(text: string): string | null {
  const id = practiceAreaIdOf(text) ?? practiceAreaIdOf(`${text} law`);
  return practiceAreas.find((area) => area.id === id)?.name ?? null;
}

function districtNamed(text: string): string | null {
  const id = districtIdOf(text);
  return districts.find((district) => district.id === id)?.name ?? null;
}

/** Finds a practice area and a district among the words of a search, old and Bangla spellings included. */
export function readSearch(words: readonly string[]): NamedInSearch {
  const found: NamedInSearch = { practiceArea: null, district: null, remaining: [] };
  for (let at = 0; at < words.length;) {
    const taken = takeName(words, at, found);
    if (taken === 0) found.remaining.push(words[at] ?? '');
    at += Math.max(1, taken);
  }
  const named = found.practiceArea !== null || found.district !== null;
  if (named) found.remaining = found.remaining.filter((word) => !AROUND.has(word.toLowerCase()));
  return found;
}

/** Takes the longest name that begins at a word into `found`; gives the number of its words. */
function takeName(words: readonly string[], at: number, found: NamedInSearch): number {
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
