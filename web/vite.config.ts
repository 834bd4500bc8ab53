import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { appManifest } from './vite-plugins/app-manifest.ts';
import { bootScript } from './vite-plugins/boot-script.ts';
import { chunkFileNames, chunkGroups } from './vite-plugins/chunk-groups.ts';
import { deferredScripts } from './vite-plugins/deferred-scripts.ts';
import { pooledTextEncoder } from './vite-plugins/pooled-text-encoder.ts';
import { precompressed } from './vite-plugins/precompressed.ts';
import { unusedRouterParts } from './vite-plugins/unused-router-parts.ts';

// What `contract/` was built to is for Node alone.
const contractSources = '@ainsathi/source';

// The package names its development build alone, warnings and all, whatever is being built.
const productionRouter = [
  {
    find: /^react-router$/,
    replacement: fileURLToPath(
      new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
    ),
  },
];

// React has the hook since version 18; the package for older versions would load with every page.
const reactHook = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };

/** The client build (`vite build`) and the server's renderer (`vite build --ssr src/app/entry-server.tsx`). */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    appManifest(),
    bootScript(),
    deferredScripts(),
    unusedRouterParts(),
    pooledTextEncoder(),
    precompressed(),
  ],
  // The playground has its own configuration; its page would be scanned as well.
  optimizeDeps: { entries: ['index.html', 'src/modules/**/*-screen.tsx'] },
  resolve: {
    // The library's default is written for browsers that are long gone.
    conditions: [contractSources, 'es2015', ...defaultClientConditions],
    alias: [reactHook, ...(command === 'build' ? productionRouter : [])],
  },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    sourcemap: false,
    // The libraries of every page are one file on purpose; the bench and a test hold what a page may weigh.
    chunkSizeWarningLimit: 600,
    // Old browsers fetch those files a little later; every phone would pay for the script that hurries them.
    modulePreload: {
      polyfill: false,
      // A script has loaded what every page has: naming that again costs more bytes than it saves.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/\/(rolldown-runtime|libraries|public)-/.test(file)),
    },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: chunkGroups },
              chunkFileNames,
            },
          },
        }),
  },
  // Otherwise both builds of React are bundled and the slow one runs when NODE_ENV is not set.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // One React, one Apollo, one router for the screens and the renderer: all inside the bundle, nothing resolved at run time.
  ssr: {
    resolve: { conditions: [contractSources, ...defaultServerConditions] },
    ...(isSsrBuild ? { noExternal: true } : {}),
  },
}));
