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
  maxBytes: number;
  /** For metrics. */
  name?: string;
  sizeOf: (value: Value) => number;
  /** False while changes of the data are not reported: the cache is neither read nor written. */
  isEnabled?: () => boolean;
  /** The clock, for tests. */
  now?: () => number;
}

/**
 * Responses to visitors, cached until they are too old, or all are removed (`clear`). Concurrent requests for one key
 * share one computation. lru-cache limits the bytes and drops the least recently used.
 */
export class ResponseCache<Value> {
  private readonly entries: LRUCache<string, Entry<Value>>;
  private readonly computing = new Map<string, Promise<Value>>();

  constructor(private readonly options: ResponseCacheOptions<Value>) {
    const { freshFor, staleFor, maxBytes, sizeOf, now } = options;
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => sizeOf(value) + 2 * key.length,
      ttl: freshFor + staleFor,
      ...(now ? { perf: { now }, ttlResolution: 0 } : {}),
    });
  }

  /** The response for a key: cached, being computed, or computed now. @throws whatever `compute` throws. */
  async get(key: string, compute: Compute<Value>): Promise<Value> {
    if (!this.isEnabled()) return (await compute()).value;
    const cached = this.entries.get(key);
    this.count(cached ? 'hit' : 'miss');
    if (!cached) return this.computeOnce(key, compute);
    const isStale = this.entries.getRemainingTTL(key) < this.options.staleFor;
    // The next request after a failure tries again.
    if (isStale) this.computeOnce(key, compute).catch(() => undefined);
    return cached.value;
  }

  /** The response for a key if it need not be computed, now or soon; otherwise null. */
  fresh(key: string): Value | null {
    if (!this.isEnabled()) return null;
    const cached = this.entries.get(key);
    if (!cached || this.entries.getRemainingTTL(key) < this.options.staleFor) return null;
    this.count('hit');
    return cached.value;
  }

  private count(result: 'hit' | 'miss'): void {
    if (this.options.name) cacheReads.inc({ cache: this.options.name, result });
  }

  /** Removes everything, also what is still being computed. */
  clear(): void {
    this.entries.clear();
    this.computing.clear();
  }

  private async computeOnce(key: string, compute: Compute<Value>): Promise<Value> {
    const underWay = this.computing.get(key);
    if (underWay) return underWay;
    const response = compute().then(({ value, cacheable }) => {
      // What was computed while the cache was cleared goes to the requests that wait for it, and is not cached.
      if (this.computing.get(key) !== response) return value;
      // One that may not be cached, such as of an outage, replaces none.
      if (cacheable && this.isEnabled()) this.entries.set(key, { value });
      return value;
    });
    this.computing.set(key, response);
    try {
      return await response;
    } finally {
      if (this.computing.get(key) === response) this.computing.delete(key);
    }
  }

  private isEnabled(): boolean {
    return this.options.isEnabled?.() ?? true;
  }
}
