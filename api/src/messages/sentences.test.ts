import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { banglaTextRules } from '@ainsathi/contract/bangla-text-rules';
import ts from 'typescript';
import { names } from './bn/names';
import { dateAndTimeIn } from './dates';
import { banglaSentences, hasBangla, sentenceIn } from './sentences';

const SOURCES = path.join(__dirname, '..');

/** Folders and files whose texts nobody reads in an answer or a mail: those of the operator, of the API's documentation, of the demo data and for programs that hold a socket. */
const OTHER_READERS =
  /^(seed|backup|db|pages|seo|messages|images\/drawing|rest\/openapi|config|main\.ts|health\.ts|operator-metrics\.ts|graphql\/socket|platform\/(live|forwarding-warning|metrics)|.*-command\.ts)|\.test\.ts$|\.v1\.ts$/;

/** Parts of the sources with texts for developers and operators. */
const DESCRIPTIONS = ['description', 'summary', 'deprecationReason', 'query', 'type'];
const FOR_OPERATORS = /(^|\.)(info|warn|error|debug|fatal|setHeader|filterQuery|orText)$/;
const IN_SCHEMA = /^@(ObjectType|InputType|Field|Arg|Query|Mutation|FieldResolver)\(/;

/** Texts that look like sentences and are none, or are for others: headers, columns of a CSV, the public status, SQL. */
const NO_SENTENCES = new Set([
  'Accept, Accept-Encoding, Authorization, Origin',
  'Driver not Connected',
  // How clamd answers.
  'INSTREAM size limit',
  // The mail with which the operator tries the server.
  ...['A test of AinSathi', 'Mails of AinSathi arrive at this address.'],
  'API Server',
  ...['Transaction ID', "Client's email", 'Licence submitted', 'Practice areas', 'Experience in years'],
  ...['Time (UTC)', 'Their role'],
  // Why a socket is closed or an operation on it refused, for programs.
  ...['Signed out', 'Too many sockets', 'Service restart', 'The operation cannot be read'],
  'A socket takes subscriptions alone; queries and mutations go over HTTP',
  'A socket takes at most {{}} operations',
]);
const STATUS_OF_PARTS = 'modules/statistics/system-status.service.ts';
const SEALS = 'platform/audit/audit-seals.ts';

/** A constant whose text describes the schema. */
const isDescriptionName = (name: string): boolean =>
  /DESCRIPTION$|^(MERGE_RULE|BROWSER|NETWORK|RECENT)$/.test(name);

function isForDevelopers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return true;
  if (ts.isPropertyAssignment(node)) return DESCRIPTIONS.includes(node.name.getText());
  if (ts.isVariableDeclaration(node)) return isDescriptionName(node.name.getText());
  if (ts.isNewExpression(node)) return /(?<!App)Error$/.test(node.expression.getText());
  if (ts.isCallExpression(node)) return FOR_OPERATORS.test(node.expression.getText());
  return ts.isDecorator(node) && IN_SCHEMA.test(node.getText());
}

/** A text of the sources with `{{}}` where values go; null for other nodes. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{{}}${literal.text}`).join('');
}

/** Whether a text is the name of a field or a thing, which stands in a sentence. */
function isName({ parent }: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'label';
  return ts.isCallExpression(parent) && parent.expression.getText() === 'notFound';
}

const isMessage = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === 'message';

const isSql = (text: string): boolean => /[\n=<]|\b(select|order by|on conflict)\b/.test(text);

const isSentence = (text: string): boolean =>
  /^["“]?(\{\{|[A-Z])/.test(text) && /[a-z] [a-z]/.test(text) && !isSql(text);

interface Found {
  file: string;
  text: string;
  isName: boolean;
}

function findIn(file: string): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    const text = textOf(node);
    if (text !== null && (isName(node) || isMessage(node) || isSentence(text)))
      found.push({ file, text, isName: isName(node) && !text.includes(' ') });
    node.forEachChild(visit);
  };
  const source = readFileSync(path.join(SOURCES, file), 'utf8');
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts') && !OTHER_READERS.test(file))
  .filter((file) => file !== STATUS_OF_PARTS && file !== SEALS);

