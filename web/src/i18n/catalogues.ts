import { blogs } from './en/blogs';
import { errors } from './en/errors';
import { lawyers } from './en/lawyers';
import { reviews } from './en/reviews';
import { shared } from './en/shared';
import { site } from './en/site';

/**
 * The catalogues that every page needs: bundled with the entry chunk and the server renderer. Texts of the signed-in
 * areas do not belong here.
 *
 * A catalogue has the name of the folder under `features` whose words it holds; what is fetched by itself has one of
 * its own, named after the sub-folder, with the subject before it where that alone would not tell: `caseRequest`.
 * A text stands once. What several subjects say in the same sense is a key of `shared`, or of `forms` or `lists`,
 * which come later; a set that is chosen by key names a text that stands elsewhere as `$t(shared:field.name)`. Words
 * that only look alike in English stay apart, and `catalogues.test.ts` gives the reason: a heading and an act part
 * ways in another language, and so does one adjective said of two nouns.
 */
export const bundledCatalogues = { en: { site, lawyers, blogs, reviews, shared, errors } } as const;

/**
 * The catalogues that are loaded with the routes and lazy components that need them.
 * A further language is a folder beside `en` and a block here with the same names.
 */
export const routeCatalogues = {
  en: {
    accounts: async () => (await import('./en/accounts')).accounts,
    accountSettings: async () => (await import('./en/account-settings')).accountSettings,
    accountRecovery: async () => (await import('./en/account-recovery')).accountRecovery,
    lawyerAdministration: async () => (await import('./en/lawyer-administration')).lawyerAdministration,
    verification: async () => (await import('./en/verification')).verification,
    lawyerProfileForm: async () => (await import('./en/lawyer-profile-form')).lawyerProfileForm,
    directory: async () => (await import('./en/directory')).directory,
    cases: async () => (await import('./en/cases')).cases,
    casePage: async () => (await import('./en/case-page')).casePage,
    caseRequest: async () => (await import('./en/case-request')).caseRequest,
    blogEditor: async () => (await import('./en/blog-editor')).blogEditor,
    reviewForm: async () => (await import('./en/review-form')).reviewForm,
    audit: async () => (await import('./en/audit')).audit,
    staff: async () => (await import('./en/staff')).staff,
    moderation: async () => (await import('./en/moderation')).moderation,
    dashboards: async () => (await import('./en/dashboards')).dashboards,
    notifications: async () => (await import('./en/notifications')).notifications,
    lists: async () => (await import('./en/lists')).lists,
    forms: async () => (await import('./en/forms')).forms,
    developers: async () => (await import('./en/developers')).developers,
    legal: async () => (await import('./en/legal')).legal,
  },
} as const;

export type Language = keyof typeof bundledCatalogues;
export type RouteNamespace = keyof (typeof routeCatalogues)['en'];

type Loaded<Loaders extends Record<string, () => Promise<unknown>>> = {
  [Name in keyof Loaders]: Awaited<ReturnType<Loaders[Name]>>;
};

/** Every namespace with its keys, for the typed `t`. */
export type Catalogues = (typeof bundledCatalogues)['en'] & Loaded<(typeof routeCatalogues)['en']>;
