import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

const signInSettings = () => import('../../screens/account/sign-in-settings-screen');

/** The screens of the own account; a separate chunk, so that the public pages do not load the list. */
export const accountScreens: Record<keyof typeof pages.account, LazyScreen> = {
  account: lazyScreen(
    async () => ({ default: (await signInSettings()).AccountScreen }),
    'accounts',
    'accountSettings',
    'forms',
  ),
  notificationSettings: lazyScreen(
    () => import('../../screens/account/notification-settings-screen'),
    'accountSettings',
    'notifications',
  ),
  inbox: lazyScreen(() => import('../../screens/account/inbox-screen')),
  changePassword: lazyScreen(
    async () => ({ default: (await signInSettings()).SignInSettingsScreen }),
    'accounts',
    'accountSettings',
    'forms',
  ),
  secondFactor: lazyScreen(
    () => import('../../screens/account/second-factor-screen'),
    'accounts',
    'accountSettings',
  ),
  privacySettings: lazyScreen(
    () => import('../../screens/account/privacy-settings-screen'),
    'accountSettings',
  ),
  devices: lazyScreen(() => import('../../screens/account/devices-screen'), 'accountSettings'),
};
