import type { Language } from '@ainsathi/contract/languages';
import { productNames, templateIn } from '../offline/template-language';
import type { Site } from '../routing/site';
import { pageStateId, serialisePageState, type PageState } from './page-state';

/** Values of placeholders, such as `<!--head-->`. */
interface Parts {
  head: string;
  markup: string;
  state: string;
}

const place = /<!--(head|markup|state)-->/;

// React 19 renders title, meta and link tags before the markup; they move into the head.
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b(?:[^">]|"[^"]*")*>)+/;

function splitHoisted(markup: string): { head: string; body: string } {
  const head = hoisted.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}

function stateScript(state: PageState): string {
  return `<script type="application/json" id="${pageStateId}">${serialisePageState(state)}</script>`;
}

/** Finds all places before filling any: the markup is long and may contain any text. */
function fill(template: string, parts: Parts): string {
  return template
    .split(place)
    .map((text, index) => (index % 2 === 0 ? text : parts[text as keyof Parts]))
    .join('');
}

export function fillTemplate(
  template: string,
  language: Language,
  { markup, state }: { markup: string; state: PageState },
): string {
  const { head, body } = splitHoisted(markup);
  return fill(templateIn(template, language), {
    head,
    markup: body,
    state: stateScript(state),
  });
}

/** Without markup or data, for the browser to render. */
export function fillShell(template: string, language: Language, site: Site): string {
  return fill(templateIn(template, language), {
    head: `<title data-shell>${productNames[language]}</title>`,
    markup: '',
    state: stateScript({ site, results: null }),
  });
}
