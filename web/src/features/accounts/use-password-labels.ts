import { useTranslation } from 'react-i18next';

/** The labels of every password field of this feature. */
export function usePasswordLabels() {
  const { t } = useTranslation('accounts');
  return {
    show: t('password.show'),
    hide: t('password.hide'),
    shown: t('password.shown'),
    hidden: t('password.hidden'),
  };
}
