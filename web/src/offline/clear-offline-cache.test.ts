import { deleteExpiredResponses, privatePart, savedAtHeader } from './clear-offline-cache';

const DAY = 86_400_000;

/** The part of the browser's cache storage that is used here, in memory. */
function cacheStorage(ages: Record<string, Record<string, number>>, now: number) {
  const stored = new Map(
    Object.entries(ages).map(([name, responses]) => [
      name,
      new Map(Object.entries(responses).map(([key, days]) => [key, String(now - days * DAY)])),
    ]),
  );
  const open = (name: string) => {
    const responses = stored.get(name) ?? new Map<string, string>();
    return Promise.resolve({
      keys: () => Promise.resolve([...responses.keys()]),
      match: (key: string) => Promise.resolve({ headers: new Map([[savedAtHeader, responses.get(key)]]) }),
      delete: (key: string) => Promise.resolve(responses.delete(key)),
    });
  };
  const storage = {
    open,
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  };
  return { storage, left: () => [...stored].map(([name, responses]) => [name, ...responses.keys()]) };
}

it('deletes the copies of accounts that are older than 7 days, and no others, nor a cache that a page has just opened', async () => {
  const now = Date.now();
  const { storage, left } = cacheStorage(
    {
      'answers-rahima': { old: 7.1, fresh: 6.9 },
      'answers-karim': { old: 30 },
      'answers-anwara': {},
      'answers-visitor': { old: 30 },
      pages: { old: 30 },
    },
    now,
  );
  Object.assign(globalThis, { caches: storage });
  await deleteExpiredResponses(now);
  expect(left()).toEqual([
    ['answers-rahima', 'fresh'],
    // A page opens the cache of an account, and then writes to it.
    ['answers-anwara'],
    ['answers-visitor', 'old'],
    ['pages', 'old'],
  ]);
});

it.each([
  ['nothing', 'answers-visitor', '/kept/Home?', null],
  ['the diary', 'answers-karim', '/kept/DiaryScreen?', 'diary'],
  ['the cases', 'answers-rahima', '/kept/ClientCases?', 'cases'],
])('knows that %s of an account is saved', async (_, name, url, part) => {
  const caches = {
    keys: () => Promise.resolve(['pages', name]),
    open: () => Promise.resolve({ keys: () => Promise.resolve([{ url }]) }),
  };
  Object.assign(globalThis, { caches });
  expect(await privatePart()).toBe(part);
});
