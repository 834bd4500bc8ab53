import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css)$/;
// Below this the headers of the answer weigh more than what is saved.
const smallest = 640;

/** Writes a Brotli and a gzip copy beside every script and style sheet, at the highest level, once instead of at every request. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const [file, output] of Object.entries(bundle)) {
          if (!compressible.test(file)) continue;
          const bytes = Buffer.from(output.type === 'chunk' ? output.code : output.source);
          if (bytes.length < smallest) continue;
          const brotli = brotliCompressSync(bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            },
          });
          this.emitFile({ type: 'asset', fileName: `${file}.br`, source: brotli });
          this.emitFile({ type: 'asset', fileName: `${file}.gz`, source: gzipSync(bytes, { level: 9 }) });
        }
      },
    },
  };
}
