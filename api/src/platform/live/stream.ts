import { Repeater } from '@graphql-yoga/subscription';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Live } from './live';

/** After a statement failed, as while the database is away, it is read again. */
const RETRY_MILLISECONDS = 5_000;

/** What one look gives: an item or none, whether more is there already, or that there is nothing to follow any more. */
export type Look<Item> = { item: Item | null; more: boolean } | 'over';

/** What a stream is made from. */
export interface StreamSource<Item> {
  live: Live;
  /** What is followed. */
  id: string;
  /** Reads what is new since the last look. */
  look: () => Promise<Look<Item>>;
  /** Looks so often without a ring, too. */
  everyMilliseconds?: number;
  log: Logger;
}

/** What is given one by one, and can be ended at any time. */
export type Stream<Item> = Repeater<Item>;

/** Remembers that it was rung while nobody waited. */
class Bell {
  private isRung = false;
  private answer: () => void = () => undefined;

  ring = (): void => {
    this.isRung = true;
    this.answer();
  };

  async rung(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.answer = resolve;
      if (this.isRung) resolve();
    });
    this.isRung = false;
  }
}

/**
 * Gives what is there, then what is new whenever it is rung: catching up and following are one, so that nothing falls
 * between them. It waits until each item was taken, and ends at once when nobody takes any more, which a generator that
 * waits would not.
 */
export function streamOf<Item>(source: StreamSource<Item>): Stream<Item> {
  return new Repeater<Item>(async (push, stop) => {
    const bell = new Bell();
    let stopped = false;
    const isStopped = (): boolean => stopped;
    const unfollow = source.live.follow(source.id, bell.ring);
    const clock = source.everyMilliseconds && setInterval(bell.ring, source.everyMilliseconds).unref();
    void stop.then(() => {
      stopped = true;
      bell.ring();
    });
    const giveAll = async (): Promise<boolean> => {
      for (;;) {
        const look = await source.look();
        if (look === 'over') return false;
        if (look.item !== null) await push(look.item);
        if (isStopped()) return false;
        if (!look.more) return true;
      }
    };
    try {
      while (!isStopped()) {
        const goesOn = await giveAll().catch(async (error: unknown) => {
          source.log.warn({ err: error }, 'a stream could not be read, and is read again');
          await Promise.race([wait(RETRY_MILLISECONDS, undefined, { ref: false }), bell.rung(), stop]);
          bell.ring();
          return true;
        });
        if (!goesOn) break;
        await bell.rung();
      }
      stop();
    } finally {
      if (clock) clearInterval(clock);
      unfollow();
    }
  });
}
