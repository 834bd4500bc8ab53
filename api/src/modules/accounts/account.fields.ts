import { IsEmail, MaxLength, MinLength } from 'class-validator';
import { RequiredText } from '../../validation/text';

/** Limits of an account's texts, the same in every form that edits them. */
export const NAME = { label: 'Name', max: 120 };
export const EMAIL = { label: 'Email', max: 254 };
export const PHONE = { label: 'Phone', max: 40 };
export const ADDRESS = { label: 'Address', max: 500, multiline: true };

/** A required email address; the account service compares it without case. */
export function Email(): PropertyDecorator {
  return (target, property) => {
    // Only the first failure is reported, and "is required" comes before "must be valid".
    RequiredText(EMAIL)(target, property);
    IsEmail({}, { message: 'Email must be a valid email address' })(target, property);
  };
}

/** A password that somebody chooses; common ones are refused by the account service. */
export function NewPassword(): PropertyDecorator {
  return (target, property) => {
    MaxLength(128, { message: 'Password must be at most 128 characters' })(target, property);
    MinLength(8, { message: 'Password must be at least 8 characters' })(target, property);
  };
}
