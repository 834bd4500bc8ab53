// The texts of one catalogue in both languages as a Markdown table, for a second reader: npm run i18n:table -- cases
import { existsSync } from 'node:fs';
import path from 'node:path';

interface Texts {
  readonly [key: string]: string | Texts;
}

const folder = path.join(__dirname, '../web/src/i18n');

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

async function textsOf(language: string, area: string): Promise<Map<string, string>> {
  return new Map(flatten((await import(path.join(folder, language, `${area}.ts`))) as Texts));
}

const cell = (text = ''): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

async function print(area: string): Promise<void> {
  const [english, bangla] = [await textsOf('en', area), await textsOf('bn', area)];
  console.log('| key | English | Bangla | note |\n| --- | --- | --- | --- |');
  for (const [key, text] of english) console.log(`| ${key} | ${cell(text)} | ${cell(bangla.get(key))} | |`);
}

const [area = ''] = process.argv.slice(2);
if (!existsSync(path.join(folder, 'en', `${area}.ts`))) {
  console.error(`There is no catalogue web/src/i18n/en/${area}.ts`);
  process.exitCode = 1;
} else {
  void print(area);
}
