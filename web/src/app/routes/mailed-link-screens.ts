import type * as linkScreens from '../../modules/accounts/recovery/mailed-link-screens';
import { lazyScreen } from './lazy-screen';

const linkScreen = (name: keyof typeof linkScreens) =>
  lazyScreen(
    async () => ({ default: (await import('../../modules/accounts/recovery/mailed-link-screens'))[name] }),
    ['accountRecovery', 'accounts'],
  );

/** A separate chunk, because few people open a link with a secret. */
export const mailedLinkScreens = {
  forgotPassword: lazyScreen(
    () => import('../../modules/accounts/recovery/forgot-password-screen'),
    ['accountRecovery', 'accounts', 'forms'],
  ),
  resetPassword: lazyScreen(
    () => import('../../modules/accounts/recovery/reset-password-screen'),
    ['accountRecovery', 'accounts', 'forms'],
  ),
  confirmEmail: linkScreen('ConfirmEmailScreen'),
  secureAccount: linkScreen('SecureAccountScreen'),
  undoEmail: linkScreen('SecureAccountScreen'),
  removeFactor: linkScreen('RemoveFactorScreen'),
  keepFactor: linkScreen('KeepFactorScreen'),
  unlock: linkScreen('UnlockScreen'),
  join: lazyScreen(
    () => import('../../modules/diary/join/join-screen'),
    ['join', 'accountRecovery', 'accounts'],
  ),
  joinStaff: lazyScreen(
    () => import('../../modules/staff/join-staff-screen'),
    ['staff', 'accountRecovery', 'accounts', 'forms'],
  ),
};
