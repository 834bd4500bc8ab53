import { Field, InputType } from 'type-graphql';
import { OptionalText, RequiredText } from '../../validation/text';

@InputType({ description: 'What a client says about the service (spec section 5).' })
export class ReviewInput {
  @RequiredText({ label: 'Name', max: 120 })
  @Field({ description: '1 to 120 characters.' })
  name: string;

  @RequiredText({ label: 'Designation', max: 120 })
  @Field({ description: 'Profession or place, 1 to 120 characters.' })
  designation: string;

  @RequiredText({ label: 'Review', max: 2000, multiline: true })
  @Field({ description: '1 to 2,000 characters.' })
  review: string;

  @OptionalText({ label: 'Website', max: 2000, multiline: true })
  @Field(() => String, { nullable: true, description: 'Leave empty: a trap for robots.' })
  website?: string | null;
}
