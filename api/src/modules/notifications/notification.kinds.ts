import { Permission } from '../../auth/permission';
import type { PlainSentence, Sentence } from '../../i18n/sentences';
import { Role } from '../../auth/role';
import { hasPermission, type Viewer } from '../../auth/viewer';

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
  UNUSUAL_STAFF_ACTS = 'unusual-staff-acts',
  PROPOSAL_RECEIVED = 'proposal-received',
  OPEN_REQUEST_ENDING = 'open-request-ending',
  OPEN_REQUEST_ENDED = 'open-request-ended',
  INVITATION_RECEIVED = 'invitation-received',
  INVITATION_DUE = 'invitation-due',
  PROPOSAL_ANSWERED = 'proposal-answered',
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

interface KindRules {
  roles: readonly Role[];
  /** Of admins, only those with this permission get them. */
  permission?: Permission;
  /** Minutes until it goes to mail and devices, in which it can be read or change again. */
  delayMinutes: number;
  /** Whether it goes out at night, too. */
  atNight: boolean;
  /** The subject of its mail, without names of cases, courts or people. */
  subject: PlainSentence;
  /** After so many minutes it is sent again while it is unread, so many times at most. */
  again?: { afterMinutes: number; most: number };
  ofDate?: (date: Date) => { subject: Sentence; sentence: Sentence };
}

