/** The catalogues that are loaded with the routes and lazy components that need them. */
export const laterCatalogues = {
  accounts: async () => (await import('../../modules/accounts/accounts.en')).accounts,
  accountSettings: async () => (await import('../../modules/accounts/account-settings.en')).accountSettings,
  accountRecovery: async () =>
    (await import('../../modules/accounts/recovery/account-recovery.en')).accountRecovery,
  lawyerAdministration: async () =>
    (await import('../../modules/lawyers/administration/lawyer-administration.en')).lawyerAdministration,
  verification: async () => (await import('../../modules/lawyers/verification/verification.en')).verification,
  lawyerProfileForm: async () =>
    (await import('../../modules/lawyers/profile/lawyer-profile-form.en')).lawyerProfileForm,
  directory: async () => (await import('../../modules/lawyers/directory/directory.en')).directory,
  cases: async () => (await import('../../modules/cases/cases.en')).cases,
  casePage: async () => (await import('../../modules/cases/page/case-page.en')).casePage,
  room: async () => (await import('../../modules/cases/room/room.en')).room,
  calls: async () => (await import('../../modules/calls/calls.en')).calls,
  appointments: async () => (await import('../../modules/appointments/appointments.en')).appointments,
  fees: async () => (await import('../../modules/money/fees.en')).fees,
  invitations: async () => (await import('../../modules/open-requests/answer/invitations.en')).invitations,
  requestRecords: async () =>
    (await import('../../modules/open-requests/records/request-records.en')).requestRecords,
  withdrawal: async () => (await import('../../modules/cases/withdrawal/withdrawal.en')).withdrawal,
  openRequests: async () => (await import('../../modules/open-requests/open-requests.en')).openRequests,
  ask: async () => (await import('../../modules/open-requests/ask/ask.en')).ask,
  caseRequest: async () => (await import('../../modules/cases/request/case-request.en')).caseRequest,
  blogEditor: async () => (await import('../../modules/blogs/editor/blog-editor.en')).blogEditor,
  reviewForm: async () => (await import('../../modules/reviews/review-form.en')).reviewForm,
  contactForm: async () => (await import('../../modules/site/contact-form.en')).contactForm,
  audit: async () => (await import('../../modules/audit/audit.en')).audit,
  staff: async () => (await import('../../modules/staff/staff.en')).staff,
  moderation: async () => (await import('../../modules/staff/moderation.en')).moderation,
  dashboards: async () => (await import('../../modules/dashboards/dashboards.en')).dashboards,
  notifications: async () => (await import('../../modules/notifications/notifications.en')).notifications,
  lists: async () => (await import('./lists')).lists,
  forms: async () => (await import('./forms')).forms,
  developers: async () => (await import('../../modules/developers/developers.en')).developers,
  legal: async () => (await import('../../modules/site/legal.en')).legal,
  legalWords: async () => (await import('../../legal-words/legal-words.en')).legalWords,
} as const;
