import { longest, passwordLength } from '@ainsathi/contract/limits';
import { IsEmail, MaxLength, MinLength } from 'class-validator';
import { RequiredText, Verbatim } from '../../validation/text';

/** Limits of an account's texts, the same in every form that edits them. */
export const NAME = { label: 'Name', max: longest.name };
export const EMAIL = { label: 'Email', max: longest.email };
export const PHONE = { label: 'Phone', max: longest.phone };
export const ADDRESS = { label: 'Address', max: longest.address, multiline: true };

/** A required email address; the account service compares it without case. */
export function Email(): PropertyDecorator {
  return (target, property) => {
    // Only the first failure is reported, and "is required" comes before "must be valid".
    RequiredText(EMAIL)(target, property);
    IsEmail({}, { message: 'Email must be a valid email address' })(target, property);
  };
}

/** A new password; the account service refuses common ones. */
export function NewPassword(): PropertyDecorator {
  const { min, max } = passwordLength;
  return (target, property) => {
    Verbatim()(target, property);
    MaxLength(max, { message: `Password must be at most ${max} characters` })(target, property);
    MinLength(min, { message: `Password must be at least ${min} characters` })(target, property);
  };
}
