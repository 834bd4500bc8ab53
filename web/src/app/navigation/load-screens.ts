import { withoutLanguage } from '@ainsathi/contract/languages';
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

/** The routes of the last few hundred paths: to match a path ranks all routes anew, and a server renders some again and again. */
const matchesOf = new WeakMap<RouteObject[], Map<string, RouteObject[]>>();
const mostPaths = 500;

function matchedRoutes(routes: RouteObject[], pathname: string): RouteObject[] {
  const known = matchesOf.get(routes) ?? new Map<string, RouteObject[]>();
  const matched = known.get(pathname) ?? (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  if (known.size >= mostPaths) known.clear();
  matchesOf.set(routes, known.set(pathname, matched));
  return matched;
}

/** The routes of a location alone, with their screens: a rendering then does not rank all routes once more. */
export async function loadBranch(
  routes: RouteObject[],
  location: { pathname: string },
): Promise<RouteObject[]> {
  const matched = matchedRoutes(routes, location.pathname);
  await Promise.all(matched.map(load));
  return matched.reduceRight<RouteObject[]>(
    (children, route) => [children.length > 0 ? ({ ...route, children } as RouteObject) : route],
    [],
  );
}
