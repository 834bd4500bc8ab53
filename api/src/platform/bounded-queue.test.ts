import { BoundedQueue } from './bounded-queue';

const REFUSED = expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfter: expect.any(Number) });

/** Work that the test ends. */
function workOf() {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const work = (n: number) => () =>
    new Promise<number>((resolve) => {
      started.push(n);
      ends.push(() => resolve(n));
    });
  return { work, ends, started };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs a few at a time, in order, and refuses what the line has no room for', async () => {
  const queue = new BoundedQueue({ concurrency: 2, waiting: 1, waitMilliseconds: 1_000 });
  const { work, ends, started } = workOf();
  const [first, second, third] = [queue.run(work(1)), queue.run(work(2)), queue.run(work(3))];
  await expect(queue.run(work(4))).rejects.toEqual(REFUSED);
  expect(started).toEqual([1, 2]);
  ends[0]?.();
  expect(await first).toBe(1);
  await settled();
  expect(started).toEqual([1, 2, 3]);
  ends[1]?.();
  ends[2]?.();
  expect(await Promise.all([second, third])).toEqual([2, 3]);
  const after = queue.run(work(5));
  await settled();
  ends[3]?.();
  expect(await after).toBe(5);
});

it('refuses what has waited too long, and runs what has not', async () => {
  let now = 0;
  const queue = new BoundedQueue(
    { concurrency: 1, waiting: 9, waitMilliseconds: 1_000 },
    undefined,
    () => now,
  );
  const { work, ends, started } = workOf();
  const first = queue.run(work(1));
  const late = queue.run(work(2));
  queue.refuseWhenLate();
  now = 600;
  expect(() => queue.refuseWhenLate()).toThrow(REFUSED as Error);
  const inTime = queue.run(work(3));
  now = 1_200;
  await settled();
  ends[0]?.();
  await expect(late).rejects.toEqual(REFUSED);
  await first;
  await settled();
  expect(started).toEqual([1, 3]);
  ends[1]?.();
  expect(await inTime).toBe(3);
});

it('gives the place of failed work to the next', async () => {
  const queue = new BoundedQueue({ concurrency: 1, waiting: 1, waitMilliseconds: 1_000 });
  const failed = queue.run(() => Promise.reject(new Error('no page')));
  const next = queue.run(() => Promise.resolve('a page'));
  await expect(failed).rejects.toThrow('no page');
  expect(await next).toBe('a page');
});
