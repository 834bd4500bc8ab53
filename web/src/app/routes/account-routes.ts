import { pages } from '@ainsathi/contract/addresses';
import { routesOf } from './routes-of';

/** The own account, under /account. */
export const accountRoutes = routesOf(
  pages.account,
  (name) => async () => (await import('./account-screens')).accountScreens[name](),
);
