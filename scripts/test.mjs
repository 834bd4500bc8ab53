// All tests but the browser's. Stops at the first check that fails; the last line counts checks and tests.
import { finish, runChecks, runJest } from './lib/checks.mjs';
import { exclusively } from './lib/exclusive.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { endChildrenOnSignal } from './lib/run.mjs';

requireNodeVersion();
endChildrenOnSignal();
await exclusively('build', ensureDependencies);
const checked = await runChecks(['documents', 'types', 'lint', 'boundaries', 'schema', 'schemaChanges']);
if (checked.failed > 0) finish(checked);
finish(checked, await runJest(['unit', 'api', 'web']));
