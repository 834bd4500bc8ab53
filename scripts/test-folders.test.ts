import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../api/test');

it('each folder of tests of the API has the file by which they run', () => {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'setup')
    .map(({ name }) => name);
  expect(folders.length).toBeGreaterThan(5);
  expect(folders.filter((name) => !existsSync(path.join(folder, name, 'all.ts')))).toEqual([]);
});
