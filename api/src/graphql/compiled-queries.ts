import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  BREAK,
  type DocumentNode,
  getVariableValues,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { Role } from '../auth/role';
import type { RequestContext } from '../context';
import { createPublicQueryReader } from './cacheable-operation';
import type { PersistedQueries } from './persisted-queries';

/** The most characters of a document of others that is compiled: compiling holds up every request, the longer the document is. */
const SMALL_DOCUMENT = 2_000;

/** Executions after which an operation is compiled, which takes some milliseconds. */
export const COMPILED_AFTER = 20;

/** Fields of signed-in people that read and record nothing, so that they may be executed again. */
const READS_OF_PEOPLE = new Set(['me', 'myCases']);

type Variables = Record<string, unknown>;

/** An operation that was executed: how often, and its function, or null when it has none. */
interface KnownOperation {
  executions: number;
  query?: CompiledQuery | null;
}

/**
 * Code is made of a document: of names and numbers, never of a text that somebody wrote. Names that begin with two
 * underscores are those of introspection, or `__proto__`, which is no property in an object literal.
 */
function isPlain(document: DocumentNode): boolean {
  let plain = true;
  const refuse = (): typeof BREAK => {
    plain = false;
    return BREAK;
  };
  visit(document, {
    Name: ({ value }) => (value.startsWith('__') && value !== '__typename' ? refuse() : undefined),
    [Kind.STRING]: refuse,
  });
  return plain;
}

/**
 * Variables as the compiler's function takes them; null for such as GraphQL would refuse, of which it accepts some: a list
 * for an object, and null, in spite of a default, for an argument that must have a value. It takes a variable that must have
 * a value for missing even when it has a default.
 */
function acceptedVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  sent: Variables,
): Variables | null {
  if (variableDefinitions.length === 0) return sent;
  if (getVariableValues(schema, variableDefinitions, sent, { maxErrors: 1 }).errors) return null;
  const accepted = { ...sent };
  for (const { variable, defaultValue } of variableDefinitions) {
    if (!defaultValue) continue;
    const { value: name } = variable.name;
    if (accepted[name] === null) return null;
    accepted[name] ??= valueFromASTUntyped(defaultValue);
  }
  return accepted;
}

export interface CompileOptions {
  /** Executions after which a query is compiled. */
  compiledAfter?: number | undefined;
  /** Those of the web client, which are compiled whatever their length. */
  persistedQueries?: PersistedQueries | undefined;
}

/**
 * Executes queries that are asked for often by a function that is compiled for them: a third of the time of a page was the
 * executor's. Where it finds an error, of a variable or of a field, the query is executed again by GraphQL itself, whose
 * errors are those of the API; so only queries that may run twice are compiled.
 */
export function executeCompiled(
  schema: GraphQLSchema,
  { compiledAfter = COMPILED_AFTER, persistedQueries = new Map() }: CompileOptions = {},
): ApolloServerPlugin<RequestContext> {
  const ownTexts = new Set(persistedQueries.values());
  const isPublic = createPublicQueryReader(schema);
  const known = new WeakMap<OperationDefinitionNode, KnownOperation>();
  const mayRunTwice = (document: DocumentNode, operation: OperationDefinitionNode): boolean =>
    isPublic(document, operation) !== null ||
    (operation.operation === OperationTypeNode.QUERY &&
      operation.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && READS_OF_PEOPLE.has(selection.name.value),
      ));
  const compile = (document: DocumentNode, operation: OperationDefinitionNode): CompiledQuery | null => {
    const text = document.loc?.source.body ?? '';
    if (text.length > SMALL_DOCUMENT && !ownTexts.has(text)) return null;
    if (!mayRunTwice(document, operation) || !isPlain(document)) return null;
    const query = compileQuery(schema, document, operation.name?.value);
    return isCompiledQuery(query) ? query : null;
  };
  const queryFor = (document: DocumentNode, operation: OperationDefinitionNode): CompiledQuery | null => {
    const found = known.get(operation) ?? { executions: 0 };
    known.set(operation, found);
    if (found.query === undefined && found.executions >= compiledAfter)
      found.query = compile(document, operation);
    found.executions += 1;
    return found.query ?? null;
  };
  return {
    requestDidStart: async () =>
      Promise.resolve({
        responseForOperation: async ({ document, request, contextValue, ...found }) => {
          // Apollo says that there is one, but asks before it refuses a document of several without a name.
          const operation = found.operation as OperationDefinitionNode | undefined;
          // What staff look at is recorded, also by public queries: it must be executed once.
          if (!operation || contextValue.viewer?.role === Role.ADMIN) return null;
          const compiled = queryFor(document, operation);
          if (!compiled) return null;
          const variables = acceptedVariables(schema, operation, request.variables ?? {});
          if (!variables) return null;
          const result = await compiled.query(undefined, contextValue, variables);
          if (result.errors) return null;
          return {
            http: { status: undefined, headers: new HeaderMap() },
            body: { kind: 'single', singleResult: result },
          };
        },
      }),
  };
}
