import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { print, type FormattedExecutionResult } from 'graphql';
import { from, map } from 'rxjs';
import { createCache } from './cache';

/** One GraphQL operation, handed to the API inside the same process. */
export interface ServerOperation {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string;
}

export type Execute = (operation: ServerOperation) => Promise<unknown>;

/** Collects what went wrong while a page was rendered; such a page is not sent, its shell is. */
export interface ServerFailures {
  errors: unknown[];
}

function isResult(value: unknown): value is FormattedExecutionResult {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

/** The result as the browser would get it: in this process it may hold dates, which the page's state would show otherwise. */
function asSent(result: unknown): unknown {
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
      const result = asSent(
        await execute({ query: print(query), variables, ...(operationName ? { operationName } : {}) }),
      );
      if (!isResult(result)) throw new Error('The API answered without data and without errors');
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
