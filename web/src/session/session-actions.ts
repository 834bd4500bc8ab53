import type { ApolloClient } from '@apollo/client';
import { graphql } from '../graphql/documents';
import type { SessionContext } from '../graphql/links';
import { removeFormDrafts } from './form-drafts';
import { clearOfflineCache } from '../offline/clear-offline-cache';
import { paths } from '../routing/paths';
import { LogoutDocument } from './generated/session-actions';
import { toSessionUser, type SessionActions } from './session';
import type { SessionStore } from './session-store';

graphql(`
  mutation Logout {
    logout {
      message
    }
  }
`);

type Navigate = (path: string) => Promise<void>;

/** The acts of the session over the store, the Apollo client and the router. */
export function createSessionActions(
  store: SessionStore,
  client: () => ApolloClient,
  navigate: Navigate,
): SessionActions {
  return {
    signIn: async ({ token, user }) => {
      removeFormDrafts(user.id);
      await Promise.all([client().clearStore(), clearOfflineCache()]);
      store.start({ token, user: toSessionUser(user) });
    },
    signOut: async () => {
      const token = store.token();
      store.end({ signedOut: true });
      removeFormDrafts(null);
      await Promise.all([clearOfflineCache(), navigate(paths.home), client().clearStore()]);
      if (token !== null) await endOnServer(client(), token);
    },
    rename: ({ name, email }) => {
      const token = store.token();
      const { user } = store.getSnapshot();
      if (token !== null && user) store.start({ token, user: { ...user, name, email } });
    },
  };
}

async function endOnServer(client: ApolloClient, token: string): Promise<void> {
  const context: SessionContext = { token };
  try {
    await client.mutate({ mutation: LogoutDocument, context, fetchPolicy: 'no-cache' });
  } catch {
    // Offline, or over already: this browser has forgotten the token either way.
  }
}

/** Reacts to "the session is over" from the server: forgets it and goes to /login, unless another session has begun since. */
export function createSessionEnd(store: SessionStore, client: () => ApolloClient, navigate: Navigate) {
  return (sentToken: string | null): void => {
    if (sentToken !== store.token()) return;
    store.end({ signedOut: false });
    void clearOfflineCache();
    void navigate(paths.login).finally(() => client().clearStore());
  };
}

/**
 * Reacts to a token that the server no longer knows, on a question that anybody may ask: forgets the session. Signed-in
 * areas lead to /login by themselves; a visitor's page is read on.
 */
export function createSessionLoss(store: SessionStore) {
  return (sentToken: string | null): void => {
    if (sentToken !== store.token()) return;
    store.end({ signedOut: false });
    void clearOfflineCache();
  };
}

/** Follows sign-in and sign-out in the other tabs. Gives the function that stops it. */
export function followOtherTabs(store: SessionStore, client: () => ApolloClient): () => void {
  const follow = (): void => {
    if (!store.restore()) return;
    removeFormDrafts(store.getSnapshot().user?._id ?? null);
    void clearOfflineCache();
    void client().clearStore();
  };
  const hear = (event: StorageEvent): void => {
    if (store.concerns(event)) follow();
  };
  // A page that the browser kept whole for the way back was told nothing meanwhile.
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) follow();
  };
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', comeBack);
  };
}
