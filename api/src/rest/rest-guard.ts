import type { Request, RequestHandler } from 'express';
import type { Permission } from '../auth/permission';
import type { Role } from '../auth/role';
import { requirePermission, requireRoleFor } from '../auth/viewer';
import type { RequestContext } from '../context';

/** Who may call a route: everybody, or the roles listed. The REST counterpart of `@public` and `@auth`. */
export type Access = 'public' | readonly [Role, ...Role[]];

const contexts = new WeakMap<Request, RequestContext>();

/** Attaches the context to its request; called once, by `rest/v1.ts`, before any route runs. */
export function setContext(request: Request, context: RequestContext): void {
  contexts.set(request, context);
}

/** The context of a request. @throws Error when `setContext` was not called. */
export function contextOf(request: Request): RequestContext {
  const context = contexts.get(request);
  if (!context) throw new Error('This request has no context');
  return context;
}

/** Checks role and permission before the body is read and before the database is queried. */
export function guard(route: { access: Access; path: string; may?: readonly Permission[] }): RequestHandler {
  const { access, path, may } = route;
  return (request, _response, next) => {
    if (access !== 'public') requireRoleFor(path, contextOf(request), ...access);
    if (may) requirePermission(contextOf(request), ...may);
    next();
  };
}
