import { ValidateIf } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { nullable } from '../../graphql/fields';
import { VERSION_INPUT_DESCRIPTION } from '../../validation/content-version';
import { OmitIfUndefined, OptionalText, RequiredText } from '../../validation/text';
import { ADDRESS, Email, NAME, PHONE } from './account.fields';

@InputType({ description: 'Changes to a client by an admin. A field left out keeps its value.' })
export class UpdateUserInput {
  @OmitIfUndefined()
  @RequiredText({ ...NAME, name: 'any' })
  @Field(() => String, nullable('Full name, 1 to 120 characters.'))
  name?: string;

  @ValidateIf(({ email }: UpdateUserInput) => email !== undefined && email !== '')
  @Email()
  @Field(() => String, {
    nullable: true,
    description:
      'Email address; an empty one changes nothing where there is none. No other account may have it; upper and lower case count as the same.',
  })
  email?: string;

  @OptionalText(PHONE)
  @Field(() => String, nullable('Phone number, as in `RegisterInput`; an empty text clears it.'))
  phone?: string | null;
}

@InputType({
  description:
    'Changes to the profile of the signed-in user. A field left out keeps its value; an empty text clears an optional field.',
})
export class UpdateProfileInput extends UpdateUserInput {
  @OptionalText(ADDRESS)
  @Field(() => String, nullable('Postal address, at most 500 characters; an empty text clears it.'))
  address?: string | null;

  @OptionalText({ label: 'Version', max: 64 })
  @Field(() => String, nullable(VERSION_INPUT_DESCRIPTION))
  version?: string | null;
}
