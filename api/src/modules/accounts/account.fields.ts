import { IsEmail } from 'class-validator';
import { RequiredText } from '../../validation/text';

/** Limits of an account's texts, the same in every form that edits them. */
export const NAME = { label: 'Name', max: 120 };
export const EMAIL = { label: 'Email', max: 254 };
export const PHONE = { label: 'Phone', max: 40 };
export const ADDRESS = { label: 'Address', max: 500, multiline: true };

/** Email as every form asks for it: there, an address, compared without case. */
export function Email(): PropertyDecorator {
  return (target, property) => {
    // The complaint of the first one is told, so being there comes before being an address.
    RequiredText(EMAIL)(target, property);
    IsEmail({}, { message: 'Email must be a valid email address' })(target, property);
  };
}
