import { useSyncExternalStore, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { screenLoading } from '../navigation/load-screens';
import { preservesPlace } from '../../lib/preserve-place';
import { hashTarget } from '../../routing/hash-target';
import { mainId } from './skip-link';

function focusQuietly(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function headline(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${mainId} h1`) ?? document.querySelector<HTMLElement>('h1');
}

/** Whether nothing on the new screen has been focused yet. */
function isFocusUnset(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.id === mainId;
}

/** Refocuses the headline when data replaces the skeleton, until the first key or pointer event. */
function followHeadline(): () => void {
  const follow = (): void => {
    const target = headline();
    if (target && isFocusUnset()) focusQuietly(target);
  };
  const observer = new MutationObserver(follow);
  const stop = (): void => {
    observer.disconnect();
    inputEvents.forEach((name) => document.removeEventListener(name, stop, true));
  };
  const inputEvents = ['keydown', 'pointerdown'] as const;
  inputEvents.forEach((name) => document.addEventListener(name, stop, true));
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** Focuses a new screen's headline, so that keyboard and screen reader start there. */
function RouteFocus() {
  const location = useLocation();
  const { pathname, hash } = location;
  const isPreserved = useNavigationType() !== NavigationType.Pop && preservesPlace(location.state);
  const last = useRef({ pathname, hash });
  useEffect(
    function focusNewScreen() {
      if (last.current.pathname === pathname && last.current.hash === hash) return undefined;
      last.current = { pathname, hash };
      if (isPreserved) return undefined;
      const section = hashTarget(hash);
      const target = section ?? headline() ?? document.getElementById(mainId);
      if (target) focusQuietly(target);
      return section ? undefined : followHeadline();
    },
    [pathname, hash, isPreserved],
  );
  return null;
}

/** Shown while the next screen loads, not for loaded screens. */
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

export function RootLayout() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <RouteFocus />
    </>
  );
}
