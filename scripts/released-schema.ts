import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { breakingChanges } from './lib/breaking-changes';

const root = path.resolve(__dirname, '..');
const RELEASED = 'docs/schema.released.graphql';
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The message about changes that break clients of the last release; null when there are none. */
function breakingChangesMessage(): string | null {
  const changes = breakingChanges(buildSchema(read(RELEASED)), buildSchema(read('schema.graphql')));
  if (changes.length === 0) return null;
  const list = changes.map((change) => `- ${change}`).join('\n');
  return `schema.graphql breaks clients of ${RELEASED}. Deprecate first, remove in a later release:\n${list}`;
}

/** Writes the present schema as the released one of a new version; returns the error message, or null. */
function release(): string | null {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const heading = `# The schema of version ${version}. Only \`npm run schema:release\` writes this file.\n\n`;
  if (read(RELEASED).startsWith(heading))
    return `${RELEASED} is that of ${version} already. Put the new version into package.json first.`;
  writeFileSync(path.join(root, RELEASED), heading + read('schema.graphql'));
  return null;
}

/** With `--check` compares schema.graphql with that of the last release; otherwise makes it the released one. */
function main(): void {
  const failure = breakingChangesMessage() ?? (process.argv.includes('--check') ? null : release());
  if (failure === null) return;
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
}

main();
