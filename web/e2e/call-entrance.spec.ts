import { devices, expect, type Page } from '@playwright/test';
import { pageProblems } from './setup/accessible-page';
import { banglaProblems } from './setup/bangla-page';
import {
  aPair,
  askedBy,
  connectionsOf,
  newAppointment,
  openCall,
  receivesSound,
  soon,
  states,
  test,
  untilView,
} from './setup/call-pages';
import { runOnDatabase } from './setup/product-database';
import { reloadReady } from './setup/ready-page';

const phone = {
  ...devices['Pixel 7'],
  defaultBrowserType: undefined,
  viewport: { width: 390, height: 844 },
};

/** Leaves the question of the browser for the microphone open until the page sets `answers`. */
const holdQuestion = (page: Page) =>
  page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      await new Promise((answered) => Object.assign(window, { answers: answered }));
      return open(wanted);
    };
  });

test('two presses call, one answers, and both read it before the microphone opens', async ({
  browser,
  request,
}) => {
  const { client, lawyer, id } = await aPair(request);
  const mine = await openCall(browser, client, `/user/cases/${id}`, phone);
  const theirs = await openCall(browser, lawyer, '/bn/lawyer');
  await holdQuestion(theirs);
  await mine.getByRole('link', { name: 'Call now' }).click();
  await untilView(mine, 'check');
  expect(await runOnDatabase('select id from calls where case_id = $1', [id])).toEqual([]);
  await mine.getByRole('button', { name: `Call ${lawyer.user.name}` }).click();
  await theirs.getByRole('link', { name: 'ধরুন', exact: true }).click(soon);
  await untilView(theirs, 'asking');
  await untilView(mine, 'connecting');
  expect.soft(await banglaProblems(theirs)).toEqual([]);
  await theirs.evaluate(() => (window as unknown as { answers: () => void }).answers());
  for (const page of [mine, theirs]) await receivesSound(page);
  for (const page of [mine, theirs]) expect(await askedBy(page)).toEqual(['audio']);
  expect.soft(await pageProblems(theirs)).toEqual([]);
});

test('a page of a call that no press opened asks before it opens the microphone or joins', async ({
  browser,
  request,
}) => {
  const pair = await aPair(request);
  await newAppointment(request, pair);
  const mine = await openCall(browser, pair.client, `/user/cases/${pair.id}`);
  const asks = async (page: Page) => {
    await expect(page.getByRole('button', { name: 'Join' })).toBeVisible(soon);
    await untilView(page, 'check');
    expect([await askedBy(page), await connectionsOf(page)]).toEqual([[], 0]);
  };
  await mine.getByRole('link', { name: 'Join the call' }).first().click(soon);
  await untilView(mine, 'waiting');
  await test.step('a page that is loaded again', async () => {
    await reloadReady(mine);
    await asks(mine);
  });
  await runOnDatabase('update calls set client_window = null where case_id = $1', [pair.id]);
  const address = mine.url();
  await test.step('a restored tab, and a mark of another case or time', async () => {
    for (const mark of [
      { caseId: pair.id, at: Date.now() - 11_000 },
      { caseId: pair.client.user.id, at: Date.now() },
    ]) {
      await mine.evaluate((text) => sessionStorage.setItem('call-pressed', text), JSON.stringify(mark));
      await reloadReady(mine);
      await asks(mine);
    }
  });
  await test.step('a link of another page', async () => {
    await mine.goto(`data:text/html,<a href="${address}">Your lawyer waits</a>`);
    await mine.getByRole('link').click();
    await asks(mine);
  });
  await test.step('a browser without storage of the tab', async () => {
    const tab = await mine.context().newPage();
    await tab.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('', 'SecurityError');
        },
      });
    });
    await tab.goto(address);
    await expect(tab.getByRole('button', { name: 'Join' })).toBeVisible(soon);
    await expect(states(tab)).toHaveAttribute('data-view', 'check');
  });
  const windows = await runOnDatabase('select client_window from calls where case_id = $1', [pair.id]);
  expect(windows).toEqual([{ client_window: null }]);
});

test('who is in a call of another case gets there, or ends it', async ({ browser, request }) => {
  const [first, second] = [await aPair(request), await aPair(request)];
  await runOnDatabase(
    'update cases set client_id = (select client_id from cases where id = $1) where id = $2',
    [first.id, second.id],
  );
  const mine = await openCall(browser, first.client, `/call/${first.id}`);
  await mine.getByRole('button', { name: `Call ${first.lawyer.user.name}` }).click(soon);
  await untilView(mine, 'calling');
  const tab = await mine.context().newPage();
  await tab.goto(`/call/${second.id}`);
  const call = tab.getByRole('button', { name: `Call ${second.lawyer.user.name}` });
  await call.click(soon);
  await expect(tab.getByRole('link', { name: 'Go to that call' })).toHaveAttribute(
    'href',
    `/call/${first.id}`,
    soon,
  );
  await tab.getByRole('button', { name: 'End it' }).click();
  await untilView(mine, 'declined');
  await call.click();
  await untilView(tab, 'calling');
});
