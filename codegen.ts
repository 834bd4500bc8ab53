import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { RegisteredDocuments } from './scripts/lib/registered-documents';

const types = {
  useTypeImports: true,
  scalars: {
    DateTime: 'string',
    Date: 'string',
    Upload: 'File',
    ID: 'string',
    JSONObject: 'object',
    SafeInt: 'number',
  },
  defaultScalarType: 'unknown',
  strictScalars: true,
};

const schemaTypes = 'web/src/graphql/generated/schema-types.ts';

const registered = new RegisteredDocuments('schema.graphql');

const holdsDocuments = (file: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').includes('graphql(');

/** Removes generated files whose source was moved or has no documents any more: they would still be type-checked. */
function removeOrphans(): void {
  for (const entry of readdirSync('web/src', { recursive: true, encoding: 'utf8' })) {
    const file = path.join('web/src', entry);
    const folder = path.dirname(file);
    if (path.basename(folder) !== 'generated' || path.relative(file, schemaTypes) === '') continue;
    const source = path.join(folder, '..', path.basename(file, '.ts'));
    if (!holdsDocuments(`${source}.ts`) && !holdsDocuments(`${source}.tsx`)) rmSync(file);
  }
}

/**
 * Types for the web client from the committed schema: one module for the documents of each source file, in
 * the folder `generated` beside it, so that the script of a page contains only its own operations. Public queries get an
 * id; the API reads the list of them at its start. The API's tests infer their types from the whole schema.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/src/**/*.{ts,tsx}', '!web/src/**/generated/**', '!web/src/**/*.test.{ts,tsx}'],
  ignoreNoDocuments: true,
  hooks: { afterStart: removeOrphans, beforeDone: () => registered.write('web/dist/documents.json') },
  generates: {
    // The whole schema, also for types about fields that no single document names.
    [schemaTypes]: {
      plugins: ['typescript'],
      config: { ...types, enumsAsTypes: true, skipTypename: true },
    },
    'api/test/setup/generated/schema.d.ts': { plugins: ['./scripts/lib/introspection-types.mjs'] },
    'web/src/': {
      preset: 'near-operation-file',
      presetConfig: { folder: 'generated', extension: '.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        ...types,
        importSchemaTypesFrom: schemaTypes,
        inlineFragmentTypes: 'mask',
        unstable_onExecutableDocumentNode: registered.register,
      },
    },
  },
};

export default config;
