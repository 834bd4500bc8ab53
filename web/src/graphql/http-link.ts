import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { timeout } from 'rxjs';
import { documentIdLink } from './document-id-link';
import { endpoint, requestHeaders } from './endpoint';
import { offlineCacheLink, type ReadAccount } from './offline-cache-link';

const queryTimeout = 15_000;

/** Times out queries. Mutations are not timed out: they may have reached the server. */
const timeoutLink = new ApolloLink((operation, forward) => {
  const response = forward(operation);
  return operation.operationType === OperationTypeNode.QUERY
    ? response.pipe(timeout(queryTimeout))
    : response;
});

/** Plain HTTP, for operations without a file; responses that may be read offline are cached on the way. */
export function plainLink(readAccount: ReadAccount): ApolloLink {
  return ApolloLink.from([
    offlineCacheLink(readAccount),
    timeoutLink,
    documentIdLink(),
    new HttpLink({ uri: endpoint, headers: requestHeaders }),
  ]);
}
