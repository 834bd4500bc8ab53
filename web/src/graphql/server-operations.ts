import { rememberByObject } from '@ainsathi/contract/remember';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  print,
  visit,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FormattedExecutionResult,
} from 'graphql';
import { use } from 'react';
import { operationName, queryKey, type QueryResults } from './lazy-client';
import type { Operations, QueryResult } from './operations';

/** Executed by the API in the same process. */
export interface ServerOperation {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string;
}

export type Execute = (operation: ServerOperation) => Promise<unknown>;

/** If a query fails, the shell is sent instead of the page. */
export interface ServerFailures {
  errors: unknown[];
}

class FailedQueryError extends Error {
  override name = 'FailedQueryError';

  constructor(readonly errors: readonly unknown[]) {
    super('A query of the page failed');
  }
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** The browser's cache distinguishes objects by type; selects the type first, as that cache does. */
function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (set, _key, parent) =>
      parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...set, selections: [typename, ...set.selections] },
  });
}

const textOf = rememberByObject((document: DocumentNode) => print(withTypenames(document)));

function isResult(value: unknown): value is FormattedExecutionResult {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

/** Serialises as HTTP would: in this process it may contain `Date` objects. */
function toJson(result: unknown): unknown {
  return JSON.parse(JSON.stringify(result));
}

const refetchNothing = () => Promise.resolve();

/**
 * A component suspends for its result, so everything renders once. Apollo Client would render the whole page again for each
 * wave of results, and normalise data that nobody reads again.
 */
export function serverOperations(
  execute: Execute,
  failures: ServerFailures,
): { operations: Operations; results: () => QueryResults } {
  const reads = new Map<string, Promise<unknown>>();
  const results: Record<string, unknown> = {};
  async function read(key: string, document: DocumentNode, variables: OperationVariables): Promise<unknown> {
    try {
      const name = operationName(document);
      const operation = { query: textOf(document), variables, ...(name ? { operationName: name } : {}) };
      const result = toJson(await execute(operation));
      if (!isResult(result)) throw new Error('The API returned neither data nor errors');
      if (result.errors?.length) throw new FailedQueryError(result.errors);
      results[key] = result.data;
      return result.data;
    } catch (error) {
      failures.errors.push(...(error instanceof FailedQueryError ? error.errors : [error]));
      throw error;
    }
  }
  function useQuery<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables | null,
  ): QueryResult<Data> {
    const state = { loading: false, error: undefined, previousData: undefined, refetch: refetchNothing };
    if (!variables) return { ...state, data: undefined };
    const key = queryKey(document, variables);
    const started = reads.get(key) ?? read(key, document, variables);
    reads.set(key, started);
    return { ...state, data: use(started) as Data };
  }
  const mutate = () => Promise.reject(new Error('Nothing is sent from the server'));
  return { operations: { useQuery, mutate }, results: () => results };
}
