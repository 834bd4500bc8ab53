import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/accounts/account-frame';
import { OwnSessions } from '../../features/accounts/own-sessions';

/** The section of the own account with its sessions and its history. */
export function DevicesScreen() {
  const { t } = useTranslation('accountSettings');
  return (
    <AccountFrame title={t('devices.title')} description={t('devices.lead')}>
      <OwnSessions />
    </AccountFrame>
  );
}
