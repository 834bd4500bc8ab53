// All checks and tests except those in a browser. The tests start when the quick checks pass; the last line has the totals.
// `--all` adds what starts, kills and replaces whole processes and servers; `--operation` tests that alone, behind a pooler too;
// files and folders are tested alone, without checks.
// `--build` builds the product beside the checks, for the tests that come next; other options go to Jest.
import { availableParallelism } from 'node:os';
import { ensureBuild } from './lib/build.mjs';
import { finish, runChecks, runJest } from './lib/checks.mjs';
import { exclusively } from './lib/exclusive.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { endChildrenOnSignal } from './lib/run.mjs';

requireNodeVersion();
endChildrenOnSignal();
await exclusively('build', ensureDependencies);
const given = process.argv.slice(2);
const all = given.includes('--all');
const builds = all || given.includes('--build');
const options = given.filter((one) => /^--(?!(all|build|operation)$)/.test(one));
const files = given.filter((one) => !one.startsWith('--'));
if (files.length > 0) {
  if (files.some((file) => file.includes('operation'))) await exclusively('build', ensureBuild);
  finish(
    await runJest(
      ['unit-file', 'api-file', 'operation-file', 'pooler', 'web-file', 'dom-file'],
      files,
      options,
    ),
  );
}
if (given.includes('--operation')) {
  await exclusively('build', ensureBuild);
  finish(await runJest(['operation', 'pooler'], [], options));
}
const documents = await runChecks(['documents']);
if (documents.failed > 0) finish(documents);
// Neither reads what the other writes: documents that have not changed are not written again.
const [checked] = await Promise.all([
  runChecks(['lint', 'boundaries', 'schema', 'schemaChanges']),
  builds ? exclusively('build', () => ensureBuild({ hasDocuments: true })) : undefined,
]);
if (checked.failed > 0) finish(documents, checked);
const tested = [await runJest(['unit', 'api', 'web', 'dom'], [], options)];
if (all) {
  // Processes start within time limits, for which they need a processor.
  tested.push(await runJest(['operation'], [], [`--maxWorkers=${availableParallelism()}`, ...options]));
}
finish(documents, checked, ...tested);
