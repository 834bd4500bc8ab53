import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: '../../schema.graphql',
  documents: 'src/*.graphql',
  generates: {
    'src/operations.ts': {
      plugins: ['typescript', 'typescript-operations', 'typed-document-node'],
      config: { documentMode: 'string', onlyOperationTypes: true, useTypeImports: true },
    },
  },
};

export default config;
