import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/accounts/account-frame';
import { SignInSettings } from '../../features/accounts/sign-in-settings';

/** The own account: the list of its sections, with the first of them where there is room. */
export function AccountScreen() {
  const { t } = useTranslation(['accountSettings', 'shared']);
  return (
    <AccountFrame title={t('shared:nav.account')} description={t('overview')} overview>
      <SignInSettings />
    </AccountFrame>
  );
}
