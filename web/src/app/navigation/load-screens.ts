import { matchRoutes, type RouteObject } from 'react-router-dom';

async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/**
 * Fetches the screens of an address and writes them into their routes; null when they are all there.
 * @throws (the promise) when one cannot be fetched.
 */
export function loadScreens(routes: RouteObject[], place: { pathname: string }): Promise<void> | null {
  const missing = (matchRoutes(routes, place) ?? []).map(({ route }) => route).filter(({ lazy }) => lazy);
  return missing.length === 0 ? null : Promise.all(missing.map(load)).then(() => undefined);
}
