// One origin with watch mode: the api restarts, the web client hot-reloads, GraphQL documents are generated again.
import { spawn } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { buildContract, generateDocuments } from './lib/build.mjs';
import { exclusively } from './lib/exclusive.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { inRoot, root } from './lib/paths.mjs';

const QUIET_MS = 300;
const SOURCES = ['-C', '@ainsathi/source', '-r', '@swc-node/register'];

requireNodeVersion();
await exclusively('build', async () => {
  await ensureDependencies();
  // For Vite's configuration, which Node loads from the build; the served code is loaded from the sources.
  await buildContract().catch((error) => console.error(error.message));
});
await generate();
watchDocuments();
serve();

/** Node's own --watch would also follow the short-lived files of Vite in the same process, and restart endlessly. */
function serve() {
  let server;
  let stopping = false;
  let restarting = false;
  let timer;
  const restart = () => {
    console.log('Restarting the api …');
    restarting = true;
    server.kill('SIGTERM');
  };
  const onExit = (code) => {
    if (stopping) process.exit(code ?? 0);
    // After a crash, wait for the next change instead of crashing again.
    if (restarting) follow(startServer());
    else console.log('The api stopped; it starts again with the next change.');
  };
  const follow = (started) => {
    server = started;
    restarting = false;
    server.on('exit', onExit);
  };
  follow(startServer());
  const onChange = (_event, file) => {
    if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(() => (server.exitCode === null ? restart() : follow(startServer())), QUIET_MS);
  };
  for (const part of ['api', 'contract']) watch(inRoot(part, 'src'), { recursive: true }, onChange);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopping = true;
      if (server.exitCode === null) server.kill(signal);
      else process.exit(0);
    });
  }
}

function startServer() {
  const env = { ...process.env, WEB_DEV: '1', SWC_NODE_PROJECT: inRoot('api', 'tsconfig.json') };
  // A separate process group, so that a terminal's Ctrl-C arrives once, through this script.
  const options = { cwd: root, env, stdio: 'inherit', detached: true };
  return spawn(process.execPath, [...SOURCES, 'api/src/main.ts'], options);
}

function watchDocuments() {
  let timer;
  const knownDocuments = new Map();
  const scheduleGeneration = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void generate(), QUIET_MS);
  };
  watch(inRoot('schema.graphql'), scheduleGeneration);
  watch(inRoot('web', 'src'), { recursive: true }, (_event, file) => {
    if (!file || file.includes('generated') || !/\.tsx?$/.test(file)) return;
    const documents = documentsIn(path.join(root, 'web', 'src', file));
    if (knownDocuments.get(file) === documents) return;
    knownDocuments.set(file, documents);
    scheduleGeneration();
  });
}

/** The GraphQL documents in a file: types are generated only when these change. */
function documentsIn(file) {
  try {
    return [...readFileSync(file, 'utf8').matchAll(/graphql\(\s*(?:\/\*.*?\*\/\s*)?`([^`]*)`/g)].join('\n');
  } catch {
    return '';
  }
}

async function generate() {
  try {
    await generateDocuments();
  } catch (error) {
    console.error(error.message);
  }
}
