import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useNavigationPending } from '../navigation/pending';
import { Arrival } from './route-focus';

/** A line at the top while the next screen is fetched; it appears only when that takes a moment. */
function NavigationProgress() {
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

/** Around every screen: a sign that the next one is coming, and the focus when it is there. */
export function RootLayout() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <Arrival />
    </>
  );
}
