import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useNavigationPending } from '../navigation/pending';
import { RouteFocus } from './route-focus';

/** A progress bar at the top while the next screen loads; screens that are already loaded do not show it. */
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

/** The layout of every screen: navigation progress and focus. */
export function RootLayout() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <RouteFocus />
    </>
  );
}
