import { expect } from '@playwright/test';
import { within } from '@testing-library/dom';
import { newLawyer, unique } from '../setup/client-people';
import { consoleErrorsOf } from '../setup/console-errors';
import { newBlog } from '../setup/lawyer-people';
import { openReady } from '../setup/ready-page';
import { sentPage } from '../setup/sent-page';
import { test } from '../setup/test';

const parts = (...titles: string[]) => titles.map((title) => `## ${title}\n\nWords about it.`).join('\n\n');

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

test('a lawyer’s page shows the latest three articles', async ({ request }) => {
  const lawyer = await newLawyer(request);
  const ids = [];
  for (const number of [1, 2, 3, 4]) ids.push(await newBlog(request, lawyer, `Article ${number}`));
  const page = await sentPage(request, `/lawyers/${lawyer.user.id}`);
  const articles = within(page.getByRole('region', { name: 'Articles' })).getAllByRole('link');
  expect(textsOf(articles)).toEqual(['Article 4', 'Article 3', 'Article 2']);
  expect(articles[0]?.getAttribute('href')).toBe(`/blogs/${ids[3]}`);
  const article = await sentPage(request, `/blogs/${ids[3]}`);
  expect(article.getByRole('heading', { level: 1 }).textContent).toBe('Article 4');
});

test('a lawyer who has not written shows no articles', async ({ request }) => {
  const lawyer = await newLawyer(request);
  const page = await sentPage(request, `/lawyers/${lawyer.user.id}`);
  page.getByRole('heading', { name: 'Chamber' });
  expect(page.queryByRole('heading', { name: 'Articles' })).toBeNull();
});

