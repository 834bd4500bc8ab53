/** What the audit log tells of. The names are stored, and never given to anything else. */
export enum AuditAct {
  LAWYER_VIEWED = 'lawyer-viewed',
  LAWYER_UPDATED = 'lawyer-updated',
  LAWYER_DELETED = 'lawyer-deleted',
  LICENSE_VERIFIED = 'license-verified',
  LICENSE_REJECTED = 'license-rejected',
  LICENSE_REOPENED = 'license-reopened',
  CLIENT_VIEWED = 'client-viewed',
  CLIENT_UPDATED = 'client-updated',
  CLIENT_DELETED = 'client-deleted',
  CASE_VIEWED = 'case-viewed',
  CASE_STATUS_SET = 'case-status-set',
  PAYMENT_SUBMITTED = 'payment-submitted',
  POST_UPDATED = 'post-updated',
  POST_DELETED = 'post-deleted',
  REVIEW_DELETED = 'review-deleted',
  LIST_EXPORTED = 'list-exported',
  STAFF_SIGNED_IN = 'staff-signed-in',
  STAFF_REFUSED = 'staff-refused',
  ADMIN_CREATED = 'admin-created',
  ADMIN_RESET = 'admin-reset',
  STAFF_INVITED = 'staff-invited',
  STAFF_JOINED = 'staff-joined',
  STAFF_ROLES_CHANGED = 'staff-roles-changed',
  STAFF_ENDED = 'staff-ended',
  ACCOUNT_LOCKED = 'account-locked',
  ACCOUNT_UNLOCKED = 'account-unlocked',
  SESSIONS_ENDED = 'sessions-ended',
  PASSWORD_RESET_SENT = 'password-reset-sent',
  PASSWORD_CHANGED = 'password-changed',
  PASSWORD_RESET = 'password-reset',
  EMAIL_CHANGE_ASKED = 'email-change-asked',
  EMAIL_CHANGED = 'email-changed',
  EMAIL_CHANGE_UNDONE = 'email-change-undone',
  FACTOR_ENABLED = 'factor-enabled',
  FACTOR_REMOVED = 'factor-removed',
  RECOVERY_CODES_RENEWED = 'recovery-codes-renewed',
  RECOVERY_CODE_USED = 'recovery-code-used',
}

/** What an act was about. */
export enum AuditSubject {
  ACCOUNT = 'account',
  CASE = 'case',
  POST = 'post',
  REVIEW = 'review',
}

export enum AuditOutcome {
  DONE = 'done',
  REFUSED = 'refused',
}
