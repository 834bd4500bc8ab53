import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../ui/forms/form-message';

/** Says that a link was cut off on its way from the mail. */
export function MissingSecret() {
  const { t } = useTranslation('accountRecovery');
  return (
    <FormMessage tone="failure" title={t('link.missing')}>
      {t('link.missingText')}
    </FormMessage>
  );
}
