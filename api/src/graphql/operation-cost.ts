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
  visit,
} from 'graphql';
import { pageSizes } from '@ainsathi/contract/limits';

/** What an operation asks for, before it is executed. */
export interface OperationCost {
  /** Every field but `__typename` costs 1, the text of a post 5, a search 50; what is below a list counts for each of its items. */
  cost: number;
  /** Items of all lists that have a `limit`. */
  rows: number;
  /** The names of the root fields. */
  rootFields: string[];
}

type Variables = Record<string, unknown>;
type Amount = Pick<OperationCost, 'cost' | 'rows'>;

const ARTICLE_COST = 5;
const SEARCH_COST = 50;
const FREE: Amount = { cost: 0, rows: 0 };

function withDefaults({ variableDefinitions = [] }: OperationDefinitionNode, sent: Variables): Variables {
  const variables = { ...sent };
  for (const { variable, defaultValue } of variableDefinitions)
    if (defaultValue && !(variable.name.value in sent))
      variables[variable.name.value] = valueFromASTUntyped(defaultValue);
  return variables;
}

function isSearch({ name, value }: ArgumentNode, variables: Variables): boolean {
  if (name.value !== 'search' && name.value !== 'filter') return false;
  const sent = valueFromASTUntyped(value, variables);
  return Boolean(name.value === 'search' ? sent : (sent as { search?: unknown } | null)?.search);
}

function sentLimit({ value }: ArgumentNode, variables: Variables): number | null {
  const sent = valueFromASTUntyped(value, variables);
  return typeof sent === 'number' ? sent : null;
}

/** A `limit` as the lists read it: at most the largest page. */
function pageSize(limit: number): number {
  return Math.min(Math.max(limit, 1), pageSizes.largest);
}

/** The arguments on which a cost depends. */
const DECISIVE = new Set(['limit', 'search', 'filter']);

/** What such an argument adds to the cost, for telling variables apart. */
function weightOf(argument: ArgumentNode, variables: Variables): string {
  if (argument.name.value !== 'limit') return isSearch(argument, variables) ? 'search' : '';
  const limit = sentLimit(argument, variables);
  return limit === null ? '' : String(pageSize(limit));
}

/** Walks one operation. Fragments are walked once for each size of list, so that nesting them multiplies no work. */
class CostWalk {
  private readonly fragments: Map<string, FragmentDefinitionNode>;
  private readonly fragmentCosts = new Map<string, Amount>();

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

  /** @param pending the `limit` of the page around this selection, for the list inside it. */
  selection({ selections }: SelectionSetNode, parent: GraphQLNamedType, pending: number): Amount {
    let [cost, rows] = [0, 0];
    for (const selection of selections) {
      const amount =
        selection.kind === Kind.FIELD
          ? this.field(selection, parent, pending)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? this.selection(selection.selectionSet, parent, pending)
            : this.fragment(selection.name.value, parent, pending);
      cost += amount.cost;
      rows += amount.rows;
    }
    return { cost, rows };
  }

  private fragment(name: string, parent: GraphQLNamedType, pending: number): Amount {
    const key = `${name} ${parent.name} ${pending}`;
    const known = this.fragmentCosts.get(key);
    if (known) return known;
    const definition = this.fragments.get(name);
    const amount = definition ? this.selection(definition.selectionSet, parent, pending) : FREE;
    this.fragmentCosts.set(key, amount);
    return amount;
  }

  private field(node: FieldNode, parent: GraphQLNamedType, pending: number): Amount {
    const name = node.name.value;
    // Clients such as Apollo add it to every object.
    if (name === '__typename') return FREE;
    // Introspection reads nothing but the schema, and has limits of its own.
    if (name.startsWith('__')) return { cost: 1, rows: 0 };
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (!field) return { cost: 1, rows: 0 };
    const limit = this.limitOf(field, node.arguments ?? []);
    const own = this.ownCost(node, parent);
    const type = getNamedType(field.type);
    if (!node.selectionSet || !isCompositeType(type)) return { cost: own, rows: 0 };
    if (!isListType(getNullableType(field.type))) {
      const below = this.selection(node.selectionSet, type, limit ?? 1);
      return { cost: own + below.cost, rows: below.rows };
    }
    const items = limit ?? pending;
    const below = this.selection(node.selectionSet, type, 1);
    return { cost: own + items * below.cost, rows: items * below.rows + (items > 1 ? items : 0) };
  }

  private ownCost(node: FieldNode, parent: GraphQLNamedType): number {
    if (node.arguments?.some((argument) => isSearch(argument, this.variables))) return SEARCH_COST;
    return parent.name === 'Blog' && node.name.value === 'content' ? ARTICLE_COST : 1;
  }

  /** The `limit` of a field as the lists read it: at most the largest page. */
  private limitOf(field: GraphQLField<unknown, unknown>, sent: readonly ArgumentNode[]): number | null {
    const argument = field.args.find(({ name }) => name === 'limit');
    if (!argument) return null;
    const node = sent.find(({ name }) => name.value === 'limit');
    const limit = (node && sentLimit(node, this.variables)) ?? argument.defaultValue;
    return pageSize(typeof limit === 'number' ? limit : 1);
  }

  root({ operation, selectionSet }: OperationDefinitionNode): OperationCost {
    const type = this.schema.getRootType(operation);
    if (!type) return { ...FREE, rootFields: [] };
    return { ...this.selection(selectionSet, type, 1), rootFields: [...this.rootFields(selectionSet)] };
  }

  private *rootFields({ selections }: SelectionSetNode, seen = new Set<string>()): Generator<string> {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) yield selection.name.value;
      else if (selection.kind === Kind.INLINE_FRAGMENT) yield* this.rootFields(selection.selectionSet, seen);
      else {
        const fragment = this.fragments.get(selection.name.value);
        if (!fragment || seen.has(fragment.name.value)) continue;
        seen.add(fragment.name.value);
        yield* this.rootFields(fragment.selectionSet, seen);
      }
    }
  }
}

/** The costs of an operation by what its variables say about it. */
interface KnownCosts {
  /** The arguments on which the cost depends. */
  decisive: readonly ArgumentNode[];
  costs: Map<string, OperationCost>;
}

const knownCosts = new WeakMap<OperationDefinitionNode, KnownCosts>();
const MAX_COSTS_OF_OPERATION = 100;

/** The cost of a valid operation: computed once for all variables with which it is the same, as long as its document is kept. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  sent: Variables,
): OperationCost {
  const variables = withDefaults(operation, sent);
  const { decisive, costs } = knownCostsOf(document, operation);
  const key = decisive.map((argument) => weightOf(argument, variables)).join();
  const known = costs.get(key);
  if (known) return known;
  const cost = new CostWalk(schema, document, variables).root(operation);
  if (costs.size < MAX_COSTS_OF_OPERATION) costs.set(key, cost);
  return cost;
}

function knownCostsOf(document: DocumentNode, operation: OperationDefinitionNode): KnownCosts {
  const known = knownCosts.get(operation);
  if (known) return known;
  const decisive: ArgumentNode[] = [];
  visit(document, {
    Argument: (node) => {
      if (DECISIVE.has(node.name.value)) decisive.push(node);
    },
  });
  const created = { decisive, costs: new Map<string, OperationCost>() };
  knownCosts.set(operation, created);
  return created;
}
