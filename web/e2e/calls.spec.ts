import { type APIRequestContext, type Browser, devices, expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { pageProblems, schemeProblems } from './setup/accessible-page';
import { banglaProblems } from './setup/bangla-page';
import { ask, newCase, newClient, newLawyer, openAs, type SignedIn } from './setup/client-people';
import { runOnDatabase } from './setup/product-database';
import { openReady } from './setup/ready-page';
import { test as base } from './setup/test';

/** Cameras and microphones that need no device, and connections within this machine. */
const flags = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

const test = base.extend<object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] });
    },
    { scope: 'worker' },
  ],
});

const soon = { timeout: 30_000 };

/** A client and a lawyer with a case that is taken on. */
async function aPair(request: APIRequestContext) {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  return { client, lawyer, id: await newCase(request, { client, lawyer, status: 'CASE_INTAKE' }) };
}

/** A page that counts the connections to another browser that it opens. */
async function openCall(browser: Browser, person: SignedIn, address: string, options = {}): Promise<Page> {
  const page = await openAs(browser, person, '/terms', options);
  await page.addInitScript(() => {
    const opened: RTCPeerConnection[] = [];
    Object.assign(window, { opened });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        opened.push(this);
      }
    };
  });
  await openReady(page, address);
  return page;
}

const connectionsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { opened: RTCPeerConnection[] }).opened.length);

/** The picture that is sent: its height, and how many bytes so far. */
const sentBy = (page: Page) =>
  page.evaluate(async () => {
    const { opened } = window as unknown as { opened: RTCPeerConnection[] };
    const report = await opened.at(-1)?.getStats();
    const stats = [...(report?.values() ?? [])] as (RTCOutboundRtpStreamStats & { type: string })[];
    const { frameHeight = 0, bytesSent = 0 } =
      stats.find(({ type, kind }) => type === 'outbound-rtp' && kind === 'video') ?? {};
    return { frameHeight, bytesSent };
  });

/** The picture of somebody: how many frames so far, and how many colours the present one has. */
const pictureOf = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).evaluate((element) => {
    const video = element as HTMLVideoElement;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [64, 36];
    const context = canvas.getContext('2d');
    context?.drawImage(video, 0, 0, 64, 36);
    const pixels = new Uint32Array(context?.getImageData(0, 0, 64, 36).data.buffer ?? new ArrayBuffer(0));
    return { frames: video.getVideoPlaybackQuality().totalVideoFrames, colours: new Set(pixels).size };
  });

const states = (page: Page) => page.locator('[role="status"][data-view]');

/** Until the two are connected, and the picture of the other moves and is one. */
async function seesOther(page: Page, name: string): Promise<void> {
  await expect(states(page)).toHaveAttribute('data-view', 'connected', soon);
  const place = await page.getByLabel(name, { exact: true }).boundingBox();
  expect(place?.height).toBeGreaterThan(150);
  const before = await pictureOf(page, name);
  await expect
    .poll(async () => {
      const { frames, colours } = await pictureOf(page, name);
      return frames > before.frames && colours > 10;
    }, soon)
    .toBe(true);
}

const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'Shirin Sultana is calling you.' });

