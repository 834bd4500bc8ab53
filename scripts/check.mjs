// The quick look before a commit: types, lint, the dependency rule and the tests that need no database.
import { finish, runChecks, runJest } from './lib/checks.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { endChildrenOnSignal } from './lib/run.mjs';

requireNodeVersion();
endChildrenOnSignal();
const checked = await runChecks(['documents', 'types', 'lint', 'boundaries']);
if (checked.failed > 0) finish(checked);
finish(checked, await runJest(['unit', 'web']));
