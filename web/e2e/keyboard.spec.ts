import { expect, type Locator, type Page } from '@playwright/test';
import { demoAdmin } from './setup/admin-people';
import { newCase, newClient, newLawyer, signIn, unique } from './setup/client-people';
import { walk } from './setup/keyboard-walk';
import { openReady } from './setup/ready-page';
import { test } from './setup/test';
import { sendNow } from './setup/send-now';

/** Goes on with Tab until this has the focus; what cannot be reached so fails. */
async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  await expect(target).toBeVisible();
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached with ${most} steps: ${String(target)}`);
}

async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('a client finds a lawyer, signs in and sends a request', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  await openReady(page, `/?search=${encodeURIComponent(lawyer.user.name)}`);
  await enter(page, page.locator('#lawyers').getByRole('link', { name: lawyer.user.name, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: lawyer.user.name })).toBeFocused();
  await enter(page, page.getByRole('button', { name: 'Send Case Request' }));
  await expect(page.getByRole('alert')).toBeFocused();
  await enter(page, page.getByRole('alert').getByRole('link').first());
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Partition of a homestead');
  await tabTo(page, page.getByLabel('Description'), 2);
  await page.keyboard.type('Four heirs, one of them abroad.');
  await enter(page, page.getByRole('button', { name: 'Send Case Request' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeFocused();
  await enter(page, page.getByRole('main').getByRole('link', { name: 'Sign in' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(client.user.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }), 3);
  await page.keyboard.type('a long enough passphrase 26');
  await page.keyboard.press('Enter');
  const sent = page.getByRole('status').filter({ hasText: 'Case request sent successfully!' });
  await expect(sent).toBeVisible();
  await expect(sent).toBeFocused();
});

test('a client pays, and the lawyer moves the case on', async ({ page, request, browser }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const title = `Unpaid wages ${unique(6)}`;
  await newCase(request, { client, lawyer, status: 'ACCEPTED' }, title);
  await signIn(page, client);
  await page.goto('/user/cases');
  await enter(
    page,
    page.getByRole('button', { name: /Pay the fee/ }).or(page.getByRole('link', { name: /Pay the fee/ })),
  );
  await enter(page, page.getByRole('button', { name: 'Type it myself' }));
  await expect(page.getByLabel('Transaction ID', { exact: true })).toBeFocused();
  await page.keyboard.type(unique());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment completed').first()).toBeVisible();
  await expect(page.locator(':focus')).not.toHaveCount(0);

  const chamber = await (await browser.newContext()).newPage();
  await signIn(chamber, lawyer);
  await chamber.goto('/lawyer/cases');
  const row = chamber.getByRole('row').filter({ hasText: title });
  await tabTo(chamber, row.getByRole('combobox'));
  await chamber.keyboard.type('Document D');
  const update = row.getByRole('button', { name: /^Update Status/ });
  await enter(chamber, update);
  await sendNow(chamber);
  await expect(row.getByRole('button', { name: /^Document Drafting / })).toBeVisible();
  await expect(update).toBeFocused();
});

test('the reader dialog keeps the focus and gives it back', async ({ page }) => {
  await openReady(page, '/');
  const card = page.locator('#blogs').getByRole('article').first().getByRole('link');
  await enter(page, card);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press(count < 6 ? 'Tab' : 'Shift+Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
});

test('the reviews are paused and turned, a question is opened', async ({ page }) => {
  await openReady(page, '/');
  const reviews = page.locator('#reviews');
  await reviews.scrollIntoViewIfNeeded();
  const next = reviews.getByRole('button', { name: 'Next review' });
  await tabTo(page, next, 150);
  const before = await reviews
    .getByText(/^\d+ of \d+$/)
    .first()
    .textContent();
  await page.keyboard.press('Enter');
  await expect(reviews.getByText(/^\d+ of \d+$/).first()).not.toHaveText(before ?? '');
  await expect(next).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(reviews.getByRole('button', { name: 'Let the reviews run' })).toBeFocused();
  const question = page.locator('summary', { hasText: 'How are lawyers verified?' });
  await tabTo(page, question);
  await page.keyboard.press('Space');
  await expect(page.getByText('An administrator checks it').first()).toBeVisible();
});

test('the phone’s menu and the skip link lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/faq');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await openReady(page, '/faq');
  const menu = page.getByRole('button', { name: 'Menu' });
  await enter(page, menu);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await enter(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Articles' }));
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

for (const width of [1440, 390]) {
  test.describe(`every stop of the keyboard is seen, ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('of the public screens', async ({ page }) => {
      for (const address of width > 900 ? ['/', '/lawyers'] : ['/', '/blogs', '/login']) {
        await openReady(page, address);
        // What a dashboard loads moves what is below it.
        await page.waitForLoadState('networkidle');
        expect(await walk(page), address).toEqual([]);
      }
    });

    test('of the admin area', async ({ page, request }) => {
      await signIn(page, await demoAdmin(request));
      for (const address of width > 900
        ? ['/admin', '/admin/lawyers']
        : ['/admin/lawyers', '/admin/blogs/new']) {
        await openReady(page, address);
        // What a dashboard loads moves what is below it.
        await page.waitForLoadState('networkidle');
        expect(await walk(page), address).toEqual([]);
      }
    });
  });
}
