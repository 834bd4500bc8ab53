import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/app/theme-boot.js', import.meta.url));
const mark = '<!--theme-->';

/** Puts the blocking script that sets the theme before the first paint into the page, as a hashed file of its own. */
export function themeScript(): Plugin {
  let reference: string | undefined;
  return {
    name: 'theme-script',
    buildStart() {
      if (this.environment.mode === 'dev' || this.environment.name !== 'client') return;
      const { code } = minifySync(source, readFileSync(source, 'utf8'));
      reference = this.emitFile({ type: 'asset', name: 'theme.js', source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const built = Object.keys(bundle ?? {}).find((file) => /assets\/theme-[^/]+\.js$/.test(file));
        const address = reference && built ? `/${built}` : '/src/app/theme-boot.js';
        return html.replace(mark, `<script src="${address}"></script>`);
      },
    },
  };
}
