import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { queryKey, type LazyClient } from './lazy-client';
import type { Operations, QueryResult } from './operations';
import { WatchedQuery, type QueryState } from './watched-query';

const skipped: QueryState<never> = { data: undefined, loading: false, error: undefined };
const never = () => () => undefined;
const readSkipped = () => skipped;
const refetchNothing = () => Promise.resolve();

/** Queries and mutations of the browser's public pages. */
export function browserOperations(client: LazyClient): Operations {
  function useQuery<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables | null,
  ): QueryResult<Data> {
    const key = variables && queryKey(document, variables);
    const watched = useMemo(
      () => variables && new WatchedQuery(client, document, variables),
      // The key identifies the document and the variables.
      [key],
    );
    const read: () => QueryState<Data> = watched?.getSnapshot ?? readSkipped;
    const state = useSyncExternalStore(watched?.subscribe ?? never, read, read);
    const [previousData, setPreviousData] = useState(state.data);
    if (state.data !== undefined && state.data !== previousData) setPreviousData(state.data);
    return { ...state, previousData, refetch: watched?.refetch ?? refetchNothing };
  }
  return { useQuery, mutate: async (options) => (await client.load()).mutate(options) };
}
