import { pages } from '@ainsathi/contract/addresses';
import { adminRoutes } from './admin-routes';
import { clientRoutes } from './client-routes';
import { lazyScreen } from './lazy-screen';
import { lawyerRoutes } from './lawyer-routes';
import { publicRoutes } from './public-routes';
import { routesOf } from './routes-of';

const accountScreens = {
  account: lazyScreen(
    async () => (await import('../../screens/account/account-screen')).AccountScreen,
    'accounts',
    'accountSettings',
    'forms',
  ),
  notificationSettings: lazyScreen(
    async () =>
      (await import('../../screens/account/notification-settings-screen')).NotificationSettingsScreen,
    'accountSettings',
    'notifications',
  ),
  inbox: lazyScreen(async () => (await import('../../screens/account/inbox-screen')).InboxScreen),
  changePassword: lazyScreen(
    async () => (await import('../../screens/account/sign-in-settings-screen')).SignInSettingsScreen,
    'accounts',
    'accountSettings',
    'forms',
  ),
  privacySettings: lazyScreen(
    async () => (await import('../../screens/account/privacy-settings-screen')).PrivacySettingsScreen,
    'accountSettings',
  ),
  devices: lazyScreen(
    async () => (await import('../../screens/account/devices-screen')).DevicesScreen,
    'accountSettings',
  ),
};

/** The routes of every screen by area; the router adds the layouts. */
export const areas = {
  public: publicRoutes,
  client: clientRoutes,
  lawyer: lawyerRoutes,
  admin: adminRoutes,
  /** For every signed-in role. */
  account: routesOf(pages.account, (name) => accountScreens[name]),
};

/** The path patterns of all screens, such as `/lawyers/:id`. */
export function screenAddresses(): string[] {
  return Object.values(areas)
    .flat()
    .map(({ path = '' }) => path);
}
