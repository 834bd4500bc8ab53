import { languages, type Language } from '@ainsathi/contract/languages';
import type { Plugin, Rolldown } from 'vite';

const script = /\s*<script type="module"[^>]*><\/script>/;
const preload = /\s*<link rel="modulepreload"[^>]*>/g;
const style = /\s*<link rel="stylesheet"[^>]*>/;
const styleMark = '<!--head-->';

/** The link to the texts that every page of a language needs, which the page's own language keeps. */
function textsLink(language: Language, bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/i18n/${language}/every-page.ts`),
  );
  if (!chunk) throw new Error(`The texts of ${language} are not a file of their own`);
  return `\n    <link rel="modulepreload" crossorigin data-language="${language}" href="/${chunk.fileName}">`;
}

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
      handler(html, { bundle }) {
        const texts = languages.map((language) => textsLink(language, bundle ?? {}));
        const scripts = [...(html.match(preload) ?? []), ...texts, script.exec(html)?.[0] ?? ''].join('');
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
