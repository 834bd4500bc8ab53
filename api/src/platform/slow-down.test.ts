import { slowDownNetwork } from './slow-down';

it('delays the requests of a network one after another, and refuses requests beyond a long line', async () => {
  // Three seconds each.
  const requests = Array.from({ length: 5 }, async () => slowDownNetwork('192.0.2.1', 60));
  await expect(requests[4]).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 12 });
  await slowDownNetwork('192.0.2.2', 1);
  const first = await Promise.race([
    ...requests.slice(0, 4).map(async (request, n) => request.then(() => n)),
  ]);
  expect(first).toBe(0);
});
