import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';
import { endpoint, requestHeaders } from './endpoint';
import { keptAnswersLink, type ReadAccount } from './kept-answers-link';

/** Plain HTTP, for what has no file; what may be read offline is kept on the way. */
export function plainLink(readAccount: ReadAccount): ApolloLink {
  return ApolloLink.from([
    keptAnswersLink(readAccount),
    new HttpLink({ uri: endpoint, headers: requestHeaders }),
  ]);
}
