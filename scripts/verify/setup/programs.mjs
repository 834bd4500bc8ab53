import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MILLISECONDS = 10_000;

/** Whether this machine has a program, or an environment variable names it. */
export function isInstalled(program, ...versionArgs) {
  return !spawnSync(program, versionArgs).error;
}

/** Starts another program, and resolves with its `stop()` once it is ready; rejects with what it said when it ends before. */
export async function startProgram(run, program, args, { isReady, env = {} }) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said = `${said}${text}`.slice(-1_000)));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  run.atEnd(stop);
  for (
    const end = Date.now() + START_MILLISECONDS;
    child.exitCode === null && Date.now() < end;
    await sleep(100)
  )
    if (await isReady()) return { stop };
  throw new Error(`${program} did not start: ${said}`);
}
