// The product behind a real PgBouncer in transaction mode: settings, statements and two processes.
// In CI: its short form.
import { runJest } from '../lib/checks.mjs';
import { verify } from './verify.mjs';

await verify(async ({ promise }) => {
  const { passed, failed } = await runJest(['pooler']);
  promise('Tests through the pooler', `${passed} passed, ${failed} failed`, passed > 0 && failed === 0);
});
