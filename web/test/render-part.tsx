import { ApolloClient, ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { languageRoots, type Language } from '@ainsathi/contract/languages';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../src/app/app';
import { BrowserScreens } from '../src/app/navigation/browser-screens';
import { loadScreens } from '../src/app/navigation/load-screens';
import { createRoutes } from '../src/app/routes/routes';
import { createSessionActions, createSessionEnd } from '../src/app/session-actions';
import { defaultOptions } from '../src/graphql/browser-client';
import { browserOperations } from '../src/graphql/browser-operations';
import { createCache } from '../src/graphql/cache/cache';
import { LazyClient, LazyClientContext, operationName } from '../src/graphql/lazy-client';
import { identityLink, sessionEndLink } from '../src/graphql/links/links';
import type { Query } from '../src/graphql/generated/schema-types';
import { laterCatalogues } from '../src/i18n/en/later-catalogues';
import type { RouteNamespace } from '../src/i18n/catalogues';
import { translatorFor } from './render-in-language';
import { sessionArea } from '../src/lib/browser-storage';
import type { Site } from '../src/routing/site';
import { identityPrompt } from '../src/session/identity-prompt';
import type { SessionRole } from '../src/session/session-storage';
import { SessionStore } from '../src/session/session-store';
import { ToastProvider } from '../src/ui/overlays/toast';
import { Answers, valuesOf, type Answer, type Partly } from './answers';
import { createPerson } from './person';

interface PartOptions {
  answers?: readonly Answer[];
  /** What every query that asks for it has, unless its own answer differs. */
  known?: Partly<Query>;
  /** What people wrote in every field of every answer, which then has one of everything that may be missing. */
  written?: string;
  language?: Language;
  /** Of the signed-in account; null for a visitor. */
  role?: SessionRole | null;
  /** The id of the account, if not its role: the queue of what it sends outlives its page. */
  account?: string;
  /** Of the account; empty where a phone alone signs in. */
  email?: string;
  /** The path and the query of the page, without the prefix of its language. */
  at?: string;
  /** Settings of the operator that differ. */
  settings?: Partial<Site>;
}

const namespaces = Object.keys(laterCatalogues) as RouteNamespace[];
const site: Site = {
  origin: 'https://ainsathi.example',
  whatsappNumber: '8801700000000',
  openRequests: true,
};
const emails = { user: 'rahima@example.com', lawyer: 'nusrat@example.com', admin: 'admin@example.com' };
const names = { user: 'Rahima Begum', lawyer: 'Nusrat Jahan', admin: 'Farid Ahmed' };

const owner = { id: 'admin', name: names.admin, email: emails.admin, permissions: valuesOf('Permission') };

type Navigate = (path: string) => Promise<void>;

function createSession(
  { role, account, email }: Pick<PartOptions, 'account' | 'role' | 'email'>,
  client: LazyClient,
  navigate: Navigate,
) {
  const store = new SessionStore(sessionArea, (error) => {
    throw error;
  });
  if (role)
    store.start({
      token: 'token',
      user: { _id: account ?? role, name: names[role], email: email ?? emails[role], role },
    });
  else store.restore();
  return { store, actions: createSessionActions(store, client, navigate) };
}

/** The product around what a test shows, as `entry-client` starts it; `answers` respond instead of the API. */
async function startProduct({
  answers = [],
  language = 'en',
  role = 'user',
  account,
  email,
  at = '/',
  known,
  written,
  settings,
}: PartOptions) {
  window.history.replaceState(null, '', `${languageRoots[language]}${at}`);
  let navigateTo: Navigate = () => Promise.resolve();
  const navigate: Navigate = (path) => navigateTo(path);
  const api = new Answers(answers, { ...(role === 'admin' ? { me: owner } : {}), ...known }, written);
  const client: LazyClient = new LazyClient(
    () =>
      Promise.resolve(
        new ApolloClient({
          cache: createCache(),
          defaultOptions,
          link: ApolloLink.from([
            sessionEndLink((_, end) =>
              createSessionEnd(session.store, client, navigate)(session.store.token(), end),
            ),
            identityLink(identityPrompt.ask),
            api.link,
          ]),
        }),
      ),
    {},
  );
  const session = createSession({ role, account, email }, client, navigate);
  const translator = await translatorFor(language, ...namespaces);
  const apollo = await client.load();
  const show = async (children: ReactNode) => {
    render(
      <LazyClientContext value={client}>
        <ApolloProvider client={apollo}>
          <App
            translator={translator}
            operations={browserOperations(client)}
            site={{ ...site, ...settings }}
            session={session}
          >
            {children}
          </App>
        </ApolloProvider>
      </LazyClientContext>,
    );
    await act(async () => Promise.resolve());
  };
  return {
    client,
    show,
    onNavigable: (to: (path: string) => unknown) => {
      navigateTo = async (path) => void (await to(path));
    },
    shown: {
      ...createPerson(),
      client: apollo,
      session: session.store,
      sent: <Variables extends OperationVariables>(document: TypedDocumentNode<unknown, Variables>) =>
        api.sent
          .filter(({ name }) => name === operationName(document))
          .map(({ variables }) => variables as Variables),
    },
  };
}

/**
 * Shows a part of a page with the texts, the session, the router and the Apollo client of the product. Fails the test when
 * a mutation has no answer.
 * @returns somebody who presses and types, and `sent`, the variables of each request of an operation.
 */
export async function renderPart(part: ReactNode, options: PartOptions = {}) {
  const { show, shown } = await startProduct(options);
  await show(
    <BrowserRouter basename={languageRoots[options.language ?? 'en'] || '/'}>
      <ToastProvider labels={{ region: 'Notifications', close: 'Close' }}>{part}</ToastProvider>
    </BrowserRouter>,
  );
  return shown;
}

/** Shows the page of an address, with the frame of its area. */
export async function renderPage(at: string, options: Omit<PartOptions, 'at'> = {}) {
  const { client, show, onNavigable, shown } = await startProduct({ ...options, at });
  const routes = createRoutes(client);
  await loadScreens(routes, window.location);
  await show(
    <BrowserScreens language={options.language ?? 'en'} routes={routes} onNavigable={onNavigable} />,
  );
  return shown;
}
