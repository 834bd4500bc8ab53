import { Field, InputType } from 'type-graphql';
import { OmitIfUndefined, OptionalText, RequiredText } from '../../validation/text';
import { Email, NAME, PHONE } from '../accounts/account.fields';

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
