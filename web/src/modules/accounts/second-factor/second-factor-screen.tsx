import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../account-frame';
import { SecondFactorSettings } from './second-factor-settings';

export default function SecondFactorScreen() {
  const { t } = useTranslation('accountSettings');
  return (
    <AccountFrame title={t('secondFactor.title')} description={t('secondFactor.lead')}>
      <SecondFactorSettings />
    </AccountFrame>
  );
}
