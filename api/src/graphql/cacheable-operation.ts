import {
  BLOG_SUBJECTS,
  publicSubjects,
  sortedSubjects,
  type PublicSubject,
} from '../platform/public-subjects';
import { getDirective } from '@graphql-tools/utils';
import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

/** Public fields that depend on the viewer, or poll for changes: never cached. */
const UNCACHED_FIELDS = new Set(['me', 'lawyerChanges', 'joinLink']);
/** Their arguments are secrets. */
const SECRET_FIELDS = new Set(['joinLink']);
const INTROSPECTION = ['__typename', '__schema', '__type'];

const LAWYERS: readonly PublicSubject[] = ['lawyers'];

/** The subjects of each public field, nested selections included; an unknown field shows everything. */
const SUBJECTS_OF_FIELD: ReadonlyMap<string, readonly PublicSubject[]> = new Map([
  ...INTROSPECTION.map((name) => [name, []] as const),
  ['lawyers', LAWYERS],
  ['lawyer', LAWYERS],
  ['lawyerCounts', LAWYERS],
  ['nearbyLawyers', LAWYERS],
  ['practiceAreas', LAWYERS],
  ['matters', LAWYERS],
  ['districts', LAWYERS],
  ['blogs', BLOG_SUBJECTS],
  ['blog', BLOG_SUBJECTS],
  ['blogTopics', BLOG_SUBJECTS],
  ['reviews', ['reviews']],
]);

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

/** Whether an argument of the operation is a secret, which does not belong into an address. */
export function isSecret(document: DocumentNode, { selectionSet }: OperationDefinitionNode): boolean {
  return [...rootFields(document, selectionSet)].some((name) => SECRET_FIELDS.has(name));
}

/** The subjects of a valid query whose response is the same for every visitor; null for other operations. */
export function createPublicQueryReader(
  schema: GraphQLSchema,
): (document: DocumentNode, operation: OperationDefinitionNode) => readonly PublicSubject[] | null {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const publicFields = new Set([
    ...INTROSPECTION,
    ...fields
      .filter((field) => getDirective(schema, field, 'public') && !UNCACHED_FIELDS.has(field.name))
      .map(({ name }) => name),
  ]);
  return (document, { operation, selectionSet }) => {
    if (operation !== OperationTypeNode.QUERY) return null;
    const names = [...rootFields(document, selectionSet)];
    if (!names.every((name) => publicFields.has(name))) return null;
    return sortedSubjects(names.flatMap((name) => SUBJECTS_OF_FIELD.get(name) ?? publicSubjects));
  };
}
