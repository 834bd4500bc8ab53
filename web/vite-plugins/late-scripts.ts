import type { Plugin } from 'vite';

const script = /\s*<script type="module"[^>]*><\/script>/;
const preload = /\s*<link rel="modulepreload"[^>]*>/g;
const style = /\s*<link rel="stylesheet"[^>]*>/;
const styleMark = '<!--head-->';

const unhurried = (tag: string): string => tag.replace('crossorigin', 'crossorigin fetchpriority="low"');

/**
 * Puts the style sheet before everything else that is fetched and the scripts behind the page: pages come with their
 * content, so on a slow line the scripts must not take the room of what is needed to show it.
 */
export function lateScripts(): Plugin {
  return {
    name: 'late-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const scripts = [...(html.match(preload) ?? []), script.exec(html)?.[0] ?? '']
          .map(unhurried)
          .join('');
        const sheet = style.exec(html)?.[0] ?? '';
        return html
          .replace(preload, '')
          .replace(script, '')
          .replace(style, '')
          .replace(styleMark, `${sheet.trim()}\n    ${styleMark}`)
          .replace('\n  </body>', `${scripts}\n  </body>`);
      },
    },
  };
}
