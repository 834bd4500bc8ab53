import type { IncomingMessage, ServerResponse } from 'node:http';
import { authenticate, setInvalidTokenHeader } from '../auth/authenticate';
import type { Viewer } from '../auth/viewer';
import { createContext, type Platform, type RequestContext } from '../context';
import { AppError } from '../errors/app-error';
import { addLogFields } from '../platform/log/request-log';
import { countAction, countRequests } from '../platform/rate-limits';
import { isForeignOrigin, type OriginReader } from '../platform/request-origin';

export interface RequestReading {
  platform: Platform;
  originOf: OriginReader;
}

/** Finds out who makes a request; without a promise where nothing waits. */
export type ReadViewer = (request: IncomingMessage) => Viewer | null | Promise<Viewer | null>;

/** For what is the same for everybody. */
export const asVisitor: ReadViewer = () => null;

interface OpenOptions {
  /** The pattern of the address, for the log; without it, the log finds one. */
  route?: string;
  /** The bearer token by default. */
  readViewer?: ReadViewer;
  /** Whether it counts as a write of the account. */
  isWrite?: boolean;
}

/**
 * The beginning of every request that is answered by the rules of the product: who makes it, within which limits, in which
 * context. `createContext` is called nowhere else for an HTTP request, so that none is left uncounted.
 * @throws AppError RATE_LIMITED with the seconds to wait, UNAUTHENTICATED for a partner's key that is not valid, also
 * for one that a page of a foreign origin sends.
 */
export async function openRequest(
  { platform, originOf }: RequestReading,
  request: IncomingMessage,
  response: ServerResponse,
  { route, readViewer, isWrite = false }: OpenOptions = {},
): Promise<RequestContext> {
  const { authorization } = request.headers;
  const found = readViewer
    ? readViewer(request)
    : authorization
      ? authenticate(platform, authorization)
      : null;
  const viewer = found instanceof Promise ? await found : found;
  if (!readViewer && authorization && !viewer) setInvalidTokenHeader(response);
  if (route) addLogFields(request, { route });
  if (viewer) addLogFields(request, { accountId: viewer.id });
  const context = createContext(platform, originOf(request), viewer);
  // A key that is not in memory costs a statement, for which its network pays before it is made.
  const isLookedUp = platform.partners.isUnknown(request);
  if (isLookedUp) await countRequests(response, context);
  const partner = await platform.partners.partnerOf(request);
  context.partner = partner ?? null;
  if (!isLookedUp || partner) await countRequests(response, context);
  const { origin } = request.headers;
  const isOnForeignPage = partner && origin && isForeignOrigin(platform.config, origin, context.host);
  if (partner === undefined || isOnForeignPage)
    throw new AppError('UNAUTHENTICATED', { message: 'The key in X-Partner-Key is not valid.' });
  if (viewer && isWrite) await countAction(context, 'accountWrites', viewer.id);
  return context;
}
