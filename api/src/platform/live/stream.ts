import { Repeater } from '@graphql-yoga/subscription';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Live } from './live';

/** After a statement failed, as while the database is away, it is read again. */
const RETRY_MILLISECONDS = 5_000;

/** The result of a read: an item or none, whether more is there already, or that the stream is over. */
export type Look<Item> = { item: Item | null; more: boolean } | 'over';

/** What a stream needs. */
export interface StreamSource<Item> {
  live: Live;
  /** The channel that it subscribes to. */
  id: string;
  /** Reads what is new since the last read. */
  look: () => Promise<Look<Item>>;
  /** Reads this often without a notification, too. */
  everyMilliseconds?: number;
  log: Logger;
}

export type Stream<Item> = Repeater<Item>;

/** Remembers a notification that arrives while nobody waits. */
class Signal {
  private isSet = false;
  private answer: () => void = () => undefined;

  set = (): void => {
    this.isSet = true;
    this.answer();
  };

  async wait(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.answer = resolve;
      if (this.isSet) resolve();
    });
    this.isSet = false;
  }
}

/**
 * Yields what is there, then what is new after each notification: catching up and subscribing are one, so that nothing is
 * lost between them. It waits until each item is consumed, and ends at once when the consumer leaves, which a waiting
 * generator would not.
 */
export function streamOf<Item>(source: StreamSource<Item>): Stream<Item> {
  return new Repeater<Item>(async (push, stop) => {
    const signal = new Signal();
    let stopped = false;
    const isStopped = (): boolean => stopped;
    const unsubscribe = source.live.subscribe(source.id, signal.set);
    const clock = source.everyMilliseconds && setInterval(signal.set, source.everyMilliseconds).unref();
    void stop.then(() => {
      stopped = true;
      signal.set();
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
          await Promise.race([wait(RETRY_MILLISECONDS, undefined, { ref: false }), signal.wait(), stop]);
          signal.set();
          return true;
        });
        if (!goesOn) break;
        await signal.wait();
      }
      stop();
    } finally {
      if (clock) clearInterval(clock);
      unsubscribe();
    }
  });
}
