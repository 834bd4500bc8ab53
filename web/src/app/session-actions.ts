import type { SessionEnd } from '@ainsathi/contract/session-end';
import { graphql } from '../graphql/documents';
import type { LazyClient } from '../graphql/lazy-client';
import type { SessionContext } from '../graphql/links/links';
import { removeFormDrafts } from '../drafts/form-drafts';
import { forgetPushDevice } from '../modules/notifications/push/push-device';
import { removeVisitorDrafts } from '../drafts/remove-visitor-drafts';
import { clearOfflineCache } from '../offline/clear-offline-cache';
import { paths } from '../routing/paths';
import { LogoutDocument } from './generated/session-actions';
import { toSessionUser, type SessionActions } from '../session/session';
import type { SessionStore } from '../session/session-store';

graphql(`
  mutation Logout {
    logout {
      message
    }
  }
`);

type Navigate = (path: string) => Promise<void>;

/** Act on the store, the Apollo client and the router. */
export function createSessionActions(
  store: SessionStore,
  client: LazyClient,
  navigate: Navigate,
): SessionActions {
  return {
    signIn: async ({ token, device, user }, { visitorDraft } = { visitorDraft: null }) => {
      removeFormDrafts(user.id);
      if (visitorDraft === null) removeVisitorDrafts();
      // A page that names a draft has loaded its module.
      else (await import('../drafts/visitor-drafts')).takeOverVisitorDraft(visitorDraft, user.id);
      await Promise.all([client.clear(), clearOfflineCache()]);
      // Empty on a phone that others use.
      if (device) store.keepDevice(device);
      store.start({ token, user: toSessionUser(user) });
    },
    signOut: async () => {
      const token = store.token();
      store.end(null);
      removeFormDrafts(null);
      removeVisitorDrafts();
      forgetPushDevice();
      await Promise.all([clearOfflineCache(), navigate(paths.home), client.clear()]);
      if (token !== null) await endOnServer(client, token);
    },
    keepDevice: (device) => store.keepDevice(device),
    renew: (token) => {
      const { user } = store.getSnapshot();
      if (user) store.start({ token, user });
    },
    rename: ({ name, email }) => {
      const token = store.token();
      const { user } = store.getSnapshot();
      if (token !== null && user) store.start({ token, user: { ...user, name, email } });
    },
  };
}

async function endOnServer(client: LazyClient, token: string): Promise<void> {
  const context: SessionContext = { token };
  try {
    await (await client.load()).mutate({ mutation: LogoutDocument, context, fetchPolicy: 'no-cache' });
  } catch {
    // Offline, or the session has ended already: this browser has removed the token either way.
  }
}

/** Ends the session and goes to /login, unless another session has started since. */
export function createSessionEnd(store: SessionStore, client: LazyClient, navigate: Navigate) {
  const lose = createSessionLoss(store);
  return (sentToken: string | null, end: SessionEnd): void => {
    if (!lose(sentToken, end)) return;
    void navigate(paths.login).finally(() => client.clear());
  };
}

/** False if another session has started since. Areas redirect to login themselves; a public page stays open. */
export function createSessionLoss(store: SessionStore) {
  return (sentToken: string | null, end: SessionEnd): boolean => {
    if (sentToken !== store.token()) return false;
    store.end(end);
    void clearOfflineCache();
    return true;
  };
}

/** Follows other tabs. Returns the function that stops it. */
export function followOtherTabs(store: SessionStore, client: LazyClient): () => void {
  const follow = (): void => {
    if (!store.restore()) return;
    removeFormDrafts(store.getSnapshot().user?._id ?? null);
    removeVisitorDrafts();
    void clearOfflineCache();
    void client.clear();
  };
  const onStorage = (event: StorageEvent): void => {
    if (store.isSessionEvent(event)) follow();
  };
  // A page restored from the back/forward cache has missed storage events.
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) follow();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