test('an article of three parts begins with its contents, whose links lead to the parts', async ({
  request,
}) => {
  const lawyer = await newLawyer(request);
  const content = parts('What it *costs*', 'নামজারি কী?', 'Fees', 'Fees');
  const page = await sentPage(request, `/blogs/${await newBlog(request, lawyer, 'Long', content)}`);
  const contents = within(page.getByRole('navigation', { name: 'In this article' })).getAllByRole('link');
  expect(textsOf(contents)).toEqual(['What it costs', 'নামজারি কী?', 'Fees', 'Fees']);
  const headings = [...page.document.querySelectorAll<HTMLElement>('.prose h2')];
  expect(textsOf(headings)).toEqual(textsOf(contents));
  const ids = headings.map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(contents.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual(
    ids.map((id) => `#${id}`),
  );
});

test('a short article has none, and ends with more by its author', async ({ request }) => {
  const lawyer = await newLawyer(request);
  const other = `Other ${unique()}`;
  const id = await newBlog(request, lawyer, 'Short', parts('One', 'Two'));
  await newBlog(request, lawyer, other);
  const page = await sentPage(request, `/blogs/${id}`);
  expect(page.queryByRole('navigation', { name: 'In this article' })).toBeNull();
  const more = within(page.getByRole('region', { name: `More by ${lawyer.user.name}` }));
  expect(textsOf(more.getAllByRole('link'))).toEqual([other]);
  const next = page.getByRole('region', { name: 'Read next' });
  expect(within(next).getAllByRole('link')).toHaveLength(3);
  expect(next.textContent).not.toContain(other);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a wide table of an article scrolls on a phone, the page does not', async ({ page, request }) => {
    const lawyer = await newLawyer(request);
    const row = (word: string) => `| ${Array.from({ length: 6 }, () => word).join(' | ')} |`;
    const table = [row('খরচ'), row('---'), row('**‘৯০ দিন’**এর')].join('\n');
    const id = await newBlog(request, lawyer, 'What it costs', table);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/blogs/${id}`);
    await expect(page.getByRole('cell', { name: '‘৯০ দিন’এর' })).toHaveCount(6);
    await expect(page.getByRole('cell').first().locator('strong')).toHaveText('‘৯০ দিন’');
    const overflow = (element: Element) => element.scrollWidth > element.clientWidth;
    expect(await page.locator('.overflow-x-auto', { has: page.getByRole('table') }).evaluate(overflow)).toBe(
      true,
    );
    expect(await page.locator('html').evaluate(overflow)).toBe(false);
  });
});

test('an article reads the same from outside, from another article, and on the way back', async ({
  page,
  request,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  const lawyer = await newLawyer(request);
  const [first, second] = [`First ${unique()}`, `Second ${unique()}`];
  const id = await newBlog(
    request,
    lawyer,
    first,
    `${parts('Why', 'How', 'When')}\n\n- *one*\n- two & three`,
  );
  await newBlog(request, lawyer, second, 'All **other** words.');
  await openReady(page, `/blogs/${id}`);
  const text = page.locator('.prose');
  await expect(text.getByRole('listitem')).toHaveText(['one', 'two & three']);
  const fromOutside = await text.innerHTML();

  await page.getByRole('link', { name: second }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
  await expect(text).toHaveText('All other words.');
  await expect(text.locator('strong')).toHaveText('other');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(text.getByRole('listitem')).toHaveCount(2);
  expect(await text.innerHTML()).toBe(fromOutside);
  expect(consoleErrors).toEqual([]);
});

test('a lawyer’s page goes to print as the profile and its address alone', async ({ page, request }) => {
  const lawyer = await newLawyer(request);
  await newBlog(request, lawyer, 'Not on paper');
  await openReady(page, `/lawyers/${lawyer.user.id}`);
  const address = page.getByText(new RegExp(`From AinSathi, http.*/lawyers/${lawyer.user.id}`));
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(address).toBeVisible();
  for (const word of [lawyer.user.name, 'Family Law', 'Test Chamber', 'Licence number'])
    await expect(page.getByText(word).first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByText('Send a case request')).toBeHidden();
  await expect(page.getByText('Not on paper')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the case request is one tap away until it is visible', async ({ page, request }) => {
    const lawyer = await newLawyer(request);
    for (const number of [1, 2, 3]) await newBlog(request, lawyer, `Article ${number}`);
    await openReady(page, `/lawyers/${lawyer.user.id}`);
    const jump = page.getByRole('link', { name: 'Send Case Request' });
    await expect(jump).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { name: 'Education' }).scrollIntoViewIfNeeded();
    await expect(jump).toBeInViewport({ ratio: 1 });
    await jump.tap();
    await expect(page.getByRole('heading', { name: 'Send a case request' })).toBeInViewport();
    const covered = await jump.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const seen = document.elementFromPoint(x + width / 2, y + height / 2);
      return seen === null || !link.contains(seen);
    });
    expect(covered).toBe(true);
  });
});

test('a page past the end of the articles leads to the first one', async ({ page }) => {
  await openReady(page, '/blogs?page=99');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('articles are found by topic and by words, also without scripts', async ({ browser, request }) => {
  const lawyer = await newLawyer(request);
  const word = `Zamindar ${unique()}`;
  await newBlog(request, lawyer, word);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/blogs?topic=family-law');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family Law in plain words');
  await page.goto('/blogs');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(word);
  await page.getByRole('main').getByRole('button', { name: 'Find articles' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/blogs?search=nothinghasthisname');
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await context.close();
});

test('a number to call in an article is a link, and the article says what it is not', async ({ request }) => {
  const lawyer = await newLawyer(request);
  const id = await newBlog(request, lawyer, 'Danger', 'In danger call 999. See section 109.');
  const page = await sentPage(request, `/blogs/${id}`);
  const links = [...page.document.querySelectorAll<HTMLElement>('.prose a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['999', 'tel:999']]);
  page.getByText(/it is not advice for your case/);
});

test('the developers’ calls run, and the third asks for a lawyer of the first', async ({ page }) => {
  await openReady(page, '/developers');
  for (const name of [/^Run Search/, /^Run The same/, /^Run One lawyer/])
    await page.getByRole('button', { name }).click();
  await expect(page.getByText(/^Status 200, \d+ ms$/)).toHaveCount(3);
  await expect(page.getByRole('region', { name: /^Answer: One lawyer/ })).toContainText('"licenseNumber"');
});

test('the address of a question opens it', async ({ page }) => {
  await page.goto('/faq#faq-cost');
  await expect(page.getByText('Browsing is free')).toBeVisible();
  await expect(page.getByText('Nobody else can open it')).toBeHidden();
});
