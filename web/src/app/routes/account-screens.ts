import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

/** The screens of the own account; a separate chunk, so that the public pages do not load the list. */
export const accountScreens: Record<keyof typeof pages.account, LazyScreen> = {
  account: lazyScreen(
    async () => (await import('../../screens/account/sign-in-settings-screen')).AccountScreen,
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
  secondFactor: lazyScreen(
    async () => (await import('../../screens/account/second-factor-screen')).SecondFactorScreen,
    'accounts',
    'accountSettings',
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
