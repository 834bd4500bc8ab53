import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { screenLoading } from '../navigation/load-screens';
import { RouteFocus } from './route-focus';

/** A progress bar at the top while the next screen loads; screens that are already loaded do not show it. */
function NavigationProgress() {
  const { t } = useTranslation('shared');
  const pending = useSyncExternalStore(screenLoading.subscribe, screenLoading.getSnapshot, () => false);
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
