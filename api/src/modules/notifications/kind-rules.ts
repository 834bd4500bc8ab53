import { Permission, Role } from '../../auth/role';
import { hasPermission, type Viewer } from '../../auth/viewer';
import type { PlainSentence, Sentence } from '../../i18n/sentences';
import { NotificationKind, notificationKinds } from './notification.kinds';

interface KindRules {
  roles: readonly Role[];
  /** Admins need this permission. */
  permission?: Permission;
  /** Minutes before mail and push, in which it can be read or change. */
  delayMinutes: number;
  atNight: boolean;
  /** Without names of cases, courts or people. */
  subject: PlainSentence;
  /** Repeats while it is unread. */
  again?: { afterMinutes: number; most: number };
  /** Pushed at once, at any hour; expires after the TTL. */
  push?: { ttlSeconds: number; urgency: 'high' };
  ofDate?: (date: Date) => { subject: Sentence; sentence: Sentence };
}

const FOR_CLIENTS = [Role.USER];
const FOR_LAWYERS = [Role.LAWYER];
const FOR_BOTH = [Role.USER, Role.LAWYER];
const FOR_STAFF = [Role.ADMIN];

/** Defaults: sent at once, only by day. */
function rules(roles: readonly Role[], subject: PlainSentence, special: Partial<KindRules> = {}): KindRules {
  return { roles, subject, delayMinutes: 0, atNight: false, ...special };
}

/** Work for the staff with a permission, which can be done before the mail. */
function waitsForStaff(subject: PlainSentence, permission: Permission): KindRules {
  return rules(FOR_STAFF, subject, { permission, delayMinutes: 60 });
}

