// One origin with watch and hot reload: the api restarts, the web is replaced in place, documents are generated anew.
import { spawn } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { generateDocuments } from './lib/build.mjs';
import { exclusively } from './lib/exclusive.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { inRoot, root } from './lib/paths.mjs';

const QUIET_MS = 300;

requireNodeVersion();
await exclusively('build', ensureDependencies);
await generate();
watchDocuments();
serve();

function serve() {
  const args = ['--watch', '--watch-preserve-output', '-r', '@swc-node/register', 'api/src/main.ts'];
  const env = { ...process.env, WEB_DEV: '1', SWC_NODE_PROJECT: inRoot('api', 'tsconfig.json') };
  // A group of its own: a terminal's Ctrl-C then arrives once, through us.
  const server = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit', detached: true });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}

function watchDocuments() {
  let timer;
  const seen = new Map();
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void generate(), QUIET_MS);
  };
  watch(inRoot('schema.graphql'), later);
  watch(inRoot('web', 'src'), { recursive: true }, (_event, file) => {
    if (!file || file.includes('generated') || !/\.tsx?$/.test(file)) return;
    const documents = documentsIn(path.join(root, 'web', 'src', file));
    if (seen.get(file) === documents) return;
    seen.set(file, documents);
    later();
  });
}

/** Only a change to the GraphQL in a file is worth a generation. */
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
