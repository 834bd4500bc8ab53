import { IsIn, ValidateIf } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Role } from '../../auth/role';
import { OptionalText, RequiredText } from '../../validation/text';
import { ADDRESS, Email, NAME, NewPassword, PHONE } from '../accounts/account.fields';

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

  @NewPassword()
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
