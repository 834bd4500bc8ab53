import { inLanguage, languages } from '@ainsathi/contract/languages';
import { expect, type APIRequestContext } from '@playwright/test';
import { within } from '@testing-library/dom';
import { consoleErrorsOf } from '../setup/console-errors';
import { openReady } from '../setup/ready-page';
import { sentPage } from '../setup/sent-page';
import { test } from '../setup/test';

type Node = Record<string, unknown>;

type SentPage = Awaited<ReturnType<typeof sentPage>>;

function structuredData({ document }: SentPage): Node[] {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return (JSON.parse(text ?? '') as { '@graph': Node[] })['@graph'];
}

const typesOf = (nodes: Node[]): unknown[] => nodes.map((node) => node['@type']);
const pathOf = (url?: string | null): string => new URL(url ?? '').pathname;

/** What the head says of a page. */
function headOf({ document, read }: SentPage) {
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
}

async function firstPaths(request: APIRequestContext): Promise<{ lawyer: string; blog: string }> {
  const lawyers = await (await request.get('/api/v1/public/lawyers?limit=1')).json();
  const { blogs } = (await (await request.get('/api/v1/public/blogs?limit=50')).json()) as {
    blogs: { _id: string; titleBangla: string | null }[];
  };
  // An article in English alone has no page in Bangla.
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

for (const language of languages)
  test(`every public page has its content and a complete head, ${language}`, async ({ request, baseURL }) => {
    const seen = new Map<string, string>();
    for (const plain of await pathsOf(request)) {
      const path = inLanguage(plain, language);
      const page = await sentPage(request, path);
      expect(page.status, path).toBe(200);
      expect(page.getAllByRole('heading', { level: 1 }), path).toHaveLength(1);
      const head = headOf(page);
      expect(head.description?.length, path).toBeGreaterThan(30);
      expect([...seen.values()], `${path} has a unique title`).not.toContain(head.title);
      seen.set(path, head.title);
      expect(pathOf(head.canonical), path).toBe(path);
      expect(head.language, path).toBe(language);
      for (const other of [...languages, 'x-default'] as const) {
        const expected = inLanguage(plain, other === 'x-default' ? 'en' : other);
        expect(pathOf(head.alternates[other]), `${path} in ${other}`).toBe(expected);
      }
      for (const name of ['og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'og:image:alt'])
        expect(head.graph[name], `${path} ${name}`).toBeTruthy();
      expect(head.twitterCard).toBe('summary_large_image');
      const drawn = await request.get(new URL(pathOf(head.graph['og:image']), baseURL).href);
      expect([drawn.status(), drawn.headers()['content-type']], path).toEqual([200, 'image/png']);
      expect(head.robots).toBeNull();
    }
  });

test('the directory is read and paged, by practice area and district', async ({ request }) => {
  const headline = (page: SentPage) =>
    page.getByRole('heading', { level: 1 }).textContent.replace(/ · \d+$/, '');
  const firstName = (page: SentPage) => page.getAllByRole('heading', { level: 3 })[0]?.textContent;
  const target = (link: HTMLElement) => link.getAttribute('href') ?? '';
  const all = await sentPage(request, '/lawyers');
  expect(headline(all)).toBe('Lawyers in Bangladesh');
  const next = target(all.getByRole('link', { name: /^Next/ }));
  expect(next).toMatch(/\/lawyers\?page=2$/);
  const second = await sentPage(request, next);
  expect(firstName(second)).not.toBe(firstName(all));
  expect(second.document.title).toContain('page 2');
  const ofArea = target(second.getByRole('link', { name: /^Family Law \(/ }));
  expect(ofArea).toBe('/lawyers/for/family-law');
  const family = await sentPage(request, ofArea);
  const districts = family.getByRole('navigation', { name: 'Family lawyers in other districts' });
  const ofDistrict = target(within(districts).getByRole('link', { name: /^Dhaka/ }));
  expect(ofDistrict).toBe('/lawyers/for/family-law/in/dhaka');
  const inDhaka = await sentPage(request, ofDistrict);
  expect(headline(inDhaka)).toBe('Family lawyers in Dhaka');
  const place = inDhaka.getByRole('navigation', { name: 'Where this page stands' });
  const above = target(within(place).getByRole('link', { name: /^Family lawyers/ }));
  expect(headline(await sentPage(request, above))).toBe('Family lawyers in Bangladesh');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of the directory leads to the readable address', async ({ page }) => {
    await page.goto('/lawyers');
    await page.getByLabel('What is it about?').selectOption('Tax Law');
    await page.getByLabel('District', { exact: true }).selectOption('Dhaka');
    await page.getByRole('button', { name: 'Show lawyers' }).click();
    await expect(page).toHaveURL(/\/lawyers\/for\/tax-law\/in\/dhaka/);
  });
});

test('what is not there says so', async ({ request }) => {
  for (const path of [
    '/lawyers/in/atlantis',
    '/lawyers/for/space-law',
    '/lawyers/for/family-law/in/atlantis',
    '/lawyers/0198c0de-0000-7000-8000-000000000000',
    '/blogs/0198c0de-0000-7000-8000-000000000000',
    '/no-such-page',
  ]) {
    const page = await sentPage(request, path);
    expect(page.status, path).toBe(404);
    expect(page.getAllByRole('heading', { level: 1 }), path).toHaveLength(1);
    expect(page.read('meta[name="robots"]', 'content')).toBe('noindex');
  }
});

test('structured data says what a page is about', async ({ request }) => {
  const { lawyer, blog } = await firstPaths(request);
  const headline = (page: SentPage) => page.getByRole('heading', { level: 1 }).textContent;
  const ofLawyer = await sentPage(request, lawyer);
  const person = structuredData(ofLawyer);
  expect(typesOf(person)).toEqual(['Person', 'LegalService', 'BreadcrumbList']);
  expect(person[0]?.['name']).toBe(headline(ofLawyer));
  const ofBlog = await sentPage(request, blog);
  const article = structuredData(ofBlog);
  expect(typesOf(article)).toEqual(['Article', 'BreadcrumbList']);
  // A title keeps its short words together by spaces that do not break.
  expect(article[0]?.['headline']).toBe(headline(ofBlog).replaceAll('\u00a0', ' '));
  const typesAt = async (path: string) => typesOf(structuredData(await sentPage(request, path)));
  expect(await typesAt('/faq')).toEqual(['FAQPage']);
  expect(await typesAt('/lawyers/in/dhaka')).toEqual(['CollectionPage', 'BreadcrumbList']);
});

test('a narrowed home page is stood for by its own page, and a search by none', async ({ request }) => {
  const canonicalOf = async (path: string) =>
    (await sentPage(request, path)).read('link[rel="canonical"]', 'href');
  expect(await canonicalOf('/?category=Family+Law&district=Dhaka')).toMatch(
    /\/lawyers\/for\/family-law\/in\/dhaka$/,
  );
  expect(await canonicalOf('/?page=2')).toMatch(/\/lawyers\?page=2$/);
  for (const path of ['/?search=nusrat', '/lawyers?search=nusrat']) {
    const page = await sentPage(request, path);
    expect(page.read('meta[name="robots"]', 'content')).toBe('noindex');
    expect(page.read('link[rel="canonical"]', 'href')).toBeNull();
  }
});

test('filters of the directory change its address and its headline, and the way back works', async ({
  page,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  await openReady(page, '/lawyers/in/dhaka');
  await page.getByLabel('What is it about?').selectOption('Family Law');
  await expect(page).toHaveURL(/\/lawyers\/for\/family-law\/in\/dhaka$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Family lawyers in Dhaka · \d+$/);
  await expect(page.getByLabel('What is it about?')).toHaveValue('Family Law');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/lawyers$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Family lawyers in Dhaka · \d+$/);
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
