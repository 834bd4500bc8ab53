import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { banglaTextRules } from '@ainsathi/contract/test/bangla-text-rules';
import { getMetadataStorage } from 'class-validator';
import '../graphql/schema';
import '../rest/v1-routes';
import { names } from './bn/names';
import { dateAndTimeIn, dateIn } from './dates';
import { banglaSentences, type Sentence, sentenceIn } from './sentences';

const SOURCES = path.join(__dirname, '..');

/** class-validator accepts any text as a message. */
const { validationMetadatas } = getMetadataStorage() as unknown as {
  validationMetadatas: Map<unknown, { message?: unknown; context?: { label?: unknown } }[]>;
};
const rules = [...validationMetadatas.values()].flat();
/** Labels beside their fields. */
const labels = rules.map(({ context }) => context?.label).filter(Array.isArray) as [string, string][];

describe('the sentences of the API', () => {
  it('have Bangla where a rule of an input says them; the compiler checks all others', () => {
    const messages = rules.map(({ message }) => message).filter((message) => typeof message === 'string');
    expect(messages.length).toBeGreaterThan(80);
    expect(messages.filter((message) => !Object.hasOwn(banglaSentences, message))).toEqual([]);
  });

  it('have no Bangla that no source says any more', () => {
    const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('i18n'))
      .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))
      .join('\n');
    const isSaid = (sentence: string): boolean =>
      sources.includes(sentence) || sources.includes(`'${sentence.replace(/ not found$/, '')}'`);
    expect(Object.keys({ ...banglaSentences, ...names }).filter((sentence) => !isSaid(sentence))).toEqual([]);
  });
});

describe('their Bangla', () => {
  const texts = [...Object.entries({ ...banglaSentences, ...names }), ...labels];
  /** Words for programs, and literals that people type. */
  const sameInBangla = [
    ...['apollo-require-preflight', 'application', 'multipart', 'UTF-8', 'UUID', 'query', 'page', 'utf-8'],
    ...['Content-Encoding', 'Content-Type', 'charset', 'X-Partner-Key'],
    ...['endCursor', 'after', 'pending', 'verified', 'rejected', 'done', 'refused'],
  ];

  it.each(banglaTextRules(sameInBangla))('has %s', (_, isBroken) => {
    expect(texts.filter(([, bangla]) => isBroken(bangla))).toEqual([]);
  });

  it('ends in a mark where English does, and nowhere else', () => {
    const ends = (text: string) => /[.।?!]$/.test(text);
    expect(texts.filter(([english, bangla]) => ends(english) !== ends(bangla))).toEqual([]);
  });
});

describe('a sentence', () => {
  it.each<[Sentence, string, string]>([
    ['Lawyer not found', 'Lawyer not found', 'আইনজীবীকে পাওয়া যায়নি'],
    [
      ['{{label}} must be at most {{most}} characters', { label: 'Name', most: 120 }],
      'Name must be at most 120 characters',
      'নাম সর্বোচ্চ ১২০ অক্ষরের হতে পারে',
    ],
    [['{{subject}} not found', { subject: 'Session' }], 'Session not found', 'লগইন করা ডিভাইস পাওয়া যায়নি'],
    [
      [
        '"{{text}}" is not a practice area. Did you mean {{area}}?',
        { text: 'Famly Law', area: 'Family Law' },
      ],
      '"Famly Law" is not a practice area. Did you mean Family Law?',
      '‘Famly Law’ নামে কোনো আইনের বিষয় নেই। আপনি কি পারিবারিক আইন বলতে চেয়েছেন?',
    ],
    [
      ['This account is locked: {{reason}}', { reason: 'Title is required' }],
      'This account is locked: Title is required',
      'এই অ্যাকাউন্ট লক করা আছে। কারণ: Title is required',
    ],
    [
      ['{{sentence}}.', { sentence: 'There is news in your case' }],
      'There is news in your case.',
      'আপনার মামলায় নতুন খবর আছে।',
    ],
  ])('%j', (sentence, english, bangla) => {
    expect(sentenceIn('bn', sentence)).toBe(bangla.normalize('NFC'));
    expect(sentenceIn('en', sentence)).toBe(english);
  });
});

it('dates are in Dhaka, in the words of the language', () => {
  const at = new Date('2026-11-06T18:30:00Z');
  expect(dateIn('en', at)).toBe('7 November 2026');
  expect(dateIn('bn', at)).toBe('৭ নভেম্বর ২০২৬');
  expect(dateAndTimeIn('en', at)).toBe('7 November 2026 at 00:30');
  expect(dateAndTimeIn('bn', at)).toBe('৭ নভেম্বর ২০২৬, রাত ১২:৩০');
});