test('a client and a lawyer call one another by video', async ({ browser, request }) => {
  test.setTimeout(180_000);
  const { client, lawyer, id } = await aPair(request);
  const mine = await openCall(browser, client, `/user/cases/${id}`);
  const theirs = await openCall(browser, lawyer, '/lawyer');

  await test.step('the client checks the devices and calls', async () => {
    await mine.getByRole('link', { name: 'Call now' }).click();
    await expect(mine.getByText('Check your camera and sound')).toBeVisible(soon);
    await expect(mine.getByText('We hear you.')).toBeVisible(soon);
    expect.soft(await schemeProblems(mine)).toEqual([]);
    await mine.getByRole('button', { name: `Call ${lawyer.user.name}` }).click();
    await expect(mine.getByText(`Calling ${lawyer.user.name}…`)).toBeVisible();
  });

  await test.step('the lawyer answers from another page', async () => {
    await expect(bar(theirs)).toBeVisible(soon);
    await bar(theirs).getByRole('link', { name: 'Answer' }).click();
    await theirs.getByRole('button', { name: 'Join' }).click(soon);
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

  await test.step('what one wants to save, the other does not send', async () => {
    await mine.getByRole('button', { name: 'Data' }).click();
    expect.soft(await pageProblems(mine)).toEqual([]);
    await mine.getByRole('radio', { name: 'Save data' }).check();
    await expect.poll(async () => (await sentBy(theirs)).frameHeight, soon).toBe(180);
    await mine.getByRole('radio', { name: 'Voice only' }).check();
    await expect(theirs.getByText('No picture of Shirin Sultana')).toBeVisible();
    await expect
      .poll(async () => {
        const { bytesSent } = await sentBy(theirs);
        await mine.waitForTimeout(500);
        return (await sentBy(theirs)).bytesSent - bytesSent;
      }, soon)
      .toBe(0);
    await mine.getByRole('radio', { name: 'Normal' }).check();
    await mine.getByRole('button', { name: 'Camera' }).click();
    await seesOther(theirs, 'Shirin Sultana');
  });

  await test.step('another tab takes the call over, and a page that is loaded again comes back into it', async () => {
    const tab = await mine.context().newPage();
    await openReady(tab, `/call/${id}`);
    await tab.getByRole('button', { name: 'Join' }).click(soon);
    await seesOther(tab, lawyer.user.name);
    await expect(mine.getByText('This call is open in another window.')).toBeVisible();
    await mine.getByRole('button', { name: 'Take it over' }).click();
    await seesOther(mine, lawyer.user.name);
    await expect(states(tab)).toHaveAttribute('data-view', 'elsewhere', soon);
    await tab.close();
    await mine.reload();
    await mine.getByRole('button', { name: 'Join' }).click(soon);
    await seesOther(mine, lawyer.user.name);
    await seesOther(theirs, 'Shirin Sultana');
  });

  await test.step('leaving ends it for both, and the case says so', async () => {
    await theirs.getByRole('button', { name: 'Leave' }).click();
    for (const page of [theirs, mine]) await expect(page.getByText(/^Call over: /)).toBeVisible(soon);
    await mine.getByRole('link', { name: 'Back to the case' }).click();
    await expect(mine.getByText(/^Call, \d+ minute/)).toBeVisible(soon);
  });
});

test('a client on a phone, in Bangla, waits for the appointment until the lawyer admits', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const { client, lawyer, id } = await aPair(request);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const { proposeAppointment } = await ask<{
    proposeAppointment: { case: { appointmentProposal: { id: string } } };
  }>(
    request,
    'mutation ($input: ProposeAppointmentInput!) { proposeAppointment(input: $input) { case { appointmentProposal { id } } } }',
    { input: { caseId: id, clientKey: randomUUID(), mode: 'VIDEO', minutes: 30, times: [at] } },
    lawyer.token,
  );
  await ask(
    request,
    'mutation ($id: ID!, $at: DateTime!) { acceptAppointment(id: $id, startsAt: $at) { case { id } } }',
    { id: proposeAppointment.case.appointmentProposal.id, at },
    client.token,
  );
  const inFiveMinutes = `starts_at = now() + interval '5 minutes', ends_at = now() + interval '35 minutes'`;
  await runOnDatabase(`update appointments set ${inFiveMinutes} where case_id = $1`, [id]);

  const phone = {
    ...devices['Pixel 7'],
    defaultBrowserType: undefined,
    viewport: { width: 390, height: 844 },
  };
  const mine = await openCall(browser, client, `/bn/user/cases/${id}`, phone);
  const theirs = await openCall(browser, lawyer, `/lawyer/cases/${id}`);
  await mine.getByRole('region', { name: 'সাক্ষাৎ' }).getByRole('link', { name: 'কলে যোগ দিন' }).click();
  await mine.getByRole('button', { name: 'যোগ দিন' }).click(soon);
  await expect(states(mine)).toHaveAttribute('data-view', 'waiting', soon);
  expect.soft(await banglaProblems(mine)).toEqual([]);
  await theirs
    .getByRole('region', { name: 'Appointment' })
    .getByRole('link', { name: 'Join the call' })
    .click();
  await theirs.getByRole('button', { name: 'Join' }).click(soon);
  await expect(theirs.getByText('Shirin Sultana is waiting.')).toBeVisible(soon);
  await expect(states(mine)).toHaveAttribute('data-view', 'known', soon);
  for (const page of [mine, theirs]) expect(await connectionsOf(page)).toBe(0);
  await theirs.getByRole('button', { name: 'Admit' }).click();
  await seesOther(theirs, 'Shirin Sultana');
  await seesOther(mine, lawyer.user.name);
  await mine.getByRole('button', { name: 'ডেটা' }).click();
  expect.soft(await banglaProblems(mine)).toEqual([]);
  await expect.poll(async () => (await sentBy(theirs)).frameHeight, soon).toBe(180);
  await mine.getByRole('button', { name: 'শেষ করুন' }).click();
  await expect(mine.getByText(/^কল শেষ: /)).toBeVisible(soon);
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
      let refusals = 2;
      navigator.mediaDevices.getUserMedia = (wanted) => {
        refusals -= 1;
        return refusals < 0 ? open(wanted) : Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
    await openReady(mine, `/call/${id}`);
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
    await mine.reload();
    await mine.getByRole('button', { name: 'Ask the browser again' }).click(soon);
    await call();
    await expect(bar(theirs)).toBeVisible(soon);
    await runOnDatabase('update calls set answer_by = now() where case_id = $1 and ended_at is null', [id]);
    await expect(mine.getByText(`${lawyer.user.name} did not answer.`)).toBeVisible(soon);
    await expect(bar(theirs)).toBeHidden(soon);
    await mine.getByRole('link', { name: 'Back to the case' }).click();
    await expect(mine.getByRole('link', { name: 'Call now' })).toBeVisible(soon);
  });
});
