import { Field, InputType, Int } from 'type-graphql';
import { nullable } from '../../../graphql/fields';
import { OmitIfUndefined, OptionalText, RequiredText } from '../../../validation/text';
import { Email, NAME, PHONE } from '../../accounts/account.fields';
import { Experience, MERGE_RULE, PracticeAreas } from '../lawyer.fields';

@InputType({ description: `Changes to a lawyer by an admin. ${MERGE_RULE}` })
export class UpdateLawyerInput {
  @OmitIfUndefined()
  @RequiredText(NAME)
  @Field(() => String, nullable('Full name, 1 to 120 characters.'))
  name?: string;

  @OptionalText({ ...NAME, label: 'Name in Bangla' })
  @Field(() => String, {
    nullable: true,
    description:
      'Full name in Bangla, at most 120 characters; an empty text clears it. The name that a verifier enters counts as checked, together with the present English one; from other staff it waits to be checked.',
  })
  nameBangla?: string | null;

  @OmitIfUndefined()
  @Email()
  @Field(() => String, {
    nullable: true,
    description: 'Email address. No other account may have it; upper and lower case count as the same.',
  })
  email?: string;

  @PracticeAreas()
  @Field(() => [String], nullable('Names of practice areas. Replaces all earlier ones.'))
  practiceAreas?: string[];

  @Experience()
  @Field(() => Int, nullable('Years of experience, 0 to 80.'))
  experience?: number;
}

/** REST takes the phone number as well. */
export class UpdateManagedAccountInput extends UpdateLawyerInput {
  @OptionalText(PHONE)
  phone?: string | null;
}
