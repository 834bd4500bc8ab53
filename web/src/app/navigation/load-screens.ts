import { withoutLanguage } from '@ainsathi/contract/languages';
import { remember } from '@ainsathi/contract/remember';
import { matchRoutes, type RouteObject } from 'react-router-dom';

async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/**
 * Loads the screens of a location into their routes; null when all of them are loaded, so that callers can stay
 * synchronous. The promise rejects when a chunk cannot be fetched.
 */
export function loadScreens(routes: RouteObject[], location: { pathname: string }): Promise<void> | null {
  const missing = (matchRoutes(routes, withoutLanguage(location.pathname)) ?? [])
    .map(({ route }) => route)
    .filter(({ lazy }) => lazy);
  return missing.length === 0 ? null : Promise.all(missing.map(load)).then(() => undefined);
}

/**
 * Loads the screens of a path, and resolves to its routes alone: to rank all routes takes time, and a server renders the
 * same pages again and again.
 */
export function branchLoader(routes: RouteObject[]): (path: string) => Promise<RouteObject[]> {
  const matched = remember(500, (path) => (matchRoutes(routes, path) ?? []).map(({ route }) => route));
  return async (path) => {
    await Promise.all(matched(path).map(load));
    return matched(path).reduceRight<RouteObject[]>(
      (children, route) => [children.length > 0 ? ({ ...route, children } as RouteObject) : route],
      [],
    );
  };
}
