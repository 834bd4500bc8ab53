import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The GraphQL playground: a page of its own that needs nothing from outside this origin. */
export default defineConfig({
  root: new URL('./playground', import.meta.url).pathname,
  base: '/graphql-ide/',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/playground',
    emptyOutDir: true,
    target: 'es2022',
    // Monaco is large by nature, and only developers load it.
    chunkSizeWarningLimit: 4000,
  },
});
