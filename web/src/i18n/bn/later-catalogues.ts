import type { laterCatalogues as english } from '../en/later-catalogues';

/** The catalogues that are loaded with the routes and lazy components that need them. */
export const laterCatalogues = {
  accounts: async () => (await import('../../modules/accounts/accounts.bn')).accounts,
  accountSettings: async () => (await import('../../modules/accounts/account-settings.bn')).accountSettings,
  accountRecovery: async () =>
    (await import('../../modules/accounts/recovery/account-recovery.bn')).accountRecovery,
  lawyerAdministration: async () =>
    (await import('../../modules/lawyers/administration/lawyer-administration.bn')).lawyerAdministration,
  verification: async () => (await import('../../modules/lawyers/verification/verification.bn')).verification,
  lawyerProfileForm: async () =>
    (await import('../../modules/lawyers/profile/lawyer-profile-form.bn')).lawyerProfileForm,
  directory: async () => (await import('../../modules/lawyers/directory/directory.bn')).directory,
  cases: async () => (await import('../../modules/cases/cases.bn')).cases,
  casePage: async () => (await import('../../modules/cases/page/case-page.bn')).casePage,
  room: async () => (await import('../../modules/cases/room/room.bn')).room,
  calls: async () => (await import('../../modules/calls/calls.bn')).calls,
  appointments: async () => (await import('../../modules/appointments/appointments.bn')).appointments,
  fees: async () => (await import('../../modules/money/fees.bn')).fees,
  invitations: async () => (await import('../../modules/open-requests/answer/invitations.bn')).invitations,
  requestRecords: async () =>
    (await import('../../modules/open-requests/records/request-records.bn')).requestRecords,
  withdrawal: async () => (await import('../../modules/cases/withdrawal/withdrawal.bn')).withdrawal,
  openRequests: async () => (await import('../../modules/open-requests/open-requests.bn')).openRequests,
  ask: async () => (await import('../../modules/open-requests/ask/ask.bn')).ask,
  caseRequest: async () => (await import('../../modules/cases/request/case-request.bn')).caseRequest,
  blogEditor: async () => (await import('../../modules/blogs/editor/blog-editor.bn')).blogEditor,
  clientReviews: async () => (await import('../../modules/client-reviews/client-reviews.bn')).clientReviews,
  reviewForm: async () => (await import('../../modules/reviews/review-form.bn')).reviewForm,
  contactForm: async () => (await import('../../modules/site/contact-form.bn')).contactForm,
  audit: async () => (await import('../../modules/audit/audit.bn')).audit,
  staff: async () => (await import('../../modules/staff/staff.bn')).staff,
  numbers: async () => (await import('../../modules/statistics/numbers.bn')).numbers,
  moderation: async () => (await import('../../modules/moderation/moderation.bn')).moderation,
  dashboards: async () => (await import('../../modules/dashboards/dashboards.bn')).dashboards,
  diary: async () => (await import('../../modules/diary/diary.bn')).diary,
  join: async () => (await import('../../modules/diary/join/join.bn')).join,
  notifications: async () => (await import('../../modules/notifications/notifications.bn')).notifications,
  areas: async () => (await import('./areas')).areas,
  lists: async () => (await import('./lists')).lists,
  forms: async () => (await import('./forms')).forms,
  developers: async () => (await import('../../modules/developers/developers.bn')).developers,
  legal: async () => (await import('../../modules/site/legal.bn')).legal,
  legalWords: async () => (await import('../../legal-words/legal-words.bn')).legalWords,
} as const satisfies Record<keyof typeof english, () => Promise<unknown>>;
