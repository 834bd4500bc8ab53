// The product in one command: installs and builds what is missing or stale, then serves.
import { ensureBuild } from './lib/build.mjs';
import { exclusively } from './lib/exclusive.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { endChildrenOnSignal } from './lib/run.mjs';
import { pathToFileURL } from 'node:url';

requireNodeVersion();
process.chdir(root);
const letGo = endChildrenOnSignal();
try {
  await exclusively('build', async () => {
    await ensureDependencies();
    await ensureBuild();
  });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
letGo();
stopWithNpm();
// In this process, so that signals, exit code and kill -9 reach the server and nothing in between.
await import(pathToFileURL(inRoot('api', 'dist', 'main.js')).href);

/** An npm that was killed outright passes no signal on; serving without it would only hold the port and the data. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || process.kill(process.pid, 'SIGTERM'), 500).unref();
}
