import { withoutLanguage } from '@ainsathi/contract/languages';
import { remember } from '@ainsathi/contract/remember';
import { matchRoutes, type Location, type RouteObject } from 'react-router-dom';

async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

let loadsUnderWay = 0;
const listeners = new Set<() => void>();

function countLoads(change: 1 | -1): void {
  loadsUnderWay += change;
  listeners.forEach((listener) => listener());
}

/** A store for `useSyncExternalStore`: whether a screen is loading. */
export const screenLoading = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): boolean => loadsUnderWay > 0,
};

/** Loads a location's screens into their routes; null if all are loaded. Rejects if a chunk cannot be fetched. */
export function loadScreens(routes: RouteObject[], location: { pathname: string }): Promise<void> | null {
  const missing = (matchRoutes(routes, withoutLanguage(location.pathname)) ?? [])
    .map(({ route }) => route)
    .filter(({ lazy }) => lazy);
  if (missing.length === 0) return null;
  queueMicrotask(() => countLoads(1));
  return Promise.all(missing.map(load))
    .then(() => undefined)
    .finally(() => countLoads(-1));
}

let latest: { key: string; loading: Promise<void> } | null = null;

/** The same promise for each rendering of a location, also after a rejection. */
export function loadScreensOnce(routes: RouteObject[], location: Location): Promise<void> | null {
  if (latest?.key !== location.key) {
    const loading = loadScreens(routes, location);
    latest = loading && { key: location.key, loading };
  }
  return latest?.loading ?? null;
}

/** Resolves only to the path's routes: ranking all routes is slow, and a server renders the same pages again and again. */
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
