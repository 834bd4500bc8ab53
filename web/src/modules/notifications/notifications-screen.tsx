import { useQuery } from '@apollo/client/react';
import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotificationList } from './notification-list';
import { useMarkRead } from './use-mark-read';
import { graphql } from '../../graphql/documents';
import { ListEmpty, ListPages } from '../../lists/list-states';
import { LoadedView } from '../../lists/load-error';
import { useListAddress } from '../../lists/use-list-address';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { Button, ButtonLink } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { Panel } from '../../ui/panel';
import { TableSkeleton } from '../../ui/states/panel-skeletons';
import { AllNotificationsDocument } from './generated/notifications-screen';

const pageSize = 20;

graphql(`
  query AllNotifications($page: Int!, $limit: Int!) {
    myNotifications(page: $page, limit: $limit) {
      items {
        id
        ...NotificationRow_notification
      }
      page
      pages
      limit
      total
      unreadCount
    }
  }
`);

export default function NotificationsScreen() {
  const { t } = useTranslation(['notifications', 'shared']);
  const { user } = useSession();
  const address = useListAddress();
  const { markRead, busy } = useMarkRead();
  const result = useQuery(AllNotificationsDocument, { variables: { page: address.page, limit: pageSize } });
  const isUnread = (result.data?.myNotifications.unreadCount ?? 0) > 0;
  const role = user?.role ?? 'user';
  return (
    <>
      <PageHead title={t('shared:nav.notifications')} hidden />
      <PageHeader
        title={t('shared:nav.notifications')}
        description={t('lead')}
        actions={
          <>
            {isUnread && (
              <Button wide="phone" busy={busy} onClick={() => markRead(null)}>
                {t('act.markAll')}
              </Button>
            )}
            <ButtonLink to={paths.notificationSettings} icon={Settings} wide="phone">
              {t('act.settings')}
            </ButtonLink>
          </>
        }
      />
      <LoadedView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => <TableSkeleton label={t('loading')} />}
        failed={t('failed')}
        isEmpty={({ myNotifications }) => myNotifications.items.length === 0}
        empty={({ myNotifications }) => (
          <ListEmpty
            title={t('empty.title')}
            description={t(`empty.${role}`)}
            address={address}
            total={myNotifications.total}
          />
        )}
      >
        {({ myNotifications }) => (
          <div className="grid max-w-[760px] gap-4">
            <Panel flush>
              <NotificationList
                notifications={myNotifications.items}
                role={role}
                onOpen={(id) => markRead([id])}
              />
            </Panel>
            <ListPages list={myNotifications} address={address} />
          </div>
        )}
      </LoadedView>
    </>
  );
}
