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

/** Longer foreign documents are not compiled: compiling blocks every request, the longer the document is. */
const SMALL_DOCUMENT = 2_000;

/** Executions before an operation is compiled, which takes some milliseconds. */
const COMPILED_AFTER = 20;

/** Fields of signed-in people without side effects, so that they may be executed twice. */
const READS_OF_PEOPLE = new Set(['me', 'myCases']);

type Variables = Record<string, unknown>;

interface KnownOperation {
  executions: number;
  query?: CompiledQuery | null;
}

/**
 * Only names and numbers of a document become code, never a client's text. Names with two leading underscores are
 * introspection, or `__proto__`, which is no property in an object literal.
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
 * The variables for the compiled function; null for variables that GraphQL would refuse but the compiler accepts: a list for an
 * object, or null for a required argument with a default. The compiler also reports a required variable with a default as
 * missing.
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
  /** Executions before a query is compiled. */
  compiledAfter?: number | undefined;
  /** Queries of the web client, compiled at any length. */
  persistedQueries?: PersistedQueries | undefined;
}

/**
 * Executes frequent queries by a compiled function: the executor took a third of a page's time. On an error of a variable or
 * field, GraphQL itself executes the query again, for the API's error format; so only queries without side effects are
 * compiled.
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
          // Apollo's type says that there is an operation, but it may be undefined for several unnamed operations.
          const operation = found.operation as OperationDefinitionNode | undefined;
          // Staff's looks are recorded, also in public queries, so these must run only once.
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