const KINDS: Record<NotificationKind, KindRules> = {
  [NotificationKind.REQUEST_RECEIVED]: rules(FOR_LAWYERS, 'A new case request to answer', { atNight: true }),
  [NotificationKind.REQUEST_UNANSWERED]: rules(
    FOR_LAWYERS,
    'A case request has waited a day for your answer',
  ),
  [NotificationKind.REQUEST_STILL_UNANSWERED]: rules(
    FOR_CLIENTS,
    'No answer for two days: you can ask another lawyer',
  ),
  [NotificationKind.REQUEST_ANSWERED]: rules(FOR_CLIENTS, 'A lawyer has answered your case request'),
  [NotificationKind.STATUS_CHANGED]: rules(FOR_BOTH, 'There is news in your case', { delayMinutes: 5 }),
  [NotificationKind.PAYMENT_SUBMITTED]: rules(FOR_LAWYERS, 'A client has submitted a payment', {
    atNight: true,
  }),
  [NotificationKind.VERIFICATION_DECIDED]: rules(FOR_LAWYERS, 'Your licence was checked'),
  [NotificationKind.ENTRY_ADDED]: rules(FOR_CLIENTS, 'There is news in your case', { delayMinutes: 5 }),
  [NotificationKind.HEARING_SET]: rules(FOR_CLIENTS, 'A hearing date was set', { atNight: true }),
  [NotificationKind.HEARING_CANCELLED]: rules(FOR_BOTH, 'A hearing was cancelled', { atNight: true }),
  [NotificationKind.CASE_WITHDRAWN]: rules(FOR_LAWYERS, 'A case request was withdrawn'),
  [NotificationKind.CASE_QUIET]: rules(FOR_LAWYERS, 'A case has had no news for 30 days'),
  [NotificationKind.HEARING_SOON]: rules(FOR_BOTH, 'Your hearing is near', {
    atNight: true,
    ofDate: (date) => ({
      subject: ['Your hearing is on {{date}}', { date }],
      sentence: ['Your hearing is on {{date}}: the case says when, where and what to bring.', { date }],
    }),
  }),
  [NotificationKind.HEARING_RESULT]: rules(FOR_CLIENTS, 'What happened in court', { atNight: true }),
  [NotificationKind.DAY_AHEAD]: rules(FOR_LAWYERS, 'Several hearings tomorrow', {
    ofDate: (date) => ({
      subject: ['Your hearings on {{date}}', { date }],
      sentence: ['You have several hearings on {{date}}: your diary lists them.', { date }],
    }),
  }),
  [NotificationKind.FEE_PROPOSED]: rules(FOR_CLIENTS, 'Your lawyer has quoted a fee'),
  [NotificationKind.FEE_ANSWERED]: rules(FOR_LAWYERS, 'Your client has answered your fee'),
  [NotificationKind.PAYMENT_UNCONFIRMED]: rules(FOR_LAWYERS, 'A payment to confirm', { atNight: true }),
  [NotificationKind.PAYMENT_CONFIRMED]: rules(FOR_CLIENTS, 'Your payment was confirmed', { atNight: true }),
  [NotificationKind.PAYMENT_REFUSED]: rules(FOR_CLIENTS, 'Your payment did not arrive', { atNight: true }),
  [NotificationKind.MESSAGE_WAITING]: rules(FOR_BOTH, 'A new message for you', {
    delayMinutes: 10,
    again: { afterMinutes: 6 * 60, most: 3 },
  }),
  [NotificationKind.DOCUMENT_ADDED]: rules(FOR_BOTH, 'There are new documents in your case', {
    delayMinutes: 10,
  }),
  [NotificationKind.DOCUMENTS_REQUESTED]: rules(FOR_CLIENTS, 'Your lawyer asks for documents'),
  [NotificationKind.APPOINTMENT_PROPOSED]: rules(FOR_BOTH, 'Times for an appointment wait for your answer'),
  [NotificationKind.APPOINTMENT_AGREED]: rules(FOR_BOTH, 'Your appointment is set', { atNight: true }),
  [NotificationKind.APPOINTMENT_CANCELLED]: rules(FOR_BOTH, 'An appointment was cancelled', {
    atNight: true,
  }),
  [NotificationKind.APPOINTMENT_MISSED]: rules(FOR_BOTH, 'An appointment did not take place'),
  [NotificationKind.APPOINTMENT_SOON]: rules(FOR_BOTH, 'Your appointment is near', {
    atNight: true,
    ofDate: (date) => ({
      subject: ['Your appointment is on {{date}}', { date }],
      sentence: ['Your appointment is on {{date}}: the case says when and how.', { date }],
    }),
  }),
  [NotificationKind.CALL_RECEIVED]: rules(FOR_BOTH, 'A call for you', {
    delayMinutes: 2,
    push: { ttlSeconds: 90, urgency: 'high' },
  }),
  [NotificationKind.LAWYER_LEAVING]: rules(FOR_CLIENTS, 'Your lawyer is closing the account'),
  [NotificationKind.PHONE_MOVED]: rules(FOR_CLIENTS, 'Your phone number has a new account'),
  [NotificationKind.JOIN_WAITING]: rules(FOR_LAWYERS, 'Somebody asks to join a case'),
  [NotificationKind.JOIN_ANSWERED]: rules(FOR_CLIENTS, 'Your lawyer has answered your request to join'),
  [NotificationKind.UNUSUAL_STAFF_ACTS]: rules(FOR_STAFF, 'An account of the staff needs your attention', {
    permission: Permission.MANAGE_STAFF,
    atNight: true,
  }),
  [NotificationKind.PROPOSAL_RECEIVED]: rules(FOR_CLIENTS, 'Your request has an answer'),
  [NotificationKind.OPEN_REQUEST_ENDING]: rules(
    FOR_CLIENTS,
    'Your request ends tomorrow: choose a lawyer before then',
  ),
  [NotificationKind.OPEN_REQUEST_ENDED]: rules(FOR_CLIENTS, 'Your request has ended. You can ask again'),
  [NotificationKind.INVITATION_RECEIVED]: rules(FOR_LAWYERS, 'A client asks you for a proposal'),
  [NotificationKind.INVITATION_DUE]: rules(FOR_LAWYERS, 'A request still waits for your answer'),
  [NotificationKind.PROPOSAL_ANSWERED]: rules(FOR_LAWYERS, 'Your proposal was answered'),
  [NotificationKind.LICENCE_ASKED]: rules(FOR_LAWYERS, 'We need a better photo of your licence'),
  [NotificationKind.LICENCE_ENDING]: rules(FOR_LAWYERS, 'Your licence has to be checked again'),
  [NotificationKind.COMPLAINT_ANSWERED]: rules(FOR_BOTH, 'Your complaint was answered'),
  [NotificationKind.CONTENT_HIDDEN]: rules(FOR_BOTH, 'One of your texts was hidden', {
    delayMinutes: 5,
  }),
  [NotificationKind.CLIENT_REVIEW_ADDED]: rules(FOR_LAWYERS, 'A client says something about you'),
  [NotificationKind.CLIENT_REVIEW_ANSWERED]: rules(FOR_CLIENTS, 'Your lawyer has answered your review'),
  [NotificationKind.REVIEW_POSSIBLE]: rules(FOR_CLIENTS, 'Would you send a friend to your lawyer?', {
    delayMinutes: 24 * 60,
  }),
  [NotificationKind.LICENSES_WAIT]: waitsForStaff('Licences wait to be checked', Permission.VERIFY_LAWYERS),
  [NotificationKind.NAMES_WAIT]: waitsForStaff('New names wait to be checked', Permission.VERIFY_LAWYERS),
  [NotificationKind.REVIEWS_ADDED]: waitsForStaff('There are new reviews', Permission.MODERATE),
  [NotificationKind.ARTICLES_ADDED]: waitsForStaff('There are new articles', Permission.MODERATE),
  [NotificationKind.REPORTS_WAIT]: waitsForStaff('Reported texts wait for a decision', Permission.MODERATE),
  [NotificationKind.REQUESTS_REPORTED]: waitsForStaff('Requests were reported', Permission.SUPPORT_USERS),
  [NotificationKind.COMPLAINTS_WAIT]: waitsForStaff('Complaints wait', Permission.SUPPORT_USERS),
  [NotificationKind.MAILS_FAILED]: waitsForStaff('Mails could not be delivered', Permission.SUPPORT_USERS),
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
