import { ValidateIf } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { RequiredText } from '../../../validation/text';
import { NAME, NewPassword } from '../../accounts/account.fields';
import { IsShared, PROOF, SHARED_ARGUMENT } from '../../accounts/sessions/session.inputs';

@InputType({ description: "A client's new account, for a number that a code has proved." })
export class PhoneAccountInput {
  @RequiredText(PROOF)
  @Field(() => ID, { description: 'The proof for which `provePhone` answered `newAccount` or `unused`.' })
  proofId: string;

  @RequiredText(NAME)
  @Field({ description: 'Full name, 1 to 120 characters.' })
  name: string;

  @ValidateIf((input: PhoneAccountInput) => Boolean(input.password))
  @NewPassword()
  @Field(() => String, {
    nullable: true,
    description: '8 to 128 characters, not one of the most common passwords; without one, codes sign in.',
  })
  password?: string | null;

  @IsShared()
  @Field(() => Boolean, SHARED_ARGUMENT)
  shared = false;
}
