import { pages } from '@ainsathi/contract/addresses';
import type { RouteObject } from 'react-router-dom';
import { type LazyScreen, lazyScreen, lazyScreenOfId } from './lazy-screen';

const directory = lazyScreen(() => import('../../modules/lawyers/directory-screen'), ['directory']);

const { login, register, ...mailedLinks } = pages.signIn;

const publicScreens: Record<keyof typeof pages.public | 'login' | 'register', LazyScreen> = {
  home: lazyScreen(() => import('../../modules/site/home-screen')),
  lawyers: directory,
  lawyersInDistrict: directory,
  lawyersForArea: directory,
  lawyersForAreaInDistrict: directory,
  lawyer: lazyScreen(() => import('../../modules/lawyers/lawyer-screen'), ['caseRequest', 'forms']),
  ask: lazyScreen(
    () => import('../../modules/open-requests/ask-screen'),
    ['ask', 'caseRequest', 'directory', 'forms'],
  ),
  blogs: lazyScreen(() => import('../../modules/blogs/blog-list-screen')),
  blog: lazyScreen(() => import('../../modules/blogs/blog-screen')),
  faq: lazyScreen(() => import('../../modules/site/faq-screen')),
  words: lazyScreen(() => import('../../modules/site/legal-words-screen'), ['legalWords']),
  contact: lazyScreen(() => import('../../modules/site/contact-screen'), ['contactForm']),
  terms: lazyScreen(() => import('../../modules/site/terms-screen'), ['legal']),
  privacy: lazyScreen(() => import('../../modules/site/privacy-screen'), ['legal']),
  developers: lazyScreen(() => import('../../modules/developers/developers-screen'), ['developers']),
  login: lazyScreen(() => import('../../modules/accounts/sessions/login-screen'), ['accounts', 'forms']),
  register: lazyScreen(() => import('../../modules/registration/register-screen'), ['accounts', 'forms']),
};

const notFoundScreen = lazyScreen(() => import('../../modules/site/not-found'));

function routesOf<Name extends string>(
  addresses: Readonly<Record<Name, string>>,
  screen: (name: Name) => LazyScreen,
): RouteObject[] {
  // `Object.entries` types keys as `string`; a constant table has no keys beyond its type.
  const entries = Object.entries(addresses) as [Name, string][];
  return entries.map(([name, path]) => ({
    path,
    lazy: path.endsWith('/:id') ? lazyScreenOfId(screen(name)) : screen(name),
  }));
}

/** A new tree for each call, because loading a lazy route mutates it. */
export const createAreas = () => ({
  /** Public pages, rendered by the server with their data; sign-in; "not found". */
  public: [
    ...routesOf({ ...pages.public, login, register }, (name) => publicScreens[name]),
    ...routesOf(
      mailedLinks,
      (name) => async () => (await import('./mailed-link-screens')).mailedLinkScreens[name](),
    ),
    { path: '/*', lazy: notFoundScreen },
  ],
  client: routesOf(
    pages.client,
    (name) => async () => (await import('./client-screens')).clientScreens[name](),
  ),
  lawyer: routesOf(
    pages.lawyer,
    (name) => async () => (await import('./lawyer-screens')).lawyerScreens[name](),
  ),
  admin: routesOf(pages.admin, (name) => async () => (await import('./admin-screens')).adminScreens[name]()),
  account: routesOf(
    pages.account,
    (name) => async () => (await import('./account-screens')).accountScreens[name](),
  ),
  call: routesOf(pages.call, () => lazyScreen(() => import('../../modules/calls/call-screen'), ['calls'])),
});
