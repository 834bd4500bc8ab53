import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MILLISECONDS = 10_000;

/** What a program says of its version; null where it is missing. */
export function versionOf(program, ...args) {
  const { error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return error ? null : (/\d+\.\d+(\.\d+)?/.exec(`${stdout}${stderr}`)?.[0] ?? 'unknown');
}

/** Starts another program, and resolves with its `stop()` once it is ready; rejects with what it said when it is not. */
export async function startProgram(run, program, args, { isReady, env = {} }) {
  const stdio = ['ignore', 'ignore', 'pipe'];
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said = `${said}${text}`.slice(-1_000)));
  const stop = async (signal = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  run.atEnd(stop);
  for (const end = Date.now() + START_MILLISECONDS; Date.now() < end; await sleep(100)) {
    if (child.exitCode !== null) break;
    if (await isReady()) return { stop };
  }
  throw new Error(`${program} did not start: ${said}`);
}
