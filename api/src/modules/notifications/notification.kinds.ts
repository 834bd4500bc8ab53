/** The kinds of notifications, as the database stores and REST sends them. */
export enum NotificationKind {
  REQUEST_RECEIVED = 'request-received',
  REQUEST_UNANSWERED = 'request-unanswered',
  REQUEST_STILL_UNANSWERED = 'request-still-unanswered',
  REQUEST_ANSWERED = 'request-answered',
  STATUS_CHANGED = 'status-changed',
  PAYMENT_SUBMITTED = 'payment-submitted',
  VERIFICATION_DECIDED = 'verification-decided',
  ENTRY_ADDED = 'entry-added',
  HEARING_SET = 'hearing-set',
  HEARING_CANCELLED = 'hearing-cancelled',
  HEARING_SOON = 'hearing-soon',
  FEE_PROPOSED = 'fee-proposed',
  FEE_ANSWERED = 'fee-answered',
  PAYMENT_UNCONFIRMED = 'payment-unconfirmed',
  PAYMENT_CONFIRMED = 'payment-confirmed',
  PAYMENT_REFUSED = 'payment-refused',
  MESSAGE_WAITING = 'message-waiting',
  CASE_WITHDRAWN = 'case-withdrawn',
  CASE_QUIET = 'case-quiet',
  DOCUMENT_ADDED = 'document-added',
  DOCUMENTS_REQUESTED = 'documents-requested',
  APPOINTMENT_PROPOSED = 'appointment-proposed',
  APPOINTMENT_AGREED = 'appointment-agreed',
  APPOINTMENT_CANCELLED = 'appointment-cancelled',
  APPOINTMENT_MISSED = 'appointment-missed',
  APPOINTMENT_SOON = 'appointment-soon',
  CALL_RECEIVED = 'call-received',
  LAWYER_LEAVING = 'lawyer-leaving',
  UNUSUAL_STAFF_ACTS = 'unusual-staff-acts',
  PROPOSAL_RECEIVED = 'proposal-received',
  OPEN_REQUEST_ENDING = 'open-request-ending',
  OPEN_REQUEST_ENDED = 'open-request-ended',
  INVITATION_RECEIVED = 'invitation-received',
  INVITATION_DUE = 'invitation-due',
  PROPOSAL_ANSWERED = 'proposal-answered',
  LICENSES_WAIT = 'licenses-wait',
  NAMES_WAIT = 'names-wait',
  REVIEWS_ADDED = 'reviews-added',
  ARTICLES_ADDED = 'articles-added',
  MAILS_FAILED = 'mails-failed',
}

/** The kinds about requests to several lawyers; their subject is the request, for lawyers the invitation. */
export const OF_OPEN_REQUESTS: readonly NotificationKind[] = [
  NotificationKind.PROPOSAL_RECEIVED,
  NotificationKind.OPEN_REQUEST_ENDING,
  NotificationKind.OPEN_REQUEST_ENDED,
  NotificationKind.INVITATION_RECEIVED,
  NotificationKind.INVITATION_DUE,
  NotificationKind.PROPOSAL_ANSWERED,
];

export const notificationKinds: readonly NotificationKind[] = Object.values(NotificationKind);

/** What staff answer for: of each kind a person has at most one unread notification. */
export const OF_STAFF: readonly NotificationKind[] = [
  NotificationKind.LICENSES_WAIT,
  NotificationKind.NAMES_WAIT,
  NotificationKind.REVIEWS_ADDED,
  NotificationKind.ARTICLES_ADDED,
  NotificationKind.MAILS_FAILED,
];
