import { IsBoolean, IsObject, IsOptional, ValidateIf } from 'class-validator';
import { all, OptionalText, RequiredText } from '../../../validation/text';
import { EMAIL, NewPassword } from '../account.fields';

export const CODE = ['Code', 'কোড'] as const;
export const PROOF = { label: ['Proof', 'প্রমাণ'], max: 40 } as const;

/** For sign-ins on a phone that others use. */
export const SHARED_ARGUMENT = {
  defaultValue: false,
  description:
    'Whether others use the phone: the session then ends after 12 hours, and no device is remembered (`device` is empty). The owner is warned of it all the same.',
};

export const IsShared = (): PropertyDecorator =>
  all(IsOptional(), IsBoolean({ message: 'Shared must be true or false' }));

export class LoginInput {
  @RequiredText(EMAIL)
  email: string;

  @RequiredText({ label: 'Password', max: 1000, verbatim: true })
  password: string;

  @IsShared()
  shared?: boolean;
}

/** What proves a second factor. */
export class FactorInput {
  @OptionalText({ label: CODE, max: 40 })
  code?: string | null;

  /** A passkey's signature instead of the code. */
  @IsOptional()
  @IsObject({ message: 'Passkey must be an object' })
  passkey?: object | null;
}

/** Requires the second factor if the account has one. */
export class IdentityInput extends FactorInput {
  @ValidateIf(({ proofId }: IdentityInput) => !proofId)
  @RequiredText({ label: 'Password', max: 1000, verbatim: true })
  password: string;

  /** In place of the password: a code to the sign-in phone. */
  @OptionalText(PROOF)
  proofId?: string | null;

  @OptionalText({ label: CODE, max: 40 })
  phoneCode?: string | null;
}

/** The signature of the response is checked later. */
export class PasskeyInput {
  @RequiredText({ label: 'Name', max: 60 })
  name: string;

  @IsObject({ message: 'Response must be an object' })
  response: object;
}

export class CodeInput {
  @RequiredText({ label: CODE, max: 40 })
  code: string;
}

const CHALLENGE = { label: ['Challenge', 'লগইনের দ্বিতীয় ধাপ'], max: 200 } as const;

export class ChallengeInput {
  @RequiredText(CHALLENGE)
  challenge: string;
}

/** The challenge of a sign-in, and its second factor. */
export class CompleteLoginInput extends FactorInput {
  @RequiredText(CHALLENGE)
  challenge: string;

  @IsShared()
  shared?: boolean;
}

export class PasswordResetRequestInput {
  @RequiredText(EMAIL)
  email: string;
}

export class LinkInput {
  @RequiredText({ label: ['Link', 'লিংক'], max: 200 })
  token: string;
}

export class PasswordResetInput extends LinkInput {
  @NewPassword()
  newPassword: string;
}

export class ChangePasswordInput {
  @RequiredText({ label: ['Current password', 'বর্তমান পাসওয়ার্ড'], max: 1000, verbatim: true })
  currentPassword: string;

  @NewPassword()
  newPassword: string;

  /** With the code of a second factor, the change is a new proof of identity. */
  @OptionalText({ label: CODE, max: 40 })
  code?: string | null;
}
