import { inLanguage, languages } from '@ainsathi/contract/languages';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { consoleErrorsOf } from '../setup/console-errors';
import { openReady } from '../setup/ready-page';
import { test } from '../setup/test';

type Node = Record<string, unknown>;

async function structuredData(page: Page): Promise<Node[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(text ?? '') as { '@graph': Node[] };
  return data['@graph'];
}

const typesOf = (nodes: Node[]): unknown[] => nodes.map((node) => node['@type']);

const attribute = (page: Page, selector: string, name: string): Promise<string | null> =>
  page.locator(selector).getAttribute(name);

/** What the head says of a page, read at once. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const read = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? null;
    const pairs = (selector: string, key: string, value: string) =>
      Object.fromEntries(
        [...document.querySelectorAll(selector)].map((one) => [
          one.getAttribute(key) ?? '',
          one.getAttribute(value),
        ]),
      );
    return {
      title: document.title,
      language: document.documentElement.lang,
      description: read('meta[name="description"]', 'content'),
      canonical: read('link[rel="canonical"]', 'href'),
      alternates: pairs('link[rel="alternate"][hreflang]', 'hreflang', 'href'),
      graph: pairs('meta[property^="og:"]', 'property', 'content'),
      twitterCard: read('meta[name="twitter:card"]', 'content'),
      robots: read('meta[name="robots"]', 'content'),
    };
  });

async function firstPaths(request: APIRequestContext): Promise<{ lawyer: string; blog: string }> {
  const lawyers = await (await request.get('/api/v1/public/lawyers?limit=1')).json();
  const { blogs } = (await (await request.get('/api/v1/public/blogs?limit=50')).json()) as {
    blogs: { _id: string; titleBangla: string | null }[];
  };
  // An article in English alone has no page of its own in Bangla.
  const translated = blogs.find(({ titleBangla }) => titleBangla !== null);
  return { lawyer: `/lawyers/${lawyers.lawyers[0]._id}`, blog: `/blogs/${translated?._id}` };
}

async function pathsOf(request: APIRequestContext): Promise<string[]> {
  const { lawyer, blog } = await firstPaths(request);
  const landing = [
    '/lawyers',
    '/lawyers/in/dhaka',
    '/lawyers/for/family-law',
    '/lawyers/for/family-law/in/dhaka',
  ];
  return [
    '/',
    ...landing,
    lawyer,
    '/blogs',
    blog,
    '/faq',
    '/words',
    '/contact',
    '/terms',
    '/privacy',
    '/developers',
  ];
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    test(`every public page has its content and a complete head, ${language}`, async ({
      page,
      request,
      baseURL,
    }) => {
      const seen = new Map<string, string>();
      for (const plain of await pathsOf(request)) {
        const path = inLanguage(plain, language);
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(200);
        await expect(page.locator('h1')).toHaveCount(1);
        const head = await headOf(page);
        expect(head.description?.length, path).toBeGreaterThan(30);
        expect([...seen.values()], `${path} has a title of its own`).not.toContain(head.title);
        seen.set(path, head.title);
        const pathOf = (url?: string | null) => new URL(url ?? '').pathname;
        expect(pathOf(head.canonical), path).toBe(path);
        expect(head.language, path).toBe(language);
        for (const other of [...languages, 'x-default'] as const) {
          const expected = inLanguage(plain, other === 'x-default' ? 'en' : other);
          expect(pathOf(head.alternates[other]), `${path} in ${other}`).toBe(expected);
        }
        for (const name of ['og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'og:image:alt'])
          expect(head.graph[name], `${path} ${name}`).toBeTruthy();
        expect(head.twitterCard).toBe('summary_large_image');
        const picture = new URL(head.graph['og:image'] ?? '');
        const drawn = await request.get(new URL(picture.pathname, baseURL).href);
        expect([drawn.status(), drawn.headers()['content-type']], path).toEqual([200, 'image/png']);
        expect(head.robots).toBeNull();
      }
    });

  test('the directory is read and paged, by practice area and district', async ({ page }) => {
    await page.goto('/lawyers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lawyers in Bangladesh');
    const first = await page.getByRole('heading', { level: 3 }).first().textContent();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/lawyers\?page=2$/);
    await expect(page.getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '');
    expect(await page.title()).toContain('page 2');
    await page.getByRole('link', { name: /^Family Law \(/ }).click();
    await expect(page).toHaveURL(/\/lawyers\/for\/family-law$/);
    await page
      .getByRole('navigation', { name: 'Family lawyers in other districts' })
      .getByRole('link', { name: 'Dhaka' })
      .click();
    await expect(page).toHaveURL(/\/lawyers\/for\/family-law\/in\/dhaka$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family lawyers in Dhaka');
    await page
      .getByRole('navigation', { name: 'Where this page stands' })
      .getByRole('link', { name: 'Family lawyers' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family lawyers in Bangladesh');
  });

  test('the form of the directory leads to the readable address', async ({ page }) => {
    await page.goto('/lawyers');
    await page.getByLabel('What is it about?').selectOption('Tax Law');
    await page.getByLabel('District', { exact: true }).selectOption('Dhaka');
    await page.getByRole('button', { name: 'Show lawyers' }).click();
    await expect(page).toHaveURL(/\/lawyers\/for\/tax-law\/in\/dhaka/);
  });

  test('what is not there says so', async ({ page }) => {
    for (const path of [
      '/lawyers/in/atlantis',
      '/lawyers/for/space-law',
      '/lawyers/for/family-law/in/atlantis',
      '/lawyers/0198c0de-0000-7000-8000-000000000000',
      '/blogs/0198c0de-0000-7000-8000-000000000000',
      '/no-such-page',
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await attribute(page, 'meta[name="robots"]', 'content')).toBe('noindex');
    }
  });
});

test('structured data says what a page is about', async ({ page, request }) => {
  const { lawyer, blog } = await firstPaths(request);
  await page.goto(lawyer);
  const person = await structuredData(page);
  expect(typesOf(person)).toEqual(['Person', 'LegalService', 'BreadcrumbList']);
  expect(person[0]?.['name']).toBe(await page.locator('h1').textContent());
  await page.goto(blog);
  const article = await structuredData(page);
  expect(typesOf(article)).toEqual(['Article', 'BreadcrumbList']);
  expect(article[0]?.['headline']).toBe(await page.locator('h1').textContent());
  await page.goto('/faq');
  expect(typesOf(await structuredData(page))).toEqual(['FAQPage']);
  await page.goto('/lawyers/in/dhaka');
  expect(typesOf(await structuredData(page))).toEqual(['CollectionPage', 'BreadcrumbList']);
});

test('a narrowed home page is stood for by its own page, and a search by none', async ({ page }) => {
  await page.goto('/?category=Family+Law&district=Dhaka');
  expect(await attribute(page, 'link[rel="canonical"]', 'href')).toMatch(
    /\/lawyers\/for\/family-law\/in\/dhaka$/,
  );
  await page.goto('/?page=2');
  expect(await attribute(page, 'link[rel="canonical"]', 'href')).toMatch(/\/lawyers\?page=2$/);
  for (const path of ['/?search=nusrat', '/lawyers?search=nusrat']) {
    await page.goto(path);
    expect(await attribute(page, 'meta[name="robots"]', 'content')).toBe('noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  }
});

test('filters of the directory change its address and its headline, and the way back works', async ({
  page,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  await openReady(page, '/lawyers/in/dhaka');
  await page.getByLabel('What is it about?').selectOption('Family Law');
  await expect(page).toHaveURL(/\/lawyers\/for\/family-law\/in\/dhaka$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family lawyers in Dhaka');
  await expect(page.getByLabel('What is it about?')).toHaveValue('Family Law');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/lawyers$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family lawyers in Dhaka');
  expect(consoleErrors).toEqual([]);
});

test('every address in the map of the site answers', async ({ request, baseURL }) => {
  const addresses = async (path: string): Promise<string[]> => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
      new URL(address ?? '', baseURL).href.replace(/^https?:\/\/[^/]+/, ''),
    );
  };
  const pages: string[] = [];
  for (const part of await addresses('/sitemap.xml')) pages.push(...(await addresses(part)));
  expect(pages.length).toBeGreaterThan(100);
  const sample = pages.filter((_path, index) => index % 30 === 0);
  for (const path of sample) expect((await request.get(path)).status(), path).toBe(200);
});
