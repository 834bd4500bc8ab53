// Cleans and builds the whole product.
import { build } from './lib/build.mjs';
import { exclusively } from './lib/exclusive.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { endChildrenOnSignal } from './lib/run.mjs';

requireNodeVersion();
endChildrenOnSignal();
try {
  await exclusively('build', async () => {
    await ensureDependencies();
    await build();
  });
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
