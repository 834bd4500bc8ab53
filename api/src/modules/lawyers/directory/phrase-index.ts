import { hasBangla } from '@ainsathi/contract/key-rules';
import { remember } from '@ainsathi/contract/remember';
import { soundKey } from '@ainsathi/contract/sound-key';
import { spellingKey } from '@ainsathi/contract/spelling-key';

/** Endings of nouns and verbs, as in ঢাকায়, সিলেটের, gazipure and wages. */
const BANGLA_ENDINGS =
  'ের এর -এর ে -এ য় তে ায় র টা টি টার টারে ডা ডারে গুলো গুলোর গুলা দের কে রে েন েরে ও ই েও তেই'.split(' ');
const ENGLISH_ENDINGS = "s 's es ing ed d er".split(' ');
const LATIN_ENDINGS = [...ENGLISH_ENDINGS, ...'e r te y ey ta ke ra re o der'.split(' ')];

/** A shorter stem is another word: `ta` is not `t` with an ending. */
const SHORTEST_STEM = { bangla: 2, latin: 4 };

/** Keys of both scripts and by sound differ: তিন is not TIN, the number of a taxpayer. */
const [BANGLA, SOUND] = ['=', '~'];

export function wordKey(word: string): string {
  return (hasBangla(word) ? BANGLA : '') + spellingKey(word).replaceAll(' ', '');
}

/** The word without each ending that it may have. */
export function stemsOf(typed: string, isEnglish = false): string[] {
  const [endings, shortest] = hasBangla(typed)
    ? [BANGLA_ENDINGS, SHORTEST_STEM.bangla]
    : [isEnglish ? ENGLISH_ENDINGS : LATIN_ENDINGS, SHORTEST_STEM.latin];
  const text = typed.normalize('NFC').toLowerCase();
  return endings
    .filter((ending) => text.endsWith(ending.normalize('NFC')))
    .map((ending) => text.slice(0, -ending.normalize('NFC').length))
    .filter((stem) => stem.length >= shortest);
}

/** A word of a search under all its keys: as written, without endings, and by sound. */
export interface TypedWord {
  text: string;
  key: string;
  keys: readonly string[];
  /** It says nothing inside a phrase. */
  isEmpty: boolean;
}

/** A whole word has no ending; those of an English search are read neither by their sound nor with endings of Bangla. */
export function typedWord(text: string, { isWhole = false, isEmpty = false, isEnglish = false }): TypedWord {
  const key = wordKey(text);
  if (isWhole) return { text, key, keys: [key], isEmpty };
  const stems = stemsOf(text, isEnglish);
  // Without its English ending Morshed would sound like a word for beating.
  const spoken = /[dgs]$/i.test(text) ? [text] : [text, ...stems];
  const sounds = isEnglish ? [] : spoken.flatMap((form) => soundKey(form) ?? []);
  const keys = [key, ...stems.map(wordKey), ...sounds.map((sound) => SOUND + sound)];
  return { text, key, keys, isEmpty };
}

/** Neighbouring phrases share their words. */
const entryKeys = remember(1_000, (word): readonly string[] => {
  const sound = hasBangla(word) ? soundKey(word) : null;
  return [wordKey(word), ...(sound === null ? [] : [SOUND + sound])];
});

interface Node<Meaning extends object> {
  next: Map<string, Node<Meaning>>;
  meaning: Meaning | null;
}

export interface Match<Meaning> {
  /** In words. */
  length: number;
  meaning: Meaning;
}

/** Finds the longest known phrase at a place of a search. */
export class PhraseIndex<Meaning extends object> {
  private readonly root: Node<Meaning> = { next: new Map(), meaning: null };

  /** The first meaning of a phrase stays. Bangla is also found by its sound. */
  add(phrase: string, meaning: Meaning): void {
    const words = phrase.split(' ');
    this.put(this.root, words.map(entryKeys), meaning);
    if (words.length > 1) this.put(this.root, [[wordKey(phrase)]], meaning);
  }

  private put(node: Node<Meaning>, [keys, ...rest]: readonly (readonly string[])[], meaning: Meaning): void {
    if (!keys) node.meaning ??= meaning;
    for (const key of keys ?? []) {
      const next = node.next.get(key) ?? { next: new Map(), meaning: null };
      node.next.set(key, next);
      this.put(next, rest, meaning);
    }
  }

  /** Null if no phrase begins at this place. Two words may be one in the phrase. */
  longestAt(words: readonly TypedWord[], at: number): Match<Meaning> | null {
    const found = this.walk(this.root, words, at, 0);
    const [first, second] = [words[at], words[at + 1]];
    if (!first || !second || (found && found.length > 1)) return found;
    const joined = this.root.next.get(first.key + second.key.replace(BANGLA, ''))?.meaning ?? null;
    return joined === null ? found : { length: 2, meaning: joined };
  }

  private walk(
    { next, meaning }: Node<Meaning>,
    words: readonly TypedWord[],
    at: number,
    length: number,
  ): Match<Meaning> | null {
    let longest: Match<Meaning> | null = meaning === null ? null : { length, meaning };
    const word = words[at + length];
    const tries = (word?.keys ?? []).map((key) => next.get(key));
    // "Taka nai" is also "taka to nai".
    if (word?.isEmpty && length > 0) tries.push({ next, meaning: null });
    for (const node of tries) {
      const found = node ? this.walk(node, words, at, length + 1) : null;
      if (found && found.length > (longest?.length ?? 0)) longest = found;
    }
    return longest;
  }
}
