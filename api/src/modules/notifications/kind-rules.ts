import { Permission } from '../../auth/permission';
import { Role } from '../../auth/role';
import { hasPermission, type Viewer } from '../../auth/viewer';
import type { PlainSentence, Sentence } from '../../i18n/sentences';
import { NotificationKind, notificationKinds } from './notification.kinds';

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
  /** Devices show it at once, at any hour, and only so long. */
  push?: { ttlSeconds: number; urgency: 'high' };
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
  [NotificationKind.APPOINTMENT_PROPOSED]: {
    roles: [Role.USER, Role.LAWYER],
    delayMinutes: 0,
    atNight: false,
    subject: 'Times for an appointment wait for your answer',
  },
  [NotificationKind.APPOINTMENT_AGREED]: {
    roles: [Role.USER, Role.LAWYER],
    delayMinutes: 0,
    atNight: true,
    subject: 'Your appointment is set',
  },
  [NotificationKind.APPOINTMENT_CANCELLED]: {
    roles: [Role.USER, Role.LAWYER],
    delayMinutes: 0,
    atNight: true,
    subject: 'An appointment was cancelled',
  },
  [NotificationKind.APPOINTMENT_MISSED]: {
    roles: [Role.USER, Role.LAWYER],
    delayMinutes: 0,
    atNight: false,
    subject: 'An appointment did not take place',
  },
  [NotificationKind.APPOINTMENT_SOON]: {
    roles: [Role.USER, Role.LAWYER],
    delayMinutes: 0,
    atNight: true,
    subject: 'Your appointment is near',
    ofDate: (date) => ({
      subject: ['Your appointment is on {{date}}', { date }],
      sentence: ['Your appointment is on {{date}}: the case says when and how.', { date }],
    }),
  },
  [NotificationKind.CALL_RECEIVED]: {
    roles: [Role.USER, Role.LAWYER],
    delayMinutes: 2,
    atNight: false,
    subject: 'A call for you',
    push: { ttlSeconds: 90, urgency: 'high' },
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

export function rulesOfKind(kind: NotificationKind): KindRules {
  return KINDS[kind];
}

export function kindsOf(viewer: Pick<Viewer, 'role' | 'permissions'>): NotificationKind[] {
  return notificationKinds.filter((kind) => {
    const { roles, permission } = KINDS[kind];
    return roles.includes(viewer.role) && (!permission || hasPermission(viewer, permission));
  });
}
