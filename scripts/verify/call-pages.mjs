import { chromium } from '@playwright/test';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '../lib/chromium.mjs';

const [WIDTH, HEIGHT, FRAMES] = [640, 360, 48];
const SECONDS_OF_SOUND = 10;
const RATE = 48_000;
/** IPv4 and UDP, which the statistics of the browser leave out. */
const HEADER_BYTES = 28;
const LONGEST_MILLISECONDS = 60_000;

/**
 * A picture with as much movement and noise as a bad camera has, and a sound that never pauses: the modes reach their limits,
 * which those of Chromium's own fake devices do not.
 */
function writeMedia(folder) {
  const files = { picture: path.join(folder, 'picture.y4m'), sound: path.join(folder, 'sound.wav') };
  const file = openSync(files.picture, 'w');
  writeSync(file, `YUV4MPEG2 W${WIDTH} H${HEIGHT} F24:1 Ip A1:1 C420jpeg\n`);
  for (let frame = 0; frame < FRAMES; frame += 1) {
    writeSync(file, 'FRAME\n');
    const luma = Buffer.alloc(WIDTH * HEIGHT);
    for (let place = 0; place < luma.length; place += 1) {
      const [x, y] = [place % WIDTH, Math.floor(place / WIDTH)];
      luma[place] = 110 + 60 * Math.sin((x + frame * 6) / 40) * Math.cos(y / 30) + Math.random() * 24;
    }
    writeSync(file, luma);
    writeSync(file, Buffer.alloc((WIDTH * HEIGHT) / 2, 120 + (frame % 12)));
  }
  closeSync(file);
  const samples = Buffer.alloc(SECONDS_OF_SOUND * RATE * 2);
  for (let n = 0; n < samples.length / 2; n += 1)
    samples.writeInt16LE(Math.round((Math.random() - 0.5) * 12_000 * Math.sin(n / 9_000) ** 2), n * 2);
  const header = Buffer.alloc(44);
  header.write('RIFF');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  for (const [place, value] of Object.entries({ 20: 1, 22: 1, 32: 2, 34: 16 }))
    header.writeUInt16LE(value, Number(place));
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  writeFileSync(files.sound, Buffer.concat([header, samples]));
  return files;
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
    const numbers = { frames: 0, sound: 0, sent: 0, sentPackets: 0, pairs: [], fingerprint: null };
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

/** Opens a browser for each person, with cameras and microphones made of files. Gives a function that opens a page. */
export async function openBrowsers({ atEnd }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-calls-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const { picture, sound } = writeMedia(folder);
  const launch = async () => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ...['--disable-gpu', '--disable-dev-shm-usage', '--allow-loopback-in-peer-connection'],
        ...['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
        ...[`--use-file-for-fake-video-capture=${picture}`, `--use-file-for-fake-audio-capture=${sound}`],
        '--disable-features=WebRtcHideLocalIpsWithMdns',
      ],
    });
    atEnd(() => browser.close());
    return browser;
  };
  const browsers = [await launch(), await launch()];
  return (n, origin, person, options) => openCallPage(browsers[n], origin, person, options);
}

async function openCallPage(browser, origin, { id, email, role, token, caseId }, { camera = true } = {}) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
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
      for (const end = Date.now() + LONGEST_MILLISECONDS; Date.now() < end; await sleep(50))
        if ((await numbers()).sound > sound) return;
      throw new Error('No sound of the other person came.');
    },
    /** Resolves once a picture of the other person is decoded after those so far. */
    nextFrame: async () => {
      const { frames } = await numbers();
      const end = Date.now() + LONGEST_MILLISECONDS;
      for (;;) {
        const now = (await numbers()).frames;
        // Of a new connection the count begins anew.
        if (now > 0 && now !== frames) return;
        if (Date.now() > end) throw new Error('No picture of the other person came.');
        await sleep(50);
      }
    },
    /** Bytes that this browser sends in a minute, measured for some seconds. */
    bytesAMinute: async (seconds) => {
      const [before, since] = [await numbers(), performance.now()];
      await sleep(seconds * 1_000);
      const [after, minutes] = [await numbers(), (performance.now() - since) / 60_000];
      const bytes = after.sent - before.sent + HEADER_BYTES * (after.sentPackets - before.sentPackets);
      return bytes / minutes;
    },
  };
}
