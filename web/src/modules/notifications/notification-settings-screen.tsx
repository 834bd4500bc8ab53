import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../accounts/account-frame';
import { CalendarAddress } from './calendar-address';
import { NotificationChoices } from './notification-choices';
import { isPushDevice, PushDeviceSetting } from './push/push-device-setting';
import { PushDevices } from './push/push-devices';
import { graphql } from '../../graphql/documents';
import { LoadedView } from '../../lists/load-error';
import { useSession } from '../../session/session';
import { EmptyState } from '../../ui/states/empty-state';
import { FormSkeleton } from '../../ui/states/skeleton';
import { NotificationSettingsDocument } from './generated/notification-settings-screen';

graphql(`
  query NotificationSettings {
    notificationChoices {
      kind
      mail
      push
    }
    pushPublicKey
    myPushDevices {
      id
      current
      ...PushDevices_device
    }
  }
`);

export default function NotificationSettingsScreen() {
  const { t } = useTranslation('notifications');
  const { user } = useSession();
  const result = useQuery(NotificationSettingsDocument, { fetchPolicy: 'network-only' });
  return (
    <AccountFrame title={t('settings.title')} description={t('settings.lead')}>
      <LoadedView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => <FormSkeleton label={t('settings.loading')} />}
        failed={t('settings.failed')}
        isEmpty={({ notificationChoices }) => notificationChoices.length === 0}
        empty={() => <EmptyState title={t('settings.none')} description={t('settings.noneText')} />}
      >
        {({ notificationChoices, pushPublicKey, myPushDevices }) => {
          const hasDevice =
            user !== null && isPushDevice(user) && myPushDevices.some(({ current }) => current);
          return (
            <div className="grid gap-6">
              <NotificationChoices
                stored={notificationChoices}
                withPush={pushPublicKey !== null}
                hasDevice={hasDevice}
              />
              {pushPublicKey !== null && user && (
                <PushDeviceSetting
                  user={user}
                  publicKey={pushPublicKey}
                  isOn={hasDevice}
                  onChanged={result.refetch}
                />
              )}
              <PushDevices devices={myPushDevices} onRemoved={result.refetch} />
            </div>
          );
        }}
      </LoadedView>
      {user && user.role !== 'admin' && <CalendarAddress />}
    </AccountFrame>
  );
}
