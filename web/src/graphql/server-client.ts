import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { print, type FormattedExecutionResult } from 'graphql';
import { from, map } from 'rxjs';
import { createCache } from './cache';

/** One GraphQL operation, executed by the API in the same process. */
export interface ServerOperation {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string;
}

export type Execute = (operation: ServerOperation) => Promise<unknown>;

/** Collects the errors of rendering a page; the shell is sent instead of a page with errors. */
export interface ServerFailures {
  errors: unknown[];
}

function isResult(value: unknown): value is FormattedExecutionResult {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

/** Serialises the result as HTTP would: in this process it may contain `Date` objects, which the browser never gets. */
function toJson(result: unknown): unknown {
  return JSON.parse(JSON.stringify(result));
}

/** An Apollo client for one request on the server: operations run in-process, failures are collected. */
export function createServerClient(execute: Execute, failures: ServerFailures): ApolloClient {
  const run = async ({
    query,
    variables,
    operationName,
  }: ApolloLink.Operation): Promise<FormattedExecutionResult> => {
    try {
      const result = toJson(
        await execute({ query: print(query), variables, ...(operationName ? { operationName } : {}) }),
      );
      if (!isResult(result)) throw new Error('The API returned neither data nor errors');
      if (result.errors?.length) failures.errors.push(...result.errors);
      return result;
    } catch (error) {
      failures.errors.push(error);
      throw error;
    }
  };
  return new ApolloClient({
    ssrMode: true,
    cache: createCache(),
    link: new ApolloLink((operation) =>
      from(run(operation)).pipe(map((result) => result as ApolloLink.Result)),
    ),
  });
}
