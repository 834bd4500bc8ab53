import PQueue from 'p-queue';
import { AppError } from '../errors/app-error';

/** Rendering takes the processor from every other request, so only few pages are rendered at once. */
const CONCURRENCY = 2;
const MAX_WAITING = 32;
const RETRY_SECONDS = 2;

/** Runs renderings, two at a time. */
export class RenderQueue {
  private readonly queue = new PQueue({ concurrency: CONCURRENCY });

  /** @throws AppError SERVICE_UNAVAILABLE when too many wait, and whatever the rendering throws. */
  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    if (this.queue.size >= MAX_WAITING)
      throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    return this.queue.add(render);
  }
}
