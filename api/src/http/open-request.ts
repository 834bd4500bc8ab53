import type { IncomingMessage, ServerResponse } from 'node:http';
import { authenticate, readSessionEnd, setInvalidTokenHeader } from '../auth/authenticate';
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

/** Returns no promise if it need not wait. */
export type ReadViewer = (request: IncomingMessage) => Viewer | null | Promise<Viewer | null>;

/** For responses that are the same for everybody. */
export const asVisitor: ReadViewer = () => null;

interface OpenOptions {
  /** The pattern of the path, for the log; default: found by the log. */
  route?: string;
  /** Default: the bearer token. */
  readViewer?: ReadViewer;
  /** Whether it counts as a write of the account. */
  isWrite?: boolean;
}

/**
 * Opens every request that the product's rules answer: viewer, limits, context. Nothing else calls `createContext` for an HTTP
 * request, so that every request is counted.
 * @throws AppError RATE_LIMITED with the seconds to wait, UNAUTHENTICATED for an invalid partner key, also if a foreign page
 * sends it.
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
  if (!readViewer && authorization && !viewer)
    setInvalidTokenHeader(response, await readSessionEnd(platform, authorization));
  if (route) addLogFields(request, { route });
  if (viewer) addLogFields(request, { accountId: viewer.id });
  const context = createContext(platform, originOf(request), viewer);
  // An unknown key costs a statement, so its network is counted first.
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
