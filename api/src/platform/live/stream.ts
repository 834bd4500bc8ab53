import { Repeater, SlidingBuffer } from '@graphql-yoga/subscription';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Live } from './live';

/** After a failed read, such as without the database. */
const RETRY_MILLISECONDS = 5_000;

export interface StreamSource<Item> {
  live: Live;
  id: string;
  /** Null ends the stream. */
  read: () => Promise<Item | null>;
  /** Also reads at this interval, without a notification. */
  everyMilliseconds?: number;
  log: Logger;
}

/** Yields once at first, then after each notification; notifications during a read count as one. */
function notificationsOf({ live, id, everyMilliseconds }: StreamSource<unknown>): Repeater<true> {
  return new Repeater<true>(async (push, stop) => {
    const notify = (): void => void push(true);
    const unsubscribe = live.subscribe(id, notify);
    const clock = everyMilliseconds && setInterval(notify, everyMilliseconds).unref();
    notify();
    await stop;
    if (clock) clearInterval(clock);
    unsubscribe();
  }, new SlidingBuffer(1));
}

/** Yields the present state and each change; subscribes before the first read. Ends at once when the consumer leaves. */
export function streamOf<Item>(source: StreamSource<Item>): Repeater<Item> {
  return new Repeater<Item>(async (push, stop) => {
    const notifications = notificationsOf(source);
    const isStopped = stop.then(() => notifications.return());
    let last = '';
    const read = async (): Promise<Item | null> =>
      source.read().catch(async (error: unknown) => {
        source.log.warn({ err: error }, 'a stream could not be read, and is read again');
        const isOver = await Promise.race([wait(RETRY_MILLISECONDS, false, { ref: false }), isStopped]);
        return isOver ? null : read();
      });
    for await (const _ of notifications) {
      const item = await read();
      if (item === null) break;
      const state = JSON.stringify(item);
      if (state !== last) await push(item);
      last = state;
    }
    stop();
  });
}
