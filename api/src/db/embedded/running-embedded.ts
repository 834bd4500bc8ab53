import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clusterPaths } from './embedded-paths';

/** The line of `postmaster.pid` that has the port. */
const PORT_LINE = 3;

/**
 * The address, for its owner, of the embedded database that another process runs on a data folder, so that the operator's
 * commands work beside the running product. @throws Error when none runs.
 */
export function runningEmbeddedUrl(dataDirectory: string): string {
  const { cluster, record } = clusterPaths(dataDirectory);
  const port = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]?.trim();
  return `postgresql://ainsathi:${record.password}@127.0.0.1:${port}/ainsathi`;
}
