import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files that replace a module, which has to happen before anything else loads it. */
const ALONE = /\bcompiled-queries\.test\.ts$/;

/** Declares the tests of all files in a folder, so that the product's modules load once for all of them. */
export function testsOfFolder(folder: string): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts') && !ALONE.test(name));
  for (const file of files)
    describe(file, () => {
      // Inside `describe`, which an import would leave: its set-up is then that of this file alone.
      // eslint-disable-next-line @typescript-eslint/no-require-imports
      require(path.join(folder, file));
    });
}
