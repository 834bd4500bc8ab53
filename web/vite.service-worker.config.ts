import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompressed } from './vite-plugins/precompressed.ts';

const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

// Every file's name holds the hash of its content and stands in the page, or in a file that does.
const shell = readFileSync(at('dist/client/index.html'), 'utf8');
const version = createHash('sha256').update(shell).digest('hex').slice(0, 12);

type Manifest = Record<string, { file: string; imports?: string[] }>;
const manifest = JSON.parse(readFileSync(at('dist/client/.vite/manifest.json'), 'utf8')) as Manifest;

// With what they import, which is mostly in the page already.
function filesOf(name: string): string[] {
  const { file, imports = [] } = manifest[name] ?? {};
  if (!file) throw new Error(`${name} is no file of its own in the built client`);
  return [`/${file}`, ...imports.flatMap(filesOf)];
}

// The dialog is small without its article; the forms are not, and nothing can be sent without a connection.
const later = [
  'src/app/connection.ts',
  'src/graphql/http-link.ts',
  'src/screens/public/article-dialog-screen.tsx',
];
const laterFiles = [...new Set(later.flatMap(filesOf))];

/** The service worker and the one that undoes it: two files at the root of the built client. */
export default defineConfig({
  plugins: [precompressed()],
  publicDir: false,
  resolve: { conditions: ['@ainsathi/source', ...defaultClientConditions] },
  define: {
    __SHELL__: JSON.stringify(shell),
    __VERSION__: JSON.stringify(version),
    __LATER_FILES__: JSON.stringify(laterFiles),
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
