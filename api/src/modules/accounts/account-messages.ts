/** What the calls around a lost password and a changed email answer. */
export const RESET_ASKED_MESSAGE = 'If this address has an account, we have sent it a link.';
export const PASSWORD_RESET_MESSAGE = 'Your new password is set. Please sign in with it.';
/** By what the link confirmed. */
export const CONFIRMED_MESSAGES = {
  confirmed: 'Your email is confirmed.',
  changed: 'Your email is changed. Please sign in with it.',
} as const;
export const CONFIRMATION_SENT_MESSAGE = 'We have sent you the link again.';
export const EMAIL_KEPT_MESSAGE = 'Your email stays as it is.';
export const EMAIL_UNDONE_MESSAGE =
  'Your email is back, and everybody is signed out. We have sent you a link to set a new password.';
