// Measures public pages, or those of the addresses given, on an emulated slow phone against their budgets. Exits with 1 when a page exceeds a hard one.
import { limitsOf, TARGETS } from './bench-web/budgets.mjs';
import { openBrowser, weigh } from './bench-web/page-weight.mjs';
import { ensureBuild } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { exclusively } from './lib/exclusive.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { median } from './lib/median.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { runNpm } from './lib/run.mjs';
import { freePort, startThrowawayServer } from './lib/throwaway-server.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const LIGHTHOUSE_RUNS = 5;

requireNodeVersion();
try {
  const chromium = findChromium();
  await exclusively('build', async () => {
    await ensureDependencies();
    await ensureBuild();
  });
  const pages = await bench(chromium);
  print(pages);
  process.exit(pages.every(withinBudget) ? 0 : 1);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function bench(chromium) {
  const server = await startThrowawayServer();
  const end = () => void server.stop().finally(() => process.exit(130));
  process.on('SIGINT', end).on('SIGTERM', end);
  const port = await freePort();
  const browser = await openBrowser(chromium, port);
  try {
    const pages = [];
    const lawyer = `/lawyers/${await firstId(server.origin, 'lawyers')}`;
    const article = `/blogs/${await firstId(server.origin, 'blogs')}`;
    const english = ['/', '/lawyers', lawyer, '/blogs', article];
    const bangla = english.map((path) => (path === '/' ? '/bn' : `/bn${path}`));
    const chosen = process.argv.slice(2);
    for (const path of chosen.length > 0 ? chosen : [...english, ...bangla]) {
      console.log(`Measuring ${path} …`);
      const address = server.origin + path;
      pages.push({ path, ...(await weigh(browser, address)), ...(await lighthouseScores(address, port)) });
    }
    return pages;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function firstId(origin, list) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ list: ${list}(page: 1, limit: 1) { items { id } } }` }),
  });
  const { data } = await response.json();
  return data.list.items[0].id;
}

// npm fetches it for this measurement alone: it would be a tenth of all packages that each installation unpacks.
async function lighthouse(address, port) {
  const flags = [`--port=${port}`, '--output=json', '--output-path=stdout', '--quiet'];
  const args = ['exec', '--yes', '--package', LIGHTHOUSE, '--', 'lighthouse', address, ...flags];
  return JSON.parse(await runNpm('Lighthouse', args, { show: 'errors' }));
}

// The results of Lighthouse vary from run to run, so the median of several is compared.
async function lighthouseScores(address, port) {
  const runs = [];
  for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) runs.push(await lighthouse(address, port));
  const scores = Object.keys(runs[0].categories).map((name) => [
    name,
    medianOrNone(runs.map(({ categories }) => categories[name].score)),
  ]);
  const blocking = medianOrNone(runs.map(({ audits }) => audits['total-blocking-time'].numericValue ?? null));
  return {
    ...Object.fromEntries(
      scores.map(([name, score]) => [name, score === 'none' ? score : Math.round(score * 100)]),
    ),
    blocking: blocking === 'none' ? blocking : Math.round(blocking),
  };
}

// On a busy machine Lighthouse may report nothing.
function medianOrNone(values) {
  const measured = values.filter((value) => value !== null);
  return measured.length === 0 ? 'none' : median(measured);
}

function withinBudget(page) {
  return Object.entries(limitsOf(page.path)).every(([name, limit]) => page[name] <= limit);
}

function print(pages) {
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
  const withBudget = (value, budget, sign) => `${value} (${sign} ${budget})`;
  const rows = pages.map((page) => [
    page.path,
    {
      files: page.scripts,
      script: withBudget(kilobytes(page.script), kilobytes(limitsOf(page.path).script), '≤'),
      'first load': withBudget(kilobytes(page.firstLoad), kilobytes(limitsOf(page.path).firstLoad), '≤'),
      shift: withBudget(page.shift.toFixed(3), limitsOf(page.path).shift, '≤'),
      'largest paint': withBudget(`${Math.round(page.paint)} ms`, `${TARGETS.paint} ms`, '≤'),
      'at 400 kbit/s': withBudget(`${Math.round(page.villagePaint)} ms`, `${TARGETS.villagePaint} ms`, '≤'),
      blocking: withBudget(`${page.blocking} ms`, `${TARGETS.blocking} ms`, '≤'),
      press: withBudget(`${page.press} ms`, `${TARGETS.press} ms`, '≤'),
    },
  ]);
  console.table(Object.fromEntries(rows));
  const milliseconds = ['paint', 'villagePaint', 'blocking', 'press'];
  const lighthouseNames = Object.keys(TARGETS).filter((name) => !milliseconds.includes(name));
  const scored = pages.map((page) => [
    page.path,
    Object.fromEntries(lighthouseNames.map((name) => [name, withBudget(page[name], TARGETS[name], '≥')])),
  ]);
  console.table(Object.fromEntries(scored));
}
