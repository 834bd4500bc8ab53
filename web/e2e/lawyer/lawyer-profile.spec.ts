import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { newLawyer, password, signIn, unique } from '../setup/client-people';
import { newcomer } from '../setup/lawyer-people';
import { ageProof } from '../setup/old-proof';
import { test } from '../setup/test';

const save = (page: Page) => page.getByRole('button', { name: 'Update Profile' }).click();

test('a new lawyer sees the pending task, completes the profile, and finds it again', async ({
  page,
  request,
}) => {
  const lawyer = await newcomer(request);
  await signIn(page, lawyer);
  await page.goto('/lawyer');
  await expect(page.getByText('Pending verification: add your licence number to be listed')).toBeVisible();
  await page.getByRole('link', { name: 'Add licence number' }).click();
  await expect(page.getByLabel('Licence number')).toBeFocused();
  await expect(page.getByLabel('Licence number')).toBeInViewport({ ratio: 1 });

  const license = `BBC/${unique()}`;
  await page.getByLabel('Licence number').fill(license);
  await page.getByLabel('Years of experience').fill('7');
  await page.getByRole('combobox', { name: 'Practice areas' }).fill('labour');
  await page.getByRole('option', { name: 'Labour Law' }).click();
  await page.getByRole('combobox', { name: 'Practice areas' }).fill('tax');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'District' }).fill('Chittagong');
  await page.getByRole('option', { name: /^Chattogram/ }).click();
  await page.getByLabel('Mobile payment details').fill('bKash (personal): 01711-204936\nNagad: 01711-204936');
  await expect(page.getByLabel('Mobile payment details')).toHaveAttribute(
    'placeholder',
    /bKash, Nagad, Rocket/,
  );
  await page.getByLabel('Court of practice').selectOption('High Court Division');
  await page.getByRole('combobox', { name: 'Languages' }).fill('ban');
  await page.keyboard.press('Enter');
  await page.getByLabel('Phone for clients').fill('01812-640276');
  await page.getByLabel('Degree').fill('LL.B. (Hons.)');
  await page.getByLabel('University').fill('University of Rajshahi');
  await page.getByLabel('Year', { exact: true }).fill('2015');
  await save(page);
  const outcome = page.getByText('Profile updated successfully!');
  await expect(outcome).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Licence number')).toHaveValue(license);
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Chattogram');
  await expect(page.getByRole('button', { name: 'Remove Labour Law' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Tax Law' })).toBeVisible();
  await expect(page.getByLabel('Court of practice')).toHaveValue('HIGH_COURT_DIVISION');
  await expect(page.getByRole('button', { name: 'Remove Bangla' })).toBeVisible();
  await expect(page.getByLabel('Phone for clients')).toHaveValue('+880 1812-640276');
  await expect(page.getByLabel('Mobile payment details')).toHaveValue(/\nNagad: 01711-204936$/);
  await expect(page.getByLabel('University')).toHaveValue('University of Rajshahi');

  await ageProof(lawyer);
  await page.getByLabel('Mobile payment details').fill('bKash (personal): 01711-204937');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(outcome).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Mobile payment details')).toHaveValue(/01711-204937$/);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('Pending verification: your licence is being checked')).toBeVisible();
});

test('a district is found by its name in Bangla', async ({ page, request }) => {
  await signIn(page, await newcomer(request));
  await page.goto('/lawyer/profile');
  await page.getByRole('combobox', { name: 'District' }).fill('রাজশাহী');
  await page.getByRole('option', { name: /^Rajshahi/ }).click();
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Rajshahi');
});

test('a picture is previewed and stored; what is none, or too large, is refused at once', async ({
  page,
  request,
}) => {
  await signIn(page, await newLawyer(request));
  await page.goto('/lawyer/profile');
  const input = page.getByLabel('Profile picture');
  await expect(page.getByText('JPG, PNG, or GIF (max 2MB)')).toBeVisible();
  await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('This is not a JPG, PNG, GIF or WebP picture.')).toBeVisible();
  const heavy = Buffer.alloc(2 * 1024 * 1024 + 1);
  await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: heavy });
  await expect(page.getByText('This picture is larger than 2 MB.')).toBeVisible();
  let sent = 0;
  page.on('request', (asked) => {
    if (asked.postData()?.includes('UpdateLawyerProfile')) sent += 1;
  });
  await save(page);
  await expect(page.getByRole('link', { name: 'This picture is larger than 2 MB.' })).toBeVisible();
  expect(sent).toBe(0);

  // A photo of a phone, under the name that Android gives it.
  const photo = await sharp({
    create: {
      width: 2_000,
      height: 1_500,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(2 * 1024 * 1024);
  await input.setInputFiles({ name: 'image:1000012345', mimeType: '', buffer: photo });
  await expect(page.getByText('image:1000012345.jpg')).toBeVisible();
  await expect(page.getByText('This picture is larger than 2 MB.')).toHaveCount(0);

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 500 } });
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('me.png')).toBeVisible();
  await save(page);
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.locator('main img[src^="/uploads/"]')).toBeVisible();
});
