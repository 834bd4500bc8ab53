import type { ApolloCache } from '@apollo/client';

/** Forgets what was deleted and every list or number that counted it, so that whoever shows them asks again. */
export function forget(
  cache: ApolloCache,
  deleted: { __typename: string; id: string } | null,
  fieldNames: readonly string[],
): void {
  if (deleted) cache.evict({ id: cache.identify(deleted) });
  for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
