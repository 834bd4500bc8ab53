import { isLanguage, type Language } from '@ainsathi/contract/languages';
import i18next, { type BackendModule, type FormatterModule, type i18n, type ResourceKey } from 'i18next';
import {
  everyPageCatalogues,
  everyPageNamespaces,
  type LaterCatalogues,
  type RouteNamespace,
} from './catalogues';
import { MissingChunkError } from '../lib/missing-chunk';
import { addFormats, formatNumber, localName } from './format';
import { pageLanguage } from './page-language';

/** Loads a language's catalogues on demand. */
function backendOf(loaders: LaterCatalogues): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, done) => {
      const load = (loaders as Readonly<Record<string, (() => Promise<unknown>) | undefined>>)[namespace];
      if (!load) {
        done(new Error(`No catalogue ${language}/${namespace}`), false);
        return;
      }
      load().then(
        (catalogue) => done(null, catalogue as ResourceKey),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
      );
    },
  };
}

/** Gaps for practice areas, matters and districts, which the API names in English. */
const nameGaps = ['area', 'district', 'matter', 'choice', 'topic'];

/** Numbers get the language's digits, and places their local names; pass strings to keep Latin digits. */
const gapFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language, options) => {
    if (!isLanguage(language)) return String(value);
    if (typeof value === 'number') return formatNumber(value, language);
    return nameGaps.includes(String(options?.['interpolationkey']))
      ? localName(String(value), language)
      : String(value);
  },
};

/** One for each language: two visitors render concurrently, so a translator never changes its language. */
const translators = new Map<Language, i18n>();

/** With the texts that every page needs; fetched once. */
export async function loadTranslator(language: Language): Promise<i18n> {
  const known = translators.get(language);
  if (known) return known;
  const { catalogues, formats, later } = await everyPageCatalogues[language]();
  addFormats(language, formats);
  const translator = i18next.createInstance();
  void translator
    .use(backendOf(later))
    .use(gapFormatter)
    .init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: catalogues },
      partialBundledLanguages: true,
      defaultNS: 'shared',
      ns: [...everyPageNamespaces],
      initAsync: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
    });
  translators.set(language, translator);
  return translator;
}

/** In the browser, for messages outside of components. */
export function pageTranslator(): i18n {
  const translator = translators.get(pageLanguage());
  if (!translator) throw new Error('The page has no texts yet');
  return translator;
}

/** In the page's language, on the server in each. Rejects with a `MissingChunkError`, for the route's error screen. */
export async function loadCatalogues(...namespaces: RouteNamespace[]): Promise<void> {
  await Promise.all([...translators].map(([language, translator]) => load(translator, language, namespaces)));
}

async function load(translator: i18n, language: Language, namespaces: RouteNamespace[]): Promise<void> {
  await translator.loadNamespaces(namespaces);
  const missing = namespaces.find((name) => !translator.hasResourceBundle(language, name));
  if (missing) {
    await translator.reloadResources(language, missing);
    if (!translator.hasResourceBundle(language, missing))
      throw new MissingChunkError(`Catalogue ${missing} did not load`);
  }
}
