import { errors } from './en/errors';
import { publicPages } from './en/public';
import { shared } from './en/shared';

/** The catalogues that every page needs: part of the first script and of the server's rendering. */
export const bundledCatalogues = { en: { shared, errors, public: publicPages } } as const;

/**
 * The catalogues that come with the routes, or the later parts of a page, that need them.
 * A further language is a folder beside `en` and a block here with the same names.
 */
export const routeCatalogues = {
  en: {
    legal: async () => (await import('./en/legal')).legal,
    auth: async () => (await import('./en/auth')).auth,
    client: async () => (await import('./en/client')).client,
    lawyer: async () => (await import('./en/lawyer')).lawyer,
    admin: async () => (await import('./en/admin')).admin,
    cases: async () => (await import('./en/cases')).cases,
    directory: async () => (await import('./en/directory')).directory,
    blogs: async () => (await import('./en/blogs')).blogs,
    search: async () => (await import('./en/search')).search,
    reviewForm: async () => (await import('./en/review-form')).reviewForm,
  },
} as const;

export type Language = keyof typeof bundledCatalogues;
export type RouteNamespace = keyof (typeof routeCatalogues)['en'];

type Loaded<Loaders extends Record<string, () => Promise<unknown>>> = {
  [Name in keyof Loaders]: Awaited<ReturnType<Loaders[Name]>>;
};

/** Every namespace with its keys, for the typed `t`. */
export type Catalogues = (typeof bundledCatalogues)['en'] & Loaded<(typeof routeCatalogues)['en']>;
