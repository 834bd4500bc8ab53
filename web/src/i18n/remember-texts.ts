import type { i18n, TFunction } from 'i18next';

/** More than all pages' texts; texts with names and numbers come and go. */
const MAX_TEXTS = 5_000;

type Translate = (key: unknown, options?: unknown, ...rest: unknown[]) => unknown;

/** Whether a text with these options depends on nothing else; texts with elements or lists are left alone. */
function isPlain(options: unknown): boolean {
  if (options === undefined) return true;
  if (typeof options !== 'object' || options === null || 'returnObjects' in options) return false;
  return Object.values(options).every((value) => typeof value === 'string' || typeof value === 'number');
}

function remembering(translate: Translate, texts: Map<string, unknown>): Translate {
  return (key, options, ...rest) => {
    if (typeof key !== 'string' || rest.length > 0 || !isPlain(options))
      return translate(key, options, ...rest);
    const name = options === undefined ? key : key + JSON.stringify(options);
    const known = texts.get(name);
    if (known !== undefined) return known;
    if (texts.size >= MAX_TEXTS) texts.clear();
    const text = translate(key, options);
    texts.set(name, text);
    return text;
  };
}

/**
 * For the server: all pages in a language share their texts, and finding a text, its plural and its placeholders took a fifth
 * of a rendering. It has few own properties, because `useTranslation` copies them for every component.
 */
export function rememberTexts(translator: i18n): i18n {
  const made = new Map<string, TFunction>();
  // Before its catalogue is loaded, a text is its key.
  translator.store.on('added', () => made.clear());
  const getFixedT = (...scope: Parameters<i18n['getFixedT']>): TFunction => {
    const name = JSON.stringify(scope);
    const known = made.get(name);
    if (known) return known;
    const translate = translator.getFixedT(...scope);
    const remembered = Object.assign(
      remembering(translate as unknown as Translate, new Map()),
      translate,
    ) as TFunction;
    made.set(name, remembered);
    return remembered;
  };
  return Object.create(translator, { getFixedT: { value: getFixedT } }) as i18n;
}
