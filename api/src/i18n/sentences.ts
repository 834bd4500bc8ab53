import { inBanglaDigits } from '@ainsathi/contract/bangla-dates';
import type { Language } from '@ainsathi/contract/languages';
import { nameIn } from '@ainsathi/contract/names';
import { accounts } from './bn/accounts';
import { appointments } from './bn/appointments';
import { cases } from './bn/cases';
import { content } from './bn/content';
import { documents } from './bn/documents';
import { errors } from './bn/errors';
import { fields } from './bn/fields';
import { lawyers } from './bn/lawyers';
import { mails } from './bn/mails';
import { names } from './bn/names';
import { notifications } from './bn/notifications';
import { openRequests } from './bn/open-requests';
import { phones } from './bn/phones';
import { secondFactors } from './bn/second-factors';
import { dateAndTimeIn, dateIn } from './dates';
import type { GapsOf } from './in-bangla';

/** Every Bangla sentence by its English sentence; a gap is a word in double braces. */
export const banglaSentences = {
  ...errors,
  ...fields,
  ...accounts,
  ...phones,
  ...secondFactors,
  ...lawyers,
  ...cases,
  ...appointments,
  ...content,
  ...documents,
  ...openRequests,
  ...notifications,
  ...mails,
};

type Key = keyof typeof banglaSentences;

/** The name of a thing, or of a field of several inputs, such as `Title` in `Title is required`. */
export type Name = keyof typeof names;

/** A name, or, beside a field of a single input, its English and Bangla. */
export type Label = Name | readonly [english: string, bangla: string];

interface Values {
  label: Label;
  subject: Name;
  area: string;
  date: Date;
  time: Date;
  sentence: PlainSentence;
}

type ValueOf<Gap> = Gap extends keyof Values ? Values[Gap] : string | number;

export type PlainSentence = { [K in Key]: [GapsOf<K>] extends [never] ? K : never }[Key];

export type SentenceWithGaps = {
  [K in Exclude<Key, PlainSentence>]: readonly [K, { readonly [Gap in GapsOf<K>]: ValueOf<Gap> }];
}[Exclude<Key, PlainSentence>];

/** The English sentence, which is the key of the Bangla sentence, with the values of its gaps. */
export type Sentence = PlainSentence | SentenceWithGaps;

const own = (texts: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(texts, key) ? (texts[key] ?? key) : key;

const named = (language: Language, name: Name): string => (language === 'en' ? name : own(names, name));

const WRITTEN: { [Gap in keyof Values]: (language: Language, value: Values[Gap]) => string } = {
  label: (language, label) =>
    typeof label === 'string' ? named(language, label) : label[language === 'en' ? 0 : 1],
  subject: named,
  area: nameIn,
  date: dateIn,
  time: dateAndTimeIn,
  sentence: sentenceIn,
};

function written(language: Language, gap: string, value: unknown): string {
  if (Object.hasOwn(WRITTEN, gap)) return WRITTEN[gap as keyof Values](language, value as never);
  return language === 'bn' && typeof value === 'number' ? inBanglaDigits(String(value)) : String(value);
}

export function sentenceIn(language: Language, sentence: Sentence): string {
  const [key, values = {}] = typeof sentence === 'string' ? [sentence] : sentence;
  const text = language === 'en' ? key : own(banglaSentences, key);
  return text.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) =>
    written(language, name, (values as Readonly<Record<string, unknown>>)[name]),
  );
}
