// Browser tests against the built product, on a free port and a throwaway database. Arguments go to Playwright.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuild } from './lib/build.mjs';
import { finish } from './lib/checks.mjs';
import { findChromium } from './lib/chromium.mjs';
import { exclusively } from './lib/exclusive.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { inRoot } from './lib/paths.mjs';
import { runTool } from './lib/run.mjs';
import { startThrowawayServer } from './lib/throwaway-server.mjs';

/** What no line of the log may have: emails, the password and the phone numbers of the tests, and tokens. */
const PRIVATE =
  /@example\.|@ainsathi\.test|ainsathi-demo-2026|a long enough passphrase|01812-?640|\+8801\d{9}|eyJ[\w-]{10}/;

requireNodeVersion();
try {
  const chromium = findChromium();
  await exclusively('build', async () => {
    await ensureDependencies();
    await ensureBuild();
  });
  finish(await test(chromium));
} catch (error) {
  console.error(error.message);
  finish({ passed: 0, failed: 1 });
}

async function test(chromium) {
  const privateLines = [];
  const variables = {
    LOG_LEVEL: 'info',
    OPEN_REQUESTS: 'on',
    NODE_OPTIONS: `--require "${inRoot('scripts', 'lib', 'cheap-passwords.cjs')}"`,
  };
  const server = await startThrowawayServer(variables, (line) => {
    if (line.startsWith('{') && PRIVATE.test(line)) privateLines.push(line);
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-e2e-'));
  const results = path.join(folder, 'results.json');
  const end = () => void server.stop().finally(() => process.exit(130));
  process.on('SIGINT', end).on('SIGTERM', end);
  try {
    const env = {
      ...process.env,
      E2E_ORIGIN: server.origin,
      E2E_DATABASE_URL: databaseUrlOf(server),
      CHROMIUM_PATH: chromium,
      E2E_RESULTS: results,
    };
    const args = ['test', ...process.argv.slice(2)];
    const failure = await runTool('playwright', '@playwright/test', args, { env, show: 'all' }).catch(
      (error) => error,
    );
    const tally = tallyOf(results, failure);
    if (privateLines.length === 0) return tally;
    console.error(
      `The log of the product has what is private, ${privateLines.length} times, such as:\n${privateLines[0]}`,
    );
    return { ...tally, failed: tally.failed + 1 };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of the embedded database, with which tests move a time. */
function databaseUrlOf({ dataDirectory }) {
  const { runningEmbeddedUrl } = createRequire(import.meta.url)(
    inRoot('api', 'dist', 'db', 'embedded', 'embedded-postgres.js'),
  );
  return runningEmbeddedUrl(dataDirectory);
}

function tallyOf(results, failure) {
  try {
    const { stats, errors } = JSON.parse(readFileSync(results, 'utf8'));
    const failed = stats.unexpected + errors.length;
    return { passed: stats.expected + stats.flaky, failed: failure ? Math.max(failed, 1) : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
