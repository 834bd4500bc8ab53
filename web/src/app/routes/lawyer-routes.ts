import { pages } from '@ainsathi/contract/addresses';
import { routesOf } from './routes-of';

/** The lawyer area, under /lawyer. */
export const lawyerRoutes = routesOf(
  pages.lawyer,
  (name) => async () => (await import('./lawyer-screens')).lawyerScreens[name](),
);
