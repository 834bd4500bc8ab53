import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import prettier from 'prettier';
import { createSchema } from '../api/src/graphql/schema';

const FILE = path.resolve(__dirname, '../schema.graphql');

async function printed(): Promise<string> {
  const options = await prettier.resolveConfig(FILE);
  return prettier.format(printSchemaWithDirectives(createSchema()), { ...options, parser: 'graphql' });
}

/** Writes `schema.graphql` from the code; with `--check` fails when it is stale. */
async function main(): Promise<void> {
  const fresh = await printed();
  if (!process.argv.includes('--check')) {
    writeFileSync(FILE, fresh);
    return;
  }
  const committed = readFileSync(FILE, 'utf8');
  if (fresh !== committed) {
    process.stderr.write('schema.graphql is stale: run npm run schema and review its diff\n');
    process.exitCode = 1;
  }
}

void main();
