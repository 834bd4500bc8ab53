import { expect } from '@playwright/test';
import { demoAdmin, failOperation, openAsAdmin } from '../setup/admin-people';
import { unique } from '../setup/client-people';
import { newBlog } from '../setup/lawyer-people';
import { test } from '../setup/test';

test('a blog is written and listed with its author', async ({ page, request }) => {
  const title = `What a khatian says ${unique()}`;
  await openAsAdmin(page, request, '/admin/blogs');
  await page.getByRole('link', { name: 'Add New Blog' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill('A khatian is a record of rights.');
  await failOperation(page, 'CreateBlog', 'Busy');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to create blog');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/admin\/blogs$/);
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('AinSathi Editors');
});

test('a blog is read, changed and deleted', async ({ page, request }) => {
  const title = `Mutation in one page ${unique()}`;
  const id = await newBlog(request, await demoAdmin(request), title, '## First\n\nGo to the AC Land.');
  await openAsAdmin(page, request, `/admin/blogs/${id}`);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Blog' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Edit Blog' }).click();
  await page.getByLabel('Content').fill('Go to the union land office first.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('article')).toContainText('Go to the union land office first.');
  await expect(page).toHaveURL(new RegExp(`/admin/blogs/${id}$`));
  await page.goto(`/admin/blogs?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this blog?' });
  await dialog.getByRole('button', { name: 'Delete blog' }).click();
  await expect(page.getByRole('heading', { name: 'No blogs found' })).toBeVisible();
  await page.goto(`/admin/blogs/${id}`);
  await expect(page).toHaveURL(/\/admin\/blogs$/);
});

test('reviews are paged, sorted and searched in the address', async ({ page, request }) => {
  await openAsAdmin(page, request, '/admin/reviews');
  await expect(page.getByText(/^\d+ reviews$/)).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  const first = page.getByRole('row').nth(1);
  await page
    .getByRole('link', { name: /Client/ })
    .first()
    .click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(first).toContainText('Abdul Karim Sheikh');
  const sent = page.getByRole('columnheader', { name: /Sent/ });
  await sent.getByRole('link').click();
  await expect(sent).toHaveAttribute('aria-sort', 'descending');
  await sent.getByRole('link').click();
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(first).toContainText('Tahsin Chowdhury');
  await page.getByRole('searchbox', { name: 'Search reviews' }).fill('shop owner');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=shop/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(first).toContainText('Joydeep Paul');
});
