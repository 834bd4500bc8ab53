// Two real browsers call each other through two processes: what brings a call back, and signals; long: the data of the modes,
// reloads with every pair of cameras, and a relay (coturn).
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../lib/paths.mjs';
import { sized } from '../lib/promises.mjs';
import { freePort } from '../lib/throwaway-server.mjs';
import { openBrowsers } from './calls/pages.mjs';
import { newPair, noSignalsLeft, passSignals } from './calls/signals.mjs';
import { startProducts, UNLIMITED } from './setup/product.mjs';
import { startProgram } from './setup/programs.mjs';
import { sharedProducts } from './setup/shared-products.mjs';

const FIRST_FRAME_MILLISECONDS = 3_000;
const BACK_MILLISECONDS = 15_000;
const STOPPED_MILLISECONDS = sized(5_000, 1_000);
const CUT_MILLISECONDS = 60_000;
const LARGEST_CHUNK = 25 * 1024;
const MEASURED_SECONDS = 20;
const RELOADS_OF_A_SIDE = 5;
/** What the screen says of a mode, in MB an hour, both ways; so much more is within the error of the measurement. */
const MODES = { Normal: 620, 'Save data': 200, 'Voice only': 55 };
const TOLERANCE = 1.1;
const TURN_SERVER = ['/usr/bin/turnserver', '/usr/local/bin/turnserver', '/opt/homebrew/bin/turnserver'].find(
  existsSync,
);

export default async function calls(run) {
  const at = await sharedProducts(UNLIMITED);
  const { origins, client } = at;
  const openPage = await openBrowsers(run);
  const pages = await callEachOther(run, { origins, client, openPage, way: 'directly' });
  await reload(run, pages);
  await cutSignals(run, pages);
  if (sized(true, false)) await measureModes(run, pages);
  await leave(run, client, pages);
  if (sized(true, false)) await reloadWithCameras(run, { origins, client, openPage });
  await passSignals(run, client, origins);
  if (sized(true, false)) await byTheRelay(run, openPage, at);
  weighChunk(run);
}

async function openPages({ origins, client, openPage }, cameras = [true, true]) {
  const pair = await newPair(client, origins);
  return Promise.all(pair.map((person, n) => openPage(n, origins[n], person, { camera: cameras[n] })));
}

const together = (pages, work) => Promise.all(pages.map(work));
const nextFrames = (pages) => together(pages, (page) => page.nextFrame());

