import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Side {
  path?: string | string[];
  pathNot?: string | string[];
}

const root = path.resolve(__dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

/** Each alternative of `(a|b|c)` in a pattern, as a separate pattern. */
function alternatives(pattern: string): string[] {
  const group = /\(([^()?]+)\)/.exec(pattern);
  if (!group?.[1]) return [pattern];
  const [whole, inside] = group;
  return inside.split('|').flatMap((one) => alternatives(pattern.replace(whole, one)));
}

/** Each name of `{a,b}` in a glob, up to its first star. */
function foldersOf(glob: string): string[] {
  const group = /\{([^{}]+)\}/.exec(glob.split('*')[0] ?? '');
  if (!group?.[1]) return [glob.split('*')[0] ?? ''];
  const [whole, inside] = group;
  return inside.split(',').flatMap((one) => foldersOf(glob.replace(whole, one)));
}

describe('the paths of a rule', () => {
  it('match files, where dependency-cruiser checks who imports whom', () => {
    const { forbidden } = jest.requireActual<{ forbidden: { name: string; from: Side; to: Side }[] }>(
      '../.dependency-cruiser.cjs',
    );
    const unmatched = forbidden.flatMap(({ name, from, to }) =>
      [from.path, from.pathNot, to.path, to.pathNot]
        .flat()
        .filter((pattern) => pattern !== undefined && !/node_modules|\$1/.test(pattern))
        .flatMap((pattern) => alternatives(pattern ?? ''))
        .filter((pattern) => !files.some((file) => new RegExp(pattern).test(file)))
        .map((pattern) => `${name}: ${pattern}`),
    );
    expect(unmatched).toEqual([]);
  });

  it('begin with a folder that exists, where oxlint has rules', () => {
    const config = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
    const globs = [...config.matchAll(/"((?:api|web|contract|scripts)\/[^"]+)"/g)].map(
      ([, glob = '']) => glob,
    );
    const folders = globs.filter((glob) => !glob.includes('generated')).flatMap(foldersOf);
    expect(folders.length).toBeGreaterThan(10);
    expect(folders.filter((folder) => !files.some((file) => file.startsWith(folder)))).toEqual([]);
  });
});
