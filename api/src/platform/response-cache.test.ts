import { type CacheLimits, type Filling, ResponseCache } from './response-cache';

let time = 0;
let usable = true;

beforeEach(() => {
  time = 0;
  usable = true;
});

function aCache(changes: Partial<CacheLimits<string>> = {}): ResponseCache<string> {
  return new ResponseCache<string>({
    freshFor: 100,
    staleFor: 50,
    mostBytes: 1000,
    sizeOf: (value) => value.length,
    isUsable: () => usable,
    now: () => time,
    ...changes,
  });
}

/** Counts how often it is filled; the value says which filling it was. */
function counted(keep = true): { fill: () => Promise<Filling<string>>; count: () => number } {
  let count = 0;
  return {
    count: () => count,
    fill: () => {
      count += 1;
      return Promise.resolve({ value: `filling ${count}`, keep });
    },
  };
}

/** Lets promises that are due settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('ResponseCache', () => {
  it('fills a key once and gives the same again, each key its own', async () => {
    const cache = aCache();
    const { fill, count } = counted();
    expect(await cache.get('a', fill)).toBe('filling 1');
    expect(await cache.get('a', fill)).toBe('filling 1');
    expect(await cache.get('b', fill)).toBe('filling 2');
    expect(count()).toBe(2);
  });

  it('fills once for all who ask at the same time', async () => {
    const cache = aCache();
    const { fill, count } = counted(false);
    const answers = await Promise.all([cache.get('a', fill), cache.get('a', fill), cache.get('a', fill)]);
    expect(answers).toEqual(['filling 1', 'filling 1', 'filling 1']);
    expect(count()).toBe(1);
  });

  it('does not keep what must not be kept', async () => {
    const cache = aCache();
    const { fill } = counted(false);
    await cache.get('a', fill);
    expect(await cache.get('a', fill)).toBe('filling 2');
  });

  it('gives the old one while it makes a new one, until it is too old', async () => {
    const cache = aCache();
    const { fill } = counted();
    await cache.get('a', fill);
    time = 101;
    expect(await cache.get('a', fill)).toBe('filling 1');
    await settle();
    expect(await cache.get('a', fill)).toBe('filling 2');
    time = 101 + 151;
    expect(await cache.get('a', fill)).toBe('filling 3');
  });

  it('drops an old one whose successor must not be kept, and keeps it when making one fails', async () => {
    const cache = aCache();
    await cache.get('a', counted().fill);
    time = 101;
    expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe('filling 1');
    await settle();
    expect(await cache.get('a', () => Promise.resolve({ value: 'gone', keep: false }))).toBe('filling 1');
    await settle();
    expect(await cache.get('a', () => Promise.resolve({ value: 'new', keep: true }))).toBe('new');
  });

  it('forgets everything when purged, also what is being made from the old data', async () => {
    const cache = aCache();
    let finish: (filling: Filling<string>) => void = () => undefined;
    const before = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
    cache.purge();
    const after = cache.get('a', () => Promise.resolve({ value: 'new data', keep: true }));
    finish({ value: 'old data', keep: true });
    expect(await before).toBe('old data');
    expect(await after).toBe('new data');
    expect(await cache.get('a', counted().fill)).toBe('new data');
  });

  it('passes a failure on and tries again', async () => {
    const cache = aCache();
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('a', counted().fill)).toBe('filling 1');
  });

  it('makes room by dropping what was asked for longest ago, and keeps nothing larger than itself', async () => {
    const cache = aCache({ mostBytes: 30 });
    const { fill, count } = counted();
    await cache.get('a', fill);
    await cache.get('b', fill);
    await cache.get('a', fill);
    await cache.get('c', fill);
    expect(count()).toBe(3);
    expect(await cache.get('a', fill)).toBe('filling 1');
    expect(await cache.get('b', fill)).toBe('filling 4');
    const large = () => Promise.resolve({ value: 'x'.repeat(40), keep: true });
    await cache.get('large', large);
    expect(await cache.get('large', fill)).toBe('filling 5');
  });

  it('stands aside while it is not usable', async () => {
    const cache = aCache();
    const { fill } = counted();
    await cache.get('a', fill);
    usable = false;
    expect(await cache.get('a', fill)).toBe('filling 2');
  });
});
