import { RequiredText } from '../../validation/text';
import { EMAIL, NewPassword } from './account.fields';

/** Email and password of the login form. */
export class LoginInput {
  @RequiredText(EMAIL)
  email: string;

  @RequiredText({ label: 'Password', max: 1000, verbatim: true })
  password: string;
}

/** The current password and its replacement. */
export class ChangePasswordInput {
  @RequiredText({ label: 'Current password', max: 1000, verbatim: true })
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}
