import { OptionalText, RequiredText } from '../../../validation/text';
import { EMAIL, NewPassword } from '../account.fields';

/** Email and password of the login form. */
export class LoginInput {
  @RequiredText(EMAIL)
  email: string;

  @RequiredText({ label: 'Password', max: 1000, verbatim: true })
  password: string;
}

/** The password that proves who somebody is. */
export class IdentityInput {
  @RequiredText({ label: 'Password', max: 1000, verbatim: true })
  password: string;

  /** Asked for where the account has a second factor. */
  @OptionalText({ label: 'Code', max: 40 })
  code?: string | null;
}

/** A code of an authenticator app. */
export class CodeInput {
  @RequiredText({ label: 'Code', max: 40 })
  code: string;
}

/** The challenge of a sign-in, and the code that it asked for. */
export class CompleteLoginInput extends CodeInput {
  @RequiredText({ label: 'Challenge', max: 200 })
  challenge: string;
}

/** The email of a lost password. */
export class PasswordResetRequestInput {
  @RequiredText(EMAIL)
  email: string;
}

/** The secret of a mailed link. */
export class LinkInput {
  @RequiredText({ label: 'Link', max: 200 })
  token: string;
}

/** The secret of a mailed link, and the password that it sets. */
export class PasswordResetInput extends LinkInput {
  @NewPassword()
  newPassword: string;
}

/** The current password and its replacement. */
export class ChangePasswordInput {
  @RequiredText({ label: 'Current password', max: 1000, verbatim: true })
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}
