import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Router, type RouteObject } from 'react-router-dom';
import { hashTarget } from '../../routing/hash-target';
import type { Navigation, Shown } from './navigation';
import { NavigationContext } from './pending';
import { ScreenBoundary, Screens } from './screens';

function scroll({ location: { hash }, scroll }: Shown): void {
  if (!scroll) return;
  const section = hashTarget(hash);
  if (scroll.left !== undefined) window.scrollTo(0, scroll.left);
  else if (section) section.scrollIntoView();
  else if (!scroll.stays) window.scrollTo(0, 0);
}

/** Shows the screen of the browser's address, from its top or from where the reader left it. */
export function BrowserRouter({ navigation, routes }: { navigation: Navigation; routes: RouteObject[] }) {
  const [shown, setShown] = useState(navigation.shown);
  useEffect(
    function followAddress() {
      const follow = () => {
        const update = () => setShown(navigation.shown);
        if (navigation.shown.urgent) flushSync(update);
        else startTransition(update);
      };
      follow();
      return navigation.subscribe(follow);
    },
    [navigation],
  );
  useLayoutEffect(
    function takePlace() {
      scroll(shown);
    },
    [shown],
  );
  // For what was done before the scripts were there, which `boot/event-replay.ts` kept: from the first on the page
  // answers by itself, from the second on all of it listens.
  useLayoutEffect(function tellTaken() {
    document.dispatchEvent(new Event('page-taken'));
  }, []);
  useEffect(function tellReady() {
    document.dispatchEvent(new Event('page-ready'));
  }, []);
  const { location, action, failure } = shown;
  return (
    <NavigationContext value={navigation}>
      <Router location={location} navigationType={action} navigator={navigation}>
        <ScreenBoundary place={location} failure={failure}>
          <Screens routes={routes} />
        </ScreenBoundary>
      </Router>
    </NavigationContext>
  );
}
