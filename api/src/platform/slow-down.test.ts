import { slowDownNetwork } from './slow-down';

it('lets the requests of a network wait one after the other, and refuses those of a long line', async () => {
  // Three seconds each.
  const requests = Array.from({ length: 5 }, async () => slowDownNetwork('192.0.2.1', 60));
  await expect(requests[4]).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 12 });
  await slowDownNetwork('192.0.2.2', 1);
  const first = await Promise.race([
    ...requests.slice(0, 4).map(async (request, n) => request.then(() => n)),
  ]);
  expect(first).toBe(0);
});
