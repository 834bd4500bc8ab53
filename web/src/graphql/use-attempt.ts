import { useState } from 'react';
import { errorReason } from './error-message';

/** Runs work and returns whether it succeeded. A failure stays until the next attempt. */
export function useAttempt(onFailure?: (error: unknown) => unknown) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(errorReason(error));
      await onFailure?.(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
}
