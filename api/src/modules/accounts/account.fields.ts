import { emailPattern } from '@ainsathi/contract/email';
import { longest, passwordLength } from '@ainsathi/contract/limits';
import { passwordSize } from '@ainsathi/contract/new-password';
import { Matches } from 'class-validator';
import { all, RequiredText } from '../../validation/text';

/** Limits of an account's texts, for every form. */
export const NAME = { label: 'Name', max: longest.name, name: 'public' } as const;
export const EMAIL = { label: ['Email', 'ইমেইল'], max: longest.email, email: true } as const;
export const PHONE = { label: ['Phone', 'ফোন নম্বর'], max: longest.phone } as const;
export const ADDRESS = { label: 'Address', max: longest.address, multiline: true } as const;

/** A required email address; comparison ignores case. */
export function Email(): PropertyDecorator {
  // Only the first failure is reported, and "is required" comes before "must be valid".
  return all(RequiredText(EMAIL), Matches(emailPattern, { message: 'Email must be a valid email address' }));
}

/** A new password; the service refuses common passwords. */
export function NewPassword(): PropertyDecorator {
  return RequiredText({ label: 'Password', ...passwordLength, verbatim: true, sizeOf: passwordSize });
}
