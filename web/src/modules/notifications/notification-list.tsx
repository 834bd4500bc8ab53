import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type FragmentType, readFragment } from '../../graphql/documents';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import type { SessionRole } from '../../session/session-storage';
import type { NotificationRow_NotificationFragment } from './generated/notification-row';
import { groupNotifications, type NotificationGroup } from './group-notifications';
import { KindIcon } from './kind-icon';
import { NotificationAge, NotificationRow } from './notification-row';

interface RowsProps {
  role: SessionRole;
  onOpen: (id: string) => void;
}

interface GroupProps extends RowsProps {
  group: NotificationGroup<NotificationRow_NotificationFragment>;
}

/** Folds notifications into one line with their number. */
function Group({ group: { kind, items }, ...rows }: GroupProps) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const [newest] = items;
  const isUnread = items.some(({ readAt }) => readAt === null);
  const number = formatNumber(items.length, language);
  const title = newest.caseTitle ?? t('aCase');
  return (
    <li className="border-b border-line last:border-b-0">
      <details className="group">
        <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[1.25rem_minmax(0,1fr)_1.125rem] gap-x-3 px-4 py-3 hover:bg-hover [&::-webkit-details-marker]:hidden">
          <KindIcon kind={newest.kind} isUnread={isUnread} />
          <span className="grid gap-0.5">
            <span className={isUnread ? 'wrap-anywhere font-medium' : 'wrap-anywhere'}>
              {isUnread && <span className="sr-only">{t('unread')} </span>}
              {kind ? t('group.requests', { number }) : t('group.case', { title, number })}
            </span>
            <NotificationAge of={newest.updatedAt} />
          </span>
          <ChevronDown
            aria-hidden
            className="mt-1 size-4.5 text-ink-2 transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="border-t border-line bg-paper">
          {items.map((item) => (
            <NotificationRow key={item.id} notification={item} {...rows} />
          ))}
        </ul>
      </details>
    </li>
  );
}

interface NotificationListProps extends RowsProps {
  notifications: readonly FragmentType<NotificationRow_NotificationFragment>[];
}

/** Folds requests together, and notifications of a case. */
export function NotificationList({ notifications, ...rows }: NotificationListProps) {
  const items = notifications.map((one) => readFragment<NotificationRow_NotificationFragment>(one));
  return (
    <ul>
      {groupNotifications(items).map((group) =>
        group.items.length > 1 ? (
          <Group key={group.id} group={group} {...rows} />
        ) : (
          <NotificationRow key={group.id} notification={group.items[0]} {...rows} />
        ),
      )}
    </ul>
  );
}
