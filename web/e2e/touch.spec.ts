import { expect, type Locator, type Page } from '@playwright/test';
import { demoAdmin } from './setup/admin-people';
import { newCase, newClient, newLawyer, signIn } from './setup/client-people';
import { test } from './setup/test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Finger's height in pixels; a fraction less is the browser's rounding. */
const reach = 43.9;

async function expectReach(...targets: Locator[]): Promise<void> {
  for (const target of targets) {
    await expect(target.first()).toBeVisible();
    const box = await target.first().boundingBox();
    expect(box?.height, String(target)).toBeGreaterThanOrEqual(reach);
  }
}

const firstLink = (page: Page) => page.getByRole('row').getByRole('link').first();

test('what a finger presses in the admin lists and around them is 44 pixels high', async ({
  page,
  request,
}) => {
  await signIn(page, await demoAdmin(request));
  for (const address of ['/admin/users', '/admin/cases', '/admin/lawyers']) {
    await page.goto(address);
    await expectReach(firstLink(page));
    // In a card the checkbox is beside the title, never on it.
    const title = await firstLink(page).boundingBox();
    const box = await page
      .getByRole('row')
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .boundingBox();
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
  }
  await expectReach(page.getByRole('link', { name: 'Review one by one' }));
  await page.setViewportSize({ width: 1366, height: 1024 });
  await expectReach(
    page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link'),
    page.getByRole('banner').getByRole('link', { name: /^Hello/ }),
    page.getByRole('columnheader').getByRole('link'),
    firstLink(page),
  );
});

test('a finger finds the lawyer of a case, and the choices of a list', async ({ page, request }) => {
  const [client, lawyer] = await Promise.all([newClient(request), newLawyer(request)]);
  const id = await newCase(request, { client, lawyer });
  await signIn(page, client);
  await page.goto(`/user/cases/${id}`);
  await expectReach(page.getByRole('link', { name: lawyer.user.name }));
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/lawyers');
  await expect(page.locator('input[name="district"]')).toBeVisible();
  await page.getByRole('combobox', { name: 'District' }).click();
  await expectReach(page.getByRole('listbox', { name: 'District' }).getByRole('option'));
});
