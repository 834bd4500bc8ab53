import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/accounts/account-frame';
import { SignInSettings } from '../../features/accounts/sign-in-settings';

/** The section of the own account where the password is changed. */
export function SignInSettingsScreen() {
  const { t } = useTranslation('accountSettings');
  return (
    <AccountFrame title={t('signIn.title')}>
      <SignInSettings />
    </AccountFrame>
  );
}
