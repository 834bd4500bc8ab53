import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

function* fieldsIn(
  set: SelectionSetNode | undefined,
  info: GraphQLResolveInfo,
): Generator<[string, SelectionSetNode?]> {
  for (const selection of set?.selections ?? [])
    if (selection.kind === Kind.FIELD) yield [selection.name.value, selection.selectionSet];
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* fieldsIn(selection.selectionSet, info);
    else yield* fieldsIn(info.fragments[selection.name.value]?.selectionSet, info);
}

/** The names of the fields that a query selects of a page's items, so that only those are read from the database. */
export function selectedItemFields(info: GraphQLResolveInfo): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { selectionSet } of info.fieldNodes)
    for (const [name, set] of fieldsIn(selectionSet, info))
      if (name === 'items') for (const [property] of fieldsIn(set, info)) names.add(property);
  return names;
}
