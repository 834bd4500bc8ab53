import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ask, newCase, newClient, newLawyer, signIn, type SignedIn, unique } from '../setup/client-people';
import { openReady } from '../setup/ready-page';
import { test } from '../setup/test';

const REASON = 'I have no time for a new case at present.';

/** How a page is left; each also while the answer is held back. */
const LEAVING: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  reload: async (page) => page.reload(),
  'close the tab': async (page) => page.close(),
  'close the tab with its handlers': async (page) => page.close({ runBeforeUnload: true }),
  'go to another site': async (page) => page.goto('about:blank'),
  'go back': async (page) => page.goBack(),
};

interface Answer {
  case: { status: string; room: { messages: { items: { body: string }[] } } };
}

async function answered(request: APIRequestContext, { token }: SignedIn, id: string) {
  const document = 'query ($id: ID!) { case(id: $id) { status room { messages { items { body } } } } }';
  const { case: found } = await ask<Answer>(request, document, { id }, token);
  return { status: found.status, messages: found.room.messages.items.map(({ body }) => body) };
}

async function reject(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Reject ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Reject “${title}”?` });
  await dialog.getByRole('button', { name: REASON }).click();
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByText(`Rejecting “${title}”`).first()).toBeVisible();
}

/** What the page does before it is left: nothing, or it has sent the answer and waits. */
const MOMENTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'while it can be undone': () => Promise.resolve(),
  'after the page was hidden': async (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }),
  'while the answer is lost': async (page) => {
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('UpdateCaseStatus')) {
        await route.fetch().catch(() => undefined);
        await route.abort('connectionreset').catch(() => undefined);
      } else await route.continue();
    });
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  },
  'when it seems to be done': async (page) => {
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await expect(page.getByText('You have rejected').first()).toBeVisible();
  },
};

test.describe('a lawyer rejects with a reason and leaves the page', () => {
  for (const [moment, reach] of Object.entries(MOMENTS))
    test(`${moment}: the rejection and its message are stored, once`, async ({ browser, request }) => {
      const [client, lawyer] = [await newClient(request), await newLawyer(request)];
      const cases = Object.keys(LEAVING).map((way) => ({ way, title: `Request ${unique(6)}` }));
      const ids = [];
      for (const { title } of cases) ids.push(await newCase(request, { client, lawyer }, title));
      const context = await browser.newContext();
      for (const { way, title } of cases) {
        const page = await context.newPage();
        await signIn(page, lawyer);
        if (way === 'go back') await page.goto('/lawyer');
        await openReady(page, '/lawyer/cases');
        await reject(page, title);
        await reach(page);
        await LEAVING[way]?.(page);
        const id = ids[cases.findIndex((one) => one.title === title)] ?? '';
        await expect
          .poll(() => answered(request, client, id), { message: way })
          .toEqual({ status: 'REJECTED', messages: [REASON] });
        await page.close();
      }
    });

  test('without a connection: nothing is stored and nothing said; the next try does both', async ({
    page,
    request,
  }) => {
    const [client, lawyer] = [await newClient(request), await newLawyer(request)];
    const title = `Request ${unique(6)}`;
    const id = await newCase(request, { client, lawyer }, title);
    await signIn(page, lawyer);
    await openReady(page, '/lawyer/cases');
    await page.route('**/graphql', async (route) =>
      route.request().postData()?.includes('UpdateCaseStatus') ? route.abort() : route.continue(),
    );
    await reject(page, title);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await expect(page.getByText('Failed to update case status').first()).toBeVisible();
    await expect(page.getByText('You have rejected')).toHaveCount(0);
    expect(await answered(request, client, id)).toEqual({ status: 'PENDING', messages: [] });
    // The message may have gone before it was read.
    await page.getByRole('button', { name: `Reject ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: `Reject “${title}”?` });
    await expect(dialog.getByRole('textbox')).toHaveValue(REASON);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('You have rejected').first()).toBeVisible();
    expect(await answered(request, client, id)).toEqual({ status: 'REJECTED', messages: [REASON] });
  });
});
