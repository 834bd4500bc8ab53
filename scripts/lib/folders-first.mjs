import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import Sequencer from '@jest/test-sequencer';

function bytesOf(folder) {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}

/**
 * Jest's order, except that whole folders without timings of an earlier run start first, the largest first. Jest sorts such
 * tests by file size, and `all.ts` is small: the longest would run alone at the end.
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
