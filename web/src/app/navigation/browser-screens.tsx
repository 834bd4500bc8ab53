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

const storageKey = 'scroll-positions';
const maxPositions = 50;

type Positions = Record<string, number>;

function read(): Positions {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    return stored as Positions;
  } catch {
    return {};
  }
}

/** By history entry of this tab; survives a reload. */
class ScrollPositions {
  private positions: Positions = read();

  /** @param key the shown entry's key. */
  constructor(private key: string) {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', () => this.save(), { passive: true });
    window.addEventListener('pagehide', () => this.persist());
    window.addEventListener('pageshow', () => void (window.history.scrollRestoration = 'manual'));
  }

  /** The saved position in pixels; undefined for a new entry, null for the present entry. */
  enter(key: string): number | undefined | null {
    if (key === this.key) return null;
    this.key = key;
    return this.positions[key];
  }

  save(): void {
    const otherEntries = Object.entries(this.positions).filter(([entryKey]) => entryKey !== this.key);
    const entries: [string, number][] = [...otherEntries, [this.key, window.scrollY]];
    this.positions = Object.fromEntries(entries.slice(-maxPositions));
  }

  // After a reload, and when returning from another site, the browser restores the position itself.
  private persist(): void {
    window.history.scrollRestoration = 'auto';
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify(this.positions));
    } catch {
      // Without storage the positions are lost with a reload.
    }
  }
}

/** Scrolls a new screen to its top or section, and restores an earlier screen's position. */
function useScroll(): void {
  const location = useLocation();
  const action = useNavigationType();
  const [positions] = useState(() => new ScrollPositions(location.key));
  useLayoutEffect(
    function scroll() {
      const savedY = positions.enter(location.key);
      // The browser scrolls the first screen.
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

/** For `boot/event-replay.ts`: after the first event React handles input itself; at the second all effects have run. */
function useHydrationEvents(): void {
  useLayoutEffect(function announceHydrated() {
    document.dispatchEvent(new Event('page-hydrated'));
  }, []);
  useEffect(function announceReady() {
    document.dispatchEvent(new Event('page-ready'));
  }, []);
}

/** Suspends until the location's screens are loaded. */
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

/** In a transition, so the old screen stays until the new one is loaded. @param language whose prefix screens do not see. */
export function BrowserScreens({ language, ...screens }: BrowserScreensProps & { language: Language }) {
  const [historyWindow] = useState(patientWindow);
  return (
    <BrowserRouter basename={languageRoots[language] || '/'} window={historyWindow}>
      <RoutedScreens {...screens} />
    </BrowserRouter>
  );
}
