import { hasBangla } from '@ainsathi/contract/key-rules';
import { districts } from '@ainsathi/contract/places';
import {
  FILLER_WORDS,
  LAWYER_WORDS,
  type Topic,
  TOPIC_WORDS,
  VIOLENCE,
  WEAK_TOPIC_WORDS,
} from '@ainsathi/contract/search-words';
import { spellingKey } from '@ainsathi/contract/spelling-key';
import { districtIdOf } from './districts';

/** A search, with the practice area or matter and the district that its words name. */
export interface ParsedSearch {
  /** Null if the words name none, or a matter. */
  practiceArea: string | null;
  /** A slug; null if the words name none, or a practice area. */
  matter: string | null;
  /** In its present spelling. */
  district: string | null;
  remaining: string[];
  /** Whether a word is about violence: the page then shows numbers to call. */
  danger: boolean;
}

/** "থানা বা আদালতের কাগজ" is the longest phrase. */
const MOST_WORDS = 4;

/** Endings of nouns and verbs, as in ঢাকায়, সিলেটের, gazipure and wages. */
const BANGLA_ENDINGS = 'ের এর -এর ে -এ য় তে ায় র টা টি টার গুলো গুলোর দের কে েন'.split(' ');
const LATIN_ENDINGS = "s 's es ing ed d e er r te y ey ta ke".split(' ');

/** A shorter stem is another word: `ta` is not `t` with an ending. */
const SHORTEST_STEM = { bangla: 2, latin: 4 };

function keyOf(text: string): string {
  return spellingKey(text).replaceAll(' ', '');
}

function stemsOf(typed: string): string[] {
  const [endings, shortest] = hasBangla(typed)
    ? [BANGLA_ENDINGS, SHORTEST_STEM.bangla]
    : [LATIN_ENDINGS, SHORTEST_STEM.latin];
  const text = typed.toLowerCase();
  return endings
    .filter((ending) => text.endsWith(ending))
    .map((ending) => text.slice(0, -ending.length))
    .filter((stem) => stem.length >= shortest);
}

const keysOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(keyOf));
const topicsOf = (entries: readonly (readonly [string, Topic])[]): ReadonlyMap<string, Topic> =>
  new Map(entries.map(([phrase, topic]) => [keyOf(phrase), topic]));

const TOPICS = topicsOf(TOPIC_WORDS);
const WEAK_TOPICS = topicsOf(WEAK_TOPIC_WORDS);
const FILLERS = keysOf(FILLER_WORDS);
const LAWYERS = keysOf(LAWYER_WORDS);

const isFiller = (word: string): boolean => FILLERS.has(keyOf(word)) || isLawyerWord(word);

/** Ignored beside other words. */
export function isLawyerWord(word: string): boolean {
  return (
    LAWYERS.has(keyOf(word)) || (hasBangla(word) && stemsOf(word).some((stem) => LAWYERS.has(keyOf(stem))))
  );
}

function districtNamed(text: string): string | null {
  const id = districtIdOf(text);
  return districts.find((district) => district.id === id)?.name ?? null;
}

function meaningOf<Meaning>(text: string, read: (text: string) => Meaning | null): Meaning | null {
  const asTyped = read(text.normalize('NFC'));
  if (asTyped !== null || isFiller(text)) return asTyped;
  for (const stem of stemsOf(text.normalize('NFC'))) {
    const meaning = read(stem);
    if (meaning !== null) return meaning;
  }
  return null;
}

interface Match {
  length: number;
  topic: Topic | null;
  district: string | null;
}

/** The longest phrase with a meaning at a position, or null. */
function matchAt(words: readonly string[], at: number): Match | null {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    const district = meaningOf(text, districtNamed);
    const topic = district === null ? meaningOf(text, (phrase) => TOPICS.get(keyOf(phrase)) ?? null) : null;
    if (district !== null || topic) return { length, topic, district };
  }
  return null;
}

/** The first weak topic, if no other word names something. */
function weakTopic(words: readonly string[]): Topic | null {
  if (!words.every((word) => isFiller(word) || weakMeaning(word))) return null;
  return words.map(weakMeaning).find((topic) => topic !== null) ?? null;
}

const weakMeaning = (word: string): Topic | null =>
  WEAK_TOPICS.get(keyOf(word)) ??
  stemsOf(word).flatMap((stem) => WEAK_TOPICS.get(keyOf(stem)) ?? [])[0] ??
  null;

/** Drops words for a lawyer, if others remain. */
export function withoutLawyerWords(words: readonly string[]): string[] {
  const others = words.filter((word) => !isLawyerWord(word));
  return others.length > 0 ? others : [...words];
}

const NOTHING: Topic | { practiceArea: null; matter: null } = { practiceArea: null, matter: null };

/**
 * Finds a practice area or a matter, and a district, in both scripts and in Latin spellings of Bangla, with endings and old
 * spellings. The first of each counts and is removed from the words.
 */
export function parseSearch(words: readonly string[]): ParsedSearch {
  const topics: Topic[] = [];
  const places: string[] = [];
  const others: string[] = [];
  for (let at = 0; at < words.length;) {
    const match = matchAt(words, at);
    if (match?.topic) topics.push(match.topic);
    else if (match?.district) places.push(match.district);
    else others.push(words[at] ?? '');
    at += match?.length ?? 1;
  }
  const topic = topics[0] ?? weakTopic(others);
  const danger = topics.some(({ matter }) => matter === VIOLENCE);
  const [district = null] = places;
  const isNamed = topic !== null || district !== null;
  const remaining = isNamed
    ? others.filter((word) => !isFiller(word) && !(topic && weakMeaning(word)))
    : withoutLawyerWords(others);
  return { ...(topic ?? NOTHING), district, remaining, danger };
}
