import { getDirective } from '@graphql-tools/utils';
import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

/** Public fields that depend on the viewer, so responses with them are not cached. */
const VIEWER_FIELDS = new Set(['me']);
const INTROSPECTION = ['__typename', '__schema', '__type'];

function* rootFields(document: DocumentNode, { selections }: SelectionSetNode): Generator<string> {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) yield selection.name.value;
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* rootFields(document, selection.selectionSet);
    else {
      const { value } = selection.name;
      for (const definition of document.definitions)
        if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === value)
          yield* rootFields(document, definition.selectionSet);
    }
  }
}

/** A test whether a valid operation queries only public fields that are the same for every visitor, so that its response can be cached. */
export function publicQueriesOf(
  schema: GraphQLSchema,
): (document: DocumentNode, operation: OperationDefinitionNode) => boolean {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const open = new Set([
    ...INTROSPECTION,
    ...fields
      .filter((field) => getDirective(schema, field, 'public') && !VIEWER_FIELDS.has(field.name))
      .map(({ name }) => name),
  ]);
  return (document, { operation, selectionSet }) =>
    operation === OperationTypeNode.QUERY &&
    [...rootFields(document, selectionSet)].every((name) => open.has(name));
}
