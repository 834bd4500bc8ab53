import { ApolloClient, ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { languageRoots, type Language } from '@ainsathi/contract/languages';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../src/app/app';
import { createSessionActions } from '../src/app/session-actions';
import { browserOperations } from '../src/graphql/browser-operations';
import { createCache } from '../src/graphql/cache/cache';
import { LazyClient, LazyClientContext, operationName } from '../src/graphql/lazy-client';
import { laterCatalogues } from '../src/i18n/en/later-catalogues';
import type { RouteNamespace } from '../src/i18n/catalogues';
import { translatorFor } from '../src/i18n/render-in-language';
import { browserStorage } from '../src/lib/browser-storage';
import type { SessionRole } from '../src/session/session-storage';
import { SessionStore } from '../src/session/session-store';
import { ToastProvider } from '../src/ui/overlays/toast';
import { Answers, type Answer } from './answers';

interface PartOptions {
  answers?: readonly Answer[];
  language?: Language;
  /** Of the signed-in account; null for a visitor. */
  role?: SessionRole | null;
  /** The path and the query of the page, without the prefix of its language. */
  at?: string;
}

const namespaces = Object.keys(laterCatalogues) as RouteNamespace[];
const site = { origin: 'https://ainsathi.example', whatsappNumber: '8801700000000', openRequests: true };
const emails = { user: 'rahima@example.com', lawyer: 'nusrat@example.com', admin: 'admin@example.com' };
const names = { user: 'Rahima Begum', lawyer: 'Nusrat Jahan', admin: 'Farid Ahmed' };

function createSession(role: SessionRole | null, client: LazyClient) {
  const store = new SessionStore(browserStorage(), (error) => {
    throw error;
  });
  if (role)
    store.start({ token: 'token', user: { _id: role, name: names[role], email: emails[role], role } });
  else store.restore();
  const navigate = (path: string) => {
    window.history.pushState(null, '', path);
    return Promise.resolve();
  };
  return { store, actions: createSessionActions(store, client, navigate) };
}

/**
 * Shows a part of a page with the texts, the session, the router and the Apollo client of the product; `answers` respond
 * instead of the API. Fails the test when an operation has no answer.
 * @returns `user`, who presses and types, and `sent`, the variables of each request of an operation.
 */
export async function renderPart(part: ReactNode, options: PartOptions = {}) {
  const { answers = [], language = 'en', role = 'user', at = '/' } = options;
  window.history.replaceState(null, '', `${languageRoots[language]}${at}`);
  const translator = await translatorFor(language, ...namespaces);
  const api = new Answers(answers);
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.from([api.link]) });
  const lazyClient = new LazyClient(() => Promise.resolve(client), {});
  await lazyClient.load();
  const session = createSession(role, lazyClient);
  const user = userEvent.setup({ delay: null });
  render(
    <LazyClientContext value={lazyClient}>
      <ApolloProvider client={client}>
        <App translator={translator} operations={browserOperations(lazyClient)} site={site} session={session}>
          <BrowserRouter basename={languageRoots[language] || '/'}>
            <ToastProvider labels={{ region: 'Notifications', close: 'Close' }}>{part}</ToastProvider>
          </BrowserRouter>
        </App>
      </ApolloProvider>
    </LazyClientContext>,
  );
  return {
    user,
    client,
    session: session.store,
    sent: <Variables extends OperationVariables>(document: TypedDocumentNode<unknown, Variables>) =>
      api.sent
        .filter(({ name }) => name === operationName(document))
        .map(({ variables }) => variables as Variables),
  };
}
