import { expect } from '@playwright/test';
import { newLawyer, signIn } from '../setup/client-people';
import { newBlog, newcomer } from '../setup/lawyer-people';
import { test } from '../setup/test';

test('a lawyer writes the first blog: preview, marks, draft, image, published', async ({ page, request }) => {
  await signIn(page, await newLawyer(request));
  await page.goto('/lawyer/blogs');
  await page.getByRole('link', { name: 'Create your first blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Blog' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There are 2 problems' })).toBeFocused();

  await page.getByLabel('Title').fill('Power of attorney for relatives abroad');
  await page.getByLabel('Content').fill('Who may give it');
  await page.getByRole('button', { name: 'Heading' }).click();
  await page.getByLabel('Content').press('End');
  await page.keyboard.type('\n\nAnyone of ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('full age');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('.\n\n১. জাতীয় পরিচয়পত্র\n২. কাবিননামার কপি');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Who may give it' })).toBeVisible();
  await expect(preview.locator('strong')).toHaveText('full age');
  // Lines that Markdown does not know as a list stay lines.
  expect(await preview.getByText('২. কাবিননামার কপি').innerText()).toMatch(/পত্র\n২\./);

  await expect(page.getByText(/^Draft saved in this browser/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your unfinished draft is back')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Power of attorney for relatives abroad');
  await page.getByRole('link', { name: 'Back to My Blogs' }).click();
  await expect(page.getByText('You have an unfinished draft')).toBeVisible();
  await page.getByRole('link', { name: 'Continue writing' }).click();

  const image = await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 360 } });
  await page.getByLabel('Image').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: image });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/lawyer\/blogs$/);
  const card = page.getByRole('listitem').filter({ hasText: 'Power of attorney for relatives abroad' });
  await expect(card.locator('img[src^="/uploads/"]')).toBeVisible();
  await expect(page.getByText('You have an unfinished draft')).toHaveCount(0);
});

test('an article before the licence is verified is kept, and not public', async ({ page, request }) => {
  const lawyer = await newcomer(request);
  await signIn(page, lawyer);
  await page.goto('/lawyer/blogs/new');
  await page.getByLabel('Title').fill('Heirs of a bank account');
  await page.getByLabel('Content').fill('What the bank asks for.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(
    page.getByText('Article kept. It becomes public when your licence is verified.', { exact: true }),
  ).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Heirs of a bank account' });
  await expect(card).toContainText('Not public yet');
  await expect(card.getByRole('link', { name: /^View/ })).toHaveCount(0);
  await page.goto('/blogs?search=Heirs+of+a+bank+account');
  await expect(page.getByRole('link', { name: 'Heirs of a bank account' })).toHaveCount(0);
});

test('a blog is changed, and deleted after a confirmation', async ({ page, request }) => {
  const lawyer = await newLawyer(request);
  await newBlog(request, lawyer, 'Mutation after inheritance');
  await signIn(page, lawyer);
  await page.goto('/lawyer/blogs');
  await page.getByRole('link', { name: 'Edit Mutation after inheritance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Blog' })).toBeVisible();
  await expect(page.getByLabel('Content')).toHaveValue('A deed proves that somebody sold.');
  await page.getByLabel('Title').fill('Mutation, step by step');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Mutation, step by step' })).toBeVisible();

  const remove = page.getByRole('button', { name: 'Delete Mutation, step by step' });
  await remove.click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this blog?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await remove.click();
  await page.route('**/graphql', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Delete blog' }).click();
  await expect(dialog).toContainText('Failed to delete blog:');
  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: 'Delete blog' }).click();
  await expect(page.getByRole('link', { name: 'Create your first blog' })).toBeVisible();
});
