import { hasBangla } from '@ainsathi/contract/key-rules';
import { soundKey } from '@ainsathi/contract/sound-key';
import { spellingKey } from '@ainsathi/contract/spelling-key';

/** Endings of nouns and verbs, as in ঢাকায়, সিলেটের, gazipure and wages. */
const BANGLA_ENDINGS =
  'ের এর -এর ে -এ য় তে ায় র টা টি টার টারে ডা ডারে গুলো গুলোর গুলা দের কে রে েন েরে ও ই েও তেই'.split(' ');
const LATIN_ENDINGS = "s 's es ing ed d e er r te y ey ta ke ra re o der".split(' ');

/** A shorter stem is another word: `ta` is not `t` with an ending. */
const SHORTEST_STEM = { bangla: 2, latin: 4 };

/** Keys of both scripts and by sound differ: তিন is not TIN, the number of a taxpayer. */
const [BANGLA, SOUND] = ['=', '~'];

export function wordKey(word: string): string {
  return (hasBangla(word) ? BANGLA : '') + spellingKey(word).replaceAll(' ', '');
}

/** The word without each ending that it may have. */
export function stemsOf(typed: string): string[] {
  const [endings, shortest] = hasBangla(typed)
    ? [BANGLA_ENDINGS, SHORTEST_STEM.bangla]
    : [LATIN_ENDINGS, SHORTEST_STEM.latin];
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
}

/** A whole word has no ending; the words of an English search are not read by their sound. */
export function typedWord(text: string, { isWhole = false, hasSound = true }): TypedWord {
  const key = wordKey(text);
  if (isWhole) return { text, key, keys: [key] };
  const stems = stemsOf(text);
  const sounds = hasSound ? [text, ...stems].flatMap((form) => soundKey(form) ?? []) : [];
  return { text, key, keys: [key, ...stems.map(wordKey), ...sounds.map((sound) => SOUND + sound)] };
}

function entryKeys(word: string): string[] {
  const sound = hasBangla(word) ? soundKey(word) : null;
  return [wordKey(word), ...(sound === null ? [] : [SOUND + sound])];
}

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

  private put(node: Node<Meaning>, [keys, ...rest]: readonly string[][], meaning: Meaning): void {
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
    for (const key of words[at + length]?.keys ?? []) {
      const node = next.get(key);
      const found = node ? this.walk(node, words, at, length + 1) : null;
      if (found && found.length > (longest?.length ?? 0)) longest = found;
    }
    return longest;
  }
}
