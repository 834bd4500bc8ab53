import type { ApolloClient } from '@apollo/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { createBrowserClient } from '../graphql/browser-client';
import { forgetAnswers } from '../offline/forget-answers';
import { App } from './app';
import { beginOffline } from './begin-offline';
import { browserStorage } from './browser-storage';
import { readPageState } from './page-state';
import { createRoutes } from './routes/routes';
import { createSessionActions, createSessionEnd, followOtherTabs } from './session-actions';
import { SessionStore } from './session-store';

// The screen of this address must be there before the first rendering, or it would differ from the server's.
async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}

async function start(root: HTMLElement): Promise<void> {
  const { site, apollo } = readPageState();
  const routes = createRoutes();
  // A screen that cannot be fetched now is tried again, and its failure shown, by the router.
  await loadMatchedRoutes(routes).catch(() => undefined);
  const router = createBrowserRouter(routes);
  const navigate = (path: string) => router.navigate(path);
  const store = new SessionStore(browserStorage(), (error) => reportError(error));
  const client: ApolloClient = createBrowserClient({
    state: apollo,
    readToken: store.token,
    readAccount: () => store.getSnapshot().user?._id ?? null,
    onSessionEnded: (sentToken) => createSessionEnd(store, () => client, navigate)(sentToken),
  });
  store.restore();
  if (!store.getSnapshot().user) void forgetAnswers();
  followOtherTabs(store, () => client);
  beginOffline(client, site);
  const session = { store, actions: createSessionActions(store, () => client, navigate) };
  const app = (
    <App client={client} site={site} session={session}>
      <RouterProvider router={router} />
    </App>
  );
  if (root.firstElementChild) {
    // In small steps: the page can be read and scrolled meanwhile.
    startTransition(() => void hydrateRoot(root, app));
    return;
  }
  document.querySelector('title[data-shell]')?.remove();
  createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
