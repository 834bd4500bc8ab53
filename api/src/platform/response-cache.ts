import { LRUCache } from 'lru-cache';
import { cacheReads } from './metrics';

/** A computed response, and whether later requests may get it too. */
export interface ComputedResponse<Value> {
  value: Value;
  cacheable: boolean;
}

type Compute<Value> = () => Promise<ComputedResponse<Value>>;

/** An object, because lru-cache cannot store undefined. */
interface Entry<Value> {
  value: Value;
}

/** Times in milliseconds. */
export interface ResponseCacheOptions<Value> {
  /** After this time a response is computed again. */
  freshFor: number;
  /** Then, the stale response is sent while a new response is computed. */
  staleFor: number;
  /** Then, only `kept` finds the response. */
  keptFor?: number;
  maxBytes: number;
  name?: string;
  sizeOf: (value: Value) => number;
  /** False while changes of the data are not reported: the cache is neither read nor written. */
  isEnabled?: () => boolean;
  /** The clock, for tests. */
  now?: () => number;
}

/** Concurrent requests for a key share one computation; keys include the versions of the shown data. */
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

  /** Cached, being computed, or computed now. @throws errors of `compute`. */
  async get(key: string, compute: Compute<Value>): Promise<Value> {
    if (!this.isEnabled()) return (await compute()).value;
    const cached = this.entries.get(key);
    const left = this.timeLeft(key);
    this.count(cached && left > 0 ? 'hit' : 'miss');
    if (!cached || left <= 0) return this.computeOnce(key, compute);
    // After a failure the next request tries again.
    if (left < this.options.staleFor) this.computeOnce(key, compute).catch(() => undefined);
    return cached.value;
  }

  fresh(key: string): Value | null {
    if (!this.isEnabled()) return null;
    const cached = this.entries.get(key);
    if (!cached || this.timeLeft(key) < this.options.staleFor) return null;
    this.count('hit');
    return cached.value;
  }

  /** The last response with its age in seconds, also while the cache is disabled. */
  kept(key: string): { value: Value; ageSeconds: number } | null {
    const cached = this.entries.get(key);
    if (!cached) return null;
    const age = this.entries.ttl - this.entries.getRemainingTTL(key);
    return { value: cached.value, ageSeconds: Math.floor(age / 1_000) };
  }

  /** Milliseconds until a response is too old to be sent. */
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
      // An uncacheable response, such as during an outage, replaces none.
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
