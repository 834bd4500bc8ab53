import { languageRoots, type Language } from '@ainsathi/contract/languages';
import { use, useEffect, useLayoutEffect, useState } from 'react';
import {
  BrowserRouter,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type NavigateFunction,
  type RouteObject,
} from 'react-router-dom';
import { hashTarget } from '../../routing/hash-target';
import { preservesPlace } from '../../lib/preserve-place';
import { loadScreensOnce } from './load-screens';
import { patientWindow } from './patient-window';
import { ScreenBoundary, Screens } from './screens';
import { ScrollPositions } from './scroll-positions';

/** Scrolls a new screen to its top or its section, and restores the scroll position of an earlier one. */
function useScroll(): void {
  const location = useLocation();
  const action = useNavigationType();
  const [positions] = useState(() => new ScrollPositions(location.key));
  useLayoutEffect(
    function scroll() {
      const savedY = positions.enter(location.key);
      // The browser scrolls the first one.
      if (savedY === null) return;
      const section = hashTarget(location.hash);
      if (savedY !== undefined) window.scrollTo(0, savedY);
      else if (section) section.scrollIntoView();
      else if (action === NavigationType.Pop || !preservesPlace(location.state)) window.scrollTo(0, 0);
      positions.save();
    },
    [positions, location, action],
  );
}

/** For `boot/event-replay.ts`: from the first event on React handles input itself; at the second all effects have run. */
function useHydrationEvents(): void {
  useLayoutEffect(function announceHydrated() {
    document.dispatchEvent(new Event('page-hydrated'));
  }, []);
  useEffect(function announceReady() {
    document.dispatchEvent(new Event('page-ready'));
  }, []);
}

/** Suspends until the screens of the location are loaded. */
function LoadedScreens({ routes }: { routes: RouteObject[] }) {
  const loading = loadScreensOnce(routes, useLocation());
  if (loading) use(loading);
  return <Screens routes={routes} />;
}

interface BrowserScreensProps {
  routes: RouteObject[];
  onNavigable: (navigate: NavigateFunction) => void;
}

function RoutedScreens({ routes, onNavigable }: BrowserScreensProps) {
  const location = useLocation();
  const navigate = useNavigate();
  useScroll();
  useHydrationEvents();
  useEffect(() => onNavigable(navigate), [onNavigable, navigate]);
  return (
    <ScreenBoundary location={location}>
      <LoadedScreens routes={routes} />
    </ScreenBoundary>
  );
}

/**
 * Renders the screen of the present URL. React Router navigates in a transition, so that the old screen stays until the
 * new one is loaded.
 * @param language of the page, whose prefix the screens do not see.
 */
export function BrowserScreens({ language, ...screens }: BrowserScreensProps & { language: Language }) {
  const [historyWindow] = useState(patientWindow);
  return (
    <BrowserRouter basename={languageRoots[language] || '/'} window={historyWindow}>
      <RoutedScreens {...screens} />
    </BrowserRouter>
  );
}
