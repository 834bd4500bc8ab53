// Starts the product: installs and builds what is missing or stale, then serves.
import { ensureBuild } from './lib/build.mjs';
import { exclusively } from './lib/exclusive.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { endChildrenOnSignal } from './lib/run.mjs';
import { pathToFileURL } from 'node:url';

requireNodeVersion();
process.chdir(root);
const removeSignalHandlers = endChildrenOnSignal();
try {
  await exclusively('build', async () => {
    await ensureDependencies();
    await ensureBuild();
  });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
removeSignalHandlers();
stopWithNpm();
// In this process, so that signals, exit code and kill -9 apply to the server directly.
await import(pathToFileURL(inRoot('api', 'dist', 'main.js')).href);

/** Stops with npm: killed with SIGKILL it forwards no signal, and the server would keep the port and the data folder. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || process.kill(process.pid, 'SIGTERM'), 500).unref();
}
