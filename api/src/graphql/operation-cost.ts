import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import {
  type Amount,
  type CostedField,
  CostWalk,
  isSearch,
  pageSize,
  sentLimit,
  type Variables,
} from './cost-walk';

export interface OperationCost extends Amount {
  rootFields: string[];
}

function withDefaults({ variableDefinitions = [] }: OperationDefinitionNode, sent: Variables): Variables {
  // Without a prototype: a variable may be called `constructor`.
  const variables: Variables = { __proto__: null, ...sent };
  for (const { variable, defaultValue } of variableDefinitions)
    if (defaultValue && !(variable.name.value in variables))
      variables[variable.name.value] = valueFromASTUntyped(defaultValue);
  return variables;
}

const DECISIVE = new Set(['limit', 'search', 'filter']);

function weightOf(argument: ArgumentNode, variables: Variables): string {
  if (argument.name.value !== 'limit') return isSearch(argument, variables) ? 'search' : '';
  const limit = sentLimit(argument, variables);
  return limit === null ? '' : String(pageSize(limit));
}

/** The costliest part of an operation, and the largest page of a list around it that passes the limit. */
export interface CostliestPart {
  path: string;
  cost: number;
  passes: { path: string; limit: number } | null;
}

/** Descends into the costliest field, or the field with most items, while it has half of the total. @param left what may be spent. */
export function costliestPart(
  left: Amount,
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  sent: Variables,
): CostliestPart {
  const root = new CostWalk(schema, document, withDefaults(operation, sent)).root(operation);
  const by = root.cost > left.cost ? 'cost' : 'rows';
  let [part, times]: [CostedField, number] = [root, 1];
  let passes: CostliestPart['passes'] = null;
  for (;;) {
    const cost = times * part.cost;
    if (part.list) {
      passes ??= passingLimit(part.list, { root, left, times });
      times *= part.list.size;
    }
    const next = [...part.fields].sort((a, b) => b[by] - a[by])[0];
    if (!next?.fields.length || next[by] * times * 2 < root[by]) return { path: part.path, cost, passes };
    part = next;
  }
}

/** The largest page of a list, which occurs so many times, that passes the limit. */
function passingLimit(
  { path, size, item }: NonNullable<CostedField['list']>,
  { root, left, times }: { root: Amount; left: Amount; times: number },
): CostliestPart['passes'] {
  const tooMuch = (by: keyof Amount): number =>
    root[by] > left[by] ? (root[by] - left[by]) / (times * item[by]) : 0;
  const limit = Math.floor(size - Math.max(tooMuch('cost'), tooMuch('rows')));
  return limit >= 1 && limit < size ? { path, limit } : null;
}

interface KnownCosts {
  decisive: readonly ArgumentNode[];
  costs: Map<string, OperationCost>;
}

const knownCosts = new WeakMap<OperationDefinitionNode, KnownCosts>();
const MAX_COSTS_OF_OPERATION = 100;

/** Computed once for all variables with the same cost, as long as the document is kept. */
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
  const walk = new CostWalk(schema, document, variables);
  const { cost: whole, rows } = walk.root(operation);
  const cost = { cost: whole, rows, rootFields: walk.rootFields(operation) };
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
