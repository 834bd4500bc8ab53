import type { RouteObject } from 'react-router-dom';
import type { clientScreens } from './client-screens';

const screen = (name: keyof typeof clientScreens) => async () =>
  (await import('./client-screens')).clientScreens[name]();

/** The client area, under /user. */
export const clientRoutes: RouteObject[] = [
  {
    index: true,
    lazy: screen('dashboard'),
  },
  {
    path: 'profile',
    lazy: screen('profile'),
  },
  {
    path: 'lawyers',
    lazy: screen('lawyers'),
  },
  {
    path: 'lawyers/:id',
    lazy: screen('lawyer'),
  },
  {
    path: 'cases',
    lazy: screen('cases'),
  },
  {
    path: 'cases/:id',
    lazy: screen('case'),
  },
];