const found = files.flatMap(findIn).filter(({ text }) => !NO_SENTENCES.has(text));

const withoutNames = (sentence: string): string => sentence.replace(/\{\{\w*\}\}/g, '{{}}');
const shapes = new Set(Object.keys(banglaSentences).map(withoutNames));
const isKnown = ({ text }: Found): boolean =>
  shapes.has(text) || hasBangla(text.replaceAll('{{}}', '1')) || Object.hasOwn(names, text);

describe('the sentences of the API', () => {
  it('are found in the sources', () => {
    expect(found.length).toBeGreaterThan(200);
    expect(found.map(({ text }) => text)).toContain('{{}} must be at most {{}} characters');
  });

  it('all have Bangla', () => {
    expect(found.filter((one) => !isKnown(one)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it('have no Bangla for what no source says any more', () => {
    const said = new Set(found.map(({ text }) => text));
    const notFound = found.filter((one) => one.isName).map(({ text }) => `${text} not found`);
    const known = new Set([...said, ...notFound]);
    const all = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('messages'))
      .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))
      .join('\n');
    const isSaid = (sentence: string): boolean =>
      known.has(withoutNames(sentence)) || all.includes(sentence) || sentence.endsWith(' not found');
    expect(Object.keys({ ...banglaSentences, ...names }).filter((sentence) => !isSaid(sentence))).toEqual([]);
  });
});

describe('their Bangla', () => {
  const texts = Object.entries({ ...banglaSentences, ...names });
  /** What programs read, and what is typed so. */
  const sameInBangla = [
    ...['apollo-require-preflight', 'application', 'multipart', 'UTF-8', 'UUID', 'query', 'page'],
    ...['endCursor', 'after', 'pending', 'verified', 'rejected', 'done', 'refused'],
  ];

  it.each(banglaTextRules(sameInBangla))('has %s', (_, isBroken) => {
    expect(texts.filter(([, bangla]) => isBroken(bangla))).toEqual([]);
  });

  it('has the gaps of the English ones', () => {
    const gaps = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join();
    expect(texts.filter(([english, bangla]) => gaps(english) !== gaps(bangla))).toEqual([]);
  });

  it('ends in a mark where English does, and nowhere else', () => {
    const ends = (text: string) => /[.।?!]$/.test(text);
    expect(texts.filter(([english, bangla]) => ends(english) !== ends(bangla))).toEqual([]);
  });
});

describe('a sentence', () => {
  it.each([
    ['Title is required', 'শিরোনাম দিতে হবে'],
    ['Name must be at most 120 characters', 'নাম সর্বোচ্চ ১২০ অক্ষরের হতে পারে'],
    ['Lawyer not found', 'আইনজীবীকে পাওয়া যায়নি'],
    ['Session not found', 'লগইন করা ডিভাইস পাওয়া যায়নি'],
    [
      '"Famly Law" is not a practice area. Did you mean Family Law?',
      '‘Famly Law’ নামে কোনো আইনের বিষয় নেই। আপনি কি পারিবারিক আইন বলতে চেয়েছেন?',
    ],
    ['This account is locked: Title is required', 'এই অ্যাকাউন্ট লক করা আছে। কারণ: Title is required'],
    ['There is news in your case.', 'আপনার মামলায় নতুন খবর আছে।'],
    ['Unknown argument "x" on field "y".', 'Unknown argument "x" on field "y".'],
  ])('%s', (english, bangla) => {
    expect(sentenceIn('bn', english)).toBe(bangla.normalize('NFC'));
    expect(sentenceIn('en', english)).toBe(english);
  });
});

it('dates of mails are those of Dhaka, in the words of the language', () => {
  const at = new Date('2026-11-06T18:30:00Z');
  expect(dateAndTimeIn('en', at)).toBe('7 November 2026 at 00:30');
  expect(dateAndTimeIn('bn', at)).toBe('৭ নভেম্বর ২০২৬, রাত ১২:৩০');
});
