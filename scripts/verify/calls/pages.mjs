import { randomBytes } from 'node:crypto';
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../../lib/chromium.mjs';

const [WIDTH, HEIGHT, FRAMES] = [640, 360, 48];
const SECONDS_OF_SOUND = 10;
const RATE = 48_000;
/** IPv4 and UDP, which the statistics of the browser leave out. */
const HEADER_BYTES = 28;
const LONGEST_MILLISECONDS = 60_000;

/** A picture with as much noise as a bad camera has: the modes reach their limits, which they do not with Chromium's own fake. */
function writePicture(file) {
  const target = openSync(file, 'w');
  writeSync(target, `YUV4MPEG2 W${WIDTH} H${HEIGHT} F24:1 Ip A1:1 C420jpeg\n`);
  for (let frame = 0; frame < FRAMES; frame += 1) {
    writeSync(target, 'FRAME\n');
    const luma = randomBytes(WIDTH * HEIGHT);
    for (let place = 0; place < luma.length; place += 1) {
      const [x, y] = [place % WIDTH, Math.floor(place / WIDTH)];
      luma[place] = 110 + 60 * Math.sin((x + frame * 6) / 40) * Math.cos(y / 30) + luma[place] / 11;
    }
    writeSync(target, luma);
    writeSync(target, Buffer.alloc((WIDTH * HEIGHT) / 2, 120 + (frame % 12)));
  }
  closeSync(target);
}

/** A sound that never pauses, as a WAV file of one channel. */
function writeSound(file) {
  const samples = Buffer.alloc(SECONDS_OF_SOUND * RATE * 2);
  for (let n = 0; n < samples.length / 2; n += 1)
    samples.writeInt16LE(Math.round((Math.random() - 0.5) * 12_000 * Math.sin(n / 9_000) ** 2), n * 2);
  const header = Buffer.alloc(44);
  for (const [place, text] of Object.entries({ 0: 'RIFF', 8: 'WAVEfmt ', 36: 'data' }))
    header.write(text, Number(place));
  const sizes = { 4: 36 + samples.length, 16: 16, 24: RATE, 28: RATE * 2, 40: samples.length };
  for (const [place, value] of Object.entries(sizes)) header.writeUInt32LE(value, Number(place));
  for (const [place, value] of Object.entries({ 20: 1, 22: 1, 32: 2, 34: 16 }))
    header.writeUInt16LE(value, Number(place));
  writeFileSync(file, Buffer.concat([header, samples]));
}

/** Runs in the page: the connections that it opens, and their numbers. */
function watchConnections() {
  const connections = [];
  globalThis.RTCPeerConnection = class extends globalThis.RTCPeerConnection {
    constructor(...options) {
      super(...options);
      connections.push(this);
    }
    async setRemoteDescription(description) {
      if (globalThis.failsNextDescription) {
        globalThis.failsNextDescription = false;
        throw new DOMException('The drill refuses this description', 'OperationError');
      }
      return super.setRemoteDescription(description);
    }
  };
  globalThis.callNumbers = async () => {
    const numbers = { frames: 0, sound: 0, sent: 0, sentPackets: 0, pairs: [] };
    const stats = [...(await (connections.at(-1)?.getStats() ?? []))].map(([, value]) => value);
    for (const { type, kind, ...of } of stats) {
      if (type === 'inbound-rtp' && kind === 'video') numbers.frames += of.framesDecoded ?? 0;
      if (type === 'inbound-rtp' && kind === 'audio') numbers.sound += of.totalAudioEnergy ?? 0;
      if (type === 'transport')
        Object.assign(numbers, {
          sent: of.bytesSent,
          sentPackets: of.packetsSent ?? 0,
          offer: of.iceLocalUsernameFragment,
        });
      if (type === 'candidate-pair' && of.nominated && of.state === 'succeeded')
        numbers.pairs.push(stats.find(({ id }) => id === of.localCandidateId)?.candidateType);
    }
    return numbers;
  };
}

/** Opens two browsers, with cameras and microphones made of files. Gives a function that opens the page of a person in one. */
export async function openBrowsers(run) {
  const folder = run.folder();
  const [picture, sound] = [path.join(folder, 'picture.y4m'), path.join(folder, 'sound.wav')];
  writePicture(picture);
  writeSound(sound);
  const args = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...['--disable-gpu', '--disable-dev-shm-usage', '--allow-loopback-in-peer-connection'],
    ...['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
    ...[`--use-file-for-fake-video-capture=${picture}`, `--use-file-for-fake-audio-capture=${sound}`],
    '--disable-features=WebRtcHideLocalIpsWithMdns',
  ];
  const launch = async () => {
    const browser = await chromium.launch({ executablePath: findChromium(), args });
    run.atEnd(() => browser.close());
    return browser;
  };
  const browsers = [await launch(), await launch()];
  return (n, origin, person, options) => openCallPage(browsers[n], origin, person, options);
}

async function openCallPage(browser, origin, { id, email, role, token, caseId }, { camera = true } = {}) {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ serviceWorkers: 'block', viewport });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_MILLISECONDS);
  const user = JSON.stringify({ _id: id, name: 'Somebody', email, role });
  await page.addInitScript(
    ([kept, stored, choice]) => {
      localStorage.setItem('token', kept);
      localStorage.setItem('user', stored);
      if (localStorage.getItem('call-camera') === null) localStorage.setItem('call-camera', choice);
    },
    [token, user, camera ? 'on' : 'off'],
  );
  await page.addInitScript(watchConnections);
  await page.goto(`${origin}/call/${caseId}`);
  const numbers = () => page.evaluate(() => globalThis.callNumbers());
  const until = async (what, isReached) => {
    for (const end = Date.now() + LONGEST_MILLISECONDS; Date.now() < end; await sleep(50))
      if (isReached(await numbers())) return;
    throw new Error(`No ${what} of the other person came.`);
  };
  return {
    page,
    context,
    numbers,
    /** Presses the button of the check once the devices are open. */
    enter: () => page.getByRole('button', { name: /^(Join$|Call )/ }).click(),
    press: (name) => page.getByRole('button', { name }).click(),
    /** Resolves once the page says that the two are connected and their sound is played. */
    nextSound: async () => {
      await page.locator('[data-view="connected"]').waitFor();
      const { sound } = await numbers();
      await until('sound', (now) => now.sound > sound);
    },
    /** Resolves once a picture of the other person is decoded after those so far; of a new connection the count begins anew. */
    nextFrame: async () => {
      const { frames } = await numbers();
      await until('picture', (now) => now.frames > 0 && now.frames !== frames);
    },
    /** Megabytes that this browser sends in a minute, measured for some seconds. */
    megabytesAMinute: async (seconds) => {
      const [before, since] = [await numbers(), performance.now()];
      await sleep(seconds * 1_000);
      const [after, minutes] = [await numbers(), (performance.now() - since) / 60_000];
      const headers = HEADER_BYTES * (after.sentPackets - before.sentPackets);
      return (after.sent - before.sent + headers) / minutes / 1e6;
    },
  };
}
