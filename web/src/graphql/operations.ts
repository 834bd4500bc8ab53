import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext, useContext } from 'react';
import type { QueryState } from './watched-query';

export interface QueryResult<Data> extends QueryState<Data> {
  previousData: Data | undefined;
  refetch: () => Promise<unknown>;
}

export type MutateOptions<Data> = Pick<
  ApolloClient.MutateOptions<Data>,
  'context' | 'fetchPolicy' | 'update' | 'refetchQueries' | 'awaitRefetchQueries'
>;

/** In the browser, or on the server. */
export interface Operations {
  useQuery: <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables | null,
  ) => QueryResult<Data>;
  mutate: <Data, Variables extends OperationVariables>(
    options: ApolloClient.MutateOptions<Data, Variables>,
  ) => Promise<{ data?: unknown }>;
}

export const OperationsContext = createContext<Operations | null>(null);

function useOperations(): Operations {
  const operations = useContext(OperationsContext);
  if (!operations) throw new Error('OperationsContext has no value');
  return operations;
}

/** Instead of options: skips the query. */
export const skipQuery = 'skip';

type QueryOptions<Variables> =
  Record<string, never> extends Variables
    ? [options?: { variables?: Variables } | typeof skipQuery]
    : [options: { variables: Variables } | typeof skipQuery];

/** During hydration the server's result. Signed-in areas use Apollo's own hook, which has more options. */
export function usePublicQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  ...[options]: QueryOptions<Variables>
): QueryResult<Data> {
  const operations = useOperations();
  const variables = options === skipQuery ? null : (options?.variables ?? ({} as Variables));
  return operations.useQuery(document, variables);
}

/** Fetches Apollo Client if needed. Rejects with Apollo's error. */
export function usePublicMutation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  options?: MutateOptions<Data>,
) {
  const { mutate } = useOperations();
  return async (call: Pick<ApolloClient.MutateOptions<Data, Variables>, 'variables'>) => {
    const all = { mutation, ...options, ...call } as ApolloClient.MutateOptions<Data, Variables>;
    return (await mutate(all)) as { data?: Data };
  };
}
