import { pages } from '@ainsathi/contract/addresses';
import { routesOf } from './routes-of';

/** The admin area, under /admin. */
export const adminRoutes = routesOf(
  pages.admin,
  (name) => async () => (await import('./admin-screens')).adminScreens[name](),
);
