import type { EmbeddedPostgres } from '../../src/db/embedded/embedded-postgres';

interface TestRun {
  /** The server this run started, if it started one. */
  throwaway?: { server: EmbeddedPostgres; directory: string };
}

const holder = globalThis as typeof globalThis & { ainsathiTestRun?: TestRun };

/** What the run's set-up hands to its tear-down; Jest loads the two apart, so a module variable would not do. */
export const testRun: TestRun = (holder.ainsathiTestRun ??= {});
