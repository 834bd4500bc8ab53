import { existsSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { runTool } from './run.mjs';

const STAMP = inRoot('.cache', 'build-stamp');
const SOURCES = [
  'api/src',
  'api/tsconfig.json',
  'api/tsconfig.build.json',
  'codegen.ts',
  'contract/package.json',
  'contract/src',
  'contract/tsconfig.json',
  'contract/tsconfig.build.json',
  'package-lock.json',
  'schema.graphql',
  'scripts/lib/build.mjs',
  'scripts/lib/registered-documents.ts',
  'tsconfig.base.json',
  'web',
];
const PRODUCTS = [
  'contract/dist',
  'api/dist/main.js',
  'web/dist/client',
  'web/dist/documents.json',
  'web/dist/server',
  'web/dist/playground',
];
const EXCLUDED = ['web/dist', 'web/e2e', 'web/node_modules'];
const isExcluded = (place) =>
  /\.test\.tsx?$|[\\/]generated$/.test(place) || EXCLUDED.includes(place.replaceAll('\\', '/'));

/** Builds unless the present build is of the present sources; without the documents again, where they were just generated. */
export async function ensureBuild({ hasDocuments = false } = {}) {
  const sourceHash = fingerprint(SOURCES, isExcluded);
  const builtHash = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (builtHash === sourceHash && PRODUCTS.every((product) => existsSync(inRoot(product)))) return;
  console.log('Building …');
  await build({ hasDocuments });
}

/** Builds everything from scratch; afterwards `node api/dist/main.js` serves it. Rejects with the failing tool's output. */
export async function build({ hasDocuments = false } = {}) {
  const sourceHash = fingerprint(SOURCES, isExcluded);
  // Removed first, so that an interrupted build does not count as complete.
  rmSync(STAMP, { force: true });
  for (const product of ['api/dist', 'web/dist/client', 'web/dist/server', 'web/dist/playground'])
    rmSync(inRoot(product), { recursive: true, force: true });
  await buildContract();
  const outcomes = await Promise.allSettled([buildApi(), buildWeb(hasDocuments)]);
  const failure = outcomes.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(STAMP, sourceHash);
}

/** Types for the web's GraphQL documents, from schema.graphql, and the list of those that the API knows by id. */
export function generateDocuments() {
  return runTool('Generating the GraphQL documents', '@graphql-codegen/cli', ['--config', 'codegen.ts']);
}

/** Compiles the contract for plain Node; everything else imports its sources. */
export function buildContract() {
  rmSync(inRoot('contract/dist'), { recursive: true, force: true });
  return runTool('Building the contract', 'typescript', ['-p', 'contract/tsconfig.build.json', '--noCheck']);
}

// `oxlint` checks the types, also those of tests.
function buildApi() {
  return runTool('Building the api', 'typescript', ['-p', 'api/tsconfig.build.json', '--noCheck']);
}

async function buildWeb(hasDocuments) {
  if (!hasDocuments) await generateDocuments();
  await vite('Building the web client', []);
  await vite('Building the service worker', ['--config', 'vite.service-worker.config.ts']);
  await vite('Building the web server', ['--ssr', 'src/app/entry-server.tsx']);
  await vite('Building the playground', ['--config', 'vite.playground.config.ts']);
}

function vite(label, args) {
  const env = { ...process.env, NODE_ENV: 'production' };
  return runTool(label, 'vite', ['build', ...args, '--logLevel', 'warn'], { cwd: inRoot('web'), env });
}
