import { MapperKind, mapSchema } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';

/**
 * Puts the arguments of every field in the order of its method's parameters. TypeScript runs parameter decorators from
 * last to first, and type-graphql keeps the order in which they ran, so that its fields begin with the last argument.
 */
export function inParameterOrder(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => ({
      ...field,
      args: Object.fromEntries(Object.entries(field.args ?? {}).reverse()),
    }),
  });
}
