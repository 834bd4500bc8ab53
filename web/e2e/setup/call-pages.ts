import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { ask, newCase, newClient, newLawyer, openAs, type SignedIn } from './client-people';
import { runOnDatabase } from './product-database';
import { openReady } from './ready-page';
import { test as base } from './test';

/** Two cameras and a microphone that need no device, and connections within this machine. */
const flags = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream=device-count=2',
  '--allow-loopback-in-peer-connection',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

export const test = base.extend<object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] });
    },
    { scope: 'worker' },
  ],
});

export const soon = { timeout: 60_000 };

/** A client and a lawyer with a case that is taken on. */
export async function aPair(request: APIRequestContext) {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  return { client, lawyer, id: await newCase(request, { client, lawyer, status: 'CASE_INTAKE' }) };
}

/** An appointment by video of the two, which begins in five minutes. */
export async function newAppointment(
  request: APIRequestContext,
  { client, lawyer, id }: Awaited<ReturnType<typeof aPair>>,
): Promise<void> {
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
}

/** What a page notes of its devices and its connections. */
interface Watched {
  opened: RTCPeerConnection[];
  /** The tracks that were opened. */
  tracks: MediaStreamTrack[];
  /** What the browser was asked for, such as "audio" or "video environment". */
  asked: string[];
}

/** Runs in the page. */
function watchCalls(): void {
  const watched: Watched = { opened: [], tracks: [], asked: [] };
  Object.assign(window, { watched });
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      watched.opened.push(this);
    }
  };
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  const open = devices?.getUserMedia.bind(devices);
  if (!devices || !open) return;
  devices.getUserMedia = async (wanted = {}) => {
    const { video } = wanted;
    if (wanted.audio) watched.asked.push('audio');
    if (typeof video === 'object') watched.asked.push(`video ${JSON.stringify(video.facingMode)}`);
    const stream = await open(wanted);
    watched.tracks.push(...stream.getTracks());
    return stream;
  };
}

/** A page that notes what it does with devices and connections. */
export async function openCall(
  browser: Browser,
  person: SignedIn,
  address: string,
  options = {},
): Promise<Page> {
  const page = await openAs(browser, person, '/terms', options);
  await page.addInitScript(watchCalls);
  await openReady(page, address);
  return page;
}

const read = <Value>(page: Page, pick: (watched: Watched) => Value): Promise<Value> =>
  page.evaluate(`(${pick.toString()})(window.watched)`);

export const connectionsOf = (page: Page) => read(page, ({ opened }) => opened.length);
export const askedBy = (page: Page) => read(page, ({ asked }) => asked);
/** The kinds of the devices that are open: their lights are on. */
export const openDevicesOf = (page: Page) =>
  read(page, ({ tracks }) =>
    tracks.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind),
  );

/** The picture that is sent: its size, frames a second, and how many bytes so far. */
export const sentBy = (page: Page) =>
  page.evaluate(async () => {
    const { watched } = window as unknown as { watched: Watched };
    const report = await watched.opened.at(-1)?.getStats();
    const stats = [...(report?.values() ?? [])] as (RTCOutboundRtpStreamStats & { type: string })[];
    const {
      frameWidth = 0,
      frameHeight = 0,
      framesPerSecond = 0,
      bytesSent = 0,
    } = stats.find(({ type, kind }) => type === 'outbound-rtp' && kind === 'video') ?? {};
    return { frameWidth, frameHeight, framesPerSecond, bytesSent };
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

/** The sentence of state. */
export const states = (page: Page) => page.locator('[role="status"][data-view]');

export const untilView = (page: Page, view: string) =>
  expect(states(page)).toHaveAttribute('data-view', view, soon);

/** Until the two are connected, and the picture of the other moves and is one. */
export async function seesOther(page: Page, name: string): Promise<void> {
  await untilView(page, 'connected');
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

const soundOf = (page: Page) =>
  page.evaluate(async () => {
    const { watched } = window as unknown as { watched: Watched };
    const report = await watched.opened.at(-1)?.getStats();
    const stats = [...(report?.values() ?? [])] as (RTCInboundRtpStreamStats & { type: string })[];
    return stats.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')?.totalAudioEnergy ?? 0;
  });

/** Until the two are connected and the sound of the other goes on. */
export async function receivesSound(page: Page): Promise<void> {
  await untilView(page, 'connected');
  const before = await soundOf(page);
  await expect.poll(async () => (await soundOf(page)) !== before, soon).toBe(true);
}

/** A client and a lawyer in a call, with the camera off on both sides. @param script runs in the client's page first. */
export async function inCall(
  browser: Browser,
  request: APIRequestContext,
  options = {},
  script?: string | (() => void),
) {
  const pair = await aPair(request);
  const mine = await openCall(browser, pair.client, '/terms', options);
  if (script) await mine.addInitScript(script);
  await openReady(mine, `/call/${pair.id}`);
  const theirs = await openCall(browser, pair.lawyer, '/lawyer');
  await mine.getByRole('button', { name: `Call ${pair.lawyer.user.name}` }).click(soon);
  await theirs.getByRole('link', { name: 'Answer', exact: true }).click(soon);
  for (const page of [mine, theirs]) await receivesSound(page);
  return { ...pair, mine, theirs };
}
