import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './paths.mjs';

/** Runs `work` while no other process of this checkout holds the lock of this name; waits for the lock. */
export async function exclusively(name, work) {
  const file = inRoot('.cache', `${name}.lock`);
  mkdirSync(path.dirname(file), { recursive: true });
  await acquire(file, name);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function acquire(file, name) {
  for (let reported = false; ;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder !== undefined && !isAlive(holder)) setAside(file, holder);
    else {
      if (!reported && holder)
        console.log(`Waiting for process ${holder}, which is at the ${name} already …`);
      reported ||= holder !== undefined;
      await sleep(200);
    }
  }
}

/** Removes the lock of a process that has ended; puts it back if another process has locked it in between. */
function setAside(file, holder) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (holderOf(aside) === holder) rmSync(aside, { force: true });
    else renameSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid) {
  // A lock with this process's own id is stale: a restarted container reuses ids.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
