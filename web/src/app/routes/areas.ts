import { pages } from '@ainsathi/contract/addresses';
import type { RouteObject } from 'react-router-dom';
import type { LazyScreen } from './lazy-screen';
import { notFoundScreen, publicScreens } from './public-screens';

/** A route for each page of the contract, with the screen of that name. */
function routesOf<Name extends string>(
  addresses: Readonly<Record<Name, string>>,
  screen: (name: Name) => LazyScreen,
): RouteObject[] {
  // `Object.entries` types keys as `string`; a constant table has no keys beyond its type.
  const entries = Object.entries(addresses) as [Name, string][];
  return entries.map(([name, path]) => ({ path, lazy: screen(name) }));
}

/** The routes of every screen by area; new ones for each call, because loading a lazy route mutates it. */
export const createAreas = () => ({
  /** The public pages, which the server renders with their data; signing in; and "not found". */
  public: [
    ...routesOf({ ...pages.public, ...pages.signIn }, (name) => publicScreens[name]),
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
  /** For every signed-in role. */
  account: routesOf(
    pages.account,
    (name) => async () => (await import('./account-screens')).accountScreens[name](),
  ),
});
