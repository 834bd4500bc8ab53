/** Every match of the pattern becomes the replacement, in which `\1` is the first group. */
type PatternRule = readonly [pattern: string, replacement: string];

/** Every letter of `from` becomes the letter of `to` at the same place, or nothing where `to` has ended. */
interface LetterRule {
  readonly from: string;
  readonly to: string;
}

/** A text that is one of the words, separated by spaces, becomes another one. */
interface WordRule {
  readonly words: string;
  readonly become: string;
}

/**
 * A step that makes a search key of a text. The steps are data, because the browser and the server run them here and the
 * database runs the same ones in its triggers: a pattern uses only what JavaScript and PostgreSQL have in common.
 * PostgreSQL keeps 32 compiled patterns, so that texts without a special character are better than patterns.
 */
export type KeyRule = PatternRule | LetterRule | WordRule;

/** Whether a pattern is a text to look for as it is. */
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

/** The text as the rules expect it: lower case, without Latin accents, in the normal form NFC. */
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
