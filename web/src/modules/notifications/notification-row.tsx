import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import { graphql } from '../../graphql/documents';
import type { NotificationKind } from '../../graphql/generated/schema-types';
import { calendarDaysBetween } from '../../i18n/days-between';
import { formatTime } from '../../i18n/format';
import { usePersonName } from '../../i18n/use-person-name';
import { paths, withQuery } from '../../routing/paths';
import type { SessionRole } from '../../session/session-storage';
import { Age } from '../../ui/times/age';
import type { NotificationRow_NotificationFragment } from './generated/notification-row';
import { KindIcon } from './kind-icon';
import { notificationAreas } from './notification-area';
import { useNotificationText } from './use-notification-text';
import { Sentence } from '../../ui/sentence';

graphql(`
  fragment NotificationRow_notification on Notification {
    id
    kind
    count
    caseId
    caseTitle
    caseStatus
    feeAccepted
    proposalAccepted
    subjectId
    verification
    unusualActs
    actorName
    actorNameBangla
    at
    updatedAt
    readAt
  }
`);

const parts: Partial<Record<NotificationKind, string>> = {
  MESSAGE_WAITING: 'messages',
  DOCUMENT_ADDED: 'documents',
  DOCUMENTS_REQUESTED: 'documents',
  FEE_PROPOSED: 'payment',
  FEE_ANSWERED: 'payment',
  PAYMENT_SUBMITTED: 'payment',
  PAYMENT_UNCONFIRMED: 'payment',
  PAYMENT_CONFIRMED: 'payment',
  PAYMENT_REFUSED: 'payment',
};

/** For kinds without a case. */
const destinations: Partial<Record<NotificationKind, string>> = {
  VERIFICATION_DECIDED: paths.lawyerArea.profile,
  UNUSUAL_STAFF_ACTS: paths.admin.audit,
  PHONE_MOVED: paths.changePassword,
  LICENCE_ENDING: paths.lawyerArea.licence,
  LICENCE_ASKED: paths.lawyerArea.licence,
  CONTENT_HIDDEN: paths.lawyerArea.blogs,
  CLIENT_REVIEW_ADDED: paths.lawyerArea.profile,
  REPORTS_WAIT: paths.admin.reports,
  REQUESTS_REPORTED: paths.admin.requests,
  COMPLAINTS_WAIT: paths.admin.complaints,
  COMPLAINT_ANSWERED: paths.complaints,
  LICENSES_WAIT: withQuery(paths.admin.lawyers, { state: 'pending' }),
  NAMES_WAIT: paths.admin.lawyers,
  REVIEWS_ADDED: paths.admin.reviews,
  ARTICLES_ADDED: paths.admin.blogs,
  MAILS_FAILED: paths.admin.dashboard,
};

function destinationOf(notification: NotificationRow_NotificationFragment, role: SessionRole): string {
  const { caseId, subjectId, kind, unusualActs } = notification;
  const { all, caseOf, requestOf } = notificationAreas[role];
  const part = parts[kind];
  if (caseId !== null) return caseOf(caseId) + (part ? `?tab=${part}` : '');
  if (subjectId !== null && requestOf) return requestOf(subjectId);
  if (unusualActs === 'SECURED') return withQuery(paths.admin.audit, { by: subjectId });
  return destinations[kind] ?? all;
}

/** The time of today's notifications, the age of older notifications. */
export function NotificationAge({ of }: { of: string }) {
  const { i18n } = useTranslation();
  const className = 'text-14 text-ink-2';
  if (calendarDaysBetween(of) > 0) return <Age of={of} className={className} />;
  return (
    <time dateTime={of} className={className}>
      {formatTime(of, i18n.language)}
    </time>
  );
}

export function NotificationSentence({ notification }: Pick<NotificationRowProps, 'notification'>) {
  const text = useNotificationText()(notification);
  const nameOf = usePersonName();
  const { actorName, actorNameBangla } = notification;
  const name = actorName ? nameOf({ name: actorName, nameBangla: actorNameBangla }) : '';
  const start = name ? text.indexOf(name) : -1;
  if (start < 0) return <Sentence text={text} />;
  return (
    <>
      <Sentence text={text.slice(0, start)} />
      <strong className="font-semibold">{name}</strong>
      <Sentence text={text.slice(start + name.length)} />
    </>
  );
}

interface NotificationRowProps {
  notification: NotificationRow_NotificationFragment;
  role: SessionRole;
  onOpen: (id: string) => void;
}

/** A link to the subject; marks an unread notification. */
export function NotificationRow({ notification, role, onOpen }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const isUnread = notification.readAt === null;
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={destinationOf(notification, role)}
        onClick={() => onOpen(notification.id)}
        className="grid min-h-14 grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 px-4 py-3 text-ink no-underline hover:bg-hover"
      >
        <KindIcon kind={notification.kind} isUnread={isUnread} />
        <span className="grid gap-0.5">
          <span className={isUnread ? 'wrap-anywhere font-medium' : 'wrap-anywhere'}>
            {isUnread && <span className="sr-only">{t('unread')} </span>}
            <NotificationSentence notification={notification} />
          </span>
          <NotificationAge of={notification.updatedAt} />
        </span>
      </Link>
    </li>
  );
}
