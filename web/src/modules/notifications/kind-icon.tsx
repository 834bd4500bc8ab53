import {
  Banknote,
  Bell,
  CalendarClock,
  FileText,
  Flag,
  Inbox,
  type LucideIcon,
  MailX,
  MessageSquare,
  Newspaper,
  Scale,
  ShieldCheck,
  Star,
  TriangleAlert,
} from 'lucide-react';
import type { NotificationKind } from '../../graphql/generated/schema-types';

const icons: Partial<Record<NotificationKind, LucideIcon>> = {
  REQUEST_RECEIVED: Inbox,
  REQUEST_UNANSWERED: Inbox,
  INVITATION_RECEIVED: Inbox,
  INVITATION_DUE: Inbox,
  PROPOSAL_RECEIVED: Inbox,
  REQUEST_ANSWERED: Scale,
  STATUS_CHANGED: Scale,
  CASE_WITHDRAWN: Scale,
  CASE_QUIET: Scale,
  PROPOSAL_ANSWERED: Scale,
  JOIN_WAITING: Inbox,
  JOIN_ANSWERED: Scale,
  LAWYER_LEAVING: TriangleAlert,
  PHONE_MOVED: TriangleAlert,
  ENTRY_ADDED: FileText,
  DOCUMENT_ADDED: FileText,
  DOCUMENTS_REQUESTED: FileText,
  HEARING_SET: CalendarClock,
  HEARING_CANCELLED: CalendarClock,
  HEARING_SOON: CalendarClock,
  HEARING_RESULT: CalendarClock,
  DAY_AHEAD: CalendarClock,
  FEE_PROPOSED: Banknote,
  FEE_ANSWERED: Banknote,
  PAYMENT_SUBMITTED: Banknote,
  PAYMENT_UNCONFIRMED: Banknote,
  PAYMENT_CONFIRMED: Banknote,
  PAYMENT_REFUSED: Banknote,
  MESSAGE_WAITING: MessageSquare,
  VERIFICATION_DECIDED: ShieldCheck,
  LICENCE_ENDING: ShieldCheck,
  LICENCE_ASKED: ShieldCheck,
  CONTENT_HIDDEN: Newspaper,
  REPORTS_WAIT: Flag,
  REQUESTS_REPORTED: Flag,
  COMPLAINTS_WAIT: Flag,
  COMPLAINT_ANSWERED: Flag,
  LICENSES_WAIT: ShieldCheck,
  NAMES_WAIT: ShieldCheck,
  CLIENT_REVIEW_ADDED: Star,
  CLIENT_REVIEW_ANSWERED: Star,
  REVIEW_POSSIBLE: Star,
  REVIEWS_ADDED: Star,
  ARTICLES_ADDED: Newspaper,
  MAILS_FAILED: MailX,
  UNUSUAL_STAFF_ACTS: TriangleAlert,
};

/** Green while unread. */
export function KindIcon({ kind, isUnread }: { kind: NotificationKind; isUnread: boolean }) {
  const Icon = icons[kind] ?? Bell;
  return (
    <Icon
      aria-hidden
      className={isUnread ? 'mt-0.5 size-5 text-green' : 'mt-0.5 size-5 text-ink-2'}
      strokeWidth={1.75}
    />
  );
}
