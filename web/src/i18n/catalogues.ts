import type { everyPage as englishEveryPage } from './en/every-page';
import type { laterCatalogues as englishLater } from './en/later-catalogues';

/**
 * The catalogues that every page needs, fetched with the entry chunk in the page's language. Texts of the signed-in areas
 * do not belong there.
 *
 * A catalogue is in the folder of the parts whose words it has. What is fetched separately has a separate catalogue.
 * A text exists once. What several subjects say in the same sense is a key of `shared`, or of `forms` or `lists`,
 * which come later; a set that is chosen by key names a text of another catalogue as `$t(shared:field.name)`. Words
 * that only look alike in English stay apart, and `catalogues.test.ts` gives the reason: a heading and an act part
 * ways in another language, and so does one adjective said of two nouns.
 */
export const everyPageCatalogues = {
  en: async () => (await import('./en/every-page')).everyPage,
  bn: async () => (await import('./bn/every-page')).everyPage,
} as const;

export const everyPageNamespaces = ['site', 'lawyers', 'blogs', 'reviews', 'shared', 'errors'] as const;

/** Loaded with the routes and lazy components that need them. */
export type RouteNamespace = keyof typeof englishLater;

/** How a language loads them; each page has only the loaders of its language. */
export type LaterCatalogues = Readonly<Record<RouteNamespace, () => Promise<unknown>>>;

type Loaded<Loaders extends Record<string, () => Promise<unknown>>> = {
  [Name in keyof Loaders]: Awaited<ReturnType<Loaders[Name]>>;
};

/** Every namespace with its keys, for the typed `t`. */
export type Catalogues = (typeof englishEveryPage)['catalogues'] & Loaded<typeof englishLater>;
