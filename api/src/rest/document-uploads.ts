import { type Request, Router } from 'express';
import { authenticate, setInvalidTokenHeader } from '../auth/authenticate';
import { Role } from '../auth/role';
import { requireRole } from '../auth/viewer';
import { createContext, type Platform, type RequestContext } from '../context';
import { AppError, invalidInput } from '../errors/app-error';
import { restErrorHandler } from '../errors/to-rest';
import { addLogFields } from '../platform/log/request-log';
import { countAction, countRequests } from '../platform/rate-limits';
import type { OriginReader } from '../platform/request-origin';
import { UploadSlots } from './upload-slots';

/** The bytes of a document on their way. */
export interface ArrivingBytes {
  /** As the request announces it. */
  size: number;
  bytes: AsyncIterable<Buffer>;
}

/** Keeps the bytes of a document that was begun, by the module's own rules. */
export type ReceiveDocument = (context: RequestContext, id: string, arriving: ArrivingBytes) => Promise<void>;

const ROUTE = '/:id';
/** A connection without a byte for so long is given up. */
const STALL_MILLISECONDS = 30_000;
/** From then on less than so many bytes a second, since the beginning, holds a place for nothing. */
const PACE_FROM_MILLISECONDS = 30_000;
const LEAST_BYTES_A_SECOND = 8 * 1024;

/** Whether a body comes so slowly that it is given up. */
export function isTooSlow(bytes: number, milliseconds: number): boolean {
  return milliseconds > PACE_FROM_MILLISECONDS && bytes < (milliseconds / 1_000) * LEAST_BYTES_A_SECOND;
}

/** The length of the body. @throws AppError BAD_USER_INPUT without one: nothing else says when the file is whole. */
function announcedSize({ headers }: Request): number {
  const size = Number(headers['content-length']);
  if (headers['transfer-encoding'] !== undefined || !Number.isInteger(size))
    throw invalidInput({ field: 'size', message: 'The length of the file is missing' });
  return size;
}

/** The body as it comes; a connection that breaks off, stalls or drips ends it with an error. */
async function* bodyOf(request: Request): AsyncGenerator<Buffer> {
  const begun = performance.now();
  let received = 0;
  request.setTimeout(STALL_MILLISECONDS, () => request.destroy());
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (isTooSlow(received, performance.now() - begun)) request.destroy();
      yield chunk;
    }
  } finally {
    request.setTimeout(0);
  }
}

/** Who sends it, by the bearer token. @throws AppError RATE_LIMITED. */
async function contextOf(
  platform: Platform,
  originOf: OriginReader,
  request: Request,
): Promise<RequestContext> {
  const { authorization } = request.headers;
  const viewer = authorization ? await authenticate(platform, authorization) : null;
  const { res: response } = request;
  if (response && authorization && !viewer) setInvalidTokenHeader(response);
  const origin = originOf(request);
  if (response)
    await countRequests(response, { limits: platform.limits, origin, viewerId: viewer?.id ?? null });
  const context = createContext(platform, origin, viewer);
  if (viewer) await countAction(context, 'accountWrites', viewer.id);
  addLogFields(request, {
    route: `PUT /documents/uploads${ROUTE}`,
    ...(viewer ? { accountId: viewer.id } : {}),
  });
  return context;
}

/** `PUT /documents/uploads/{id}`: the bytes of a document, as they are, with their length and the bearer token. */
export function documentUploads(
  platform: Platform,
  originOf: OriginReader,
  receive: ReceiveDocument,
): Router {
  const router = Router();
  const slots = new UploadSlots();
  router.put(ROUTE, async (request, response) => {
    response.set({ 'Cache-Control': 'no-store' });
    const context = await contextOf(platform, originOf, request);
    const { id: accountId } = requireRole(context, Role.USER, Role.LAWYER);
    const { id } = request.params;
    const size = announcedSize(request);
    await slots.with(accountId, async () => receive(context, id, { size, bytes: bodyOf(request) }));
    response.json({ id });
  });
  router.all(ROUTE, (_request, response) => {
    response.setHeader('Allow', 'PUT');
    throw new AppError('METHOD_NOT_ALLOWED');
  });
  router.use(restErrorHandler(platform.log));
  return router;
}
