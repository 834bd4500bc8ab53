import { languageRoots, type Language } from '@ainsathi/contract/languages';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Router, type RouteObject } from 'react-router-dom';
import { hashTarget } from '../../routing/hash-target';
import type { Navigation, ShownLocation } from './navigation';
import { NavigationContext } from './pending';
import { ScreenBoundary, Screens } from './screens';

function scroll({ location: { hash }, scroll }: ShownLocation): void {
  if (!scroll) return;
  const section = hashTarget(hash);
  if (scroll.savedY !== undefined) window.scrollTo(0, scroll.savedY);
  else if (section) section.scrollIntoView();
  else if (!scroll.preventReset) window.scrollTo(0, 0);
}

interface BrowserRouterProps {
  /** The language of the page, whose prefix the screens do not see. */
  language: Language;
  navigation: Navigation;
  routes: RouteObject[];
}

/** Renders the screen of the present URL, and scrolls it to its top or restores its scroll position. */
export function BrowserRouter({ language, navigation, routes }: BrowserRouterProps) {
  const [shown, setShown] = useState(navigation.shown);
  useEffect(
    function followNavigation() {
      const follow = () => {
        const update = () => setShown(navigation.shown);
        if (navigation.shown.flushSync) flushSync(update);
        else startTransition(update);
      };
      follow();
      return navigation.subscribe(follow);
    },
    [navigation],
  );
  useLayoutEffect(
    function updateScroll() {
      scroll(shown);
    },
    [shown],
  );
  // For `boot/event-replay.ts`: from the first event on React handles input itself; at the second all effects have run.
  useLayoutEffect(function announceHydrated() {
    document.dispatchEvent(new Event('page-hydrated'));
  }, []);
  useEffect(function announceReady() {
    document.dispatchEvent(new Event('page-ready'));
  }, []);
  const { location, action, failure } = shown;
  return (
    <NavigationContext value={navigation}>
      <Router
        basename={languageRoots[language] || '/'}
        location={location}
        navigationType={action}
        navigator={navigation}
      >
        <ScreenBoundary location={location} failure={failure}>
          <Screens routes={routes} />
        </ScreenBoundary>
      </Router>
    </NavigationContext>
  );
}
