import { longest } from '@ainsathi/contract/limits';
import { Field, InputType } from 'type-graphql';
import { OptionalText, RequiredText } from '../../validation/text';

@InputType({ description: 'A review of the service. Nobody has to sign in for it.' })
export class ReviewInput {
  @RequiredText({ label: 'Name', max: longest.reviewName, name: 'public' })
  @Field({ description: 'Name of the reviewer, 1 to 120 characters.' })
  name: string;

  @RequiredText({ label: ['Designation', 'পেশা'], max: longest.designation })
  @Field({ description: 'Profession or place of the reviewer, 1 to 120 characters.' })
  designation: string;

  @RequiredText({ label: 'Review', max: longest.review, multiline: true })
  @Field({ description: 'The review as plain text, 1 to 2,000 characters.' })
  review: string;

  @OptionalText({ label: ['Website', 'ওয়েবসাইট'], max: 2000, multiline: true })
  @Field(() => String, {
    nullable: true,
    description:
      'Leave this out. A form hides it from people, and a review that fills it in comes from a robot.',
  })
  website?: string | null;
}
