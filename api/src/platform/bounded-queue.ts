import { busyError } from './load';
import { watchQueue } from './metrics';

export interface QueueBounds {
  concurrency: number;
  waiting: number;
  /** Work that waited longer is refused: a later response would come too late for its reader. */
  waitMilliseconds: number;
}

interface Waiting {
  since: number;
  start: () => void;
  refuse: () => void;
}

/** Limits concurrent work, in order of arrival, and refuses work that would wait too long. */
export class BoundedQueue {
  private active = 0;
  private readonly line: Waiting[] = [];

  constructor(
    private readonly bounds: QueueBounds,
    name?: string,
    private readonly now: () => number = () => performance.now(),
  ) {
    if (name) watchQueue(name, () => this.line.length);
  }

  /** @throws AppError SERVICE_UNAVAILABLE with the seconds to wait, and errors of the work. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await this.enter();
    try {
      return await work();
    } finally {
      release();
    }
  }

  /** Refuses cheaply, before any work, while the first in line has waited half of its time. @throws AppError SERVICE_UNAVAILABLE. */
  refuseWhenLate(): void {
    const [first] = this.line;
    if (first && this.now() - first.since > this.bounds.waitMilliseconds / 2) throw busyError();
  }

  /** Waits for a place; the result releases it. @throws AppError SERVICE_UNAVAILABLE. */
  async enter(): Promise<() => void> {
    const { concurrency, waiting } = this.bounds;
    if (this.active >= concurrency) {
      this.refuseLate();
      if (this.line.length >= waiting) throw busyError();
      await new Promise<void>((start, reject) => {
        this.line.push({ since: this.now(), start, refuse: () => reject(busyError()) });
      });
    } else this.active += 1;
    let isInside = true;
    return () => {
      if (isInside) this.leave();
      isInside = false;
    };
  }

  private leave(): void {
    this.refuseLate();
    const next = this.line.shift();
    if (next) next.start();
    else this.active -= 1;
  }

  private refuseLate(): void {
    refuseBefore(this.line, this.now() - this.bounds.waitMilliseconds);
  }
}

export function refuseBefore(line: Pick<Waiting, 'since' | 'refuse'>[], latest: number): void {
  for (let [first] = line; first && first.since < latest; [first] = line) {
    line.shift();
    first.refuse();
  }
}
