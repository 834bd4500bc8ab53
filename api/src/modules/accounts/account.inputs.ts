import { IsIn, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Role } from '../../auth/role';
import { MayBeLeftOut, OptionalText, RequiredText } from '../../validation/text';
import { ADDRESS, Email, EMAIL, NAME, PHONE } from './account.fields';

@InputType({ description: 'A new account (spec section 5). Registering does not sign in.' })
export class RegisterInput {
  @RequiredText(NAME)
  @Field({ description: 'Full name, 1 to 120 characters.' })
  name: string;

  @Email()
  @Field({ description: 'Unique without case.' })
  email: string;

  @MinLength(8, { message: 'Password must be at least 8 characters' })
  @MaxLength(128, { message: 'Password must be at most 128 characters' })
  @Field({ description: '8 to 128 characters, any, but not one of the most common passwords.' })
  password: string;

  @OptionalText(PHONE)
  @Field(() => String, {
    nullable: true,
    description: 'A Bangladeshi mobile number in any usual writing, or another valid international number.',
  })
  phone?: string | null;

  @OptionalText(ADDRESS)
  @Field(() => String, { nullable: true, description: 'Postal address, at most 500 characters.' })
  address?: string | null;

  @ValidateIf((input: RegisterInput) => input.role !== undefined && input.role !== null)
  @IsIn([Role.USER, Role.LAWYER], { message: 'Role must be user or lawyer' })
  @Field(() => Role, { nullable: true, defaultValue: Role.USER, description: 'USER (a client) or LAWYER.' })
  role?: Role | null;
}

@InputType({
  description:
    'What people change about themselves. A field left out keeps its value; an empty text clears an optional one.',
})
export class UpdateProfileInput {
  @MayBeLeftOut()
  @RequiredText(NAME)
  @Field(() => String, { nullable: true, description: 'Full name, 1 to 120 characters.' })
  name?: string;

  @MayBeLeftOut()
  @Email()
  @Field(() => String, { nullable: true, description: 'Unique without case.' })
  email?: string;

  @OptionalText(PHONE)
  @Field(() => String, { nullable: true, description: 'Phone number; empty clears it.' })
  phone?: string | null;

  @OptionalText(ADDRESS)
  @Field(() => String, { nullable: true, description: 'Postal address; empty clears it.' })
  address?: string | null;
}

@InputType({ description: 'What an admin changes about a client. A field left out keeps its value.' })
export class UpdateUserInput {
  @MayBeLeftOut()
  @RequiredText(NAME)
  @Field(() => String, { nullable: true, description: 'Full name, 1 to 120 characters.' })
  name?: string;

  @MayBeLeftOut()
  @Email()
  @Field(() => String, { nullable: true, description: 'Unique without case.' })
  email?: string;

  @OptionalText(PHONE)
  @Field(() => String, { nullable: true, description: 'Phone number; empty clears it.' })
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
