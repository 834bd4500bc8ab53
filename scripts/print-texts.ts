// The texts of one catalogue in both languages as a Markdown table, for a second reader: npm run i18n:table -- cases
import path from 'node:path';
import { catalogueFiles } from '../web/test/catalogue-files';

interface Texts {
  readonly [key: string]: string | Texts;
}

const source = path.join(__dirname, '../web/src');

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

async function textsOf(language: 'en' | 'bn', name: string): Promise<Map<string, string>> {
  return new Map(flatten((await import(catalogueFiles(source, language).get(name) ?? '')) as Texts));
}

const cell = (text = ''): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

async function print(name: string): Promise<void> {
  const [english, bangla] = [await textsOf('en', name), await textsOf('bn', name)];
  console.log('| key | English | Bangla | note |\n| --- | --- | --- | --- |');
  for (const [key, text] of english) console.log(`| ${key} | ${cell(text)} | ${cell(bangla.get(key))} | |`);
}

const [name = ''] = process.argv.slice(2);
if (!catalogueFiles(source, 'en').has(name)) {
  console.error(`There is no catalogue ${name}`);
  process.exitCode = 1;
} else {
  void print(name);
}
