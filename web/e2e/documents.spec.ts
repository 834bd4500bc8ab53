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
  const { phone, desk } = await people({ browser, request });
  await expect(panel(phone).getByText('None added')).toBeVisible();
  await panel(phone)
    .getByLabel('Add documents')
    .setInputFiles([pdf('Deed.pdf'), pdf('দলিল.pdf')]);
  await panel(phone)
    .getByLabel('Take photo')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: JPEG });
  for (const name of ['Deed.pdf', 'দলিল.pdf', 'photo.jpg']) {
    await expect(row(phone, name)).toBeVisible();
    // Without a reload: the other page follows the room.
    await expect(row(desk, name)).toBeVisible();
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
    await phone.getByRole('tab', { name: 'Overview' }).click();
    await phone.getByRole('button', { name: 'Who opened what' }).click();
    await expect(phone.getByRole('dialog').getByText(/ opened “Deed\.pdf”/)).toBeVisible();
    await phone.keyboard.press('Escape');
    await expect(phone.getByText('Document added').first()).toBeAttached();
    await phone.getByRole('tab', { name: 'Documents' }).click();
  });

  await test.step('the client deletes one, and only a line stays', async () => {
    await row(phone, 'Deed.pdf').click();
    await phone.getByRole('button', { name: 'Delete the document' }).click();
    const question = phone.getByRole('alertdialog');
    await expect(question.getByText('Delete “Deed.pdf”?')).toBeVisible();
    await question.getByRole('button', { name: 'Delete the document' }).click();
    await expect(row(phone, 'Deed.pdf')).toHaveCount(0);
    await expect(row(desk, 'Deed.pdf')).toHaveCount(0);
  });
  for (const page of [phone, desk]) expect(await schemeProblems(page)).toEqual([]);
});

test('the lawyer asks for a document, and the client adds it', async ({ browser, request }) => {
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

  await expect(panel(phone).getByText('Documents needed from you')).toBeVisible();
  await test.step('a request is taken back and made again', async () => {
    const card = panel(phone).getByRole('paragraph').filter({ hasText: 'The ID card' });
    await expect(card).toBeVisible();
    const asked = panel(desk).getByRole('listitem').filter({ hasText: 'The ID card' });
    await asked.getByRole('button', { name: 'Cancel this request' }).click();
    await expect(card).toHaveCount(0);
    await panel(desk).getByRole('button', { name: 'Ask again' }).click();
    await expect(card).toBeVisible();
  });
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
  await panel(phone).getByLabel('Add documents The deed of 1998').setInputFiles(pdf('Deed.pdf'));
  await expect(panel(phone).getByText(/^Received /)).toHaveCount(1);
  await panel(phone).getByLabel('Add documents The ID card').setInputFiles(pdf('Card.pdf'));
  await expect(panel(phone).getByText(/^Received /)).toHaveCount(2);
  await phone.getByRole('tab', { name: 'Overview' }).click();
  await expect(next.getByText(/^Your lawyer needs/)).toHaveCount(0);
  await expect(panel(desk).getByText(/^Received /)).toHaveCount(2);
});
