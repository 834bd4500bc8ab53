import { type Request, Router } from 'express';
import { Role } from '../auth/role';
import { requireRole } from '../auth/viewer';
import type { RequestContext } from '../context';
import { AppError, invalidInput } from '../errors/app-error';
import { openRequest, type RequestReading } from '../http/open-request';
import { refuseOtherMethods, restErrorHandler } from '../http/refusal';
import { changeCount } from '../platform/by-key';

/** Concurrent uploads of the process, each with less than a megabyte of memory and mostly waiting for a phone, and of an account. */
const MOST_OF_PROCESS = 64;
const MOST_OF_ACCOUNT = 2;
const RETRY_SECONDS = 5;

/** Limits concurrent uploads. One instance for each process. */
class UploadSlots {
  private readonly byAccount = new Map<string, number>();
  private taken = 0;

  /** @throws AppError SERVICE_UNAVAILABLE or RATE_LIMITED without a free slot. */
  async with<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
    if ((this.byAccount.get(accountId) ?? 0) >= MOST_OF_ACCOUNT)
      throw new AppError('RATE_LIMITED', {
        message: 'Two documents are on their way already. Please wait for them.',
        retryAfter: RETRY_SECONDS,
      });
    if (this.taken >= MOST_OF_PROCESS)
      throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    this.taken += 1;
    changeCount(this.byAccount, accountId, 1);
    try {
      return await work();
    } finally {
      this.taken -= 1;
      changeCount(this.byAccount, accountId, -1);
    }
  }
}

export interface ArrivingBytes {
  /** The announced length. */
  size: number;
  bytes: AsyncIterable<Buffer>;
}

/** Stores the bytes of a started upload, by the module's own rules. */
export type ReceiveDocument = (context: RequestContext, id: string, arriving: ArrivingBytes) => Promise<void>;

const ROUTE = '/:id';
/** A connection without a byte for this time is closed. */
const STALL_MILLISECONDS = 30_000;
/** From then on a body must have come at this rate since its beginning. */
const PACE_FROM_MILLISECONDS = 30_000;
const LEAST_BYTES_A_SECOND = 8 * 1024;

/** Whether an upload is below the minimum rate. */
export function isTooSlow(bytes: number, milliseconds: number): boolean {
  return milliseconds > PACE_FROM_MILLISECONDS && bytes < (milliseconds / 1_000) * LEAST_BYTES_A_SECOND;
}

/** @throws AppError BAD_USER_INPUT without a length: nothing else says when the file is complete. */
function announcedSize({ headers }: Request): number {
  const size = Number(headers['content-length']);
  if (headers['transfer-encoding'] !== undefined || !Number.isInteger(size))
    throw invalidInput({ field: 'size', message: 'The length of the file is missing' });
  return size;
}

/** Fails if the connection breaks, stalls or drips. */
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

function uploadsTo(
  reading: RequestReading,
  path: string,
  receive: ReceiveDocument,
  slots: UploadSlots,
): Router {
  const router = Router();
  router.put(ROUTE, async (request, response) => {
    response.set({ 'Cache-Control': 'no-store' });
    const route = `PUT ${path}${ROUTE}`;
    const context = await openRequest(reading, request, response, { route, isWrite: true });
    const { id: accountId } = requireRole(context, Role.USER, Role.LAWYER);
    const { id } = request.params;
    const size = announcedSize(request);
    await slots.with(accountId, async () => receive(context, id, { size, bytes: bodyOf(request) }));
    response.json({ id });
  });
  router.all(ROUTE, refuseOtherMethods('PUT'));
  router.use(restErrorHandler(reading.platform.log));
  return router;
}

/** `PUT {path}/{id}`: the raw bytes, with their length and the bearer token. @param receivers by path. */
export function documentUploads(
  reading: RequestReading,
  receivers: Readonly<Record<string, ReceiveDocument>>,
): Router {
  const router = Router();
  const slots = new UploadSlots();
  for (const [path, receive] of Object.entries(receivers))
    router.use(path, uploadsTo(reading, path, receive, slots));
  return router;
}
