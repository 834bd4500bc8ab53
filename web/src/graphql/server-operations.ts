import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery as useApolloQuery } from '@apollo/client/react';
import { queryKey, type QueryResults } from './lazy-client';
import type { Operations, QueryResult } from './operations';

/** Queries of one rendering on the server, and their results for the page. Nothing is sent from the server. */
export function serverOperations(): { operations: Operations; results: () => QueryResults } {
  const results = new Map<string, unknown>();
  function useQuery<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables | null,
  ): QueryResult<Data> {
    const { data, loading, error, previousData, refetch } = useApolloQuery(
      document as TypedDocumentNode<Data>,
      variables ? { variables } : skipToken,
    );
    if (variables && data) results.set(queryKey(document, variables), data);
    return {
      data,
      loading,
      error,
      previousData,
      refetch,
    };
  }
  const mutate = () => Promise.reject(new Error('Nothing is sent from the server'));
  return { operations: { useQuery, mutate }, results: () => Object.fromEntries(results) };
}
