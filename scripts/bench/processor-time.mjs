import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Milliseconds in one clock tick of /proc, which is 10 on every Linux that Node runs on. */
const TICK = 10;

/** The parent, the processor time of a process, and that of its children that have ended, in milliseconds; null when it is gone. */
function readProcess(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name in parentheses may contain spaces, so the fields are counted from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = (first) => Number(fields[first]) + Number(fields[first + 1]);
    return { parent: Number(fields[1]), milliseconds: ticks(11) * TICK, ofEnded: ticks(13) * TICK };
  } catch {
    return null;
  }
}

/**
 * The processor time that a process and the database's processes have used so far, in milliseconds; null where there is
 * no /proc.
 * @param database the process id of the database server, whose children are its connections.
 */
export function processorTime(server, database) {
  if (process.platform !== 'linux') return null;
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    const id = Number(name);
    const found = Number.isInteger(id) ? readProcess(id) : null;
    if (found && (id === server || id === database || found.parent === database)) sum += found.milliseconds;
    // A pool closes connections that nobody uses; what they have used would be missing in the difference.
    if (found && id === database) sum += found.ofEnded;
  }
  return sum;
}

/** The process id of the database server with a data folder. */
export function databaseProcess(folder) {
  return Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
