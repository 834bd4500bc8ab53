import { useMutation } from '@apollo/client/react';
import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type FragmentType, graphql, readFragment } from '../../../graphql/documents';
import { useToastedAct } from '../../../graphql/use-act';
import { formatDateTime } from '../../../i18n/format';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import {
  RemovePushDeviceDocument,
  SendTestPushDocument,
  type PushDevices_DeviceFragment,
} from './generated/push-devices';

graphql(`
  fragment PushDevices_device on PushDevice {
    id
    current
    browser
    addedAt
  }

  mutation RemovePushDevice($id: ID!) {
    removePushDevice(id: $id) {
      subscriptions
    }
  }

  mutation SendTestPush {
    sendTestPush {
      subscriptions
    }
  }
`);

interface DeviceRowProps {
  device: FragmentType<PushDevices_DeviceFragment>;
  onRemoved: () => Promise<unknown>;
}

function DeviceRow({ device, onRemoved }: DeviceRowProps) {
  const { id, current, browser, addedAt } = readFragment<PushDevices_DeviceFragment>(device);
  const { t, i18n } = useTranslation(['notifications', 'accountSettings']);
  const { isBusy, act } = useToastedAct(t('devices.removeFailed'));
  const [remove] = useMutation(RemovePushDeviceDocument, { fetchPolicy: 'no-cache' });
  const name = browser ?? t('accountSettings:devices.unknown');
  const takeBack = async () =>
    act(
      async () => {
        await remove({ variables: { id } });
        await onRemoved();
      },
      t('devices.removed', { name }),
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3.5 last:border-0 md:px-5">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-2" strokeWidth={1.75} />
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-ink-2">{t('devices.since', { time: formatDateTime(addedAt, i18n.language) })}</p>
      </div>
      {current ? (
        <Badge tone="accepted">{t('accountSettings:devices.thisDevice')}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={t('devices.removeNamed', { name })}
          busy={isBusy}
          onClick={() => void takeBack()}
        >
          {t('devices.remove')}
        </Button>
      )}
    </li>
  );
}

function SendTest() {
  const { t } = useTranslation('notifications');
  const { isBusy, act } = useToastedAct(t('devices.testFailed'));
  const [send] = useMutation(SendTestPushDocument, { fetchPolicy: 'no-cache' });
  return (
    <Button wide="phone" busy={isBusy} onClick={() => void act(async () => send(), t('devices.tested'))}>
      {t('devices.test')}
    </Button>
  );
}

interface PushDevicesProps {
  devices: readonly (FragmentType<PushDevices_DeviceFragment> & { id: string })[];
  onRemoved: () => Promise<unknown>;
}

export function PushDevices({ devices, onRemoved }: PushDevicesProps) {
  const { t } = useTranslation('notifications');
  if (devices.length === 0) return null;
  return (
    <Panel title={t('devices.title')} flush footer={<SendTest />}>
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onRemoved={onRemoved} />
        ))}
      </ul>
    </Panel>
  );
}
