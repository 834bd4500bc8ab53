import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorReason } from '../../graphql/error-message';
import { refetchAfterConflict } from '../../graphql/refetch-active';

/** Runs one mutation at a time for a dialog, which shows its failure; a conflict requests the screen again. */
export function useRequestAct() {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (send: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await send();
      return true;
    } catch (error) {
      setFailure(errorReason(error));
      await refetchAfterConflict(client, error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
}
