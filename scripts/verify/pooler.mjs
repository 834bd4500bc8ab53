// The product behind a real PgBouncer in transaction mode: settings, statements and two processes; short: CI runs these tests
// with the others of api/test/operation.
import { runJest } from '../lib/checks.mjs';
import { sized } from '../lib/promises.mjs';

export default async function pooler(run) {
  if (sized(false, true)) return run.note('Tests through PgBouncer', 'left to api/test/operation');
  const { passed, failed } = await runJest(['pooler']);
  run.all('Tests through PgBouncer that pass', passed, passed + failed);
}
