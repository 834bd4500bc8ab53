import type { RouteObject } from 'react-router-dom';
import type { LazyScreen } from './lazy-screen';

/** A route for each page of the contract, with the screen of that name. */
export function routesOf<Name extends string>(
  pages: Readonly<Record<Name, string>>,
  screen: (name: Name) => LazyScreen,
): RouteObject[] {
  // `Object.entries` types keys as `string`; a constant table has no keys beyond its type.
  const entries = Object.entries(pages) as [Name, string][];
  return entries.map(([name, path]) => ({ path, lazy: screen(name) }));
}
