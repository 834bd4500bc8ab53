import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { hasBangla } from '@ainsathi/contract/key-rules';
import { practiceAreas } from '@ainsathi/contract/places';
import { type Match, PhraseIndex, stemsOf, type TypedWord, typedWord, wordKey } from './phrase-index';
import {
  CHAMBER_WORDS,
  EMPTY_WORDS,
  ENGLISH_WORDS,
  FILLER_WORDS,
  LAWYER_WORDS,
  NumbersToCall,
  PHRASES,
  SECTION_WORDS,
  SECTIONS,
  type Saying,
} from './search-words';
import type { MatterSlug } from '@ainsathi/contract/topic-words';
import { type Hit, judgeTopics } from './topic-scores';

/** A search, with the practice area or matter and the district that its words name. */
export interface ParsedSearch {
  /** Null if the words name none, or a matter. */
  practiceArea: string | null;
  /** A slug; null if the words name none, or a practice area. */
  matter: string | null;
  /** In its present spelling. */
  district: string | null;
  /** Without fillers where the words name something, else without words for a lawyer. */
  remaining: string[];
  /** All matters by score; none if no word has a letter or is a section. */
  likely: MatterSlug[];
  /** What the page shows beside the list, in its order. */
  numbers: NumbersToCall[];
  /** The words ask for a lawyer, and say nothing else. */
  asksForAny: boolean;
  /** Some word is one of sentences, which no name has. */
  isTold: boolean;
}

const INDEX = new PhraseIndex<readonly Saying[]>();
for (const [phrase, sayings] of PHRASES) INDEX.add(phrase, sayings);

const keysOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(wordKey));
const FILLERS = keysOf(FILLER_WORDS);
const EMPTY = keysOf(EMPTY_WORDS);
const ENGLISH: ReadonlySet<string> = new Set(ENGLISH_WORDS.split(' '));
const LAWYERS = keysOf(LAWYER_WORDS);
const CHAMBERS = keysOf(CHAMBER_WORDS);
const SECTION_KEYS = keysOf(SECTION_WORDS);

function isAmong(keys: ReadonlySet<string>, word: string): boolean {
  return (
    keys.has(wordKey(word)) || (hasBangla(word) && stemsOf(word).some((stem) => keys.has(wordKey(stem))))
  );
}

/** Ignored beside other words. */
const isLawyerWord = (word: string): boolean => isAmong(LAWYERS, word);

const isFiller = ({ text, key }: TypedWord): boolean => FILLERS.has(key) || isLawyerWord(text);

/** Drops words for a lawyer, if others remain. */
export function withoutLawyerWords(words: readonly string[]): string[] {
  const others = words.filter((word) => !isLawyerWord(word));
  return others.length > 0 ? others : [...words];
}

/** A name, without its genitive, beside a word for a chamber; null without either. */
export function besideChamber(words: readonly string[]): string[] | null {
  const name = typedWords(words).filter((word) => !isFiller(word) && !isAmong(CHAMBERS, word.text));
  const hasChamber = words.some((word) => isAmong(CHAMBERS, word));
  return hasChamber && name.length > 0 ? name.map(({ text }) => text.replace(/ের$/, '')) : null;
}

/** Without punctuation around and between words; emoji are no words. */
function typedWords(words: readonly string[]): TypedWord[] {
  const texts = words
    .flatMap((word) => word.split(/[^\p{L}\p{M}\p{N}\p{Cf}'’&-]+/u))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isEnglish = texts.some((text) => ENGLISH.has(text.toLowerCase()));
  return texts.map((text) => {
    const key = wordKey(text);
    return typedWord(text, { isWhole: FILLERS.has(key), isEmpty: EMPTY.has(key), isEnglish });
  });
}

const isSectionWord = (word?: TypedWord): boolean => SECTION_KEYS.has(word?.key ?? '');

/** What a number says as the section of an act: beside a word for it, or alone. */
function sectionAt(words: readonly TypedWord[], at: number): Match<readonly Saying[]> | null {
  const number = /^\d{2,3}(?!\d)/.exec(latinDigits(words[at]?.text ?? ''))?.[0] ?? '';
  const meaning = SECTIONS.get(number);
  if (!meaning) return null;
  // People write several sections of one case in a row.
  const isNumber = (place: number) => /^\d+$/.test(latinDigits(words[place]?.text ?? ''));
  let [before, after] = [at - 1, at + 1];
  while (isNumber(before)) before -= 1;
  while (isNumber(after)) after += 1;
  const isNamed = [before, after, after + 1].some((near) => isSectionWord(words[near]));
  if (!isNamed && words.some((word, index) => index !== at && !isFiller(word))) return null;
  let length = 1;
  while (isSectionWord(words[at + length])) length += 1;
  return { length, meaning };
}

/** Finds what the words say, in both scripts and in Latin spellings of Bangla, with endings and old spellings. */
export function parseSearch(typed: readonly string[]): ParsedSearch {
  const words = typedWords(typed);
  const hits: Hit[] = [];
  const called = new Set<NumbersToCall>();
  const placed = new Set<TypedWord>();
  const read = new Set<TypedWord>();
  let district: string | null = null;
  for (let at = 0; at < words.length;) {
    const section = sectionAt(words, at);
    const found = section ?? INDEX.longestAt(words, at);
    for (const word of section ? words.filter(isSectionWord) : []) read.add(word);
    const phrase = words.slice(at, at + (found?.length ?? 1));
    for (const saying of found?.meaning ?? []) {
      if ('topic' in saying) hits.push(saying);
      else if ('numbers' in saying) called.add(saying.numbers);
      else district ??= saying.district;
      for (const word of phrase) ('district' in saying ? placed : read).add(word);
    }
    at += phrase.length;
  }
  const others = words.filter((word) => !placed.has(word) && !isFiller(word));
  const unread = others.filter((word) => !read.has(word));
  const isTold = words.some(({ key }) => FILLERS.has(key));
  // A weak word is enough beside words that say nothing, a plain one in a sentence, none in what may be a name.
  const alone = unread.length === 0 && called.size === 0 ? 1 : isTold ? 2 : Infinity;
  const { sure: topic, likely } = judgeTopics(hits, alone);
  const isArea = practiceAreas.some(({ name }) => name === topic);
  const rest = topic === null ? others : unread;
  return {
    practiceArea: isArea ? topic : null,
    matter: isArea ? null : topic,
    district,
    remaining: topic !== null || district !== null ? rest.map(({ text }) => text) : withoutLawyerWords(typed),
    likely: topic !== null || words.some(({ text }) => /\p{L}/u.test(text)) ? likely : [],
    numbers: Object.values(NumbersToCall).filter((numbers) => called.has(numbers)),
    asksForAny: others.length === 0 && words.some(({ text }) => isLawyerWord(text)),
    isTold,
  };
}
