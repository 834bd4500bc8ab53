import { MapperKind, mapSchema } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';

/** Restores the order of parameters: TypeScript runs their decorators from last to first, and type-graphql keeps that order. */
export function inParameterOrder(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => ({
      ...field,
      args: Object.fromEntries(Object.entries(field.args ?? {}).reverse()),
    }),
  });
}
