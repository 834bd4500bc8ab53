// Runs a drill of `scripts/verify` by its name, in full or in its short form; without a name it lists them.
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from './lib/paths.mjs';

const FOLDER = inRoot('scripts', 'verify');

/** Each drill with the comment of its first two lines: what it does, and whether CI runs it; other files are parts of drills. */
const drills = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => [file.slice(0, -'.mjs'.length), readFileSync(`${FOLDER}/${file}`, 'utf8')])
    .filter(([, text]) => /^await verify\(/m.test(text))
    .map(([name, text]) => [
      name,
      text
        .split('\n', 2)
        .map((line) => line.replace(/^\/\/ /, ''))
        .join('\n'),
    ]),
);

const [name, ...options] = process.argv.slice(2);
if (drills.has(name)) {
  const file = inRoot('scripts', 'verify', `${name}.mjs`);
  if (options.includes('--short')) process.env.VERIFY_SHORT = 'true';
  process.argv = [process.execPath, file, ...options.filter((option) => option !== '--short')];
  await import(pathToFileURL(file).href);
} else {
  const width = Math.max(...[...drills.keys()].map(({ length }) => length));
  const lines = [...drills].map(
    ([drill, about]) => `  ${drill.padEnd(width)}  ${about.replace('\n', `\n${' '.repeat(width + 4)}`)}`,
  );
  console.log(`npm run verify -- NAME [--short] [options]\n\n${lines.join('\n')}`);
  if (name !== undefined) {
    console.error(`\nNo drill is called ${name}.`);
    process.exitCode = 1;
  }
}