const KINDS: Record<NotificationKind, KindRules> = {
  [NotificationKind.REQUEST_RECEIVED]: {
    roles: [Role.LAWYER],
    delayMinutes: 0,
    atNight: true,
    subject: 'A new case request to answer',
  },
  [NotificationKind.REQUEST_UNANSWERED]: {
    roles: [Role.LAWYER],
    delayMinutes: 0,
    atNight: false,
    subject: 'A case request has waited a day for your answer',
  },
  [NotificationKind.REQUEST_STILL_UNANSWERED]: {
    roles: [Role.USER],
    delayMinutes: 0,
    atNight: false,
    subject: 'No answer for two days: you can ask another lawyer',
  },
  [NotificationKind.REQUEST_ANSWERED]: {
    roles: [Role.USER],
    delayMinutes: 0,
    atNight: false,
    subject: 'A lawyer has answered your case request',
  },
  [NotificationKind.STATUS_CHANGED]: {
    roles: [Role.USER, Role.LAWYER],
    delayMinutes: 5,
    atNight: false,
    subject: 'There is news in your case',
  },
  [NotificationKind.PAYMENT_SUBMITTED]: {
    roles: [Role.LAWYER],
    delayMinutes: 0,
    atNight: true,
    subject: 'A client has submitted a payment',
  },
  [NotificationKind.VERIFICATION_DECIDED]: {
    roles: [Role.LAWYER],
    delayMinutes: 0,
    atNight: false,
    subject: 'Your licence was checked',
  },
  [NotificationKind.ENTRY_ADDED]: {
    roles: [Role.USER],
    delayMinutes: 5,
    atNight: false,
    subject: 'There is news in your case',
  },
  [NotificationKind.HEARING_SET]: {
    roles: [Role.USER],
    delayMinutes: 0,
    atNight: true,
    subject: 'A hearing date was set',
  },
  [NotificationKind.HEARING_CANCELLED]: {
    roles: [Role.USER],
    delayMinutes: 0,
    atNight: true,
    subject: 'A hearing was cancelled',
  },
  [NotificationKind.CASE_WITHDRAWN]: {
    roles: [Role.LAWYER],
    delayMinutes: 0,
    atNight: false,
    subject: 'A case request was withdrawn',
  },
  [NotificationKind.CASE_QUIET]: {
    roles: [Role.LAWYER],
    delayMinutes: 0,
    atNight: false,
    subject: 'A case has had no news for 30 days',
  },
  [NotificationKind.HEARING_SOON]: {
    roles: [Role.USER, Role.LAWYER],
    delayMinutes: 0,
    atNight: true,
    subject: 'Your hearing is near',
    ofDate: (date) => ({
      subject: ['Your hearing is on {{date}}', { date }],
      sentence: ['Your hearing is on {{date}}: the case says when, where and what to bring.', { date }],
    }),
  },
  [NotificationKind.FEE_PROPOSED]: {
    roles: [Role.USER],
    delayMinutes: 0,
    atNight: false,
    subject: 'Your lawyer has quoted a fee',
  },
  [NotificationKind.FEE_ANSWERED]: {
    roles: [Role.LAWYER],
    delayMinutes: 0,
    atNight: false,
    subject: 'Your client has answered your fee',
  },
  [NotificationKind.PAYMENT_UNCONFIRMED]: {
    roles: [Role.LAWYER],
    delayMinutes: 0,
    atNight: true,
    subject: 'A payment to confirm',
  },
  [NotificationKind.PAYMENT_CONFIRMED]: {
    roles: [Role.USER],
    delayMinutes: 0,
    atNight: true,
    subject: 'Your payment was confirmed',
  },
  [NotificationKind.PAYMENT_REFUSED]: {
    roles: [Role.USER],
    delayMinutes: 0,
    atNight: true,
    subject: 'Your payment did not arrive',
  },
  [NotificationKind.MESSAGE_WAITING]: {
    roles: [Role.USER, Role.LAWYER],
    delayMinutes: 10,
    atNight: false,
    subject: 'A new message for you',
    again: { afterMinutes: 6 * 60, most: 3 },
  },
  [NotificationKind.DOCUMENT_ADDED]: {
    roles: [Role.USER, Role.LAWYER],
    delayMinutes: 10,
    atNight: false,
    subject: 'There are new documents in your case',
  },
  [NotificationKind.DOCUMENTS_REQUESTED]: {
    roles: [Role.USER],
    delayMinutes: 0,
    atNight: false,
    subject: 'Your lawyer asks for documents',
  },
  [NotificationKind.UNUSUAL_STAFF_ACTS]: {
    roles: [Role.ADMIN],
    permission: Permission.MANAGE_STAFF,
    delayMinutes: 0,
    atNight: true,
    subject: 'An account of the staff needs your attention',
  },
  [NotificationKind.PROPOSAL_RECEIVED]: {
    roles: [Role.USER],
    delayMinutes: 0,
    atNight: false,
    subject: 'Your request has an answer',
  },
  [NotificationKind.OPEN_REQUEST_ENDING]: {
    roles: [Role.USER],
    delayMinutes: 0,
    atNight: false,
    subject: 'Your request ends tomorrow: choose a lawyer before then',
  },
  [NotificationKind.OPEN_REQUEST_ENDED]: {
    roles: [Role.USER],
    delayMinutes: 0,
    atNight: false,
    subject: 'Your request has ended. You can ask again',
  },
  [NotificationKind.INVITATION_RECEIVED]: {
    roles: [Role.LAWYER],
    delayMinutes: 0,
    atNight: false,
    subject: 'A client asks you for a proposal',
  },
  [NotificationKind.INVITATION_DUE]: {
    roles: [Role.LAWYER],
    delayMinutes: 0,
    atNight: false,
    subject: 'A request still waits for your answer',
  },
  [NotificationKind.PROPOSAL_ANSWERED]: {
    roles: [Role.LAWYER],
    delayMinutes: 0,
    atNight: false,
    subject: 'Your proposal was answered',
  },
};

export const notificationKinds: readonly NotificationKind[] = Object.values(NotificationKind);

export function rulesOfKind(kind: NotificationKind): KindRules {
  return KINDS[kind];
}

export function kindsOf(viewer: Pick<Viewer, 'role' | 'permissions'>): NotificationKind[] {
  return notificationKinds.filter((kind) => {
    const { roles, permission } = KINDS[kind];
    return roles.includes(viewer.role) && (!permission || hasPermission(viewer, permission));
  });
}
