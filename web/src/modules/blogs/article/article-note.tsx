import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format';

/** What an article is not, and when it was last changed. */
export function ArticleNote({ updatedAt }: { updatedAt: string }) {
  const { t, i18n } = useTranslation('blogs');
  return (
    <footer className="mt-9 max-w-measure border-t border-line pt-4 text-ink-2">
      <p>{t('general')}</p>
      <p>
        {t('changed')} <time dateTime={updatedAt}>{formatDate(updatedAt, i18n.language, 'long')}</time>
      </p>
    </footer>
  );
}
