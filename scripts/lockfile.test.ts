import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  optionalDependencies?: Record<string, string>;
}

const root = path.resolve(__dirname, '..');
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Where Node would look for a package, from the folder of another one. */
function placesOf(name: string, from: string): string[] {
  const place = path.posix.join(from, 'node_modules', name);
  return from === '' || from === '.' ? [place] : [place, ...placesOf(name, path.posix.dirname(from))];
}

// npm leaves out the binaries of other systems when the lockfile is made beside installed packages.
it('package-lock.json has the binaries of every system', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !placesOf(name, from).some((place) => place in packages),
    ),
  );
  expect(missing).toEqual([]);
});
