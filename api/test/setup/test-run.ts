import type { EmbeddedPostgres } from '../../src/db/embedded/embedded-postgres';

interface TestRun {
  /** The server that this run started, if any. */
  throwaway?: { server: EmbeddedPostgres; directory: string };
}

const holder = globalThis as typeof globalThis & { ainsathiTestRun?: TestRun };

/** State that the global setup passes to the teardown. Jest loads the two separately, so a module variable would be lost. */
export const testRun: TestRun = (holder.ainsathiTestRun ??= {});
