import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** Proxies bound the length of an address. */
const longestVariables = 2_000;

const idOf = (query: DocumentNode): string | undefined =>
  (query as { __meta__?: { documentId?: string } }).__meta__?.documentId;

function isPersisted({ query, variables, getContext }: ApolloLink.Operation): boolean {
  const isShort = encodeURIComponent(JSON.stringify(variables)).length <= longestVariables;
  return idOf(query) !== undefined && getContext().sentToken === null && isShort;
}

/** An id of another build, or an address that a proxy finds too long. */
const isRefused = ({ error, meta }: PersistedQueryLink.DisableFunctionOptions): boolean =>
  meta.persistedQueryNotFound || (ServerError.is(error) && [400, 414].includes(error.statusCode));

/**
 * Lets visitors request public queries over GET, by an id that the server knows, so that HTTP caches store the responses.
 * Once refused, queries go as POST with their text, as everything else.
 */
export function persistedQueryLink(): ApolloLink {
  const byId = new PersistedQueryLink({
    generateHash: (query) => idOf(query) ?? '',
    useGETForHashedQueries: true,
    disable: isRefused,
    retry: isRefused,
  });
  return ApolloLink.split(isPersisted, byId);
}
