import { expect, type APIRequestContext } from '@playwright/test';
import { newLawyer } from '../setup/client-people';
import { test } from '../setup/test';

async function someLawyers(request: APIRequestContext): Promise<string[]> {
  const query = '{ lawyers(page: 2, limit: 8) { items { id } } }';
  const answer = await request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as { data: { lawyers: { items: { id: string }[] } } };
  return data.lawyers.items.map(({ id }) => `/lawyers/${id}`);
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN;

test('a page from the cache costs under a tenth of its first rendering', async ({ request, baseURL }) => {
  /** Milliseconds until the head of the answer: a page is sent when it is rendered, and reading it is the client's part. */
  const timeToAnswer = async (path: string, leastLength: number): Promise<number> => {
    const start = performance.now();
    const answer = await fetch(`${baseURL}${path}`);
    const time = performance.now() - start;
    expect((await answer.text()).length).toBeGreaterThan(leastLength);
    return time;
  };
  const cost = (path: string): Promise<number> => timeToAnswer(path, 1_000);
  /** What any answer takes, the client's own part included. */
  const least = (): Promise<number> => timeToAnswer('/healthz', 0);
  const [warmUp = '', ...paths] = await someLawyers(request);
  await cost(warmUp);
  // Somebody new in the directory empties the pages of all lawyers, which others may have looked at before.
  await newLawyer(request);
  const costs: { first: number; again: number; least: number }[] = [];
  for (const path of paths) {
    const first = await cost(path);
    const [again, leasts]: [number[], number[]] = [[], []];
    for (let count = 0; count < 24; count += 1) {
      again.push(await cost(path));
      leasts.push(await least());
    }
    // The best of them: the machine may be busy with something else.
    costs.push({ first, again: Math.min(...again), least: Math.min(...leasts) });
  }
  const [first, again] = [
    median(costs.map((one) => one.first - one.least)),
    median(costs.map((one) => one.again - one.least)),
  ];
  expect(again / first).toBeLessThan(0.1);
});

test('a file with a hash in its name is kept for a year, the worker is asked for each time', async ({
  request,
}) => {
  const page = await (await request.get('/')).text();
  const files = new Set(page.match(/\/assets\/[^"]+\.(?:js|css|woff2)/g));
  expect(files.size).toBeGreaterThan(1);
  for (const file of files) {
    const { 'cache-control': kept } = (await request.get(file)).headers();
    expect(kept, file).toBe('public, max-age=31536000, immutable');
  }
  expect((await request.get('/service-worker.js')).headers()['cache-control']).toBe('no-cache');
});
