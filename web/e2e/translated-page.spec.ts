import { expect, type Page } from '@playwright/test';
import { openReady } from './setup/ready-page';
import { test } from './setup/test';

/** Does to a page what a translating browser does: each visible text moves into an element, now and after each change. */
function translatePage(): void {
  const translate = (text: Text): void => {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest('x-translated, script, style, textarea, title'))
      return;
    const [outer, inner] = [document.createElement('x-translated'), document.createElement('x-translated')];
    inner.textContent = `${text.data} ~`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateBelow = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  translateBelow(document.body);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Text) translate(node);
      else if (node instanceof Element && node.localName !== 'x-translated') translateBelow(node);
  }).observe(document.body, { childList: true, subtree: true });
}

async function openTranslated(page: Page, address: string): Promise<Error[]> {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openReady(page, address);
  await page.evaluate(translatePage);
  return errors;
}

test.describe('on a page that the browser translates', () => {
  test('a wrong password keeps the email', async ({ page }) => {
    const errors = await openTranslated(page, '/login');
    await page.locator('input[name=email]').fill('client@ainsathi.test');
    await page.locator('input[name=password]').fill('not the password');
    for (const tries of [1, 2]) {
      await page.locator('form:has([type=password]) button[type=submit]').click();
      await expect(page.getByRole('alert').first(), `try ${tries}`).toBeVisible();
      await expect(page.locator('input[name=email]')).toHaveValue('client@ainsathi.test');
    }
    expect(errors).toEqual([]);
  });

  test('a short password keeps what was typed', async ({ page }) => {
    const errors = await openTranslated(page, '/register');
    await page.locator('input[name=name]').fill('Rahima Begum');
    await page.locator('input[name=password]').first().fill('short');
    const submit = page.locator('form:has([type=password]) button[type=submit]');
    await submit.click();
    await page.locator('input[name=password]').first().fill('a long enough passphrase');
    await submit.click();
    await expect(page.locator('input[name=name]')).toHaveValue('Rahima Begum');
    expect(errors).toEqual([]);
  });

  test('what was typed before the scripts load stays', async ({ page }) => {
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/assets\/(?!boot-).*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/register');
    await page.evaluate(translatePage);
    const name = page.locator('input[name=name]');
    await name.fill('Rahima Begum');
    // The page is rendered anew, as its texts are not those that the server sent.
    const before = await name.elementHandle();
    arrive();
    await expect.poll(() => before.evaluate((field) => field.isConnected)).toBe(false);
    await expect(name).toHaveValue('Rahima Begum');
  });

  test('a search of the directory shows other lawyers', async ({ page }) => {
    const errors = await openTranslated(page, '/lawyers');
    const search = page.getByRole('searchbox');
    await search.fill('Nusrat');
    await expect(page).toHaveURL(/search=Nusrat/);
    await search.fill('Zzyzxqwv');
    await expect(page).toHaveURL(/search=Zzyzxqwv/);
    await search.fill('');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});
