import type { ApolloClient, ObservableQuery, RefetchQueriesInclude } from '@apollo/client';

/**
 * Apollo gives the response of a request that is under way to the same query asked again; it may have been answered before
 * the change because of which it is asked again. So the query is asked once more after that one.
 */
async function refetchAfterChange(query: ObservableQuery): Promise<void> {
  const isUnderWay = query.getCurrentResult().loading;
  const response = query.refetch();
  if (!isUnderWay) {
    await response;
    return;
  }
  await response.catch(() => undefined);
  if (query.hasObservers()) await query.refetch();
}

/** Requests what is on the screen again after a change, or only some of its queries. Rejects when one of them fails. */
export async function refetchActive(
  client: ApolloClient,
  include: RefetchQueriesInclude = 'active',
): Promise<void> {
  await client.refetchQueries({ include, onQueryUpdated: refetchAfterChange });
}
