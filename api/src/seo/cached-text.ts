import type { Request, Response } from 'express';
import type { RequestContext } from '../context';
import { asVisitor, openRequest, type RequestReading } from '../http/open-request';
import { refuseWhenBusy } from '../platform/load';
import type { PublicSubject } from '../platform/public-subjects';
import { countRequests, MORE_POINTS_OF_COMPUTING } from '../platform/rate-limits';
import type { V1Caching } from '../rest/v1';

/** From the cache, or computed in the visitors' queue. */
export type FindText = (
  request: Request,
  response: Response,
  shows: readonly PublicSubject[],
  compute: (context: RequestContext) => Promise<string>,
) => Promise<string>;

/** Opens the request, and caches its text by the shown subjects, in the cache of REST. */
export function createFindText(
  reading: RequestReading,
  { cache, versions, visitorReads }: V1Caching,
): FindText {
  return async (request, response, shows, compute) => {
    const context = await openRequest(reading, request, response, { readViewer: asVisitor });
    return cache.get(versions.keyOf(`seo ${request.path}`, shows), async () => {
      refuseWhenBusy(context.platform.load, false);
      // Several requests may wait for this text, so that the limit of one must not fail it.
      countRequests(response, context, MORE_POINTS_OF_COMPUTING).catch(() => undefined);
      return { value: await visitorReads.run(() => compute(context)), cacheable: true };
    });
  };
}
