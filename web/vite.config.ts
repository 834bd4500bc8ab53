import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { operationDocuments } from './vite-plugins/operation-documents.ts';
import { precompressed } from './vite-plugins/precompressed.ts';
import { themeScript } from './vite-plugins/theme-script.ts';

/** The client build (`vite build`) and the server's renderer (`vite build --ssr src/app/entry-server.tsx`). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), themeScript(), operationDocuments(), precompressed()],
  // The playground has its own configuration; its page would be scanned as well.
  optimizeDeps: { entries: ['index.html', 'src/features/**/*-screen.tsx'] },
  resolve: {
    alias: {
      // The library writes style elements, which the content security policy forbids.
      'react-style-singleton': fileURLToPath(new URL('src/ui/style-singleton.ts', import.meta.url)),
    },
  },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    sourcemap: false,
  },
  // Otherwise both builds of React are bundled and the slow one runs when NODE_ENV is not set.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // One React, one Apollo, one router for the screens and the renderer: all inside the bundle, nothing resolved at run time.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
