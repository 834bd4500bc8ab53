import { pages } from '@ainsathi/contract/addresses';
import { routesOf } from './routes-of';

/** The client area, under /user. */
export const clientRoutes = routesOf(
  pages.client,
  (name) => async () => (await import('./client-screens')).clientScreens[name](),
);
