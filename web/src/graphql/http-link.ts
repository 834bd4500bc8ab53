import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { timeout } from 'rxjs';
import { endpoint, requestHeaders } from './endpoint';
import { keptAnswersLink, type ReadAccount } from './offline-cache-link';

const patience = 15_000;

/** Gives up a question whose answer does not come, as on a line that is there in name only. What writes may have arrived, so it waits. */
const patienceLink = new ApolloLink((operation, forward) => {
  const answer = forward(operation);
  return operation.operationType === OperationTypeNode.QUERY ? answer.pipe(timeout(patience)) : answer;
});

/** Plain HTTP, for what has no file; what may be read offline is kept on the way. */
export function plainLink(readAccount: ReadAccount): ApolloLink {
  return ApolloLink.from([
    keptAnswersLink(readAccount),
    patienceLink,
    new HttpLink({ uri: endpoint, headers: requestHeaders }),
  ]);
}
