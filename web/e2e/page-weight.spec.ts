import { expect, test } from '@playwright/test';

const mostBytes = 170 * 1024;

for (const address of ['/', '/blogs']) {
  test(`the scripts of ${address} stay within 170 KiB, compressed, in at most 15 files`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
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
