import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FormMessage } from '../../../ui/forms/form-message';
import { useHydrated } from '../../../ui/use-hydrated';

/**
 * The secret of a mailed link, which follows `#`, where no server sees it; null on the server and until the page is
 * hydrated, empty for a link without one.
 */
export function useLinkSecret(): string | null {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1) : null;
}

/** Says that a link was cut off on its way from the mail. */
export function MissingSecret() {
  const { t } = useTranslation('accountRecovery');
  return (
    <FormMessage tone="failure" title={t('link.missing')}>
      {t('link.missingText')}
    </FormMessage>
  );
}
