import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

function* fieldsIn(
  set: SelectionSetNode | undefined,
  info: GraphQLResolveInfo,
): Generator<[string, SelectionSetNode?]> {
  for (const selection of set?.selections ?? [])
    if (selection.kind === Kind.FIELD) yield [selection.name.value, selection.selectionSet];
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* fieldsIn(selection.selectionSet, info);
    else yield* fieldsIn(info.fragments[selection.name.value]?.selectionSet, info);
}

type Names = ReadonlySet<string>;

/** Reads a selection once for each field of a document, as long as the document is kept. */
function oncePerField(read: (info: GraphQLResolveInfo) => Names): (info: GraphQLResolveInfo) => Names {
  const known = new WeakMap<FieldNode, Names>();
  return (info) => {
    const [node, another] = info.fieldNodes;
    if (!node || another) return read(info);
    const names = known.get(node) ?? read(info);
    known.set(node, names);
    return names;
  };
}

/** The selected fields of an object, so that only these are read from the database. */
export const selectedFields = oncePerField((info) => {
  const names = new Set<string>();
  for (const { selectionSet } of info.fieldNodes)
    for (const [name] of fieldsIn(selectionSet, info)) names.add(name);
  return names;
});

/** Whether a query selects fields that need a count of all rows. */
export function selectsTotal(info: GraphQLResolveInfo): boolean {
  const names = selectedFields(info);
  return names.has('total') || names.has('pages');
}

function fieldsBelow(name: string, info: GraphQLResolveInfo): Names {
  const names = new Set<string>();
  const objects = info.fieldNodes
    .flatMap(({ selectionSet }) => [...fieldsIn(selectionSet, info)])
    .filter(([selected]) => selected === name);
  for (const [, set] of objects)
    for (const [property, below] of fieldsIn(set, info)) {
      names.add(property);
      for (const [field] of fieldsIn(below, info)) names.add(`${property}.${field}`);
    }
  return names;
}

/** For the items of a page, with nested fields, such as `lawyer.name`. */
export const selectedItemFields = oncePerField((info) => fieldsBelow('items', info));

export const selectedCaseFields = oncePerField((info) => fieldsBelow('case', info));

export const selectedReadingFields = oncePerField((info) => fieldsBelow('reading', info));

export const selectedLawyerFields = oncePerField((info) => fieldsBelow('lawyers', info));
