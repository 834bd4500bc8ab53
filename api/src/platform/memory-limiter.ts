import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Beyond this the least recently used key is dropped. */
const MAX_KEYS = 100_000;

interface Count {
  points: number;
  expiresAt: number;
}

/** `duration` is in seconds. */
export interface Quota {
  points: number;
  duration: number;
}

/** Counts in memory. The library's own store has timers and unlimited keys, which a flood would fill. */
export class MemoryLimiter extends RateLimiterMemory {
  private readonly counts: LRUCache<string, Count>;

  constructor(
    quota: Quota,
    maxKeys = MAX_KEYS,
    private readonly now: () => number = Date.now,
  ) {
    super(quota);
    // With `max` the cache would preallocate all keys, for each limit.
    this.counts = new LRUCache({ maxSize: maxKeys, sizeCalculation: () => 1 });
  }

  get size(): number {
    return this.counts.size;
  }

  override consume(key: string | number, points = 1): Promise<RateLimiterRes> {
    const result = this.add(String(key), points);
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the library's limiters reject with their result
    return result.consumedPoints > this.points ? Promise.reject(result) : Promise.resolve(result);
  }

  override penalty(key: string | number, points = 1): Promise<RateLimiterRes> {
    return Promise.resolve(this.add(String(key), points));
  }

  override reward(key: string | number, points = 1): Promise<RateLimiterRes> {
    return Promise.resolve(this.add(String(key), -points));
  }

  override get(key: string | number): Promise<RateLimiterRes | null> {
    const count = this.counts.get(String(key));
    return Promise.resolve(count && count.expiresAt > this.now() ? this.resultOf(count) : null);
  }

  override delete(key: string | number): Promise<boolean> {
    return Promise.resolve(this.counts.delete(String(key)));
  }

  private add(key: string, points: number): RateLimiterRes {
    const now = this.now();
    const known = this.counts.get(key);
    const count = known && known.expiresAt > now ? known : { points: 0, expiresAt: now + this.msDuration };
    if (count !== known) this.counts.set(key, count);
    count.points += points;
    return this.resultOf(count);
  }

  private resultOf({ points, expiresAt }: Count): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.points - points), expiresAt - this.now(), points);
  }
}
