import { readdirSync } from 'node:fs';
import path from 'node:path';

const sources = path.join(__dirname, '../src');

/** Declares the tests of many files in one file for Jest, so that the product's modules load once for all of them. */
export function testsOfSources(isChosen: (file: string) => boolean): void {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(isChosen);
  for (const file of files.sort())
    describe(file, () => {
      // oxlint-disable-next-line typescript/no-require-imports -- an import would not be inside `describe`, which keeps the set-up of a file its own
      require(path.join(sources, file));
    });
}
