import { useTranslation } from 'react-i18next';
import { useNavigationPending } from '../navigation/pending';

/** A line at the top while the next screen is fetched; it appears only when that takes a moment. */
export function NavigationProgress() {
  const { t } = useTranslation('shared');
  const pending = useNavigationPending();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-60">
      {pending && (
        <>
          <span className="sr-only">{t('loading')}</span>
          <span aria-hidden className="block h-0.75 origin-left animate-breathe bg-brass" />
        </>
      )}
    </div>
  );
}
