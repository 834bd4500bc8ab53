import type { Request, Response } from 'express';
import type { Platform } from '../context';
import type { BoundedQueue } from '../platform/bounded-queue';
import { refuseWhenBusy } from '../platform/load';
import type { PublicSubject, SubjectVersions } from '../platform/public-subjects';
import { countRequests, MORE_POINTS_OF_COMPUTING } from '../platform/rate-limits';
import type { OriginReader } from '../platform/request-origin';
import type { ResponseCache } from '../platform/response-cache';

/** The cache of these texts, which is that of REST, and the line for what it does not have. */
export interface SeoCaching {
  cache: ResponseCache<string>;
  versions: SubjectVersions;
  visitorReads: BoundedQueue;
}

/** Finds the text of an address in the cache, or computes it in the line of visitors. */
export type FindText = (
  request: Request,
  response: Response,
  shows: readonly PublicSubject[],
  compute: () => Promise<string>,
) => Promise<string>;

/** Counts a request, and finds its text by the subjects that it shows. */
export function createFindText(
  { limits, load }: Platform,
  originOf: OriginReader,
  { cache, versions, visitorReads }: SeoCaching,
): FindText {
  return async (request, response, shows, compute) => {
    const requester = { limits, origin: originOf(request), viewerId: null };
    await countRequests(response, requester);
    return cache.get(versions.keyOf(`seo ${request.path}`, shows), async () => {
      refuseWhenBusy(load, false);
      // Several requests may wait for this text, so that the limit of one of them must not end it.
      countRequests(response, requester, MORE_POINTS_OF_COMPUTING).catch(() => undefined);
      return { value: await visitorReads.run(compute), cacheable: true };
    });
  };
}
