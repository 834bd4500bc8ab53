import type { ApolloClient } from '@apollo/client';
import { graphql } from '../graphql/documents';
import { errorReason } from '../graphql/error-message';
import { readFailure } from '../graphql/failure';
import { moneyChanged, roomChanged } from '../graphql/invalidate';
import {
  SendConfirmationDocument,
  SendRefusalDocument,
  SendResultDocument,
  SetSerialsDocument,
} from './generated/send-act';
import type { OutgoingAct } from './outgoing-act';
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

  mutation SendConfirmation($id: ID!, $amountPoisha: SafeInt!, $clientKey: ID!) {
    confirmPayment(id: $id, amountPoisha: $amountPoisha, clientKey: $clientKey) {
      case {
        id
      }
    }
  }

  mutation SendRefusal($id: ID!, $reason: String!, $clientKey: ID!) {
    refusePayment(id: $id, reason: $reason, clientKey: $clientKey) {
      case {
        id
      }
    }
  }

  mutation SetSerials($input: SetSerialsInput!) {
    setSerials(input: $input) {
      hearings {
        id
        serial
      }
    }
  }
`);

async function mutate(client: ApolloClient, act: OutgoingAct): Promise<unknown> {
  switch (act.operation) {
    case 'RecordResult':
      return client.mutate({
        mutation: SendResultDocument,
        variables: { input: act.input },
        update: roomChanged,
      });
    case 'ConfirmPayment':
      return client.mutate({
        mutation: SendConfirmationDocument,
        variables: act.input,
        update: moneyChanged,
      });
    case 'RefusePayment':
      return client.mutate({ mutation: SendRefusalDocument, variables: act.input, update: moneyChanged });
    case 'SetSerial': {
      const { id: hearingId, serial } = act.input;
      return client.mutate({
        mutation: SetSerialsDocument,
        variables: { input: { serials: [{ hearingId, serial }] } },
        update: (cache) =>
          cache.modify({
            id: cache.identify({ __typename: 'DiaryRow', hearingId }),
            fields: { serial: () => serial },
          }),
      });
    }
  }
}

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
    try {
      await mutate(client, act);
      return { kind: 'sent' };
    } catch (error) {
      return triedAgain.includes(readFailure(error).code)
        ? { kind: 'unanswered' }
        : { kind: 'refused', reason: errorReason(error), canRetry: true };
    }
  };
}
