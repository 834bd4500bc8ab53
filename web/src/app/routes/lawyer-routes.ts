import type { RouteObject } from 'react-router-dom';
import type { lawyerScreens } from './lawyer-screens';

const screen = (name: keyof typeof lawyerScreens) => async () =>
  (await import('./lawyer-screens')).lawyerScreens[name]();

const blogEditor = screen('blogEditor');

/** The lawyer area, under /lawyer. */
export const lawyerRoutes: RouteObject[] = [
  {
    index: true,
    lazy: screen('dashboard'),
  },
  {
    path: 'profile',
    lazy: screen('profile'),
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
  { path: 'blogs/new', lazy: blogEditor },
  { path: 'blogs/:id', lazy: blogEditor },
];
