import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { finalize, map } from 'rxjs';

/** The responses to one query with the same variables, while some are under way. */
interface UnderWay {
  waiting: number;
  newest: { number: number; response: ApolloLink.Result } | null;
}

/**
 * Of one query that is under way several times, a response that was overtaken by that of a later request is replaced by
 * the later one: what is older must not be shown, or stored, after what is newer.
 */
export function newestResponseLink(): ApolloLink {
  const queries = new Map<string, UnderWay>();
  let requests = 0;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = JSON.stringify([operation.operationName, operation.variables]);
    const query = queries.get(key) ?? { waiting: 0, newest: null };
    queries.set(key, query);
    query.waiting += 1;
    requests += 1;
    const number = requests;
    return forward(operation).pipe(
      map((response) => {
        if (query.newest && query.newest.number > number) return query.newest.response;
        query.newest = { number, response };
        return response;
      }),
      finalize(() => {
        query.waiting -= 1;
        if (query.waiting === 0) queries.delete(key);
      }),
    );
  });
}
