import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetPushDevice, pushRegistration } from '../../session/push-device';
import { useSession } from '../../session/session';
import { findPushSubscription } from './push-browser';
import { usePushRequests } from './use-push-requests';

/**
 * Registers the browser anew when its session was replaced, such as after an expired one, because the server forgets it
 * with the session. Only if the person has registered it before, and has not signed out since.
 */
export function useKeptPushDevice(): void {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { add } = usePushRequests();
  const accountId = user?._id;
  useEffect(
    function keepRegistered() {
      if (accountId === undefined || pushRegistration(accountId) !== 'earlier') return;
      const keep = async () => {
        const subscription = await findPushSubscription();
        if (subscription) await add(accountId, subscription);
        else forgetPushDevice();
      };
      // Without a connection the next screen tries again.
      keep().catch(() => undefined);
    },
    [accountId, pathname, add],
  );
}
