import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Declares the tests of all files in a folder but some, so that the product's modules load once for all of them. Not for a file
 * that replaces a module.
 */
export function testsOfFolder(folder: string, apart: readonly string[] = []): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts') && !apart.includes(name));
  for (const file of files)
    describe(file, () => {
      // oxlint-disable-next-line typescript/no-require-imports -- an import would not be inside `describe`, which keeps the set-up of a file its own
      require(path.join(folder, file));
    });
}
