import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

const signInSettings = () => import('../../modules/accounts/sign-in-settings-screen');

/** A separate chunk, so that public pages do not load the list. */
export const accountScreens: Record<keyof typeof pages.account, LazyScreen> = {
  account: lazyScreen(
    async () => ({ default: (await signInSettings()).AccountScreen }),
    ['accounts', 'accountSettings', 'forms'],
  ),
  notificationSettings: lazyScreen(
    () => import('../../modules/notifications/notification-settings-screen'),
    ['accountSettings', 'notifications'],
  ),
  inbox: lazyScreen(() => import('../../modules/notifications/inbox-screen')),
  changePassword: lazyScreen(
    async () => ({ default: (await signInSettings()).SignInSettingsScreen }),
    ['accounts', 'accountSettings', 'forms'],
  ),
  secondFactor: lazyScreen(
    () => import('../../modules/accounts/second-factor/second-factor-screen'),
    ['accounts', 'accountSettings'],
  ),
  privacySettings: lazyScreen(
    () => import('../../modules/accounts/privacy-settings-screen'),
    ['accountSettings'],
  ),
  complaints: lazyScreen(
    () => import('../../modules/complaints/complaints-screen'),
    ['accountSettings', 'forms', 'lists'],
  ),
  devices: lazyScreen(() => import('../../modules/accounts/sessions/devices-screen'), ['accountSettings']),
};
