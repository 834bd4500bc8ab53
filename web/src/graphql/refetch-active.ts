import type { ApolloClient, ObservableQuery, RefetchQueriesInclude } from '@apollo/client';
import { readFailure } from './failure';

/** Apollo deduplicates a running query, whose response may be older than the change; so refetch after it settles. */
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

/** Refetches all, or some, queries on the screen. Rejects when one fails. */
export async function refetchActive(
  client: ApolloClient,
  include: RefetchQueriesInclude = 'active',
): Promise<void> {
  await client.refetchQueries({ include, onQueryUpdated: refetchAfterChange });
}

/** Refetches the screen after a conflict or if its object no longer exists. */
export async function refetchIfStale(client: ApolloClient, error: unknown): Promise<void> {
  const { code } = readFailure(error);
  if (code === 'CONFLICT' || code === 'NOT_FOUND') await refetchActive(client).catch(() => undefined);
}
