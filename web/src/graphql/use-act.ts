import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../ui/overlays/toast';
import { errorReason, failureWithReason } from './error-message';
import { refetchIfStale } from './refetch-active';
import { useAttempt } from './use-attempt';

/** `useAttempt` in the signed-in areas: a conflict or a missing object refetches the screen. */
export function useAct(onFailure?: (error: unknown) => void) {
  const client = useApolloClient();
  return useAttempt(async (error) => {
    onFailure?.(error);
    await refetchIfStale(client, error);
  });
}

/** Shows the outcome as a toast. @param failed the sentence before the reason, or a function of the reason. */
export function useToastedAct(failed: string | ((reason: string) => string)) {
  const showToast = useToast();
  const { isBusy, run } = useAct((error) =>
    showToast({
      tone: 'failure',
      title: typeof failed === 'string' ? failureWithReason(failed, error) : failed(errorReason(error)),
    }),
  );
  /** @param done the sentence of a success; without it nothing is shown. */
  const act = async (send: () => Promise<unknown>, done?: string): Promise<boolean> => {
    const isDone = await run(send);
    if (isDone && done !== undefined) showToast({ tone: 'success', title: done });
    return isDone;
  };
  return { isBusy, act };
}
