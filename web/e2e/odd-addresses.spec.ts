import { expect } from '@playwright/test';
import { ask, newLawyer, signIn } from './setup/client-people';
import { openReady } from './setup/ready-page';
import { sentPage } from './setup/sent-page';
import { test } from './setup/test';

for (const address of ['/lawyers/%ff', '/lawyers/in/%ff', '/blogs/%ff', '/%ff', '/account/nowhere'])
  test(`an address that leads nowhere says so: ${address}`, async ({ request }) => {
    const page = await sentPage(request, address);
    expect(page.status).toBe(404);
    expect(page.getByRole('heading', { level: 1 }).textContent).toMatch(/not found|not on the record/i);
  });

test('a program that asks for the icon without reading the page gets it', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect([answer.status(), answer.headers()['content-type'], answer.headers()['cache-control']]).toEqual([
    200,
    expect.stringMatching(/^image\//),
    'public, max-age=3600',
  ]);
  // An icon file begins with 0, 0, 1, 0.
  expect([...(await answer.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

for (const searched of ['x'.repeat(300), 'আইন'.repeat(60)])
  test(`a long search stays within a phone: ${searched.slice(0, 3)}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReady(page, `/?search=${encodeURIComponent(searched)}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

test('a page of blogs past the last one leads back', async ({ page, request }) => {
  const lawyer = await newLawyer(request);
  await ask(
    request,
    'mutation ($input: BlogInput!) { createBlog(input: $input) { blog { id } } }',
    { input: { title: 'One of mine', content: 'A few words on rent.' } },
    lawyer.token,
  );
  await signIn(page, lawyer);
  await page.goto('/lawyer/blogs?page=9');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page.getByRole('heading', { name: 'One of mine' })).toBeVisible();
});

test('several slashes lead to the page of this site, never to another host', async ({ request }) => {
  for (const [address, place] of [
    ['//evil.example/a?b=c', '/evil.example/a?b=c'],
    ['/\\\\evil.example', '/evil.example'],
    ['///blogs', '/blogs'],
  ] as const) {
    const { origin } = new URL((await request.get('/robots.txt')).url());
    const answer = await request.get(origin + address, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, place]);
  }
});

test('a search that nobody matches says so, and not that nobody is listed', async ({ request }) => {
  const page = await sentPage(request, '/lawyers?search=zzzzqqq');
  page.getByText('No name, chamber or profile has these words.');
  expect(page.getByRole('searchbox').getAttribute('maxlength')).toBe('200');
});
