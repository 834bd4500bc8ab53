import { MemoryLimiter } from './memory-limiter';

it('counts until the time is over, then from the beginning', async () => {
  let now = 0;
  const limiter = new MemoryLimiter({ points: 2, duration: 60 }, 10, () => now);
  await limiter.consume('a');
  expect(await limiter.consume('a')).toMatchObject({ remainingPoints: 0, msBeforeNext: 60_000 });
  await expect(limiter.consume('a')).rejects.toMatchObject({ consumedPoints: 3 });
  now = 60_000;
  expect(await limiter.get('a')).toBeNull();
  expect(await limiter.consume('a')).toMatchObject({ remainingPoints: 1 });
});

it('gives points back, and forgets a key', async () => {
  const limiter = new MemoryLimiter({ points: 2, duration: 60 });
  await limiter.consume('a', 2);
  await limiter.reward('a');
  expect(await limiter.consume('a')).toMatchObject({ consumedPoints: 2 });
  expect(await limiter.delete('a')).toBe(true);
  expect(await limiter.get('a')).toBeNull();
});

it('holds no more keys than it may, and drops the longest unused', async () => {
  const limiter = new MemoryLimiter({ points: 5, duration: 60 }, 3);
  for (const key of ['a', 'b', 'c', 'a', 'd']) await limiter.consume(key);
  expect(limiter.size).toBe(3);
  expect((await limiter.get('a'))?.consumedPoints).toBe(2);
  expect(await limiter.get('b')).toBeNull();
});
