import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FormMessage } from '../../../ui/forms/form-message';
import { useHydrated } from '../../../ui/use-hydrated';

/**
 * The secret follows `#`, so that no server sees it; null on the server and before hydration, empty for a link without a
 * secret.
 */
export function useLinkSecret(): string | null {
  const { hash } = useLocation();
  const [secret, setSecret] = useState(hash);
  // The link to the content takes the place of the secret.
  if (hash !== secret && hash !== '#main') setSecret(hash);
  return useHydrated() ? secret.slice(1) : null;
}

/** For a truncated link. */
export function MissingSecret() {
  const { t } = useTranslation('accountRecovery');
  return (
    <FormMessage tone="failure" title={t('link.missing')}>
      {t('link.missingText')}
    </FormMessage>
  );
}
