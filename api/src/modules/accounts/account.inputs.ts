import { IsIn, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Role } from '../../auth/role';
import { OmitIfUndefined, OptionalText, RequiredText } from '../../validation/text';
import { ADDRESS, Email, EMAIL, NAME, PHONE } from './account.fields';

@InputType({ description: 'A new account. Registering does not sign in.' })
export class RegisterInput {
  @RequiredText(NAME)
  @Field({ description: 'Full name, 1 to 120 characters.' })
  name: string;

  @Email()
  @Field({
    description: 'Email address. No other account may have it; upper and lower case count as the same.',
  })
  email: string;

  @MinLength(8, { message: 'Password must be at least 8 characters' })
  @MaxLength(128, { message: 'Password must be at most 128 characters' })
  @Field({ description: '8 to 128 characters of any kind, not one of the most common passwords.' })
  password: string;

  @OptionalText(PHONE)
  @Field(() => String, {
    nullable: true,
    description:
      'A Bangladeshi mobile number in any usual form, such as 01712-345678, or a valid international number.',
  })
  phone?: string | null;

  @OptionalText(ADDRESS)
  @Field(() => String, { nullable: true, description: 'Postal address, at most 500 characters.' })
  address?: string | null;

  @ValidateIf((input: RegisterInput) => input.role !== undefined && input.role !== null)
  @IsIn([Role.USER, Role.LAWYER], { message: 'Role must be user or lawyer' })
  @Field(() => Role, {
    nullable: true,
    defaultValue: Role.USER,
    description: 'USER (a client) or LAWYER. ADMIN is refused.',
  })
  role?: Role | null;
}

@InputType({
  description:
    'Changes to the profile of the signed-in user. A field left out keeps its value; an empty text clears an optional field.',
})
export class UpdateProfileInput {
  @OmitIfUndefined()
  @RequiredText(NAME)
  @Field(() => String, { nullable: true, description: 'Full name, 1 to 120 characters.' })
  name?: string;

  @OmitIfUndefined()
  @Email()
  @Field(() => String, {
    nullable: true,
    description: 'Email address. No other account may have it; upper and lower case count as the same.',
  })
  email?: string;

  @OptionalText(PHONE)
  @Field(() => String, {
    nullable: true,
    description: 'Phone number, as in `RegisterInput`; an empty text clears it.',
  })
  phone?: string | null;

  @OptionalText(ADDRESS)
  @Field(() => String, {
    nullable: true,
    description: 'Postal address, at most 500 characters; an empty text clears it.',
  })
  address?: string | null;
}

@InputType({ description: 'Changes to a client by an admin. A field left out keeps its value.' })
export class UpdateUserInput {
  @OmitIfUndefined()
  @RequiredText(NAME)
  @Field(() => String, { nullable: true, description: 'Full name, 1 to 120 characters.' })
  name?: string;

  @OmitIfUndefined()
  @Email()
  @Field(() => String, {
    nullable: true,
    description: 'Email address. No other account may have it; upper and lower case count as the same.',
  })
  email?: string;

  @OptionalText(PHONE)
  @Field(() => String, {
    nullable: true,
    description: 'Phone number, as in `RegisterInput`; an empty text clears it.',
  })
  phone?: string | null;
}

/** Email and password as the login form sends them. */
export class LoginInput {
  @RequiredText(EMAIL)
  email: string;

  @RequiredText({ label: 'Password', max: 1000, verbatim: true })
  password: string;
}

/** The present password and the one that replaces it. */
export class ChangePasswordInput {
  @RequiredText({ label: 'Current password', max: 1000, verbatim: true })
  currentPassword: string;

  @MinLength(8, { message: 'Password must be at least 8 characters' })
  @MaxLength(128, { message: 'Password must be at most 128 characters' })
  newPassword: string;
}
