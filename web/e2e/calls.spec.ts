import { devices, expect, type Locator, type Page } from '@playwright/test';
import { pageProblems, schemeProblems } from './setup/accessible-page';
import { banglaProblems } from './setup/bangla-page';
import {
  aPair,
  askedBy,
  connectionsOf,
  newAppointment,
  openCall,
  openDevicesOf,
  receivesSound,
  seesOther,
  sentBy,
  soon,
  test,
  untilView,
} from './setup/call-pages';
import { openAs } from './setup/client-people';
import { runOnDatabase } from './setup/product-database';
import { openReady } from './setup/ready-page';

async function covers(card: Locator, part: Locator): Promise<boolean> {
  const [above, beneath] = [await card.boundingBox(), await part.boundingBox()];
  if (!above || !beneath) throw new Error('Both must be on the page');
  const isInSight = beneath.y < (card.page().viewportSize()?.height ?? 0);
  return isInSight && above.y < beneath.y + beneath.height && beneath.y < above.y + above.height;
}

const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'Shirin Sultana is calling you.' });

test('a client and a lawyer call one another by video', async ({ browser, request }) => {
  const { client, lawyer, id } = await aPair(request);
  const mine = await openCall(browser, client, `/user/cases/${id}`);
  const theirs = await openCall(browser, lawyer, '/lawyer');

  await test.step('the client checks the devices and calls', async () => {
    await mine.getByRole('link', { name: 'Call now' }).click();
    await expect(mine.getByText('Check your camera and sound')).toBeVisible(soon);
    await expect(mine.getByText('We hear you.')).toBeVisible(soon);
    expect(await askedBy(mine)).toEqual(['audio']);
    await mine.getByRole('button', { name: 'Camera' }).click();
    await expect(mine.getByLabel('Your picture')).toBeVisible(soon);
    expect.soft(await schemeProblems(mine)).toEqual([]);
    expect.soft(await pageProblems(mine)).toEqual([]);
    await mine.setViewportSize({ width: 1440, height: 900 });
    await mine.getByRole('button', { name: `Call ${lawyer.user.name}` }).click();
    await expect(mine.getByText('Ringing…')).toBeVisible();
  });

  await test.step('the lawyer answers from another page', async () => {
    await expect(bar(theirs)).toBeVisible(soon);
    await bar(theirs).getByRole('link', { name: 'Answer' }).click();
    await seesOther(theirs, 'Shirin Sultana');
    expect(await askedBy(theirs)).toEqual(['audio']);
    await expect(mine.getByText(`No picture of ${lawyer.user.name}`)).toBeVisible();
    await theirs.getByRole('button', { name: 'Camera' }).click();
    await seesOther(mine, lawyer.user.name);
  });

  await test.step('each says that the microphone or the camera is off', async () => {
    await mine.getByRole('button', { name: 'Mute' }).click();
    await expect(theirs.getByText('Shirin Sultana is muted')).toBeVisible();
    await mine.getByRole('button', { name: 'Camera' }).click();
    await expect(theirs.getByText('No picture of Shirin Sultana')).toBeVisible();
    await mine.getByRole('button', { name: 'Camera' }).click();
    await expect(theirs.getByText('No picture of Shirin Sultana')).toBeHidden();
  });

  await test.step('what one wants to save, the other does not send', async () => {
    await mine.getByRole('button', { name: 'Data' }).click();
    expect.soft(await pageProblems(mine)).toEqual([]);
    await mine.getByRole('radio', { name: 'Save data' }).check();
    await expect.poll(async () => (await sentBy(theirs)).frameHeight, soon).toBe(180);
    await expect(mine.getByRole('radio', { name: 'Save data' })).toBeHidden();
    await mine.getByRole('button', { name: 'Data' }).click();
    await mine.getByRole('radio', { name: 'Voice only' }).check();
    await expect(theirs.getByText('No picture of Shirin Sultana')).toBeVisible();
    await expect(
      theirs.getByText('Shirin Sultana has chosen voice only, so your camera is off.'),
    ).toBeVisible();
    for (const page of [mine, theirs]) await expect.poll(() => openDevicesOf(page)).toEqual(['audio']);
    await expect
      .poll(async () => {
        const { bytesSent } = await sentBy(theirs);
        await mine.waitForTimeout(500);
        return (await sentBy(theirs)).bytesSent - bytesSent;
      }, soon)
      .toBe(0);
    await mine.getByRole('button', { name: 'Data' }).click();
    await mine.getByRole('radio', { name: 'Normal' }).check();
    for (const page of [mine, theirs]) await page.getByRole('button', { name: 'Camera' }).click();
    await seesOther(theirs, 'Shirin Sultana');
    await seesOther(mine, lawyer.user.name);
  });

  await test.step('another tab takes the call over, and a page that is loaded again comes back into it', async () => {
    const tab = await mine.context().newPage();
    await openReady(tab, `/call/${id}`);
    await tab.getByRole('button', { name: 'Join' }).click(soon);
    await seesOther(tab, lawyer.user.name);
    await expect(mine.getByText('This call is open in another window.')).toBeVisible();
    await expect.poll(() => openDevicesOf(mine)).toEqual([]);
    await mine.getByRole('button', { name: 'Take it over' }).click();
    await seesOther(mine, lawyer.user.name);
    await untilView(tab, 'elsewhere');
    await tab.close();
    await mine.reload();
    await mine.getByRole('button', { name: 'Join' }).click(soon);
    await seesOther(mine, lawyer.user.name);
    await seesOther(theirs, 'Shirin Sultana');
  });

  await test.step('leaving ends it for both, and the case says so', async () => {
    await theirs.getByRole('button', { name: 'Leave' }).click();
    for (const page of [theirs, mine]) await expect(page.getByText(/^You talked /)).toBeVisible(soon);
    await mine.getByRole('link', { name: 'Back to the case' }).click();
    await expect(mine.getByText(/^Call, (\d+ minutes?|less than a minute)/)).toBeVisible(soon);
  });
});

