import { escapeMarkup } from '@ainsathi/contract/escape-markup';

export class Markup {
  constructor(readonly html: string) {}
}

type Part = string | number | Markup | readonly Part[] | null;

function render(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.html;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeMarkup(String(part));
}

/** A template that escapes its values unless they are `Markup`; null renders nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(texts.map((text, at) => text + render(parts[at] ?? null)).join(''));
}
