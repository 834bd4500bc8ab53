import { assetResponse } from './assets';
import { publicPageResponse } from './pages';

jest.mock('./build-constants', () => ({ shell: '<html></html>', version: 'new', offlineFiles: [] }));

const asset = 'https://ainsathi.example/assets/index-1.js';
const page = 'https://ainsathi.example/blogs';

/** A request to the worker, with what it does after it has answered. */
function fetchEvent(url: string) {
  const afterwards: Promise<unknown>[] = [];
  const event = {
    request: { url },
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => void afterwards.push(work),
  };
  return { event: event as unknown as FetchEvent, afterwards };
}

const respondWith = (type: string) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response('content', { headers: { 'content-type': type } })),
    );

const full = () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError'));
const emptyCache = {
  match: () => Promise.resolve(undefined),
  keys: () => Promise.resolve([]),
  delete: () => Promise.resolve(false),
};

const storages: Record<string, object> = {
  'is full': { match: emptyCache.match, open: () => Promise.resolve({ ...emptyCache, put: full }) },
  'cannot be opened': { match: full, open: full },
  'never finishes writing': {
    match: emptyCache.match,
    open: () => Promise.resolve({ ...emptyCache, put: () => new Promise(() => undefined) }),
  },
};

afterEach(() => jest.restoreAllMocks());

describe.each(Object.entries(storages))('on a device whose storage %s', (_, caches) => {
  beforeEach(() => Object.assign(globalThis, { caches, self: { navigator: { onLine: true } } }));

  it('a script arrives from the network', async () => {
    respondWith('text/javascript');
    const { event } = fetchEvent(asset);
    expect(await (await assetResponse(event)).text()).toBe('content');
  });

  it('a page arrives from the network', async () => {
    respondWith('text/html');
    const { event } = fetchEvent(page);
    expect(await (await publicPageResponse(event)).text()).toBe('content');
  });
});

it('what cannot be stored is no unhandled error', async () => {
  Object.assign(globalThis, { caches: storages['is full'] });
  respondWith('text/javascript');
  const { event, afterwards } = fetchEvent(asset);
  await assetResponse(event);
  expect(afterwards).toHaveLength(1);
  await expect(Promise.all(afterwards)).resolves.toBeDefined();
});

it('a script is stored after it is returned', async () => {
  const put = jest.fn((address: string, response: Response) => response.text().then(() => address));
  const cache = { ...emptyCache, put };
  Object.assign(globalThis, { caches: { match: emptyCache.match, open: () => Promise.resolve(cache) } });
  respondWith('text/javascript');
  const { event, afterwards } = fetchEvent(asset);
  await assetResponse(event);
  await Promise.all(afterwards);
  expect(put).toHaveBeenCalledWith(asset, expect.any(Response));
});
