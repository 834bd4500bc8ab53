import path from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { schemeProblems } from './setup/accessible-page';
import { newCase, newClient, newLawyer, signIn, type SignedIn } from './setup/client-people';
import { test } from './setup/test';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const JPEG = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('JFIF\0'),
  Buffer.alloc(400),
]);

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

async function pageOf(browser: Browser, person: SignedIn, address: string, phone = false): Promise<Page> {
  const context = await browser.newContext({
    ...(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {}),
  });
  const page = await context.newPage();
  await signIn(page, person);
  await page.goto(address);
  if (phone) await page.getByRole('tab', { name: 'Documents' }).click();
  return page;
}

const panel = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Documents', exact: true }) });
const row = (page: Page, name: string): Locator =>
  panel(page).getByRole('button', { name: new RegExp(`^${name}`) });

async function people({ browser, request }: { browser: Browser; request: Parameters<typeof newClient>[0] }) {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const id = await newCase(request, { client, lawyer, status: 'CASE_INTAKE' });
  const phone = await pageOf(browser, client, `/user/cases/${id}`, true);
  const desk = await pageOf(browser, lawyer, `/lawyer/cases/${id}`);
  return { phone, desk };
}

test('a client adds files and a photo, and the lawyer opens them', async ({ browser, request }) => {
  test.setTimeout(150_000);
  const { phone, desk } = await people({ browser, request });
  await expect(panel(phone).getByText('No documents yet')).toBeVisible();
  await panel(phone)
    .getByLabel('Add documents')
    .setInputFiles([pdf('Deed.pdf'), pdf('দলিল.pdf')]);
  await panel(phone)
    .getByLabel('Take a photo')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: JPEG });
  for (const name of ['Deed.pdf', 'দলিল.pdf', 'photo.jpg']) {
    await expect(row(phone, name)).toBeVisible();
    // Without a reload: the other page follows the room.
    await expect(row(desk, name)).toBeVisible({ timeout: 15_000 });
  }
  await expect(row(desk, 'Deed.pdf')).toContainText(/From .+, .+ bytes/);

  await test.step('the lawyer opens one by a link of their own', async () => {
    await row(desk, 'Deed.pdf').click();
    const dialog = desk.getByRole('dialog');
    const address = await dialog.getByRole('link', { name: 'Open' }).getAttribute('href');
    const opened = await desk.context().request.get(address ?? '');
    expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await opened.body()).equals(PDF)).toBe(true);
    expect((await phone.context().request.get(address ?? '')).status()).toBe(404);
    const saved = desk.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe('Deed.pdf');
    await expect(dialog.getByRole('button', { name: 'Delete the document' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('both see who opened it, and the timeline names it', async () => {
    await phone.reload();
    await phone.getByRole('button', { name: 'Who opened what' }).click();
    await expect(phone.getByRole('dialog').getByText(/ opened “Deed\.pdf”/)).toBeVisible();
    await phone.keyboard.press('Escape');
    await expect(phone.getByText('Document added').first()).toBeAttached();
  });

  await test.step('the client deletes one, and only a line stays', async () => {
    await row(phone, 'Deed.pdf').click();
    await phone.getByRole('button', { name: 'Delete the document' }).click();
    const question = phone.getByRole('alertdialog');
    await expect(question.getByText('Delete “Deed.pdf”?')).toBeVisible();
    await question.getByRole('button', { name: 'Delete the document' }).click();
    await expect(row(phone, 'Deed.pdf')).toHaveCount(0);
    await expect(row(desk, 'Deed.pdf')).toHaveCount(0, { timeout: 15_000 });
  });
  for (const page of [phone, desk]) expect(await schemeProblems(page)).toEqual([]);
});

test('the lawyer asks for a document, and the client adds it', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const { phone, desk } = await people({ browser, request });
  await panel(desk).getByRole('button', { name: 'Ask for documents' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ask your client' }).click();
  await expect(dialog.getByText('Write which document you need').first()).toBeVisible();
  await dialog.getByLabel('Document', { exact: true }).fill('The deed of 1998');
  await dialog.getByLabel(/^What should it show/).fill('Every page');
  await dialog.getByLabel(/^Needed by/).fill('2099-12-12');
  await dialog.getByRole('button', { name: 'Add another document' }).click();
  const second = dialog.getByRole('group', { name: 'Document 2' });
  await expect(second.getByLabel('Document', { exact: true })).toBeFocused();
  await second.getByLabel('Document', { exact: true }).fill('Not needed');
  expect(await schemeProblems(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Leave out document 2' }).click();
  await dialog.getByRole('button', { name: 'Add another document' }).click();
  await dialog
    .getByRole('group', { name: 'Document 2' })
    .getByLabel('Document', { exact: true })
    .fill('The ID card');
  await dialog.getByRole('button', { name: 'Ask your client' }).click();
  await expect(panel(desk).getByText('by 12 Dec 2099')).toBeVisible();

  await expect(panel(phone).getByText('Documents needed from you')).toBeVisible({ timeout: 15_000 });
  await phone.goto('/user');
  await expect(phone.getByRole('heading', { name: 'Your lawyer needs documents in 1 case' })).toBeVisible();
  await phone.goto('/user/cases');
  await expect(phone.getByText('2 documents asked for')).toBeVisible();
  await phone.goBack();
  await phone.goBack();
  await phone.getByRole('tab', { name: 'Overview' }).click();
  const next = phone.getByRole('region', { name: 'The next thing to do' });
  await expect(next.getByText('Your lawyer needs 2 documents')).toBeVisible();
  await next.getByRole('button', { name: 'Add documents' }).click();
  await expect(panel(phone)).toBeInViewport();
  await panel(phone).getByLabel('Add: The deed of 1998').setInputFiles(pdf('Deed.pdf'));
  await expect(panel(phone).getByText(/^Received /)).toHaveCount(1);
  await panel(phone).getByLabel('Add: The ID card').setInputFiles(pdf('Card.pdf'));
  await expect(panel(phone).getByText(/^Received /)).toHaveCount(2);
  await phone.getByRole('tab', { name: 'Overview' }).click();
  await expect(next.getByText(/^Your lawyer needs/)).toHaveCount(0);
  await expect(panel(desk).getByText(/^Received /)).toHaveCount(2, { timeout: 15_000 });
});

test('a request is taken back and made again', async ({ browser, request }) => {
  const { phone, desk } = await people({ browser, request });
  await panel(desk).getByRole('button', { name: 'Ask for documents' }).click();
  await desk.getByRole('dialog').getByLabel('Document', { exact: true }).fill('ID card');
  await desk.getByRole('dialog').getByRole('button', { name: 'Ask your client' }).click();
  await expect(panel(phone).getByText('ID card', { exact: true })).toBeVisible({ timeout: 15_000 });
  await panel(desk).getByRole('button', { name: 'Cancel this request' }).click();
  await expect(panel(phone).getByText('ID card', { exact: true })).toHaveCount(0, { timeout: 15_000 });
  await panel(desk).getByRole('button', { name: 'Ask again' }).click();
  await expect(panel(phone).getByText('ID card', { exact: true })).toBeVisible({ timeout: 15_000 });
});

test('what cannot be added says why, and a connection that breaks off is tried again', async ({
  browser,
  request,
}) => {
  const { phone } = await people({ browser, request });
  const input = panel(phone).getByLabel('Add documents');
  await input.setInputFiles({
    name: 'run.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0>\0', 'latin1'),
  });
  await expect(panel(phone).getByRole('alert')).toHaveText(
    'Not added: PDF, JPEG, PNG, WebP, Word (.docx) and text are accepted',
  );
  await expect(panel(phone).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await panel(phone).getByRole('button', { name: 'Remove' }).click();
  await input.setInputFiles({ name: 'nothing.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(panel(phone).getByRole('alert')).toHaveText('Not added: This file is empty.');
  await panel(phone).getByRole('button', { name: 'Remove' }).click();

  let tries = 0;
  await phone.route('**/documents/uploads/**', (route) => {
    tries += 1;
    return tries < 3 ? route.abort() : route.continue();
  });
  await input.setInputFiles(pdf('Deed.pdf'));
  await expect(row(phone, 'Deed.pdf')).toBeVisible({ timeout: 15_000 });
  expect(tries).toBe(3);

  await phone.unroute('**/documents/uploads/**');
  await phone.route('**/documents/uploads/**', (route) => route.abort());
  await input.setInputFiles(pdf('Second.pdf'));
  await expect(panel(phone).getByRole('alert')).toHaveText('Not added: The connection broke off.', {
    timeout: 15_000,
  });
  await phone.unroute('**/documents/uploads/**');
  await panel(phone).getByRole('button', { name: 'Try again' }).click();
  await expect(row(phone, 'Second.pdf')).toBeVisible();
});

const FIXTURES = path.resolve(import.meta.dirname, '../../api/test/setup/documents-of-people');
const REFUSED: readonly [file: string, en: string, bn: string][] = [
  ['pdf/locked-rc4.pdf', 'This PDF has a password', 'পিডিএফটিতে পাসওয়ার্ড'],
  ['pdf/locked-aes256.pdf', 'This PDF has a password', 'পিডিএফটিতে পাসওয়ার্ড'],
  ['pdf/locked-xref-stream.pdf', 'This PDF has a password', 'পিডিএফটিতে পাসওয়ার্ড'],
  ['pdf/cut-in-half.pdf', 'did not arrive whole', 'পুরো আসেনি'],
  ['refused/sheet.xls', 'This is a spreadsheet', 'হিসাবের শিট'],
  ['refused/slides.ppt', 'These are slides', 'স্লাইডের ফাইল'],
  ['refused/mail.msg', 'This is a saved email', 'সেভ করা ইমেইল'],
  ['refused/photo.heic', 'This is a HEIC photo', 'হেইক ছবি'],
  ['refused/burst.heic', 'This is a HEIC photo', 'হেইক ছবি'],
  ['refused/sequence.heif', 'This is a HEIC photo', 'হেইক ছবি'],
  ['refused/photo.avif', 'This is an AVIF picture', 'এভিআইএফ ছবি'],
  ['refused/moving.avif', 'This is an AVIF picture', 'এভিআইএফ ছবি'],
  ['refused/scan.tif', 'This is a TIFF scan', 'টিফ স্ক্যান'],
  ['refused/picture.bmp', 'This is a BMP picture', 'বিএমপি ছবি'],
  ['refused/sticker.gif', 'This is a GIF picture', 'জিআইএফ ছবি'],
  ['refused/voice.m4a', 'This is a voice or video recording', 'রেকর্ডিং'],
  ['text/utf16be-no-bom.txt', 'in the encoding UTF-16', 'ইউটিএফ-১৬'],
];

test('each file that cannot be taken is named with its way out, in both languages', async ({
  browser,
  request,
}) => {
  test.setTimeout(150_000);
  const { phone } = await people({ browser, request });
  for (const [language, label] of [
    ['en', 'Add documents'],
    ['bn', 'কাগজপত্র যোগ করুন'],
  ] as const) {
    if (language === 'bn') {
      await phone.goto(phone.url().replace('/user/', '/bn/user/'));
      await phone.getByRole('tab', { name: 'কাগজপত্র' }).click();
    }
    const input = phone.getByLabel(label, { exact: true });
    await input.setInputFiles(REFUSED.map(([file]) => path.join(FIXTURES, file)));
    for (const [file, en, bn] of REFUSED)
      await expect(
        phone
          .getByRole('listitem')
          .filter({ hasText: path.basename(file) })
          .getByRole('alert'),
      ).toContainText(language === 'en' ? en : bn, { timeout: 60_000 });
  }
});
