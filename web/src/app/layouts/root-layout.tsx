import { Outlet } from 'react-router-dom';
import { Arrival } from './route-focus';
import { NavigationProgress } from './navigation-progress';

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