test('a client on a phone, in Bangla, waits for the appointment until the lawyer admits', async ({
  browser,
  request,
}) => {
  const pair = await aPair(request);
  const { client, lawyer, id } = pair;
  await newAppointment(request, pair);
  const phone = {
    ...devices['Pixel 7'],
    defaultBrowserType: undefined,
    viewport: { width: 390, height: 844 },
  };
  const mine = await openCall(browser, client, `/bn/user/cases/${id}`, phone);
  const theirs = await openCall(browser, lawyer, `/lawyer/cases/${id}`);
  await mine.getByRole('region', { name: 'সাক্ষাৎ' }).getByRole('link', { name: 'কলে যোগ দিন' }).click();
  await untilView(mine, 'waiting');
  expect.soft(await banglaProblems(mine)).toEqual([]);
  await theirs
    .getByRole('region', { name: 'Appointment' })
    .getByRole('link', { name: 'Join the call' })
    .click();
  await expect(theirs.getByText('Shirin Sultana is waiting.')).toBeVisible(soon);
  await untilView(mine, 'known');
  for (const page of [mine, theirs]) {
    expect(await askedBy(page)).toEqual(['audio']);
    expect(await connectionsOf(page)).toBe(0);
  }
  await theirs.getByRole('button', { name: 'Admit' }).click();
  for (const page of [theirs, mine]) await receivesSound(page);
  await mine.getByRole('button', { name: 'ক্যামেরা' }).click();
  await theirs.getByRole('button', { name: 'Camera' }).click();
  await seesOther(theirs, 'Shirin Sultana');
  await seesOther(mine, lawyer.user.name);
  await mine.getByRole('button', { name: 'ডেটা' }).click();
  expect.soft(await banglaProblems(mine)).toEqual([]);
  await expect.poll(async () => (await sentBy(theirs)).frameHeight, soon).toBe(180);
  await mine.getByRole('button', { name: 'শেষ করুন' }).click();
  await expect(mine.getByText(/কথা বলেছেন।$/)).toBeVisible(soon);
});

