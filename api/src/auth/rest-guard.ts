import type { Request, RequestHandler } from 'express';
import type { RequestContext } from '../context';
import type { Role } from './role';
import { requireRole } from './viewer';

/** Who may call a route: everybody, or the roles named. The REST twin of `@public` and `@auth`. */
export type Access = 'public' | readonly [Role, ...Role[]];

const contexts = new WeakMap<Request, RequestContext>();

/** Ties a request to its context; done once, by `rest/v1.ts`, before any route runs. */
export function setContext(request: Request, context: RequestContext): void {
  contexts.set(request, context);
}

/** The context of a request. @throws Error when no middleware has made one. */
export function contextOf(request: Request): RequestContext {
  const context = contexts.get(request);
  if (!context) throw new Error('This request has no context');
  return context;
}

/** Refuses a call before its body is read or anything is looked up. */
export function guard(access: Access): RequestHandler {
  return (request, _response, next) => {
    if (access !== 'public') requireRole(contextOf(request).viewer, access);
    next();
  };
}
