import { lazyScreen } from './lazy-screen';

const screens = () => import('../../modules/accounts/recovery/mailed-link-screens');

const secureAccount = lazyScreen(
  async () => ({ default: (await screens()).SecureAccountScreen }),
  'accountRecovery',
  'accounts',
);

/** A separate chunk, because few people open a mailed link. */
export const mailedLinkScreens = {
  forgotPassword: lazyScreen(
    () => import('../../modules/accounts/recovery/forgot-password-screen'),
    'accountRecovery',
    'accounts',
    'forms',
  ),
  resetPassword: lazyScreen(
    () => import('../../modules/accounts/recovery/reset-password-screen'),
    'accountRecovery',
    'accounts',
    'forms',
  ),
  confirmEmail: lazyScreen(
    async () => ({ default: (await screens()).ConfirmEmailScreen }),
    'accountRecovery',
    'accounts',
  ),
  secureAccount,
  undoEmail: secureAccount,
  removeFactor: lazyScreen(
    async () => ({ default: (await screens()).RemoveFactorScreen }),
    'accountRecovery',
    'accounts',
  ),
  keepFactor: lazyScreen(
    async () => ({ default: (await screens()).KeepFactorScreen }),
    'accountRecovery',
    'accounts',
  ),
  unlock: lazyScreen(
    async () => ({ default: (await screens()).UnlockScreen }),
    'accountRecovery',
    'accounts',
  ),
  joinStaff: lazyScreen(
    () => import('../../modules/staff/join-staff-screen'),
    'staff',
    'accountRecovery',
    'accounts',
    'forms',
  ),
};