/** Milliseconds that work takes. */
async function timed(work) {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** One calls, the other, whose page was loaded again, joins. */
async function begin([caller, answering]) {
  await caller.enter();
  await caller.page.getByText('Ringing…').waitFor();
  await answering.page.reload();
  await answering.page.getByRole('button', { name: 'Join' }).waitFor();
  await answering.enter();
}

/** The client calls, the lawyer answers, and each sees the other. */
async function callEachOther(run, { way, ...at }) {
  const pages = await openPages(at);
  await begin(pages);
  const took = await timed(() => nextFrames(pages));
  run.time(
    FIRST_FRAME_MILLISECONDS,
    'ms',
    `From the answer to the first picture on both screens, ${way}`,
    took,
  );
  const kinds = (await together(pages, (page) => page.numbers())).flatMap(({ pairs }) => pairs);
  const wanted = way === 'directly' ? ['host', 'prflx'] : ['relay'];
  const isRight = kinds.length > 0 && kinds.every((kind) => wanted.includes(kind));
  run.promise(`The connection goes ${way}`, kinds.join(', '), isRight);
  return pages;
}

async function reload(run, pages) {
  const [{ page, enter }] = pages;
  await page.reload();
  await page.getByRole('button', { name: 'Join' }).waitFor();
  const took = await timed(async () => {
    await enter();
    await nextFrames(pages);
  });
  run.time(FIRST_FRAME_MILLISECONDS, 'ms', 'After a reload, from joining to the picture', took);
}

/** Without a connection to the server the two go on talking; with it a new negotiation takes place. */
async function cutSignals(run, pages) {
  const [{ context, numbers }] = pages;
  const { offer } = await numbers();
  await context.setOffline(true);
  await sleep(STOPPED_MILLISECONDS);
  run.time(1_000, 'ms', 'The next picture without signals', await timed(() => nextFrames(pages)));
  await context.setOffline(false);
  const end = Date.now() + 60_000;
  const took = await timed(async () => {
    while ((await numbers()).offer === offer && Date.now() < end) await sleep(50);
  });
  run.promise(
    'A new negotiation with signals again',
    `${took.toFixed(0)} ms`,
    (await numbers()).offer !== offer,
  );
  run.time(BACK_MILLISECONDS, 'ms', 'It takes', took);
}

async function measureModes(run, pages) {
  const [{ page, press }] = pages;
  for (const [mode, megabytesAnHour] of Object.entries(MODES)) {
    const radio = page.getByRole('radio', { name: mode });
    // The panel closes with another choice, and stays open with the present mode.
    if (!(await radio.isVisible())) await press('Data');
    await radio.check();
    // The sender takes some seconds to reach the limit of a mode.
    await sleep(10_000);
    const ways = await together(pages, (one) => one.megabytesAMinute(MEASURED_SECONDS));
    const figures = `${ways.map((megabytes) => megabytes.toFixed(2)).join(' and ')} MB a minute`;
    const anHour = (ways[0] + ways[1]) * 60;
    run.atMost(Math.round(megabytesAnHour * TOLERANCE), 'MB', `${mode}, an hour`, anHour, figures);
  }
}

/** Each of four pairs of cameras × who began the call × who loads the page again, several times each. */
async function reloadWithCameras(run, at) {
  let [reloads, missing] = [0, 0];
  const settles = (pages) => together(pages, (page) => page.nextSound()).catch(() => (missing += 1));
  const comesBack = async (pages, n) => {
    await pages[n].page.reload();
    await pages[n].enter();
    await settles(pages);
    reloads += 1;
  };
  for (const cameras of [0, 1, 2, 3].map((n) => [n > 1, n % 2 > 0]))
    for (const first of [0, 1]) {
      const pages = await openPages(at, cameras);
      await begin(first === 0 ? pages : pages.toReversed());
      await settles(pages);
      for (let again = 0; again < 2 * RELOADS_OF_A_SIDE; again += 1) await comesBack(pages, again % 2);
      await pages[first].page.evaluate(() => (globalThis.failsNextDescription = true));
      await comesBack(pages, 1 - first);
      for (const [n, camera] of cameras.entries()) if (!camera) await pages[n].press('Camera');
      await nextFrames(pages);
      await pages[first].press('Data');
      await pages[first].page.getByRole('radio', { name: 'Voice only' }).check();
      await pages[1 - first].page.getByText('has chosen voice only, so your camera is off.').waitFor();
      await settles(pages);
      await leave(run, at.client, pages);
    }
  run.none('Reloads without a connection and its sound', missing, reloads);
}

async function leave(run, client, pages) {
  await pages[1].press('Leave');
  await together(pages, ({ page }) => page.getByText(/^You talked /).waitFor());
  await noSignalsLeft(run, client);
  await together(pages, ({ context }) => context.close());
}

/** A call that goes by a relay, which stops for a while, also together with the connection to the server. */
async function byTheRelay(run, openPage, { relayPort, settings }) {
  if (!TURN_SERVER)
    return run.note('coturn is missing (Debian: apt-get install coturn)', 'its part is left out');
  const start = await relayOn(run, relayPort, settings.TURN_SECRET);
  let relay = await start();
  const { TURN_URLS, TURN_SECRET } = settings;
  const variables = { TURN_URLS, TURN_SECRET, CALL_RELAY_ONLY: 'true' };
  const { origins, client } = await startProducts(run, { processes: 2, variables });
  const pages = await callEachOther(run, { origins, client, openPage, way: 'by the relay' });
  await relay.stop('SIGKILL');
  await sleep(STOPPED_MILLISECONDS);
  relay = await start();
  const stopped = 'From the return of the relay, stopped for 5 s, to the picture';
  run.time(BACK_MILLISECONDS, 'ms', stopped, await timed(() => nextFrames(pages)));
  await relay.stop('SIGKILL');
  await together(pages, ({ context }) => context.setOffline(true));
  await sleep(CUT_MILLISECONDS);
  relay = await start();
  await together(pages, ({ context }) => context.setOffline(false));
  const took = await timed(() => together(pages, (page) => page.nextSound()));
  run.time(BACK_MILLISECONDS, 'ms', 'From the way back, cut for a minute, to the sound', took);
  await leave(run, client, pages);
}

/** Gives a function that starts a coturn on a port of this machine. */
async function relayOn(run, port, secret) {
  const args = [
    ...['-n', '--no-tls', '--no-dtls', '--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1'],
    ...[`--listening-port=${port}`, '--use-auth-secret', `--static-auth-secret=${secret}`],
    // Peers on this machine are allowed only with a password of its console.
    ...[
      '--realm=drill.test',
      '--allow-loopback-peers',
      `--cli-port=${await freePort()}`,
      '--cli-password=drill',
    ],
    ...['--min-port=49160', '--max-port=49959', '--pidfile=/dev/null', '--log-file=stdout'],
  ];
  const isReady = async () => {
    const socket = createConnection(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isOpen;
  };
  return () => startProgram(run, TURN_SERVER, args, { isReady });
}

function weighChunk(run) {
  const folder = inRoot('web', 'dist', 'client');
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const { file } = manifest['src/modules/calls/call-screen.tsx'];
  run.atMost(
    LARGEST_CHUNK,
    'bytes',
    'The script of the page of a call',
    statSync(`${folder}/${file}.br`).size,
  );
}
