import type { ApolloClient } from '@apollo/client';
import { readFailure } from './failure';
import { refetchActive } from './refetch-active';

/** Requests what is on the screen again when the server refused a change because something else had changed. True if so. */
export async function refetchAfterConflict(client: ApolloClient, error: unknown): Promise<boolean> {
  if (readFailure(error).code !== 'CONFLICT') return false;
  await refetchActive(client).catch(() => undefined);
  return true;
}
