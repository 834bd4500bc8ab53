import { paths } from '@ainsathi/contract/addresses';
import { escapeMarkup } from '@ainsathi/contract/escape-markup';
import { inLanguage, type Language } from '@ainsathi/contract/languages';
import { formatAge, withAge } from '../offline/age';
import type { SavedPage } from '../offline/saved-pages';
import { productNames, templateIn } from '../offline/template-language';
import { offlineWords } from '../offline/words';
import { logoWeave } from '../ui/jamdani/logo-weave';

const noticeElement = /<div id="notice"[^>]*><\/div>/;
const ownScripts = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const deferredScripts = /<template id="deferred-scripts">([^]*?)<\/template>/;
const headMark = '<!--head-->';

/** By this device's clock. */
interface SavedMark {
  savedAt: number;
  now: number;
  online: boolean;
  language: Language;
}

/** Outside of React's root, so that hydration does not remove the notice. */
export function markAsSaved(html: string, { savedAt, now, online, language }: SavedMark): string {
  const words = offlineWords[language];
  const { connectionNotice } = words;
  const sentence = withAge(
    online ? connectionNotice.savedUnreachable : connectionNotice.savedOffline,
    savedAt,
    now,
    words,
  );
  const notice =
    `<div id="notice" role="status" aria-live="polite" data-kept-at="${savedAt}">` +
    `<p>${escapeMarkup(sentence)}</p><a href="">${connectionNotice.retry}</a></div>`;
  return noticeElement.test(html)
    ? html.replace(noticeElement, () => notice)
    : html.replace('</body>', () => `${notice}</body>`);
}

/** Scripts and style sheets. */
export function shellFiles(shell: string): string[] {
  return [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
}

/** With the operator's settings from the last loaded page. */
export function emptyPage(shell: string, language: Language, site: string | null): string {
  const state =
    site && `<script type="application/json" id="page-state">{"site":${site},"results":null}</script>`;
  return (
    templateIn(shell, language)
      .replace(headMark, `<title data-shell>${productNames[language]}</title>`)
      .replace('<!--markup-->', '')
      // Deferred scripts wait for the first paint, but this page paints nothing without them.
      .replace(deferredScripts, (_, scripts: string) => scripts)
      .replace('<!--state-->', () => state ?? '')
  );
}

function entry(href: string, title: string, detail: string): string {
  return (
    `<li class="border-b border-line"><a href="${escapeMarkup(href)}" class="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-3 font-medium text-ink no-underline hover:text-green">` +
    `<span>${escapeMarkup(title)}</span> <span class="text-14 font-normal text-ink-2">${escapeMarkup(detail)}</span></a></li>`
  );
}

const mark =
  '<svg viewBox="-8.5 -8.5 17 17" aria-hidden="true" class="size-8 shrink-0 fill-none [stroke-width:.86]">' +
  `<path class="stroke-green" d="${logoWeave.thread}"/><path class="stroke-brass" d="${logoWeave.accent}"/></svg>`;

const partPaths = { cases: paths.client.cases, diary: paths.lawyerArea.diary } as const;

/** What this device holds, and its time. */
interface SavedContent {
  pages: readonly SavedPage[];
  /** What of an account is saved besides. */
  part: 'cases' | 'diary' | null;
  now: number;
}

/** For a URL that cannot be fetched and is not saved: a retry link and the list of saved pages. */
export function offlinePage(shell: string, language: Language, { pages, part, now }: SavedContent): string {
  const { offlinePageWords: words, connectionNotice } = offlineWords[language];
  const rows = pages.map(({ address, title, savedAt }) =>
    entry(
      address,
      title || address,
      words.age.replace('{{age}}', formatAge(savedAt, now, offlineWords[language])),
    ),
  );
  if (part) rows.unshift(entry(inLanguage(partPaths[part], language), words[part], words.asSeen));
  const list = rows.length
    ? `<p class="mt-1 text-ink-2">${words.savedText}</p><ul class="mt-4 border-t border-line">${rows.join('')}</ul>`
    : `<p class="mt-1 text-ink-2">${words.nothingSaved}</p>`;
  const body =
    '<header class="border-b border-line"><div class="wrap flex min-h-15 items-center">' +
    `<a href="${inLanguage(paths.home, language)}" class="inline-flex items-center gap-2.5 font-serif text-22 font-semibold text-ink no-underline">${mark}${words.brand}</a></div></header>` +
    '<main class="wrap py-10 md:py-18"><div class="max-w-190">' +
    `<h1 class="text-36">${words.title}</h1><p class="mt-4 max-w-measure text-18 text-ink-2">${words.text}</p>` +
    `<p class="mt-6"><a href="" class="inline-flex min-h-12 items-center rounded-card bg-green px-5 font-strong text-on-green no-underline hover:bg-green-hover">${connectionNotice.retry}</a></p>` +
    `<h2 class="mt-12 text-22">${words.saved}</h2>${list}</div></main>`;
  return templateIn(shell, language)
    .replace(deferredScripts, '')
    .replace(ownScripts, '')
    .replace(headMark, `<title>${words.documentTitle}</title>`)
    .replace('<!--state-->', '')
    .replace('<div id="root"><!--markup--></div>', () => body)
    .replace(noticeElement, '');
}
