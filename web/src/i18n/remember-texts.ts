import type { i18n, TFunction, TOptions } from 'i18next';

const MAX_TEXTS = 20_000;

type PlainOptions = Record<string, string | number | boolean | undefined>;

function isPlain(options: unknown): options is PlainOptions {
  return (
    typeof options === 'object' &&
    options !== null &&
    Object.values(options).every((value) => value === undefined || typeof value !== 'object')
  );
}

/** A key of the text with these options; null where the result may depend on more, or is no text. */
function keyOf(key: unknown, options: unknown): string | null {
  if (typeof key !== 'string') return null;
  if (options === undefined) return key;
  return isPlain(options) && !('returnObjects' in options) ? key + JSON.stringify(options) : null;
}

/**
 * Lets a translator of one language that never changes remember its texts: on the server every page has the same ones,
 * and finding a text, its plural and its placeholders took a fifth of a rendering.
 */
export function rememberTexts(translator: i18n): void {
  const translators = new Map<string, TFunction>();
  const texts = new Map<string, Map<string, unknown>>();
  let count = 0;
  const forget = (): void => {
    texts.forEach((known) => known.clear());
    count = 0;
  };
  // A text that was asked for before its catalogue is its key.
  translator.store.on('added', forget);
  const getFixedT = translator.getFixedT.bind(translator) as (...given: unknown[]) => TFunction;
  const remembering = (...given: unknown[]): TFunction => {
    const scope = JSON.stringify(given);
    const made = translators.get(scope);
    if (made) return made;
    const translate = getFixedT(...given) as unknown as (key: unknown, options?: TOptions) => unknown;
    const known = new Map<string, unknown>();
    texts.set(scope, known);
    const remembered = Object.assign((key: unknown, options?: TOptions, ...rest: unknown[]): unknown => {
      const name = rest.length === 0 ? keyOf(key, options) : null;
      if (name === null) return (translate as (...all: unknown[]) => unknown)(key, options, ...rest);
      const before = known.get(name);
      if (before !== undefined) return before;
      const text = translate(key, options);
      if (count >= MAX_TEXTS) forget();
      count += 1;
      known.set(name, text);
      return text;
    }, translate) as unknown as TFunction;
    translators.set(scope, remembered);
    return remembered;
  };
  translator.getFixedT = remembering as typeof translator.getFixedT;
}
