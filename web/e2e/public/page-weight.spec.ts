import { expect, test, type APIRequestContext } from '@playwright/test';

const mostBytes = 130_000;

async function firstId(request: APIRequestContext, list: 'lawyers' | 'blogs'): Promise<string> {
  const query = `{ list: ${list}(page: 1, limit: 1) { items { id } } }`;
  const answer = await request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as { data: { list: { items: { id: string }[] } } };
  return data.list.items[0]?.id ?? '';
}

const pages: Record<string, (request: APIRequestContext) => Promise<string>> = {
  '/': () => Promise.resolve('/'),
  '/lawyers': () => Promise.resolve('/lawyers'),
  "a lawyer's page": async (request) => `/lawyers/${await firstId(request, 'lawyers')}`,
  '/blogs': () => Promise.resolve('/blogs'),
  'an article': async (request) => `/blogs/${await firstId(request, 'blogs')}`,
};

for (const [name, addressOf] of Object.entries(pages)) {
  test(`the scripts of ${name} stay within 130 KB, compressed, in at most 15 files`, async ({
    page,
    request,
  }) => {
    // The scripts follow after the first paint, which on a slow machine can be after the network was idle.
    await page.addInitScript(() =>
      document.addEventListener('page-ready', () => document.documentElement.setAttribute('data-ready', '')),
    );
    await page.goto(await addressOf(request));
    await page.locator('html[data-ready]').waitFor();
    await page.waitForLoadState('networkidle');
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
    expect(sizes.length).toBeLessThanOrEqual(15);
  });
}

test('the scripts of a page do not hold back its first paint', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head.match(/<script[^>]*>/g)).toEqual([expect.stringMatching(/src="\/assets\/boot-[\w-]+\.js"/)]);
  expect(head).not.toContain('modulepreload');
  expect(html.replace(/<template[^]*<\/template>/, '')).not.toMatch(/modulepreload|type="module"/);
});
