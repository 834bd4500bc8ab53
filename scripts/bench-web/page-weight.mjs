import { chromium, devices } from '@playwright/test';
import { median } from '../lib/median.mjs';
import { slowestPress, watchPresses } from './presses.mjs';

const RUNS = 5;
const line = (latency, down, up) => ({
  offline: false,
  latency,
  downloadThroughput: down / 8,
  uploadThroughput: up / 8,
});
const SLOW_PHONE = line(150, 1_600_000, 750_000);
const VILLAGE_LINE = line(400, 400_000, 400_000);
const CPU_SLOWDOWN = 4;

/** Opens Chromium; `port` lets Lighthouse drive the same one. */
export function openBrowser(executablePath, port) {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath,
    args: [...sandbox, '--disable-gpu', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  });
}

/** The medians of five first visits on the emulated phone: bytes on the wire, files, milliseconds, layout shift, the delay of presses, and the largest paint on a line of 400 kbit/s. */
export async function weigh(browser, address) {
  const visits = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { paint: villagePaint } = await visit(browser, address, VILLAGE_LINE);
    visits.push({ ...(await visit(browser, address)), villagePaint });
  }
  return Object.fromEntries(
    Object.keys(visits[0]).map((name) => [name, median(visits.map((result) => result[name]))]),
  );
}

export async function visit(browser, address, conditions = SLOW_PHONE) {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const traffic = await watchTraffic(await context.newCDPSession(page), conditions);
    await page.addInitScript(watchPaint);
    await page.addInitScript(watchPresses);
    await page.goto(address);
    // The scripts follow after the first paint, which on a slow machine can be after the network was idle.
    await page.waitForFunction(() => globalThis.ainsathiPaint.ready);
    await page.waitForLoadState('networkidle');
    const { paint, shift } = await page.evaluate(() => globalThis.ainsathiPaint);
    const weight = { ...(await page.evaluate(scriptsOfPage)), ...traffic() };
    return { ...weight, paint, shift, press: await slowestPress(page) };
  } finally {
    await context.close();
  }
}

async function watchTraffic(session, conditions) {
  const types = new Map();
  const sum = { firstLoad: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    types.set(requestId, response.url.startsWith('http') ? type : 'None'),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type !== 'Image' && type !== 'None') sum.firstLoad += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return () => sum;
}

function scriptsOfPage() {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  return {
    scripts: scripts.length,
    script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

function watchPaint() {
  const metrics = { paint: 0, shift: 0, ready: false };
  globalThis.ainsathiPaint = metrics;
  const watch = (type, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (metrics.paint = entry.startTime));
  globalThis.document.addEventListener('page-ready', () => (metrics.ready = true));
  watch('layout-shift', (entry) => (metrics.shift += entry.hadRecentInput ? 0 : entry.value));
}
