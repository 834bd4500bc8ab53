import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorReason } from '../../../graphql/error-message';
import { pushRegistration } from './push-device';
import type { SessionUser } from '../../../session/session-storage';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { Panel } from '../../../ui/panel';
import { canShowNotifications, findPushSubscription, subscribeBrowser } from './push-browser';
import { usePushRequests } from './use-push-requests';

interface PushDeviceSettingProps {
  user: SessionUser;
  publicKey: string;
  isOn: boolean;
  onChanged: () => Promise<unknown>;
}

export function isPushDevice({ _id }: SessionUser): boolean {
  return canShowNotifications() && pushRegistration(_id) !== 'none' && Notification.permission === 'granted';
}

type Failure = 'refused' | { reason: string };

function usePushDevice({ user, publicKey, onChanged }: Omit<PushDeviceSettingProps, 'isOn'>) {
  const { add, remove } = usePushRequests();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const attempt = async (work: () => Promise<Failure | null>) => {
    setIsBusy(true);
    setFailure(null);
    try {
      setFailure(await work());
    } catch (error) {
      setFailure({ reason: errorReason(error) });
    } finally {
      setIsBusy(false);
    }
  };
  const turnOn = () =>
    attempt(async () => {
      // Browsers prompt only after a press.
      if ((await Notification.requestPermission()) !== 'granted') return 'refused';
      await add(user._id, await subscribeBrowser(publicKey));
      await onChanged();
      return null;
    });
  const turnOff = () =>
    attempt(async () => {
      const subscription = await findPushSubscription();
      if (subscription) {
        await remove(subscription);
        await subscription.unsubscribe();
      }
      await onChanged();
      return null;
    });
  return { isBusy, failure, turnOn, turnOff };
}

function PushDeviceSwitch({ isOn, ...props }: PushDeviceSettingProps) {
  const { t } = useTranslation('notifications');
  const { isBusy, failure, turnOn, turnOff } = usePushDevice(props);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-measure text-ink-2" role="status">
        {isOn ? t('device.on') : t('device.off')}
      </p>
      {failure !== null && (
        <FormMessage tone="failure" title={t('device.failed')}>
          {failure === 'refused' ? t('device.refused') : failure.reason}
        </FormMessage>
      )}
      <Button
        wide="phone"
        busy={isBusy}
        busyLabel={isOn ? undefined : t('device.turningOn')}
        onClick={() => void (isOn ? turnOff() : turnOn())}
      >
        {isOn ? t('device.turnOff') : t('device.turnOn')}
      </Button>
    </div>
  );
}

/** Registers only on a press. */
export function PushDeviceSetting(props: PushDeviceSettingProps) {
  const { t } = useTranslation('notifications');
  return (
    <Panel title={t('device.title')}>
      {canShowNotifications() ? (
        <PushDeviceSwitch {...props} />
      ) : (
        <p className="max-w-measure text-ink-2">{t('device.unsupported')}</p>
      )}
    </Panel>
  );
}
