import { statfsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const asRoot = process.getuid?.() === 0;

/** Whether the browser can share memory between its processes: a container often has 64 MB for it, with which pages crash. */
function sharesMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

/** Browser tests; `npm run test:e2e` starts the product and sets the variables for it and the browser. */
export default defineConfig({
  testDir: 'web/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that wavers is a fault of the product or of the test: no second attempt hides it.
  retries: 0,
  // For what never comes: beside other work, what comes takes five times as long as alone.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_RESULTS ?? 'test-results/results.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_ORIGIN ?? 'http://localhost:4000',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // Every test begins with an empty browser; the tests of the service worker allow it.
    serviceWorkers: 'block',
    // Nobody waits for a dialog to fade in, nor reads a colour on its way to another.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace costs a fifth of the time: `--trace on` records one of a test that fails.
    trace: 'off',
    // `setup/test.ts` takes them of a test that fails; Playwright takes one at the end of each test.
    screenshot: 'off',
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        ...(sharesMemory() ? [] : ['--disable-dev-shm-usage']),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A page lives for seconds here: the optimizing compilers cost more than the tests get back.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
});
