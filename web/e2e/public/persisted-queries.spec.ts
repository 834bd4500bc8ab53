import { expect, type Page, type Request } from '@playwright/test';
import { newClient, signIn } from '../setup/client-people';
import { openReady } from '../setup/ready-page';
import { test } from '../setup/test';

const isOperation = (request: Request) => new URL(request.url()).pathname === '/graphql';
const isDirectory = (request: Request) =>
  isOperation(request) && `${request.url()}${request.postData() ?? ''}`.includes('DirectoryLawyers');

/** Opens the directory and chooses a practice area; returns how its list was asked for. */
async function filter(page: Page, area = 'Tax Law'): Promise<Request> {
  await openReady(page, '/lawyers');
  const asked = page.waitForRequest(isDirectory);
  await page.getByRole('search', { name: 'Filter lawyers' }).getByLabel('Practice area').selectOption(area);
  const found = page.getByRole('region', { name: 'The lawyers' }).getByRole('status');
  await expect(found).toContainText(`for ${area} in all districts`);
  return asked;
}

/** What the browser says of the last answer about the directory: its size, and how much of it was sent. */
const lastTransfer = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = entries.findLast(
      ({ name }) => name.includes('/graphql?') && name.includes('DirectoryLawyers'),
    );
    return last && { sent: last.transferSize, size: last.encodedBodySize };
  });

test("a visitor's queries go over GET, and the browser keeps the answers", async ({ page }) => {
  const methods: string[] = [];
  page.on('request', (request) => {
    if (isOperation(request)) methods.push(request.method());
  });
  const first = await filter(page);
  expect(new URL(first.url()).searchParams.get('extensions')).toMatch(/"sha256Hash":"[\w-]{16}"/);
  const answer = await first.response();
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');

  const second = await filter(page);
  expect(second.url()).toBe(first.url());
  const transfer = await lastTransfer(page);
  expect(transfer?.size).toBeGreaterThan(1_000);
  expect(transfer?.sent).toBeLessThan(transfer?.size ?? 0);
  expect(new Set(methods)).toEqual(new Set(['GET']));
});

test('a page whose queries the server does not know sends their text', async ({ page }) => {
  await page.route('**/graphql?*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/sha256Hash%22%3A%22[^%]+/, 'sha256Hash%22%3A%22of-another-build'),
    }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isDirectory(request)) asked.push(request.method());
  });
  await filter(page);
  expect(asked).toEqual(['GET', 'POST']);
});

test('who is signed in asks by POST', async ({ page, request }) => {
  await signIn(page, await newClient(request));
  const methods: string[] = [];
  page.on('request', (sent) => {
    if (isOperation(sent)) methods.push(sent.method());
  });
  expect((await filter(page)).method()).toBe('POST');
  expect(new Set(methods)).toEqual(new Set(['POST']));
});
