import type { ApolloClient } from '@apollo/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserClient } from '../graphql/browser-client';
import { clearOfflineCache } from '../offline/clear-offline-cache';
import { App } from './app';
import { startOfflineSupport } from './start-offline-support';
import { browserStorage } from '../session/session-storage';
import { readPageState } from './page-state';
import { BrowserRouter } from './navigation/browser-router';
import { loadScreens } from './navigation/load-screens';
import { Navigation } from './navigation/navigation';
import { createRoutes } from './routes/routes';
import {
  createSessionActions,
  createSessionEnd,
  createSessionLoss,
  followOtherTabs,
} from '../session/session-actions';
import { SessionStore } from '../session/session-store';

async function start(root: HTMLElement): Promise<void> {
  const { site, apollo } = readPageState();
  const routes = createRoutes();
  // Loaded before the first render, which must match the server's HTML to hydrate.
  const failure = await loadScreens(routes, window.location)?.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const navigation = new Navigation(routes, failure?.error);
  const navigate = (path: string) => navigation.navigate(path);
  const store = new SessionStore(browserStorage(), (error) => reportError(error));
  const client: ApolloClient = createBrowserClient({
    state: apollo,
    readToken: store.token,
    readAccount: () => store.getSnapshot().user?._id ?? null,
    onSessionEnded: (sentToken) => createSessionEnd(store, () => client, navigate)(sentToken),
    onTokenUnknown: createSessionLoss(store),
  });
  store.restore();
  if (!store.getSnapshot().user) void clearOfflineCache();
  followOtherTabs(store, () => client);
  startOfflineSupport(client, site);
  const session = { store, actions: createSessionActions(store, () => client, navigate) };
  const app = (
    <App client={client} site={site} session={session}>
      <BrowserRouter navigation={navigation} routes={routes} />
    </App>
  );
  if (root.firstElementChild) {
    // A transition hydrates in small steps, so that the page can be scrolled meanwhile.
    startTransition(() => void hydrateRoot(root, app));
    return;
  }
  document.querySelector('title[data-shell]')?.remove();
  createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
