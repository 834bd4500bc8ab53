import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '../../../graphql/documents';
import { forgetPushDevice, rememberPushDevice } from './push-device';
import { AddPushSubscriptionDocument, RemovePushSubscriptionDocument } from './generated/use-push-requests';

graphql(`
  mutation AddPushSubscription($endpoint: String!, $p256dh: String!, $auth: String!) {
    addPushSubscription(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {
      subscriptions
    }
  }

  mutation RemovePushSubscription($endpoint: String!) {
    removePushSubscription(endpoint: $endpoint) {
      subscriptions
    }
  }
`);

export interface PushRequests {
  add: (accountId: string, subscription: PushSubscription) => Promise<void>;
  remove: (subscription: PushSubscription) => Promise<void>;
}

export function usePushRequests(): PushRequests {
  const client = useApolloClient();
  return useMemo(
    () => ({
      add: async (accountId, subscription) => {
        const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
        const variables = { endpoint, p256dh, auth };
        await client.mutate({ mutation: AddPushSubscriptionDocument, variables, fetchPolicy: 'no-cache' });
        rememberPushDevice(accountId);
      },
      remove: async ({ endpoint }) => {
        forgetPushDevice();
        const variables = { endpoint };
        await client.mutate({ mutation: RemovePushSubscriptionDocument, variables, fetchPolicy: 'no-cache' });
      },
    }),
    [client],
  );
}
