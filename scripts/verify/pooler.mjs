// The product behind a real PgBouncer in transaction mode: settings, statements and two processes.
import { runJest } from '../lib/checks.mjs';

export default async function pooler(run) {
  const { passed, failed } = await runJest(['pooler']);
  run.all('Tests through PgBouncer that pass', passed, passed + failed);
}
