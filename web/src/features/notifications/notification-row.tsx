import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import type { NotificationKind } from '../../graphql/generated/schema-types';
import { calendarDaysBetween, formatTime } from '../../i18n/format';
import { paths } from '../../routing/paths';
import type { SessionRole } from '../../session/session-storage';
import { Age } from '../../ui/age';
import type { NotificationRow_NotificationFragment } from './generated/notification-row';
import { notificationAreas } from './notification-area';
import { useNotificationText } from './use-notification-text';

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

/** The part of the case's page that a notification is about. */
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

function destinationOf({ caseId, kind }: NotificationRow_NotificationFragment, role: SessionRole): string {
  const part = parts[kind];
  if (caseId !== null) return notificationAreas[role].caseOf(caseId) + (part ? `?tab=${part}` : '');
  if (kind === 'UNUSUAL_STAFF_ACTS') return paths.admin.audit;
  return kind === 'VERIFICATION_DECIDED' ? paths.lawyerArea.profile : notificationAreas[role].all;
}

/** The hour of what happened today, the age of everything before. */
function Time({ of }: { of: string }) {
  const { i18n } = useTranslation();
  const className = 'text-14 text-ink-2';
  if (calendarDaysBetween(of, new Date()) > 0) return <Age of={of} className={className} />;
  return (
    <time dateTime={of} className={className}>
      {formatTime(of, i18n.language)}
    </time>
  );
}

interface NotificationRowProps {
  notification: FragmentType<NotificationRow_NotificationFragment>;
  role: SessionRole;
  onOpen: (id: string) => void;
}

/** One notification as a link to its subject; an unread one is marked. */
export function NotificationRow({ notification: masked, role, onOpen }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const notification = readFragment<NotificationRow_NotificationFragment>(masked);
  const textOf = useNotificationText();
  const isUnread = notification.readAt === null;
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={destinationOf(notification, role)}
        onClick={() => onOpen(notification.id)}
        className="grid min-h-14 grid-cols-[0.5rem_minmax(0,1fr)] gap-x-3 px-4 py-3 text-ink no-underline hover:bg-hover"
      >
        <span
          aria-hidden
          className={isUnread ? 'mt-2 size-2 rounded-full bg-green' : 'mt-2 size-2 rounded-full'}
        />
        <span className="grid gap-0.5">
          <span className={isUnread ? 'wrap-anywhere font-medium' : 'wrap-anywhere'}>
            {isUnread && <span className="sr-only">{t('unread')} </span>}
            {textOf(notification)}
          </span>
          <Time of={notification.updatedAt} />
        </span>
      </Link>
    </li>
  );
}
