import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import { Logo } from '../../ui/jamdani/logo';
import { useLanguage } from '../../i18n/use-language';
import { paths } from '../../routing/paths';

export function HomeLink({ bangla = false }: { bangla?: boolean }) {
  const { t } = useTranslation('shared');
  const language = useLanguage();
  return (
    <Link
      to={paths.home}
      aria-label={t('brand.home')}
      className="inline-flex min-h-11 items-center no-underline"
    >
      <Logo
        name={t('brand.name')}
        {...(bangla && language === 'en' ? { banglaName: t('brand.bangla') } : {})}
      />
    </Link>
  );
}
