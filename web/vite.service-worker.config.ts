import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompressed } from './vite-plugins/precompressed.ts';

const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

// Every file name has a content hash, and the page names every file directly or through another file, so the page's
// hash is the version of the client.
const shell = readFileSync(at('dist/client/index.html'), 'utf8');
const version = createHash('sha256').update(shell).digest('hex').slice(0, 12);

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;
const manifest = JSON.parse(readFileSync(at('dist/client/.vite/manifest.json'), 'utf8')) as Manifest;

// Includes the imports of a file; most of them are on the page already.
function filesOf(entry: string): string[] {
  // A group of `chunk-groups.ts` has no entry of its own, but a name.
  const grouped = Object.values(manifest).find(({ name }) => name === entry);
  const { file, imports = [] } = manifest[entry] ?? grouped ?? {};
  if (!file) throw new Error(`${entry} is not a separate file in the built client`);
  return [`/${file}`, ...imports.flatMap(filesOf)];
}

// The article dialog is small. Forms are left out: they are large, and nothing can be submitted offline.
const offlineEntries = ['src/app/connection.ts', 'apollo', 'src/modules/blogs/article-dialog.tsx'];
const offlineFiles = [...new Set(offlineEntries.flatMap(filesOf))];

/** Builds the service worker and the worker that unregisters it: two files at the root of the built client. */
export default defineConfig({
  plugins: [precompressed()],
  publicDir: false,
  resolve: { conditions: ['@ainsathi/source', ...defaultClientConditions] },
  define: {
    __SHELL__: JSON.stringify(shell),
    __VERSION__: JSON.stringify(version),
    __OFFLINE_FILES__: JSON.stringify(offlineFiles),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: {
        'service-worker': at('src/service-worker/service-worker.ts'),
        'retired-service-worker': at('src/service-worker/unregister-service-worker.ts'),
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
