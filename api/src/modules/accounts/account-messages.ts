/** What the calls around a lost password and a changed email answer. */
export const RESET_ASKED_MESSAGE = 'If this address has an account, we have sent it a link.';
export const PASSWORD_RESET_MESSAGE = 'Your new password is set. Please sign in with it.';
export const CONFIRMED_MESSAGES = {
  confirmed: 'Your email is confirmed.',
  changed: 'Your email is changed. Please sign in with it.',
} as const;
export const CONFIRMATION_SENT_MESSAGE = 'We have sent you the link again.';
export const EMAIL_KEPT_MESSAGE = 'Your email stays as it is.';
export const FACTOR_REMOVAL_ASKED_MESSAGE =
  'We have sent a link to the email of your account. Staff get none: an owner or the operator removes their second factor.';
export const FACTOR_REMOVAL_BEGUN_MESSAGE =
  'In 72 hours your password alone signs in. Until then we write to you every day, and each mail can stop it.';
export const FACTOR_KEPT_MESSAGE = 'The second factor stays as it is.';
export const UNLOCKED_MESSAGE = 'You can sign in on this device now.';
