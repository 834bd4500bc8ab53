import type { CodegenConfig } from '@graphql-codegen/cli';

const types = {
  useTypeImports: true,
  enumsAsConst: true,
  scalars: { DateTime: 'string', Upload: 'File', ID: 'string' },
  defaultScalarType: 'unknown',
  strictScalars: true,
};

/** Typed documents for the web client, generated from the committed schema alone. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/src/**/*.{ts,tsx}', '!web/src/graphql/generated/**', '!web/src/**/*.test.{ts,tsx}'],
  ignoreNoDocuments: true,
  generates: {
    'web/src/graphql/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: types,
    },
    // The whole schema, for types about fields that no single document names.
    'web/src/graphql/generated/schema-types.ts': {
      plugins: ['typescript'],
      config: { ...types, skipTypename: true },
    },
  },
};

export default config;
