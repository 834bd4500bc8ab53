import type { Request, RequestHandler, Response } from 'express';
import type { RequestContext } from '../context';
import type { Role } from './role';
import { requireRole, type Viewer } from './viewer';

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

/** The signed-in person of a call that a guard has let through. @throws AppError UNAUTHENTICATED otherwise. */
export function viewerOf(context: RequestContext): Viewer {
  return requireRole(context.viewer, context.viewer ? [context.viewer.role] : []);
}

/** A route's work as an Express handler: a rejected promise becomes the error answer. */
export function handle(
  work: (context: RequestContext, request: Request, response: Response) => Promise<void>,
): RequestHandler {
  return async (request, response) => work(contextOf(request), request, response);
}
