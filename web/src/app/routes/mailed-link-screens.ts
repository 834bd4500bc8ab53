import { lazyScreen } from './lazy-screen';

const secureAccount = lazyScreen(
  async () => (await import('../../screens/account/mailed-link-screens')).SecureAccountScreen,
  'accountRecovery',
  'accounts',
);

/** A lost password, and where the links of mails lead; a separate chunk, because few people open one. */
export const mailedLinkScreens = {
  forgotPassword: lazyScreen(
    async () => (await import('../../screens/account/forgot-password-screen')).ForgotPasswordScreen,
    'accountRecovery',
    'accounts',
    'forms',
  ),
  resetPassword: lazyScreen(
    async () => (await import('../../screens/account/reset-password-screen')).ResetPasswordScreen,
    'accountRecovery',
    'accounts',
    'forms',
  ),
  confirmEmail: lazyScreen(
    async () => (await import('../../screens/account/mailed-link-screens')).ConfirmEmailScreen,
    'accountRecovery',
    'accounts',
  ),
  secureAccount,
  undoEmail: secureAccount,
  removeFactor: lazyScreen(
    async () => (await import('../../screens/account/mailed-link-screens')).RemoveFactorScreen,
    'accountRecovery',
    'accounts',
  ),
  keepFactor: lazyScreen(
    async () => (await import('../../screens/account/mailed-link-screens')).KeepFactorScreen,
    'accountRecovery',
    'accounts',
  ),
  unlock: lazyScreen(
    async () => (await import('../../screens/account/mailed-link-screens')).UnlockScreen,
    'accountRecovery',
    'accounts',
  ),
  joinStaff: lazyScreen(
    async () => (await import('../../screens/account/join-staff-screen')).JoinStaffScreen,
    'staff',
    'accountRecovery',
    'accounts',
    'forms',
  ),
};
