import { rm } from 'node:fs/promises';
import { testRun } from './test-run';

/** Stops the server that the test run started and removes its files. */
export default async function globalTeardown(): Promise<void> {
  if (!testRun.throwaway) return;
  await testRun.throwaway.server.stop();
  await rm(testRun.throwaway.directory, { recursive: true, force: true });
}
