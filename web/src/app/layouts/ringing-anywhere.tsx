import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useContext, useEffect, useState } from 'react';
import { LazyClientContext } from '../../graphql/lazy-client';
import { useUnreadCount } from '../../modules/notifications/use-unread-count';
import { AreaIncomingCall } from './area-bars';

function Ringing() {
  useUnreadCount();
  return <AreaIncomingCall />;
}

/** An incoming call on the pages without a bell, which would query it. */
export function RingingAnywhere() {
  const lazyClient = useContext(LazyClientContext);
  const [client, setClient] = useState<ApolloClient | null>(lazyClient?.loaded() ?? null);
  useEffect(
    function loadClient() {
      // Without a connection there is no call either.
      lazyClient?.load().then(setClient, () => undefined);
    },
    [lazyClient],
  );
  return (
    client && (
      <ApolloProvider client={client}>
        <Ringing />
      </ApolloProvider>
    )
  );
}
