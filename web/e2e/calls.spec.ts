import { type Browser, expect, type Page } from '@playwright/test';
import { schemeProblems } from './setup/accessible-page';
import { newCase, newClient, newLawyer, signIn, type SignedIn } from './setup/client-people';
import { openReady } from './setup/ready-page';
import { test as base } from './setup/test';

/** Cameras and microphones that need no device, and connections within this machine. */
const devices = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

const test = base.extend<object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...devices] });
    },
    { scope: 'worker' },
  ],
});

const connected = { timeout: 30_000 };

async function pageOf(browser: Browser, person: SignedIn, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  await openReady(page, address);
  return page;
}

/** How many pictures of the other person were shown. */
function frames(page: Page, name: string): Promise<number> {
  return page
    .getByLabel(name, { exact: true })
    .evaluate((video) => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);
}

async function seesOther(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: `You are talking with ${name}` })).toBeVisible(
    connected,
  );
  const before = await frames(page, name);
  await expect.poll(() => frames(page, name), connected).toBeGreaterThan(before);
}

test('a client and a lawyer call one another by video', async ({ browser, request }) => {
  test.setTimeout(180_000);
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const id = await newCase(request, { client, lawyer, status: 'CASE_INTAKE' });
  const mine = await pageOf(browser, client, `/user/cases/${id}`);
  const theirs = await pageOf(browser, lawyer, '/lawyer');

  await test.step('the client checks the devices and calls', async () => {
    await mine.getByRole('link', { name: 'Call now' }).click();
    await expect(mine.getByText('Check your camera and sound')).toBeVisible(connected);
    expect.soft(await schemeProblems(mine)).toEqual([]);
    await mine.getByRole('button', { name: `Call ${lawyer.user.name}` }).click();
    await expect(mine.getByText(`Calling ${lawyer.user.name}…`)).toBeVisible();
  });

  await test.step('the lawyer answers from another page', async () => {
    const bar = theirs.getByRole('alert').filter({ hasText: 'Shirin Sultana is calling you.' });
    await expect(bar).toBeVisible(connected);
    await bar.getByRole('link', { name: 'Answer' }).click();
    await theirs.getByRole('button', { name: 'Join' }).click(connected);
    await seesOther(theirs, 'Shirin Sultana');
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

  await test.step('a window that is loaded again comes back into the call', async () => {
    await mine.reload();
    await mine.getByRole('button', { name: 'Join' }).click(connected);
    await seesOther(mine, lawyer.user.name);
    await seesOther(theirs, 'Shirin Sultana');
    expect.soft(await schemeProblems(mine)).toEqual([]);
  });

  await test.step('leaving ends it for both, and the case says so', async () => {
    await theirs.getByRole('button', { name: 'Leave' }).click();
    for (const page of [theirs, mine]) await expect(page.getByText(/^Call over: /)).toBeVisible(connected);
    await mine.getByRole('link', { name: 'Back to the case' }).click();
    await expect(mine.getByText(/^Call, \d+ minute/)).toBeVisible(connected);
  });
});
