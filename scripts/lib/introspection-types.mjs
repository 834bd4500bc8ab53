import { introspectionFromSchema } from 'graphql';
import { minifyIntrospection, outputIntrospectionFile } from 'gql.tada/internal';

/** A plugin of the code generator: the schema as a type, from which the types of operations are inferred. */
export const plugin = (schema) =>
  outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(schema)), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  });
