// The quick checks before a commit: types, lint, the dependency rule, the size, known faults of packages, and the tests that need no database.
import { finish, runChecks, runJest } from './lib/checks.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { endChildrenOnSignal } from './lib/run.mjs';

requireNodeVersion();
endChildrenOnSignal();
const documents = await runChecks(['documents']);
if (documents.failed > 0) finish(documents);
const checked = await runChecks(['lint', 'boundaries', 'size', 'audit']);
if (checked.failed > 0) finish(documents, checked);
finish(documents, checked, await runJest(['unit', 'web']));
