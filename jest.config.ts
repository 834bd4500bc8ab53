/** @jest-config-loader esbuild-register */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Config } from 'jest';

interface SwcOptions {
  jsc: { parser: object; transform: object };
  $schema?: string;
}

/** Packages that ship only ES modules, which Jest cannot require and has to compile. */
const ES_MODULE_PACKAGES = [
  'any-ascii',
  '@apollo/client',
  '@borewit/text-codec',
  '@tokenizer/inflate',
  'file-type',
  'fs-capacitor',
  'graphql-upload',
  'is-obj',
  'is-plain-obj',
  'p-queue',
  'p-timeout',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'uuid',
  // The parser of articles and what it consists of.
  '(?:react-markdown|remark-[\\w-]+)',
  '(?:micromark|vfile|mdast-util|hast-util|unist-util|character-entities|estree-util)[\\w-]*',
  '(?:bail|ccount|devlop|trough|unified|zwitch|escape-string-regexp|longest-streak|trim-lines)',
  '(?:decode-named-character-reference|html-url-attributes|property-information|markdown-table)',
  '(?:comma|space)-separated-tokens',
  '@ungap/structured-clone',
];

/** Tests import the contract's sources; its build is for plain Node only. */
const CONTRACT_SOURCES = '@ainsathi/source';

const { $schema: _, ...apiSwc } = JSON.parse(
  readFileSync(path.join(__dirname, '.swcrc'), 'utf8'),
) as SwcOptions;
const reactSwc = {
  ...apiSwc,
  // Jest has no dynamic import of its own; the catalogues of a language are fetched by one.
  module: { type: 'commonjs', ignoreDynamic: false },
  jsc: {
    ...apiSwc.jsc,
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};
const withoutConfigFile = (options: SwcOptions): object => ({ ...options, swcrc: false });

const transformIgnorePatterns = [`/node_modules/(?!(?:${ES_MODULE_PACKAGES.join('|')})/)(?!.*\\.mjs$)`];

const api = {
  testEnvironment: 'node',
  // Lets Jest see the ES module of packages that offer no other, such as file-type.
  testEnvironmentOptions: {
    customExportConditions: [CONTRACT_SOURCES, 'node', 'node-addons', 'module-sync'],
  },
  setupFiles: ['reflect-metadata', path.join(__dirname, 'api/test/setup/fresh-metadata.ts')],
  transform: { '\\.(ts|mjs|js)$': ['@swc/jest', withoutConfigFile(apiSwc)] as [string, object] },
  transformIgnorePatterns,
};

const withDatabase = {
  ...api,
  globalSetup: '<rootDir>/api/test/setup/global-setup.ts',
  globalTeardown: '<rootDir>/api/test/setup/global-teardown.ts',
};

const web = {
  testEnvironmentOptions: { customExportConditions: [CONTRACT_SOURCES, 'node', 'node-addons'] },
  transform: { '\\.(tsx?|mjs|js)$': ['@swc/jest', withoutConfigFile(reactSwc)] as [string, object] },
  transformIgnorePatterns,
};

const withDom = {
  ...web,
  testEnvironment: '@happy-dom/jest-environment',
  setupFilesAfterEnv: ['<rootDir>/web/test/set-up.ts'],
};

const DOM = '.dom.test.tsx';
const UNITS = '/api/test/unit/';
const OPERATION = '/api/test/operation/';
const POOLER = `${OPERATION}pooler.test.ts`;

const config: Config = {
  // Generous, because build machines under load are slow.
  testTimeout: 60_000,
  // One more than the processors, because the tests also wait for timers and the database; each file has a server of its own.
  maxWorkers: Math.min(availableParallelism() + 1, 4),
  // The modules of each test file stay in memory: 3.6 GB at the end, which every collection of garbage walks through.
  workerIdleMemoryLimit: '1.2GB',
  cacheDirectory: '<rootDir>/.cache/jest',
  testSequencer: '<rootDir>/scripts/lib/folders-first.mjs',
  projects: [
    // Files together load the product once, which takes longer than most of them; `.alone.test.ts` replaces modules or globals.
    {
      ...api,
      displayName: 'unit',
      testMatch: [
        `<rootDir>${UNITS}all.ts`,
        '<rootDir>/api/src/**/*.alone.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
    },
    // The same files, of which `npm test FILE` runs some.
    {
      ...api,
      displayName: 'unit-file',
      testMatch: ['<rootDir>/{api/src,contract/src,scripts}/**/*.test.ts'],
    },
    {
      ...withDatabase,
      displayName: 'api',
      testMatch: ['<rootDir>/api/test/{*/all.ts,*.test.ts}'],
      testPathIgnorePatterns: ['/node_modules/', OPERATION, UNITS],
    },
    // The same files, of which `npm test FILE` runs some.
    {
      ...withDatabase,
      displayName: 'api-file',
      testMatch: ['<rootDir>/api/test/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', OPERATION],
    },
    // Starts, kills and replaces whole processes and servers: `npm test -- --all` and CI run it.
    {
      ...withDatabase,
      displayName: 'operation',
      testMatch: [`<rootDir>${OPERATION}{all,s3-files.test}.ts`],
    },
    // The same files, of which `npm test FILE` runs some.
    {
      ...withDatabase,
      displayName: 'operation-file',
      testMatch: [`<rootDir>${OPERATION}**/*.test.ts`],
      testPathIgnorePatterns: ['/node_modules/', POOLER],
    },
    // Needs PgBouncer: runs where its file is named, in CI, and by `npm run verify -- pooler`.
    { ...withDatabase, displayName: 'pooler', testMatch: [`<rootDir>${POOLER}`] },
    {
      ...web,
      displayName: 'web',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/web/test/node/all.ts', '<rootDir>/web/src/**/*.alone.test.ts'],
    },
    // The same files, of which `npm test FILE` runs some.
    {
      ...web,
      displayName: 'web-file',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/web/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', DOM],
    },
    // Parts of pages: what their buttons and fields do.
    { ...withDom, displayName: 'dom', testMatch: ['<rootDir>/web/test/all.ts'] },
    // The same files, of which `npm test FILE` runs some.
    { ...withDom, displayName: 'dom-file', testMatch: [`<rootDir>/web/src/**/*${DOM}`] },
  ],
};

export default config;
