import { accountRoutes } from './account-routes';
import { adminRoutes } from './admin-routes';
import { clientRoutes } from './client-routes';
import { lawyerRoutes } from './lawyer-routes';
import { publicRoutes } from './public-routes';

/** The routes of every screen by area; the router adds the layouts. */
export const areas = {
  public: publicRoutes,
  client: clientRoutes,
  lawyer: lawyerRoutes,
  admin: adminRoutes,
  /** For every signed-in role. */
  account: accountRoutes,
};

/** The path patterns of all screens, such as `/lawyers/:id`. */
export function screenAddresses(): string[] {
  return Object.values(areas)
    .flat()
    .map(({ path = '' }) => path);
}
