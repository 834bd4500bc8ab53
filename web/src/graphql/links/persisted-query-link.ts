import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** Proxies limit the length of URLs. */
const longestVariables = 2_000;

const idOf = (query: DocumentNode): string | undefined =>
  (query as { __meta__?: { documentId?: string } }).__meta__?.documentId;

function isPersisted({ query, variables, getContext }: ApolloLink.Operation): boolean {
  const isShort = encodeURIComponent(JSON.stringify(variables)).length <= longestVariables;
  // Addresses are in logs and histories.
  const hasSecret = 'secret' in variables;
  return idOf(query) !== undefined && getContext().sentToken === null && isShort && !hasSecret;
}

/** An id of another build, or a URL too long for a proxy. */
const isRefused = ({ error, meta }: PersistedQueryLink.DisableFunctionOptions): boolean =>
  meta.persistedQueryNotFound || (ServerError.is(error) && [400, 414].includes(error.statusCode));

/** Over GET by a known id, so that HTTP caches store the responses; once refused, by POST with the text. */
export function persistedQueryLink(): ApolloLink {
  const byId = new PersistedQueryLink({
    generateHash: (query) => idOf(query) ?? '',
    useGETForHashedQueries: true,
    disable: isRefused,
    retry: isRefused,
  });
  return ApolloLink.split(isPersisted, byId);
}
