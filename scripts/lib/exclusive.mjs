import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './paths.mjs';

/** Runs `work` while no other process on this checkout runs one of the same name; waits for that other one. */
export async function exclusively(name, work) {
  const file = inRoot('.cache', `${name}.lock`);
  mkdirSync(path.dirname(file), { recursive: true });
  await claim(file, name);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function claim(file, name) {
  for (let told = false; ;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder !== undefined && !isAlive(holder)) setAside(file, holder);
    else {
      if (!told && holder) console.log(`Waiting for process ${holder}, which is at the ${name} already …`);
      told ||= holder !== undefined;
      await sleep(200);
    }
  }
}

/** Takes a dead process's lock away, giving it back when a living one slipped in between. */
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
  // A number of our own can only be a leftover: a restarted container hands out the same ones.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
