import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Arrival } from './arrival';

/** Around every screen: scrolling and focus on a change of screen. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <Arrival />
      <ScrollRestoration />
    </>
  );
}
