import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { catchError, mergeMap, of, throwError } from 'rxjs';
import { endpoint } from './endpoint';

/** Proxies bound the length of an address. */
const longestVariables = 2_000;

/** An id that the server does not know, because one of both is older; or an address that a proxy finds too long. */
const refusals = [400, 414];

/** The id that codegen gave to a public query. */
function documentIdOf(operation: ApolloLink.Operation): string | undefined {
  return (operation.query as { __meta__?: { documentId?: string } }).__meta__?.documentId;
}

function isVisitors(operation: ApolloLink.Operation): boolean {
  return operation.getContext().sentToken === null;
}

/** The context for `HttpLink` by which it asks by id, over GET. */
const byId = (documentId: string) => ({
  uri: `${endpoint}?documentId=${documentId}`,
  http: { includeQuery: false, includeExtensions: false },
  fetchOptions: { method: 'GET' },
});

const byText = { uri: endpoint, http: {}, fetchOptions: {} };

/** Whether the server answered, as GraphQL, that it does not know the document. */
function isUnknownId({ errors }: ApolloLink.Result): boolean {
  const fields: unknown = errors?.[0]?.extensions?.['fields'];
  return JSON.stringify(fields ?? null).includes('"documentId"');
}

/**
 * Lets visitors ask public queries over GET, by the id of a document that the server knows, so that HTTP caches can keep
 * the answers. Everything else goes as POST with its text, and so does, once refused, the query of an id.
 */
export function documentIdLink(): ApolloLink {
  const refused = new Set<string>();
  return new ApolloLink((operation, forward) => {
    const id = documentIdOf(operation);
    if (id === undefined || refused.has(id) || !isVisitors(operation)) return forward(operation);
    if (encodeURIComponent(JSON.stringify(operation.variables)).length > longestVariables)
      return forward(operation);
    const sendText = () => {
      refused.add(id);
      operation.setContext(byText);
      return forward(operation);
    };
    operation.setContext(byId(id));
    return forward(operation).pipe(
      mergeMap((result) => (isUnknownId(result) ? sendText() : of(result))),
      catchError((failure: unknown) => {
        const isRefused = ServerError.is(failure) && refusals.includes(failure.statusCode);
        return isRefused ? sendText() : throwError(() => failure);
      }),
    );
  });
}
