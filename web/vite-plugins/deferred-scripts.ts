import type { Plugin } from 'vite';

const script = /\s*<script type="module"[^>]*><\/script>/;
const preload = /\s*<link rel="modulepreload"[^>]*>/g;
const style = /\s*<link rel="stylesheet"[^>]*>/;
const styleMark = '<!--head-->';

/**
 * Puts the style sheet before everything else that is fetched, and the scripts where nobody fetches them before
 * `src/app/boot/deferred-scripts.ts` does: pages come with their content, so on a slow line the scripts must not take the
 * room of what is needed to show it.
 */
export function deferredScripts(): Plugin {
  return {
    name: 'deferred-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const scripts = [...(html.match(preload) ?? []), script.exec(html)?.[0] ?? ''].join('');
        const sheet = style.exec(html)?.[0] ?? '';
        return html
          .replace(preload, '')
          .replace(script, '')
          .replace(style, '')
          .replace(styleMark, `${sheet.trim()}\n    ${styleMark}`)
          .replace(
            '\n  </body>',
            `\n    <template id="deferred-scripts">${scripts}\n    </template>\n  </body>`,
          );
      },
    },
  };
}
