import { inBanglaDigits } from '@ainsathi/contract/bangla-dates';
import type { Language } from '@ainsathi/contract/languages';
import { nameIn } from '@ainsathi/contract/names';
import { accounts } from './bn/accounts';
import { cases } from './bn/cases';
import { content } from './bn/content';
import { documents } from './bn/documents';
import { errors } from './bn/errors';
import { fields } from './bn/fields';
import { lawyers } from './bn/lawyers';
import { mails } from './bn/mails';
import { names } from './bn/names';
import { notifications } from './bn/notifications';
import { secondFactors } from './bn/second-factors';
import { banglaDateOf } from './dates';

/** Every Bangla sentence by its English one; a gap is a word in double braces. */
export const banglaSentences: Readonly<Record<string, string>> = {
  ...errors,
  ...fields,
  ...accounts,
  ...secondFactors,
  ...lawyers,
  ...cases,
  ...content,
  ...documents,
  ...notifications,
  ...mails,
};

const GAP = /\{\{(\w+)\}\}/g;

const asItIs = (value: string): string => value;

/** How the value of a gap is written in Bangla, by the gap's name; whatever has another name stays as it is. */
const VALUES: Readonly<Record<string, (value: string) => string>> = {
  label: (value) => names[value] ?? value,
  subject: (value) => names[value] ?? value,
  area: (value) => nameIn('bn', value),
  date: banglaDateOf,
  count: inBanglaDigits,
  least: inBanglaDigits,
};

interface Pattern {
  english: RegExp;
  bangla: string;
  /** The gaps in their English order. */
  gaps: string[];
}

function patternOf([english, bangla]: [string, string]): Pattern {
  const texts = english.split(GAP);
  const source = texts.map((text, index) =>
    index % 2 ? '(.+)' : text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return {
    english: new RegExp(`^${source.join('')}$`, 's'),
    bangla,
    gaps: texts.filter((_text, index) => index % 2),
  };
}

const lengthWithoutGaps = (sentence: string): number => sentence.replace(GAP, '').length;

/** The sentences with gaps; the one with the most words of its own is tried first. */
const patterns = Object.entries(banglaSentences)
  .filter(([english]) => english.includes('{{'))
  .sort(([one], [other]) => lengthWithoutGaps(other) - lengthWithoutGaps(one))
  .map(patternOf);

function filled({ english, bangla, gaps }: Pattern, sentence: string): string | null {
  const found = english.exec(sentence);
  if (!found) return null;
  return bangla.replace(GAP, (_gap, name: string) =>
    (VALUES[name] ?? asItIs)(found[gaps.indexOf(name) + 1] ?? ''),
  );
}

/** The Bangla of a sentence without gaps. A mail says its subject once more as a sentence: with a full stop. */
function exactly(english: string): string | undefined {
  if (Object.hasOwn(banglaSentences, english)) return banglaSentences[english];
  const subject = english.endsWith('.') ? english.slice(0, -1) : '';
  return Object.hasOwn(banglaSentences, subject) ? `${banglaSentences[subject] ?? ''}।` : undefined;
}

/** Our own sentences are shorter, filled too; what graphql-js says of a wrong query repeats what was sent. */
const LONGEST = 500;

function inBangla(english: string): string | null {
  if (english.length > LONGEST) return null;
  const exact = exactly(english);
  if (exact !== undefined) return exact;
  for (const pattern of patterns) {
    const sentence = filled(pattern, english);
    if (sentence !== null) return sentence;
  }
  return null;
}

/**
 * A sentence for people in their language, from the English one that the services write. One that has no Bangla, such as
 * what graphql-js says of a wrong query, stays English.
 */
export function sentenceIn(language: Language, english: string): string {
  return language === 'en' ? english : (inBangla(english) ?? english);
}

/** Whether there is Bangla for an English sentence. */
export function hasBangla(english: string): boolean {
  return inBangla(english) !== null;
}
