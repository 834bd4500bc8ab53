import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc, type Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/app/theme-boot.ts', import.meta.url));
const mark = '<!--theme-->';

/** Puts the blocking script that sets the theme before the first paint into the page, as a hashed file of its own. */
export function themeScript(): Plugin {
  return {
    name: 'theme-script',
    async buildStart() {
      if (this.environment.mode === 'dev' || this.environment.name !== 'client') return;
      const script = await transformWithOxc(readFileSync(source, 'utf8'), source);
      const { code } = await minify('theme.js', script.code);
      this.emitFile({ type: 'asset', name: 'theme.js', source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const built = Object.keys(bundle ?? {}).find((file) => /assets\/theme-[^/]+\.js$/.test(file));
        const address = built ? `/${built}` : '/src/app/theme-boot.ts';
        return html.replace(mark, `<script src="${address}"></script>`);
      },
    },
  };
}
