import { useTranslation } from 'react-i18next';
import { paths } from '../../../routing/paths';
import { TextLink } from '../../../ui/text-link';

/** Below the button that opens an account. */
export function Agreement() {
  const { t } = useTranslation('accounts');
  return (
    <p className="text-ink-2">
      {t('register.agree')} <TextLink to={paths.terms}>{t('register.terms')}</TextLink> {t('register.and')}{' '}
      <TextLink to={paths.privacy}>{t('register.privacy')}</TextLink>
      {t('register.end')}
    </p>
  );
}
