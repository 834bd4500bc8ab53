import type { Request } from 'express';
import type { Route } from './route';

/**
 * One text for all the addresses that ask a public call the same: unknown parameters left out, the known in one order.
 * Null where answers differ by more than the address, or a parameter stands twice.
 */
export function v1Key(route: Route, request: Request): string | null {
  if (route.access !== 'public' || route.method !== 'get' || request.headers.authorization) return null;
  const parameters = Object.keys(route.query ?? {}).map((name) => request.query[name] ?? null);
  if (parameters.some((value) => value !== null && typeof value !== 'string')) return null;
  return JSON.stringify([route.path, request.params, parameters]);
}
