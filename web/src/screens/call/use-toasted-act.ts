import { useState } from 'react';
import { errorReason } from '../../graphql/error-message';
import { useToast } from '../../ui/overlays/toast';

/** Runs an act, shows its failure for a moment, and says whether it runs. */
export function useToastedAct() {
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const act = (run: () => Promise<void>): void => {
    setBusy(true);
    run()
      .catch((error: unknown) => showToast({ tone: 'failure', title: errorReason(error) }))
      .finally(() => setBusy(false));
  };
  return { busy, act };
}
