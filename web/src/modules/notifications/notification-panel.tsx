import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { LoadedView } from '../../lists/load-error';
import { paths } from '../../routing/paths';
import type { SessionRole } from '../../session/session-storage';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, LinesSkeleton } from '../../ui/states/skeleton';
import { NewestNotificationsDocument } from './generated/notification-panel';
import { notificationAreas } from './notification-area';
import { NotificationList } from './notification-list';
import { useMarkRead } from './use-mark-read';

graphql(`
  query NewestNotifications {
    myNotifications(limit: 20) {
      items {
        id
        ...NotificationRow_notification
      }
      unreadCount
    }
  }
`);

/** The last twenty notifications, and further links. */
export function NotificationPanel({ role, onClose }: { role: SessionRole; onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const result = useQuery(NewestNotificationsDocument);
  const { markRead, busy } = useMarkRead();
  const isUnread = (result.data?.myNotifications.unreadCount ?? 0) > 0;
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <LoadedView
          result={{ ...result, loading: result.loading && !result.data }}
          loading={() => (
            <Loading label={t('loading')} className="p-4">
              <LinesSkeleton rows={6} />
            </Loading>
          )}
          failed={t('failed')}
          bare
          isEmpty={({ myNotifications }) => myNotifications.items.length === 0}
          empty={() => <EmptyState bare title={t('empty.title')} description={t(`empty.${role}`)} />}
        >
          {({ myNotifications }) => (
            <NotificationList
              notifications={myNotifications.items}
              role={role}
              onOpen={(id) => {
                markRead([id]);
                onClose();
              }}
            />
          )}
        </LoadedView>
      </div>
      <div className="flex flex-wrap items-center gap-x-1 border-t [--control-text:0.875rem] border-line px-2 py-1.5">
        {isUnread && (
          <Button variant="text" size="small" busy={busy} onClick={() => markRead(null)}>
            {t('act.markAll')}
          </Button>
        )}
        <ButtonLink to={notificationAreas[role].all} variant="text" size="small" onClick={onClose}>
          {t('act.all')}
        </ButtonLink>
        <ButtonLink
          to={paths.notificationSettings}
          variant="text"
          size="small"
          className="ml-auto"
          onClick={onClose}
        >
          {t('act.settings')}
        </ButtonLink>
      </div>
    </>
  );
}
