import { pageSizes } from '@ainsathi/contract/limits';
import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

export type Variables = Record<string, unknown>;

export interface Amount {
  /** Every field except `__typename` costs 1, merged across fragments; the text of a post 5, a search 50. Multiplied by the items of lists around it. */
  cost: number;
  /** Items of all lists with a `limit`. */
  rows: number;
}

const ARTICLE_COST = 5;
const SEARCH_COST = 50;

export function isSearch({ name, value }: ArgumentNode, variables: Variables): boolean {
  if (name.value !== 'search' && name.value !== 'filter') return false;
  const sent = valueFromASTUntyped(value, variables);
  return Boolean(name.value === 'search' ? sent : (sent as { search?: unknown } | null)?.search);
}

export function sentLimit({ value }: ArgumentNode, variables: Variables): number | null {
  const sent = valueFromASTUntyped(value, variables);
  return typeof sent === 'number' ? sent : null;
}

/** As lists read `limit`: at most the largest page. */
export function pageSize(limit: number): number {
  return Math.min(Math.max(limit, 1), pageSizes.largest);
}

/** A list limited by the field at `path`. */
interface Page {
  path: string;
  size: number;
}

/** A field with its nested fields; a list has the amount of one of its items. */
export interface CostedField extends Amount {
  path: string;
  list: (Page & { item: Amount }) | null;
  fields: CostedField[];
}

/** Merges fields as GraphQL's execution does. */
export class CostWalk {
  private readonly fragments: Map<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly variables: Variables,
  ) {
    this.fragments = new Map(
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
      ),
    );
  }

  root({ operation, selectionSet }: OperationDefinitionNode): CostedField {
    const type = this.schema.getRootType(operation);
    const fields = type ? this.fieldsOf([selectionSet], type, null, '') : [];
    return { path: '', list: null, fields, ...sumOf(fields) };
  }

  /** `__typename`, which Apollo Client adds to each fragment on Query, counts only alone. */
  rootFields({ selectionSet }: OperationDefinitionNode): string[] {
    const names = [...this.merged([selectionSet]).values()].flatMap(([node]) => node?.name.value ?? []);
    const fields = names.filter((name) => name !== '__typename');
    return fields.length > 0 ? fields : names;
  }

  /** The fields by response name; every fragment once. Ignores `@skip`. */
  private merged(
    selectionSets: readonly SelectionSetNode[],
    fields = new Map<string, FieldNode[]>(),
    seen = new Set<string>(),
  ): Map<string, FieldNode[]> {
    for (const selection of selectionSets.flatMap(({ selections }) => selections)) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const same = fields.get(name);
        if (same) same.push(selection);
        else fields.set(name, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) this.merged([selection.selectionSet], fields, seen);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = this.fragments.get(selection.name.value);
        if (fragment) this.merged([fragment.selectionSet], fields, seen);
      }
    }
    return fields;
  }

  /** @param pending the page around this selection, for the list inside it. */
  private fieldsOf(
    selectionSets: readonly SelectionSetNode[],
    parent: GraphQLNamedType,
    pending: Page | null,
    at: string,
  ): CostedField[] {
    return [...this.merged(selectionSets)].map(([name, nodes]) =>
      this.field(nodes, parent, pending, at + name),
    );
  }

  private field(
    nodes: readonly FieldNode[],
    parent: GraphQLNamedType,
    pending: Page | null,
    path: string,
  ): CostedField {
    const [node] = nodes;
    const leaf = { path, list: null, fields: [], rows: 0 };
    // Clients such as Apollo add `__typename` to every object.
    if (!node || node.name.value === '__typename') return { ...leaf, cost: 0 };
    // Introspection reads only the schema, and has its own limits.
    const field =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field) return { ...leaf, cost: 1 };
    const own = this.ownCost(node, parent);
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return { ...leaf, cost: own };
    const isList = isListType(getNullableType(field.type));
    const size = this.limitOf(field, node.arguments ?? []);
    const page = size === null ? null : { path, size };
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const fields = this.fieldsOf(selections, type, isList ? null : page, `${path}.`);
    const { cost, rows } = sumOf(fields);
    const listed = isList ? (page ?? pending) : null;
    if (!listed) return { path, list: null, fields, cost: own + cost, rows };
    const item = { cost, rows: listed.size > 1 ? rows + 1 : rows };
    const [all, allRows] = [own + listed.size * item.cost, listed.size * item.rows];
    return { path, list: { ...listed, item }, fields, cost: all, rows: allRows };
  }

  private ownCost(node: FieldNode, parent: GraphQLNamedType): number {
    if (node.arguments?.some((argument) => isSearch(argument, this.variables))) return SEARCH_COST;
    return parent.name === 'Blog' && node.name.value === 'content' ? ARTICLE_COST : 1;
  }

  private limitOf(field: GraphQLField<unknown, unknown>, sent: readonly ArgumentNode[]): number | null {
    const argument = field.args.find(({ name }) => name === 'limit');
    if (!argument) return null;
    const node = sent.find(({ name }) => name.value === 'limit');
    const limit = (node && sentLimit(node, this.variables)) ?? argument.defaultValue;
    return pageSize(typeof limit === 'number' ? limit : 1);
  }
}

function sumOf(amounts: readonly Amount[]): Amount {
  let [cost, rows] = [0, 0];
  for (const amount of amounts) {
    cost += amount.cost;
    rows += amount.rows;
  }
  return { cost, rows };
}
