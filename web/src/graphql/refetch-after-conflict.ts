import type { ApolloClient } from '@apollo/client';
import { readFailure } from './failure';
import { readAgain } from './read-again';

/** Requests what is on the screen again when the server refused a change because something else had changed. True if so. */
export async function refetchAfterConflict(client: ApolloClient, error: unknown): Promise<boolean> {
  if (readFailure(error).code !== 'CONFLICT') return false;
  await readAgain(client).catch(() => undefined);
  return true;
}
