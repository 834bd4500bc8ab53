import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export const REPOSITORY = path.join(__dirname, '..', '..', '..', '..');

/** What Node runs to start the product, which `scripts/test.mjs` has built: to compile it at each start takes seven seconds. */
export const BUILT_PRODUCT = path.join('api', 'dist', 'main.js');

/** The environment of a product that starts fast and prints nothing but its address. */
export function productEnvironment(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH ?? '',
    PORT: '0',
    LOG_LEVEL: 'silent',
    SHEDDING: 'off',
    ...variables,
  };
}

/** The product in a separate process. */
export interface ProductProcess {
  process: ChildProcess;
  /** Resolves with its address when it is ready; rejects when it ends before. */
  address: Promise<string>;
  /** Everything that it has printed so far. */
  output: () => string;
}

export function spawnProduct(variables: NodeJS.ProcessEnv): ProductProcess {
  const started = spawn(process.execPath, [BUILT_PRODUCT], {
    cwd: REPOSITORY,
    env: productEnvironment(variables),
  });
  let output = '';
  const address = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const printed = /ready at (\S+)/.exec(output)?.[1];
      if (printed) resolve(printed);
    };
    started.stdout.on('data', listen);
    started.stderr.on('data', listen);
    started.once('exit', () => reject(new Error(`the product ended early: ${output}`)));
  });
  return { process: started, address, output: () => output };
}

/** Stops a process as an operator does, and returns its exit code. */
export async function stopProcess(running: ChildProcess | undefined): Promise<number | null> {
  if (running?.exitCode !== null) return running?.exitCode ?? null;
  const ended = new Promise<number | null>((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  return ended;
}
