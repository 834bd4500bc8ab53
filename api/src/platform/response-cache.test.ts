import { type ComputedResponse, ResponseCache, type ResponseCacheOptions } from './response-cache';

/** Not 0, which lru-cache takes for no time. */
const START = 1;
let time = START;
let enabled = true;

beforeEach(() => {
  time = START;
  enabled = true;
});

function createCache(changes: Partial<ResponseCacheOptions<string>> = {}): ResponseCache<string> {
  return new ResponseCache<string>({
    freshFor: 100,
    staleFor: 50,
    maxBytes: 1000,
    sizeOf: (value) => value.length,
    isEnabled: () => enabled,
    now: () => time,
    ...changes,
  });
}

/** Counts computations; the value is their number. */
function countedCompute(cacheable = true): {
  compute: () => Promise<ComputedResponse<string>>;
  count: () => number;
} {
  let count = 0;
  return {
    count: () => count,
    compute: () => {
      count += 1;
      return Promise.resolve({ value: `response ${count}`, cacheable });
    },
  };
}

/** Waits until resolved promises have settled. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('ResponseCache', () => {
  it('computes the response once for each key', async () => {
    const cache = createCache();
    const { compute, count } = countedCompute();
    expect(await cache.get('a', compute)).toBe('response 1');
    expect(await cache.get('a', compute)).toBe('response 1');
    expect(await cache.get('b', compute)).toBe('response 2');
    expect(count()).toBe(2);
  });

  it('computes once for concurrent requests', async () => {
    const cache = createCache();
    const { compute, count } = countedCompute(false);
    const responses = await Promise.all([
      cache.get('a', compute),
      cache.get('a', compute),
      cache.get('a', compute),
    ]);
    expect(responses).toEqual(['response 1', 'response 1', 'response 1']);
    expect(count()).toBe(1);
  });

  it('does not cache what is not cacheable', async () => {
    const cache = createCache();
    const { compute } = countedCompute(false);
    await cache.get('a', compute);
    expect(await cache.get('a', compute)).toBe('response 2');
  });

  it('serves a stale response while the next is computed, until it is too old', async () => {
    const cache = createCache();
    const { compute } = countedCompute();
    await cache.get('a', compute);
    time = START + 101;
    expect(await cache.get('a', compute)).toBe('response 1');
    await settle();
    expect(await cache.get('a', compute)).toBe('response 2');
    time = START + 101 + 151;
    expect(await cache.get('a', compute)).toBe('response 3');
  });

  it('keeps a good response when computing fails, and when the next response is not cacheable', async () => {
    const cache = createCache();
    await cache.get('a', countedCompute().compute);
    time = START + 101;
    expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe('response 1');
    await settle();
    expect(await cache.get('a', () => Promise.resolve({ value: 'gone', cacheable: false }))).toBe(
      'response 1',
    );
    await settle();
    const computeNew = () => Promise.resolve({ value: 'new', cacheable: true });
    expect(await cache.get('a', computeNew)).toBe('response 1');
    await settle();
    expect(await cache.get('a', computeNew)).toBe('new');
  });

  it('passes a failure on and tries again', async () => {
    const cache = createCache();
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('a', countedCompute().compute)).toBe('response 1');
  });

  it('evicts the least recently used, and caches nothing larger than its limit', async () => {
    const cache = createCache({ maxBytes: 30 });
    const { compute, count } = countedCompute();
    await cache.get('a', compute);
    await cache.get('b', compute);
    await cache.get('a', compute);
    await cache.get('c', compute);
    expect(count()).toBe(3);
    expect(await cache.get('a', compute)).toBe('response 1');
    expect(await cache.get('b', compute)).toBe('response 4');
    const large = () => Promise.resolve({ value: 'x'.repeat(40), cacheable: true });
    await cache.get('large', large);
    expect(await cache.get('large', compute)).toBe('response 5');
  });

  it('neither reads nor writes while it is disabled', async () => {
    const cache = createCache();
    const { compute } = countedCompute();
    await cache.get('a', compute);
    enabled = false;
    expect(await cache.get('a', compute)).toBe('response 2');
  });

  it('does not cache a response that was computed while it became disabled', async () => {
    const cache = createCache();
    const { compute } = countedCompute();
    const disableMeanwhile = async () => {
      enabled = false;
      return compute();
    };
    await cache.get('a', disableMeanwhile);
    enabled = true;
    expect(await cache.get('a', compute)).toBe('response 2');
  });
});
