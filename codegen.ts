import type { CodegenConfig } from '@graphql-codegen/cli';

/** Typed documents for the web client, generated from the committed schema alone. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/src/**/*.{ts,tsx}', '!web/src/graphql/generated/**'],
  ignoreNoDocuments: true,
  generates: {
    'web/src/graphql/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        useTypeImports: true,
        enumsAsConst: true,
        scalars: { DateTime: 'string', Upload: 'File', ID: 'string' },
        defaultScalarType: 'unknown',
        strictScalars: true,
      },
    },
  },
};

export default config;
