import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';

const children = new Set();
const STDIO = {
  nothing: ['ignore', 'pipe', 'pipe'],
  errors: ['ignore', 'pipe', 'inherit'],
  all: 'inherit',
};

/** A program exited with another status than 0; the message contains its output. */
export class RunError extends Error {
  constructor(label, code, output) {
    super(`${label} failed (exit ${code}).${output ? `\n${output.trimEnd()}` : ''}`);
    this.name = 'RunError';
    this.code = code;
  }
}

/**
 * Runs a program from the top folder and resolves with its output; rejects with RunError.
 * `show` lets it write to this terminal instead: 'all', or 'errors' for standard error only.
 */
export function run(
  label,
  program,
  args,
  { cwd = root, env = process.env, show = 'nothing', shell = false } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env,
      shell,
      stdio: STDIO[show],
    });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    }
    child.once('error', (error) => reject(new RunError(label, 'none', error.message)));
    child.once('close', (code, signal) => {
      children.delete(child);
      if (code === 0) resolve(output);
      else reject(new RunError(label, code ?? signal, output));
    });
  });
}

/** Runs the command-line tool of an installed package directly, because npx takes a second to start. */
export function runTool(label, packageName, args, options) {
  return run(label, process.execPath, [toolPath(packageName), ...args], options);
}

/** The script behind the command-line tool of an installed package. */
export function toolPath(packageName, tool = packageName.split('/').at(-1)) {
  const folders = ['node_modules', 'web/node_modules', 'api/node_modules'].map((folder) =>
    inRoot(folder, packageName),
  );
  const folder = folders.find((candidate) => existsSync(path.join(candidate, 'package.json')));
  if (!folder) throw new RunError(packageName, 'none', 'It is not installed: run npm ci.');
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : (bin[tool] ?? Object.values(bin)[0]));
}

/** Runs npm: the one that runs this script, if any. */
export function runNpm(label, args, options) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(label, process.execPath, [npm, ...args], options);
  return run(label, 'npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Until the returned function is called, Ctrl-C and SIGTERM end this script and its children. */
export function endChildrenOnSignal() {
  const end = (signal) => {
    for (const child of children) child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  return () => process.off('SIGINT', end).off('SIGTERM', end);
}
