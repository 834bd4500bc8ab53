import { readdirSync } from 'node:fs';
import path from 'node:path';

interface Chosen {
  /** Files of a folder that run apart, such as those that replace a module. */
  apart?: readonly string[];
  /** Whether the files of folders below are included. */
  recursive?: boolean;
}

/** Declares the tests of all files in a folder but `*.alone.test.ts`, so that the product's modules load once for all of them. */
export function testsOfFolder(folder: string, { apart = [], recursive = false }: Chosen = {}): void {
  const files = readdirSync(folder, { recursive, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.test.ts') && !name.endsWith('.alone.test.ts') && !apart.includes(name),
  );
  for (const file of files.sort())
    describe(file, () => {
      // oxlint-disable-next-line typescript/no-require-imports -- an import would not be inside `describe`, which keeps the set-up of a file its own
      require(path.join(folder, file));
    });
}
