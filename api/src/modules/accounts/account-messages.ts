/** What the calls around a lost password and a changed email answer. */
export const RESET_ASKED_MESSAGE = 'If this address has an account, we have sent it a link.';
export const PASSWORD_RESET_MESSAGE = 'Your new password is set. Please sign in with it.';
export const EMAIL_CONFIRMED_MESSAGE = 'Your email is changed. Please sign in with it.';
export const EMAIL_UNDONE_MESSAGE =
  'Your email is back, and everybody is signed out. We have sent you a link to set a new password.';
