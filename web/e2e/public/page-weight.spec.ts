import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { openReady } from '../setup/ready-page';
import { test } from '../setup/test';

// 130 KiB; the page's language is some 2 KB of it.
const mostBytes = 130 * 1024;

async function firstLawyer(request: APIRequestContext): Promise<string> {
  const query = '{ list: lawyers(page: 1, limit: 1) { items { id } } }';
  const answer = await request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as { data: { list: { items: { id: string }[] } } };
  return data.list.items[0]?.id ?? '';
}

/** An article of the demo: one that fits on a screen also fetches the legal words that stand below it. */
async function demoArticle(request: APIRequestContext): Promise<string> {
  const query = '{ blogs(page: 1, limit: 1, search: "Before you buy land") { items { id } } }';
  const answer = await request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as { data: { blogs: { items: { id: string }[] } } };
  return `/blogs/${data.blogs.items[0]?.id ?? ''}`;
}

const pages: Record<string, (request: APIRequestContext) => Promise<string>> = {
  '/': () => Promise.resolve('/'),
  '/lawyers': () => Promise.resolve('/lawyers'),
  "a lawyer's page": async (request) => `/lawyers/${await firstLawyer(request)}`,
  '/blogs': () => Promise.resolve('/blogs'),
  'an article': demoArticle,
};

/** The compressed bytes of each script of a page. */
async function scriptSizes(page: Page, address: string): Promise<number[]> {
  // The scripts follow after the first paint, which on a slow machine can be after the network was idle.
  await openReady(page, address);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
}

const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

for (const [name, addressOf] of Object.entries(pages)) {
  test(`the scripts of ${name} stay within 130 KB, compressed, in at most 15 files`, async ({
    page,
    request,
  }) => {
    const sizes = await scriptSizes(page, await addressOf(request));
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(sumOf(sizes)).toBeLessThanOrEqual(mostBytes);
    expect(sizes.length).toBeLessThanOrEqual(15);
  });
}

test('the scripts of a request to several lawyers are at most 10 KB larger than those of the registration', async ({
  page,
}) => {
  const registration = sumOf(await scriptSizes(page, '/register'));
  expect(sumOf(await scriptSizes(page, '/ask'))).toBeLessThanOrEqual(registration + 10_240);
});

test('scripts and fonts do not hold back the first paint of a page', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head.match(/<script[^>]*>/g)).toEqual([expect.stringMatching(/src="\/assets\/boot-[\w-]+\.js"/)]);
  expect(head).not.toContain('preload');
  expect(html.replace(/<template[^]*<\/template>/, '')).not.toMatch(/modulepreload|type="module"/);
});
