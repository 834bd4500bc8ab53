import type { RouteObject } from 'react-router-dom';
import type { adminScreens } from './admin-screens';

const screen = (name: keyof typeof adminScreens) => async () =>
  (await import('./admin-screens')).adminScreens[name]();

/** The admin area, under /admin. */
export const adminRoutes: RouteObject[] = [
  {
    index: true,
    lazy: screen('dashboard'),
  },
  {
    path: 'users',
    lazy: screen('users'),
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
  {
    path: 'blogs',
    lazy: screen('blogs'),
  },
  {
    path: 'blogs/new',
    lazy: screen('blogNew'),
  },
  {
    path: 'blogs/:id',
    lazy: screen('blog'),
  },
  {
    path: 'reviews',
    lazy: screen('reviews'),
  },
];
