import { LRUCache } from 'lru-cache';
import { cacheReads } from './metrics';

/** A response that was just computed, and whether later requests may get it too. */
export interface ComputedResponse<Value> {
  value: Value;
  cacheable: boolean;
}

type Compute<Value> = () => Promise<ComputedResponse<Value>>;

/** An object, because lru-cache stores no value that may be undefined. */
interface Entry<Value> {
  value: Value;
}

/** How much is cached and for how long; times in milliseconds. */
export interface ResponseCacheOptions<Value> {
  /** After this time a response is computed again. */
  freshFor: number;
  /** For this time after that, the old response is sent while a new one is computed. */
  staleFor: number;
  /** For this time after that, `kept` finds the old response. */
  keptFor?: number;
  maxBytes: number;
  name?: string;
  sizeOf: (value: Value) => number;
  /** False while changes of the data are not reported: the cache is neither read nor written. */
  isEnabled?: () => boolean;
  /** The clock, for tests. */
  now?: () => number;
}

/**
 * Responses to visitors, cached until they are too old; keys contain the versions of what a response shows. Concurrent
 * requests for one key share one computation. lru-cache limits the bytes and drops the least recently used.
 */
export class ResponseCache<Value> {
  private readonly entries: LRUCache<string, Entry<Value>>;
  private readonly computing = new Map<string, Promise<Value>>();

  constructor(private readonly options: ResponseCacheOptions<Value>) {
    const { freshFor, staleFor, keptFor = 0, maxBytes, sizeOf, now } = options;
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => sizeOf(value) + 2 * key.length,
      ttl: freshFor + staleFor + keptFor,
      ...(now ? { perf: { now }, ttlResolution: 0 } : {}),
    });
  }

  /** The response for a key: cached, being computed, or computed now. @throws whatever `compute` throws. */
  async get(key: string, compute: Compute<Value>): Promise<Value> {
    if (!this.isEnabled()) return (await compute()).value;
    const cached = this.entries.get(key);
    const left = this.timeLeft(key);
    this.count(cached && left > 0 ? 'hit' : 'miss');
    if (!cached || left <= 0) return this.computeOnce(key, compute);
    // The next request after a failure tries again.
    if (left < this.options.staleFor) this.computeOnce(key, compute).catch(() => undefined);
    return cached.value;
  }

  /** The response for a key if it need not be computed, now or soon; otherwise null. */
  fresh(key: string): Value | null {
    if (!this.isEnabled()) return null;
    const cached = this.entries.get(key);
    if (!cached || this.timeLeft(key) < this.options.staleFor) return null;
    this.count('hit');
    return cached.value;
  }

  /** The last response for a key with its age in seconds, also while the cache is disabled. */
  kept(key: string): { value: Value; ageSeconds: number } | null {
    const cached = this.entries.get(key);
    if (!cached) return null;
    const age = this.entries.ttl - this.entries.getRemainingTTL(key);
    return { value: cached.value, ageSeconds: Math.floor(age / 1_000) };
  }

  /** Until a response is too old to be sent. */
  private timeLeft(key: string): number {
    return this.entries.getRemainingTTL(key) - (this.options.keptFor ?? 0);
  }

  private count(result: 'hit' | 'miss'): void {
    if (this.options.name) cacheReads.inc({ cache: this.options.name, result });
  }

  private async computeOnce(key: string, compute: Compute<Value>): Promise<Value> {
    const underWay = this.computing.get(key);
    if (underWay) return underWay;
    const response = compute().then(({ value, cacheable }) => {
      // One that may not be cached, such as of an outage, replaces none.
      if (cacheable && this.isEnabled()) this.entries.set(key, { value });
      return value;
    });
    this.computing.set(key, response);
    try {
      return await response;
    } finally {
      this.computing.delete(key);
    }
  }

  private isEnabled(): boolean {
    return this.options.isEnabled?.() ?? true;
  }
}
