import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/accounts/account-frame';
import { PrivacySettings } from '../../features/accounts/privacy-settings';

export function PrivacySettingsScreen() {
  const { t } = useTranslation('accountSettings');
  return (
    <AccountFrame title={t('privacy.title')} description={t('privacy.lead')}>
      <PrivacySettings />
    </AccountFrame>
  );
}
