import { type Browser, expect, type Page } from '@playwright/test';
import { pageProblems } from './setup/accessible-page';
import { newCase, newClient, newLawyer, type SignedIn, signIn, unique } from './setup/client-people';
import { test } from './setup/test';
import { sendNow } from './setup/send-now';

/** A page of a person's own browser. */
async function openAs(browser: Browser, person: SignedIn, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await signIn(page, person);
  await page.goto(path);
  return page;
}

const bell = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('a lawyer learns of a request by the bell, and the client of the answer', async ({
  browser,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const title = `Wages ${unique(6)}`;
  await newCase(request, { client, lawyer }, title);

  const lawyerPage = await openAs(browser, lawyer, '/lawyer');
  await bell(lawyerPage, /^Notifications, \d+ unread$/).click();
  await panel(lawyerPage)
    .getByRole('link', { name: `${client.user.name} asks you to take “${title}”` })
    .click();
  await expect(lawyerPage.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(panel(lawyerPage)).toBeHidden();
  await lawyerPage.getByRole('button', { name: 'Accept' }).first().click();
  await sendNow(lawyerPage);
  await expect(lawyerPage.getByText('Accepted').first()).toBeVisible();

  const clientPage = await openAs(browser, client, '/user');
  await bell(clientPage, 'Notifications, 1 unread').click();
  await panel(clientPage)
    .getByRole('link', { name: `${lawyer.user.name} has accepted “${title}”` })
    .click();
  await expect(clientPage.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(bell(clientPage, 'Notifications')).toHaveAccessibleName('Notifications');
});

test('the bell counts what comes in while the page is open, and reads all at once', async ({
  browser,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const page = await openAs(browser, client, '/user');
  await bell(page, 'Notifications').click();
  await expect(panel(page).getByText('Nothing new')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page, 'Notifications')).toBeFocused();
  await newCase(request, { client, lawyer, status: 'ACCEPTED' });
  await page.clock.fastForward('00:31');
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
  await bell(page, 'Notifications, 1 unread').click();
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await panel(page).getByRole('link', { name: 'All notifications' }).click();
  await expect(page).toHaveURL('/user/notifications');
  await expect(page.getByRole('main').getByRole('link', { name: /has accepted/ })).toBeVisible();
});

test('the bell and its screens can be used by everybody', async ({ browser, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  await newCase(request, { client, lawyer, status: 'ACCEPTED' });
  const page = await openAs(browser, client, '/user/notifications');
  await expect(page.getByRole('main').getByRole('link', { name: /has accepted/ })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await bell(page, /^Notifications/).click();
  await expect(panel(page).getByRole('link', { name: /has accepted/ })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/account/notifications');
  await expect(page.getByRole('button', { name: 'Save settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Make the address' }).click();
  const address = (await page.getByRole('status').locator('code').textContent()) ?? '';
  expect(await (await request.get(address)).text()).toContain('BEGIN:VCALENDAR');
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop the address' }).click();
  await expect(page.getByRole('button', { name: 'Make the address' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
