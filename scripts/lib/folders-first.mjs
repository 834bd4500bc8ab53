import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

function bytesOf(folder) {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}

/**
 * The order of Jest, but that the tests of whole folders begin, the largest first, where no earlier run has timed them: Jest
 * takes them for small by the file that names the folder, and the longest would run alone at the end.
 */
export default class FoldersFirst extends Sequencer {
  sort(tests) {
    const isUntimed = ({ path: file, duration }) =>
      duration === undefined && path.basename(file) === 'all.ts';
    const sorted = super.sort(tests);
    const folders = sorted
      .filter(isUntimed)
      .map((test) => ({ test, bytes: bytesOf(path.dirname(test.path)) }))
      .sort((left, right) => right.bytes - left.bytes);
    return [...folders.map(({ test }) => test), ...sorted.filter((test) => !isUntimed(test))];
  }
}
