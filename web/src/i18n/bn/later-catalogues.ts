import type { laterCatalogues as english } from '../en/later-catalogues';

/** The catalogues that are loaded with the routes and lazy components that need them. */
export const laterCatalogues = {
  accounts: async () => (await import('./accounts')).accounts,
  accountSettings: async () => (await import('./account-settings')).accountSettings,
  accountRecovery: async () => (await import('./account-recovery')).accountRecovery,
  lawyerAdministration: async () => (await import('./lawyer-administration')).lawyerAdministration,
  verification: async () => (await import('./verification')).verification,
  lawyerProfileForm: async () => (await import('./lawyer-profile-form')).lawyerProfileForm,
  directory: async () => (await import('./directory')).directory,
  cases: async () => (await import('./cases')).cases,
  casePage: async () => (await import('./case-page')).casePage,
  room: async () => (await import('./room')).room,
  withdrawal: async () => (await import('./withdrawal')).withdrawal,
  caseRequest: async () => (await import('./case-request')).caseRequest,
  blogEditor: async () => (await import('./blog-editor')).blogEditor,
  reviewForm: async () => (await import('./review-form')).reviewForm,
  audit: async () => (await import('./audit')).audit,
  staff: async () => (await import('./staff')).staff,
  moderation: async () => (await import('./moderation')).moderation,
  dashboards: async () => (await import('./dashboards')).dashboards,
  notifications: async () => (await import('./notifications')).notifications,
  lists: async () => (await import('./lists')).lists,
  forms: async () => (await import('./forms')).forms,
  developers: async () => (await import('./developers')).developers,
  legal: async () => (await import('./legal')).legal,
  legalWords: async () => (await import('./legal-words')).legalWords,
} as const satisfies Record<keyof typeof english, () => Promise<unknown>>;
