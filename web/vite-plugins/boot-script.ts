import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc, type Plugin } from 'vite';

const sources = ['theme', 'event-replay', 'deferred-scripts'].map((name) =>
  fileURLToPath(new URL(`../src/app/boot/${name}.ts`, import.meta.url)),
);
const mark = '<!--boot-->';

/**
 * Puts the one blocking script into the page as a hashed file of its own: it sets the theme before the first paint,
 * brings the other scripts, and keeps what is done before they are there.
 */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    async buildStart() {
      if (this.environment.mode === 'dev' || this.environment.name !== 'client') return;
      const scripts = sources.map((source) => transformWithOxc(readFileSync(source, 'utf8'), source));
      const whole = (await Promise.all(scripts)).map(({ code }) => code).join('\n');
      this.emitFile({ type: 'asset', name: 'boot.js', source: (await minify('boot.js', whole)).code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const built = Object.keys(bundle ?? {}).find((file) => /assets\/boot-[^/]+\.js$/.test(file));
        // Nothing is late in development.
        const address = built ? `/${built}` : '/src/app/boot/theme.ts';
        return html.replace(mark, `<script src="${address}"></script>`);
      },
    },
  };
}
