import type { ApolloClient, ObservableQuery, RefetchQueriesInclude } from '@apollo/client';
import { readFailure } from './failure';

/** Apollo dedupes an in-flight query, whose response may be older than the change; so refetch after it settles. */
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

/** Requests what is on the screen again when the server refused a change because something else had changed. True if so. */
export async function refetchAfterConflict(client: ApolloClient, error: unknown): Promise<boolean> {
  if (readFailure(error).code !== 'CONFLICT') return false;
  await refetchActive(client).catch(() => undefined);
  return true;
}
