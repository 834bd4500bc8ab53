// All tests but the browser's. The tests wait for the checks to pass; the last line counts both.
import { finish, runChecks, runJest } from './lib/checks.mjs';
import { exclusively } from './lib/exclusive.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { endChildrenOnSignal } from './lib/run.mjs';

requireNodeVersion();
endChildrenOnSignal();
await exclusively('build', ensureDependencies);
const documents = await runChecks(['documents']);
if (documents.failed > 0) finish(documents);
const checked = await runChecks(['types', 'lint', 'boundaries', 'schema', 'schemaChanges']);
if (checked.failed > 0) finish(documents, checked);
finish(documents, checked, await runJest(['unit', 'api', 'web']));
