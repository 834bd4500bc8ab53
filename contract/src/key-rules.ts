/** Replaces every match; `\1` is the first group. */
type PatternRule = readonly [pattern: string, replacement: string];

/** Replaces every letter of `from` by the letter of `to` at the same place, or removes it beyond the end of `to`. */
interface LetterRule {
  readonly from: string;
  readonly to: string;
}

/** Replaces a whole text that is one of the words, separated by spaces. */
interface WordRule {
  readonly words: string;
  readonly become: string;
}

/**
 * A step from a text to its search key. The steps are data, because browser and server run them here and the database runs them
 * in triggers: patterns use only what JavaScript and PostgreSQL share. PostgreSQL caches 32 compiled patterns, so prefer plain
 * texts to patterns.
 */
export type KeyRule = PatternRule | LetterRule | WordRule;

export function isPlain(pattern: string): boolean {
  return !/[\\^$.*+?()[\]{}|]/.test(pattern);
}

type Step = (text: string) => string;

function stepOf(rule: KeyRule): Step {
  if ('from' in rule) {
    const target = Array.from(rule.to);
    const letters = new Map(Array.from(rule.from).map((letter, index) => [letter, target[index] ?? '']));
    const any = new RegExp(`[${rule.from}]`, 'gu');
    return (text) => text.replace(any, (letter) => letters.get(letter) ?? letter);
  }
  if ('words' in rule) {
    const words = new Set(rule.words.split(' '));
    return (text) => (words.has(text) ? rule.become : text);
  }
  const [pattern, replacement] = rule;
  if (isPlain(pattern)) return (text) => text.replaceAll(pattern, replacement);
  const [expression, by] = [new RegExp(pattern, 'gu'), replacement.replace(/\\(\d)/g, '$$$1')];
  return (text) => text.replace(expression, by);
}

const compiled = new WeakMap<readonly KeyRule[], readonly Step[]>();

export function applyRules(text: string, rules: readonly KeyRule[]): string {
  const steps = compiled.get(rules) ?? rules.map(stepOf);
  compiled.set(rules, steps);
  return steps.reduce((left, step) => step(left), text);
}

/** The input of the rules: lower case, without Latin accents, NFC. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

export function hasBangla(text: string): boolean {
  return /[\u0980-\u09ff]/.test(text);
}