test('a call that is declined, not answered, or whose microphone is refused says so', async ({
  browser,
  request,
}) => {
  const { client, lawyer, id } = await aPair(request);
  const theirs = await openAs(browser, lawyer, '/lawyer');
  const mine = await openAs(browser, client, '/terms');

  await test.step('a refused microphone has a sentence and a way on', async () => {
    await mine.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      let refusals = 1;
      navigator.mediaDevices.getUserMedia = (wanted) => {
        refusals -= 1;
        return refusals < 0 ? open(wanted) : Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
    await openReady(mine, `/call/${id}`);
    await mine.getByRole('button', { name: `Call ${lawyer.user.name}` }).click(soon);
    await expect(mine.getByText('Your browser does not let us use the microphone.')).toBeVisible(soon);
    expect.soft(await pageProblems(mine)).toEqual([]);
    await mine.getByRole('button', { name: 'Ask the browser again' }).click();
  });

  const call = () => mine.getByRole('button', { name: `Call ${lawyer.user.name}` }).click(soon);
  await test.step('the lawyer has no time now', async () => {
    await call();
    await bar(theirs).getByRole('button', { name: 'Not now' }).click(soon);
    await expect(mine.getByText(`${lawyer.user.name} cannot talk now.`)).toBeVisible(soon);
  });

  await test.step('nobody answers', async () => {
    const earlier = (column: string) => `${column} = ${column} - interval '6 minutes'`;
    const columns = ['created_at', 'answer_by', 'ended_at'].map(earlier).join(', ');
    await runOnDatabase(`update calls set ${columns} where case_id = $1`, [id]);
    await mine.reload();
    await call();
    await mine.getByRole('button', { name: 'Ask the browser again' }).click(soon);
    await call();
    await expect(bar(theirs)).toBeVisible(soon);
    await runOnDatabase('update calls set answer_by = now() where case_id = $1 and ended_at is null', [id]);
    await expect(mine.getByText(`${lawyer.user.name} did not answer.`)).toBeVisible(soon);
    await expect(bar(theirs)).toBeHidden(soon);
    const write = mine.getByRole('link', { name: 'Write a message' });
    await expect(write).toHaveAttribute('href', `/user/cases/${id}?tab=messages`);
    await mine.getByRole('link', { name: 'Back to the case' }).click();
    await expect(mine.getByRole('link', { name: 'Call now' })).toBeVisible(soon);
  });
});

test('a lawyer wants no calls in a case until the morning: for the client it rings, and nobody answers', async ({
  browser,
  request,
}) => {
  const { client, lawyer, id } = await aPair(request);
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const theirs = await openAs(browser, lawyer, `/bn/lawyer/cases/${id}?tab=messages`, phone);
  const mine = await openAs(browser, client, '/terms');
  await openReady(mine, `/call/${id}`);
  await mine.getByRole('button', { name: `Call ${lawyer.user.name}` }).click(soon);
  const incoming = theirs.getByRole('alert').filter({ hasText: 'Shirin Sultana কল করছেন।' });
  const noCalls = incoming.getByRole('button', { name: 'সকাল ৭টা পর্যন্ত এই মামলায় কল নয়' });
  await expect(noCalls).toBeVisible(soon);
  expect((await noCalls.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  const below = [theirs.locator('form[data-composer]'), theirs.locator('[data-bottom-bar]')];
  for (const share of [1, 0.5, 0]) {
    await theirs.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share);
    await expect(incoming).toBeInViewport({ ratio: 1 });
    for (const part of below) expect(await covers(incoming, part), `scrolled to ${share}`).toBe(false);
  }
  expect.soft(await pageProblems(theirs, [360])).toEqual([]);
  expect.soft(await banglaProblems(theirs)).toEqual([]);
  await noCalls.click();
  await expect(incoming).toBeHidden();
  await openReady(theirs, '/bn/lawyer');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(incoming).toBeHidden();
  await expect(mine.getByText('Ringing…')).toBeVisible();
  await runOnDatabase('update calls set answer_by = now() where case_id = $1 and ended_at is null', [id]);
  await expect(mine.getByText(`${lawyer.user.name} did not answer.`)).toBeVisible(soon);
});
