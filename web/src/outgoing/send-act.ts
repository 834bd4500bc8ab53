import type { ApolloClient } from '@apollo/client';
import { graphql } from '../graphql/documents';
import { errorReason } from '../graphql/error-message';
import { readFailure } from '../graphql/failure';
import { roomChanged } from '../graphql/invalidate';
import { SendResultDocument } from './generated/send-act';
import type { OutgoingKind } from './outgoing-queue';

graphql(`
  mutation SendResult($input: RecordResultInput!) {
    recordResult(input: $input) {
      case {
        id
        status
      }
    }
  }
`);

const operations = { RecordResult: SendResultDocument } as const;

/** Retried with the same key. */
const triedAgain: readonly string[] = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'RATE_LIMITED',
  'INTERNAL_SERVER_ERROR',
];

/** Sends an act, which the server does once for its key. */
export function actSender(client: ApolloClient): OutgoingKind['send'] {
  return async ({ act }) => {
    if (!act) return { kind: 'sent' };
    const { operation, input } = act;
    try {
      await client.mutate({ mutation: operations[operation], variables: { input }, update: roomChanged });
      return { kind: 'sent' };
    } catch (error) {
      return triedAgain.includes(readFailure(error).code)
        ? { kind: 'unanswered' }
        : { kind: 'refused', reason: errorReason(error), canRetry: true };
    }
  };
}
