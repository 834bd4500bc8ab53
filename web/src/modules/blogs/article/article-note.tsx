import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format';
import { LazyComponent } from '../../../routing/lazy-component';
import { lazySource } from '../../../routing/lazy-source';
import { RenderInViewport } from '../../../ui/render-in-viewport';

const reportButton = lazySource(
  async () => (await import('../../moderation/report-button')).ReportButton,
  'reviewForm',
);

interface ArticleNoteProps {
  article: { id: string; title: string; updatedAt: string };
}

/** What an article is not, when it was last changed, and where to report it. */
export function ArticleNote({ article: { id, title, updatedAt } }: ArticleNoteProps) {
  const { t, i18n } = useTranslation('blogs');
  return (
    <footer className="mt-9 max-w-measure border-t border-line pt-4 text-ink-2">
      <p>{t('general')}</p>
      <p>
        {t('changed')} <time dateTime={updatedAt}>{formatDate(updatedAt, i18n.language, 'long')}</time>
      </p>
      <RenderInViewport placeholder={null} className="min-h-11 print:hidden">
        {() => (
          <LazyComponent source={reportButton} placeholder={null} missing={() => null}>
            {(ReportButton) => <ReportButton of={{ subject: 'ARTICLE', id, title }} />}
          </LazyComponent>
        )}
      </RenderInViewport>
    </footer>
  );
}
