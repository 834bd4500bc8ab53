import { readdirSync } from 'node:fs';
import path from 'node:path';

const sources = path.join(__dirname, '../../src');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.test\.tsx?$/.test(file) && !/\.(dom|alone)\.test\./.test(file),
);

// One file for Jest, so that the product's modules load once for all of them.
for (const file of files.sort())
  describe(file, () => {
    // oxlint-disable-next-line typescript/no-require-imports -- an import would not be inside `describe`, which keeps the set-up of a file its own
    require(path.join(sources, file));
  });
